import AnimLayoutSources
import AnimStaging
import AnimTextFormats
import Foundation

/// What the doctor found, for people and for programs.
struct DoctorReport {
  private let diagnosis: ProjectDiagnosis
  private let sources: [String]

  init(_ diagnosis: ProjectDiagnosis, _ sources: [String]) {
    self.diagnosis = diagnosis
    self.sources = sources
  }

  /// How many causes are listed; those behind them cost a part or two.
  private static let causeCount = 20

  var text: String {
    var lines = ["\(count(diagnosis.fileCount, "Swift file"))\(modules)"]
    lines += section("screens", diagnosis.screens)
    lines += section("layouts", diagnosis.layouts)
    if !diagnosis.gaps.isEmpty {
      lines += ["", "left out, by cause"]
      for gap in diagnosis.gaps.prefix(Self.causeCount) {
        lines.append("  \(gap.count)\u{d7} \(gap.message)  (\(gap.path):\(gap.line))")
      }
      let others = diagnosis.gaps.count - Self.causeCount
      if others > 0 { lines.append("  and \(others) more causes") }
    }
    lines += advice
    if !commands.isEmpty { lines += ["", "to try"] + commands.map { "  \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  private var modules: String {
    diagnosis.modules.isEmpty ? "" : ", with " + diagnosis.modules.joined(separator: ", ")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private func section(_ title: String, _ subjects: [ProjectDiagnosis.Subject]) -> [String] {
    guard !subjects.isEmpty else { return [] }
    let width = subjects.map(\.name.count).max() ?? 0
    return ["", title]
      + subjects.map { subject in
        "  " + subject.name + String(repeating: " ", count: width - subject.name.count)
          + "  \(subject.place)" + (subject.isWhole ? "" : "  with gaps")
      }
  }

  /// What would help.
  private var advice: [String] {
    let missing = diagnosis.gaps.compactMap { gap in
      gap.message.firstMatch(of: /no such module '([^']+)'/).map { String($0.1) }
    }
    guard !missing.isEmpty else { return [] }
    // What a project has from elsewhere can be had.
    let fetched = sources.filter { !PackagePin.pins(of: URL(fileURLWithPath: $0)).isEmpty }
      .map { "  render-anim fetch-packages \($0.quotedForShell)" }
    return [
      "",
      "modules without sources: \(missing.joined(separator: ", ")); where they are at hand, name them with "
        + "'--module NAME=FOLDER', '--package FOLDER' or '--project PROJECT'",
    ]
      + (fetched.isEmpty
        ? [] : ["the packages that the project has from elsewhere are checked out by"] + fetched)
  }

  private var commands: [String] {
    let paths = sources.map(\.quotedForShell).joined(separator: " --screen ")
    var commands: [String] = []
    if diagnosis.startsApp { commands.append("render-anim --screen \(paths) --gif first.gif") }
    commands += diagnosis.screens.filter(\.isWhole).prefix(2).map {
      "render-anim --screen \(paths) --class \($0.name) --gif \($0.name).gif"
    }
    let places = sources.map(\.quotedForShell).joined(separator: " --layout ")
    commands += diagnosis.layouts.filter(\.isWhole).prefix(2).map {
      "render-anim --layout \(places) --class \($0.name) --gif \($0.name).gif"
    }
    return commands
  }

  func json() throws -> String { try JSONText(diagnosis, isIndented: true).text + "\n" }
}

extension String {
  /// The word as a shell reads it back.
  fileprivate var quotedForShell: String {
    wholeMatch(of: /[A-Za-z0-9_.\/+-]+/) != nil
      ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
