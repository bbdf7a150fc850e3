import AnimFiles
import AnimLayoutSources
import ArgumentParser
import Foundation

struct FetchPackagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch-packages",
    abstract: "Checks out the Swift packages of an Xcode project, as Xcode does on a Mac.",
    discussion: """
      What 'Package.resolved' pins, or else what the project says of versions, is fetched by git, each package at its \
      commit alone, into '.build/checkouts' beside the project, where its modules are found. What is there at its commit, or has changes of its own, stays. \
      Rendering never does that by itself. The exit code is 69 if a package cannot be had.
      """)

  @Argument(
    help: ArgumentHelp(
      "An Xcode project or workspace, or the folder of one or of a package.", valueName: "project"),
    completion: .file())
  var project = "."

  func run() throws {
    let terminal = Terminal(color: .auto)
    do {
      try fetch(terminal)
    } catch {
      let failure = CommandError(error, terminal)
      terminal.print(failure)
      throw ExitCode(failure.code.rawValue)
    }
  }

  private func fetch(_ terminal: Terminal) throws {
    let source = URL(fileURLWithPath: project).standardizedFileURL
    guard FileManager.default.fileExists(atPath: source.path) else {
      throw CommandError(.noInput, "there is no '\(project)'")
    }
    let pins = PackagePin.pins(of: source)
    guard !pins.isEmpty else {
      return try ProgramOutput.write("'\(project)' has no packages from elsewhere\n")
    }
    let checkouts = PackageCheckouts(
      git: try Git.findProgram(),
      folder: PackagePin.home(of: source).appendingPathComponent(".build/checkouts"))
    var missing: [String] = []
    for pin in pins {
      let version = pin.version ?? pin.branch ?? pin.revision.map { String($0.prefix(12)) } ?? ""
      switch try checkouts.fetch(pin) {
      case .there: try ProgramOutput.write("\(pin.name) \(version): is there\n")
      case .fetched: try ProgramOutput.write("\(pin.name) \(version): fetched\n")
      case .failed(let reason): missing.append("'\(pin.location)': \(reason)")
      }
    }
    if !missing.isEmpty {
      throw CommandError(.unavailable, missing.joined(separator: "\n"))
    }
  }
}

/// The folder in which packages are checked out.
struct PackageCheckouts {
  enum Outcome {
    case there, fetched
    case failed(String)
  }

  let git: String
  let folder: URL

  /// Neither questions nor other ways to a repository than those that carry it.
  private static let environment = [
    "GIT_TERMINAL_PROMPT": "0", "GIT_ALLOW_PROTOCOL": "https:http:ssh:git:file",
  ]

  private func run(_ arguments: [String], in place: URL) -> ChildProgram.Outcome {
    ChildProgram(
      git, ["-c", "core.hooksPath=/dev/null"] + arguments, in: place, environment: Self.environment
    ).run()
  }

  /// Checks a package out, or leaves it if it is there at its commit or was put there by somebody else.
  ///
  /// - Throws: An error of the file system.
  func fetch(_ pin: PackagePin) throws -> Outcome {
    guard pin.isSound else { return .failed("is no repository, version or commit") }
    let manager = FileManager.default
    let place = folder.appendingPathComponent(pin.name, isDirectory: true)
    if manager.fileExists(atPath: place.path) {
      let isRepository = manager.fileExists(atPath: place.appendingPathComponent(".git").path)
      let commit = run(["rev-parse", "HEAD"], in: place).output
        .trimmingCharacters(in: .whitespacesAndNewlines)
      if !isRepository || pin.revision == nil || pin.revision == commit { return .there }
      guard run(["status", "--porcelain"], in: place).output.isEmpty else {
        return .failed("'\(place.path)' is at another commit, and has changes of its own")
      }
    }
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    // Under another name until it is whole.
    let partial = folder.appendingPathComponent(".\(pin.name)-\(getpid())", isDirectory: true)
    defer { try? manager.removeItem(at: partial) }
    try manager.createDirectory(at: partial, withIntermediateDirectories: true)
    var outcome = run(["init", "--quiet"], in: partial)
    guard outcome.code == 0 else { return .failed(reason(outcome)) }
    for reference in pin.references {
      outcome = run(
        ["fetch", "--quiet", "--depth", "1", "--end-of-options", pin.location, reference],
        in: partial)
      if outcome.code == 0 { break }
    }
    guard outcome.code == 0 else { return .failed(reason(outcome)) }
    outcome = run(["checkout", "--quiet", "--detach", "FETCH_HEAD"], in: partial)
    guard outcome.code == 0 else { return .failed(reason(outcome)) }
    if manager.fileExists(atPath: place.path) { try manager.removeItem(at: place) }
    try manager.moveItem(at: partial, to: place)
    return .fetched
  }

  private func reason(_ outcome: ChildProgram.Outcome) -> String {
    outcome.errors.split(separator: "\n").first.map(String.init) ?? "git failed"
  }
}
