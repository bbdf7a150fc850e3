import AnimFiles
import AnimLayoutSources
import AnimScenarioFormat
import AnimSourceLowering
import AnimStaging
import Foundation

/// Makes up a scenario for code of an app, as much of one as the code bears.
@MainActor struct SubjectStudy {
  private let subject: SubjectOptions
  private let general: GeneralOptions
  private let terminal: Terminal
  /// Whether only one moment is to be seen: a screen as it comes up, and not in the middle of being scrolled.
  private let isStill: Bool
  private let perform: (LayoutWork) async throws -> DryRun.Outcome

  /// A study of what the command line names.
  ///
  /// - Parameters:
  ///   - subject: The code.
  ///   - general: The options that all commands share.
  ///   - terminal: The terminal for messages.
  ///   - isStill: Whether only one moment is to be seen.
  ///   - perform: Has another process do a piece of work, in which the code may crash.
  init(
    _ subject: SubjectOptions, _ general: GeneralOptions, _ terminal: Terminal,
    isStill: Bool = false,
    perform: @escaping (LayoutWork) async throws -> DryRun.Outcome
  ) {
    self.subject = subject
    self.general = general
    self.terminal = terminal
    self.isStill = isStill
    self.perform = perform
  }

  /// The scenarios, of which one is written to where it is wished for.
  ///
  /// - Throws: `CommandError` if the sources cannot be used.
  func scenarios() async throws -> [ScenarioFile] {
    do {
      if !subject.previewSources.isEmpty { return try previews() }
      let (file, description) =
        subject.screenSources.isEmpty ? try await layout() : try await screen()
      try write(description)
      return [file]
    } catch let problem as SourceError {
      throw CommandError(problem)
    } catch let problem as OutputError {
      throw problem
    } catch let problem as CommandError {
      throw problem
    } catch {
      throw CommandError(error, terminal)
    }
  }

  private func previews() throws -> [ScenarioFile] {
    let names = try SourceFiles(named: subject.previewSources).previewNames
    guard !names.isEmpty else {
      throw CommandError(
        .dataError, "there is no #Preview in '\(subject.previewSources.joined(separator: "', '"))'")
    }
    return names.map { name in
      ScenarioFile(
        SynthesizedScreen(
          subject.previewSources, className: nil, expression: nil, isInNavigationController: false,
          preview: name, isScrolled: false))
    }
  }

  private var dryRun: DryRun {
    DryRun(
      subject.layoutSources, className: subject.className, general, terminal, perform: perform)
  }

  private func layout() async throws -> (ScenarioFile, ScenarioDescription) {
    // Of a layout that does not compile, no screen shows more.
    var result = try await dryRun.result()
    if result.isUseless {
      if let other = await resultOfAlternative() {
        result = other
      } else if let screen = await screen(ofOwner: result) {
        return screen
      }
    }
    if let reason = result.reason, !general.quiet {
      terminal.print(
        "note: without \(result.omitted.words), in which the layout fails:\n\(reason)")
    }
    if let name = result.synthesized.traits.cellProtocol, !general.quiet {
      terminal.print(
        "note: the layout asks its cells whether they are '\(name)', which those that are made up are not; "
          + "'cells: {default: {class: …}}' of a scenario names a class that is\n")
    }
    return (ScenarioFile(result.synthesized), result.synthesized.description)
  }

  /// What comes of a layout that descends from one which shows nothing or fails, or that is declared beside it; nil if none shows more, or one
  /// class was asked for.
  private func resultOfAlternative() async -> DryRun.Result? {
    guard subject.className == nil,
      let (name, others) = LayoutTraits.alternatives(of: subject.layoutSources)
    else { return nil }
    for other in others.prefix(Self.mostAlternatives) {
      let run = DryRun(
        [other.path], className: other.className, general, terminal, perform: perform)
      guard let result = try? await run.result(), !result.isUseless else { continue }
      say(
        "'\(name)' shows nothing alone; '\(other.className)' (\(other.path)) is shown: "
          + "render-anim --layout \(other.path.shellWord) --class \(other.className)")
      return result
    }
    return nil
  }

  /// How many layouts are tried, each of which is compiled.
  private static let mostAlternatives = 2

  /// The screen of a view controller that makes a layout which shows nothing alone; nil if there is none that shows more.
  ///
  /// Of a layout that fails, the controller is named, as the failure is what its author has to see.
  private func screen(
    ofOwner result: DryRun.Result
  ) async -> (ScenarioFile, ScenarioDescription)? {
    let owners = LayoutOwner.controllers(
      of: subject.layoutSources, className: subject.className)
    for owner in owners.prefix(Self.mostScreens) {
      guard let name = owner.typeName,
        let screen = try? screen(
          [owner.screenFolder], name, isScrolled: true, isAnswered: true),
        (try? await dryRun.shows(ScenarioFile(screen))) == true
      else { continue }
      let maker = "'\(name)' (\(owner.path):\(owner.line)) makes this layout"
      let command = "render-anim --screen \(owner.screenFolder.shellWord) --class \(name)"
      guard result.needsOwner else {
        say("\(maker): \(command)")
        return nil
      }
      say("\(maker), which shows nothing without it; this is its screen: \(command)")
      return (ScenarioFile(screen), screen.description)
    }
    if let owner = owners.first, let name = owner.typeName {
      say(
        "'\(name)' (\(owner.path):\(owner.line)) makes this layout, but is not shown alone either; what it sets "
          + "can be said in a scenario, by 'layout: {setUp: […]}' and 'delegate:'")
    }
    return nil
  }

  /// How many screens are tried, each of which is compiled.
  private static let mostScreens = 2

