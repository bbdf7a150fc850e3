import AnimFiles
import AnimScenarioFormat
import AnimTextFormats
import ArgumentParser
import Foundation

extension Catalog: ExpressibleByArgument {}

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists what scenarios can say.")

  @Argument(
    help: ArgumentHelp(
      "\(Catalog.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "what"))
  var catalog: Catalog

  @Flag(help: "Print JSON.") var json = false
  @Flag(help: "Print a page in Markdown.") var markdown = false

  func validate() throws {
    if json, markdown { throw ValidationError("--json and --markdown exclude each other") }
  }

  func run() throws {
    let entries = catalog.entries
    let text: String
    if markdown {
      text = catalog.markdown
    } else if json {
      text = try JSONText(entries, isIndented: true).text + "\n"
    } else {
      text = Self.text(entries)
    }
    try ProgramOutput.write(text)
  }

  /// The names with their meanings; groups under headings, properties and examples below.
  private static func text(_ entries: [Catalog.Entry]) -> String {
    var groups: [(name: String, entries: [Catalog.Entry])] = []
    for entry in entries {
      if groups.last?.name == entry.group {
        groups[groups.count - 1].entries.append(entry)
      } else {
        groups.append((entry.group, [entry]))
      }
    }
    return groups.map { group in
      let heading = group.name.isEmpty ? "" : group.name.uppercased() + "\n"
      if group.entries.contains(where: { !$0.properties.isEmpty }) {
        return heading + group.entries.map(section).joined(separator: "\n")
      }
      var table = TextTable([.left, .left, .left])
      for entry in group.entries { table.add(entry.name, entry.summary, entry.example) }
      return heading + table.text
    }.joined(separator: "\n")
  }

  private static func section(_ entry: Catalog.Entry) -> String {
    var table = TextTable([.left, .left])
    for property in entry.properties { table.add("  " + property.name, property.summary) }
    return "\(entry.name): \(entry.summary)\n" + table.text
  }
}
