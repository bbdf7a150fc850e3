import AnimActions
import AnimFiles
import AnimVerifying
import AnimWorkers
import Foundation

/// Compares the scenarios of two trees.
///
/// The work is done by the program's own commands in each of the trees, with everything that they know of: results that are
/// known are not made again, and code of one tree never meets that of the other.
@MainActor struct RevisionComparison {
  private let before: URL
  private let after: URL
  private let workplace: URL
  private let command: CompareCommand

  /// The frame rate of the GIFs.
  private static let framesPerSecond = 25.0

  init(before: URL, after: URL, workplace: URL, command: CompareCommand) {
    (self.before, self.after, self.workplace, self.command) = (before, after, workplace, command)
  }

  /// What has changed, with the GIFs that show it.
  func changes() async throws -> RevisionChanges {
    let (old, new) = (try keys(before), try keys(after))
    let changed = new.filter { name, part in old[name].map { $0.key != part.key } ?? false }
    var changes = RevisionChanges(
      added: new.keys.filter { old[$0] == nil }.sorted(),
      removed: old.keys.filter { new[$0] == nil }.sorted(),
      untouched: new.count { old[$0.key]?.key == $0.value.key })
    guard !changed.isEmpty else { return changes }
    let causes = try causes(of: Set(changed.values.map(\.file)).sorted())
    for (number, (name, part)) in changed.sorted(by: { $0.key < $1.key }).enumerated() {
      let verdict = causes[name]
      if verdict?.status == Verdict.Status.passed.rawValue {
        changes.equal.append(name)
        continue
      }
      let picture = try await picture(of: part, name, number: number)
      changes.different.append(
        .init(name: name, texts: verdict?.causes.map(\.text) ?? [], picture: picture))
    }
    return changes
  }

  /// A scenario in a theme, and the key of what is drawn of it.
  private struct Part {
    var file: String
    var theme: String
    var key: String
  }

  private func run(_ arguments: [String], in folder: URL) -> ChildProgram.Outcome {
    // Recording is not forbidden here, since nothing of it stays.
    ChildProgram(
      WorkerProgram.ownPath, arguments + command.words, in: folder,
      environment: [
        "CI": "", "RENDER_ANIM_RECORD": "", "GITHUB_ACTIONS": "", "GITHUB_STEP_SUMMARY": "",
      ]
    ).run()
  }

  /// The scenarios that a tree has of those that are meant.
  private func scenarios(in folder: URL) -> [String] {
    command.scenarios.filter {
      FileManager.default.fileExists(
        atPath: $0.hasPrefix("/") ? $0 : folder.appendingPathComponent($0).path)
    }
  }

  private func keys(_ folder: URL) throws -> [String: Part] {
    let scenarios = scenarios(in: folder)
    guard !scenarios.isEmpty else { return [:] }
    struct Plan: Decodable { var actions: [PlannedAction] }
    let outcome = run(["plan", "--json", "record", "--quiet"] + scenarios, in: folder)
    guard let plan = try? JSONDecoder().decode(Plan.self, from: Data(outcome.output.utf8)) else {
      throw CommandError(.dataError, text: outcome.errors)
    }
    var parts: [String: Part] = [:]
    for action in plan.actions {
      guard let scenario = action.inputs.first(where: { $0.role == .scenario }),
        let theme = action.command.firstIndex(of: "--theme")
      else { continue }
      parts[action.name] = Part(
        file: scenario.path, theme: action.command[theme + 1], key: action.key)
    }
    return parts
  }