  private func say(_ note: String) {
    if !general.quiet { terminal.print("note: \(note)\n") }
  }

  /// As much as the screen bears: scrolled or not, and with servers whose answers are made up or without any.
  private func screen() async throws -> (ScenarioFile, ScenarioDescription) {
    let (whole, failure, leftOut) = try await wholeScreen()
    guard let complaint = failure else { return (ScenarioFile(whole), whole.description) }
    let still = try screen(isScrolled: false, isAnswered: false, leavingOut: leftOut)
    // What fails at rest, too, is told of when it is rendered.
    guard try await dryRun.complaint(about: ScenarioFile(still)) == nil else {
      return (ScenarioFile(still), still.description)
    }
    var (made, omitted) = (still, "scrolling and what servers would answer")
    let others = [(false, true, "scrolling"), (true, false, "what servers would answer")]
    for (isScrolled, isAnswered, without) in others {
      let other = try screen(
        isScrolled: isScrolled, isAnswered: isAnswered, leavingOut: leftOut)
      guard try await dryRun.complaint(about: ScenarioFile(other)) == nil else { continue }
      (made, omitted) = (other, without)
      break
    }
    if !general.quiet {
      terminal.print("note: without \(omitted), with which the screen fails:\n\(complaint)")
    }
    return (ScenarioFile(made), made.description)
  }

  /// The screen with all that may happen to it, why that fails, and which statements are left out.
  ///
  /// Where parts of an app are missing, what needs them may crash, and so may what a screen has from the one before it. The rest of such a method is worth more than the statement.
  private func wholeScreen() async throws -> (SynthesizedScreen, failure: String?, [String]) {
    var leftOut: [String] = []
    while true {
      let whole = try screen(isScrolled: true, isAnswered: true, leavingOut: leftOut)
      guard let complaint = try await dryRun.complaint(about: ScenarioFile(whole)) else {
        return (whole, nil, leftOut)
      }
      let crash = CrashNote(complaint, isAlone: isAlone)
      // What is left out already, and crashes all the same, is no statement: what has called it may be one.
      guard leftOut.count < Self.mostCrashes, crash.isOfGaps,
        let place = crash.places.first(where: { !leftOut.contains($0) })
      else { return (whole, complaint, leftOut) }
      leftOut.append(place)
    }
  }

  /// Whether a screen is asked for by its class or its file, and not the one that its app starts with.
  private var isAlone: Bool {
    subject.className != nil
      || subject.expression == nil && subject.screenSources.allSatisfy { $0.hasSuffix(".swift") }
  }

  /// How many statements are left out as they crash: each takes the time of compiling its file, and of acting the screen out.
  private static let mostCrashes = 3

  private func screen(
    isScrolled: Bool, isAnswered: Bool, leavingOut leftOut: [String]
  ) throws -> SynthesizedScreen {
    try screen(
      subject.screenSources, subject.className, isScrolled: isScrolled, isAnswered: isAnswered,
      leavingOut: leftOut)
  }

  private func screen(
    _ sources: [String], _ className: String?, isScrolled: Bool, isAnswered: Bool,
    leavingOut leftOut: [String] = []
  ) throws -> SynthesizedScreen {
    let outline = try ScreenOutline(sources)
    return SynthesizedScreen(
      sources, className: className, expression: subject.expression,
      isInNavigationController: outline.wantsBar(className ?? Self.heir(in: sources)),
      isScrolled: isScrolled && !isStill,
      isAnswered: isAnswered, isLandscape: outline.isLandscape,
      isTablet: outline.isForTablets, leavingOut: leftOut)
  }

  /// The controller in a single file whose ancestor another file declares, such as `BaseViewController`; nil for others.
  private static func heir(in sources: [String]) -> String? {
    guard sources.count == 1, let path = sources.first, path.hasSuffix(".swift"),
      let text = try? String(contentsOfFile: path, encoding: .utf8),
      let match = text.firstMatch(
        of: /(?m)^[^\n\/"]*\bclass\s+(\w+)\s*:\s*(\w+(?:Controller|VC))\b/),
      !match.2.hasPrefix("UI")
    else { return nil }
    return String(match.1)
  }

  /// Writes a scenario whose paths are relative to where it stands.
  private func write(_ description: ScenarioDescription) throws {
    guard let path = subject.scenarioPath else { return }
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    try OutputFile.write(description.relative(to: folder).yaml, to: path)
  }
}

extension String {
  /// As a shell takes it for one word.
  fileprivate var shellWord: String {
    allSatisfy { $0.isLetter || $0.isNumber || "._-/+".contains($0) } ? self : "\"\(self)\""
  }
}

extension ScenarioFile {
  /// A scenario that is made up for a screen.
  init(_ screen: SynthesizedScreen) {
    self.init(
      text: screen.description.yaml,
      in: screen.folder.appendingPathComponent("\(screen.name).yaml").relativePath)
  }
}

extension ScenarioDescription {
  /// The same with its sources relative to a folder where they are in it or below.
  func relative(to folder: URL) -> ScenarioDescription {
    let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    func short(_ value: ScenarioDescription) -> ScenarioDescription {
      switch value {
      case .text(let path):
        .text(
          path == folder.path
            ? "." : path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path)
      case .list(let paths): .list(paths.map(short))
      case .plain, .mapping: value
      }
    }
    var description = self
    for part in ["layout", "controller"] {
      guard var owner = description[part], let source = owner["source"] else { continue }
      let paths = short(source)
      if case .list(let only) = paths, only.count == 1 {
        owner["source"] = only[0]
      } else {
        owner["source"] = paths
      }
      description[part] = owner
    }
    return description
  }
}