  /// What is found of scenarios when they are compared with what they were.
  private func causes(of files: [String]) throws -> [String: OpenVerdicts.Verdict] {
    let references = workplace.appendingPathComponent("references").path
    let report = workplace.appendingPathComponent("report").path
    _ = run(["record", "--mode", "all", "--quiet", "--references", references] + files, in: before)
    _ = run(
      ["verify", "--quiet", "--references", references, "--report", report] + files, in: after)
    guard let data = FileManager.default.contents(atPath: report + "/report.json"),
      let verdicts = OpenVerdicts([UInt8](data))
    else { return [:] }
    return Dictionary(verdicts.all.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The path of a GIF that shows both; nil if one of them cannot be drawn.
  private func picture(of part: Part, _ name: String, number: Int) async throws -> String? {
    func film(_ folder: URL, _ side: String) -> PictureFilm? {
      let file = workplace.appendingPathComponent("\(side)-\(number).apng").path
      let outcome = run(
        [
          "render", part.file, "--quiet", "--theme", part.theme, "--apng", file, "--fps",
          "\(Int(Self.framesPerSecond))",
        ], in: folder)
      guard outcome.code == 0 || outcome.code == 1 else { return nil }
      return PictureFilm(file)
    }
    guard let old = film(before, "before"), let new = film(after, "after") else { return nil }
    let frames = workplace.appendingPathComponent("frames-\(number)")
    try SideBySide(old, new).write(to: frames, framesPerSecond: Self.framesPerSecond)
    let path = "\(command.output)/\(name.replacing("/", with: "-")).gif"
    let outcome = ChildProgram(
      WorkerProgram.ownPath,
      [
        "encode", frames.path, "--quiet", "--fps", "\(Int(Self.framesPerSecond))", "--hold-last",
        "1",
        "--gif", path, "--max-bytes", command.maxBytes,
      ]
    ).run()
    guard outcome.code == 0 else { throw CommandError(.cannotCreate, text: outcome.errors) }
    try FileManager.default.removeItem(at: frames)
    return path
  }
}

/// What has changed between two revisions.
struct RevisionChanges {
  /// A scenario that looks different.
  struct Difference {
    var name: String
    /// What is different, what says most first.
    var texts: [String]
    /// The path of the GIF; nil if one of the two cannot be drawn.
    var picture: String?
  }

  var different: [Difference] = []
  /// Those that look as they did, although something changed that they depend on.
  var equal: [String] = []
  var added: [String]
  var removed: [String]
  /// The number of those that nothing changed that they depend on.
  var untouched: Int

  init(added: [String], removed: [String], untouched: Int) {
    (self.added, self.removed, self.untouched) = (added, removed, untouched)
  }

  /// The numbers in words.
  var summary: String {
    let parts = [
      (different.count, "different"), (added.count, "new"), (removed.count, "gone"),
      (equal.count, "changed and looks the same"), (untouched, "untouched"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// The changes for a pull request.
  ///
  /// - Parameters:
  ///   - revisions: The revisions, as they were given.
  ///   - pictures: Where the GIFs are found, by the names of their files.
  /// - Returns: Markdown.
  func markdown(_ revisions: String, pictures: String) -> String {
    var lines = ["### render-anim \(revisions): \(summary.isEmpty ? "no scenarios" : summary)", ""]
    for difference in different {
      lines += ["#### \(difference.name)", ""]
      lines += difference.texts.prefix(5).map { "- \($0)" }
      if difference.texts.count > 5 { lines.append("- and \(difference.texts.count - 5) more") }
      if !difference.texts.isEmpty { lines.append("") }
      if let picture = difference.picture {
        let file = URL(fileURLWithPath: picture).lastPathComponent
        let escaped =
          file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
        lines += ["![before and after](\(pictures)/\(escaped))", ""]
      } else {
        lines += ["It cannot be drawn in one of the two.", ""]
      }
    }
    func list(_ title: String, _ names: [String]) {
      guard !names.isEmpty else { return }
      lines += ["**\(title)**: " + names.map { "`\($0)`" }.joined(separator: ", "), ""]
    }
    list("New", added)
    list("Gone", removed)
    list("Changed, and looks the same", equal)
    return lines.joined(separator: "\n") + "\n"
  }
}
