import ArgumentParser

/// Code of an app that is rendered without a scenario.
struct SubjectOptions: ParsableArguments {
  @Option(
    name: .customLong("layout"),
    help: ArgumentHelp(
      "Render a layout of an app: a Swift file or folder, several if repeated.",
      valueName: "source"), completion: .file())
  var layoutSources: [String] = []

  @Option(
    name: .customLong("screen"),
    help: ArgumentHelp(
      "Render the screen that an app starts with, of an Xcode project or a folder, or that of a Swift file, or of "
        + "--class or --make; several if repeated.", valueName: "source"), completion: .file())
  var screenSources: [String] = []

  @Option(
    name: .customLong("previews"),
    help: ArgumentHelp(
      "Render each #Preview of a UIView or UIViewController in a Swift file, as a scenario of its own; several if "
        + "repeated.", valueName: "source"), completion: .file())
  var previewSources: [String] = []

  @Option(
    name: .customLong("class"),
    help: ArgumentHelp(
      "The class of --layout, if there are several, or of the view controller of --screen.",
      valueName: "name"))
  var className: String?

  @Option(
    name: .customLong("make"),
    help: ArgumentHelp(
      "The Swift expression that makes the view controller of --screen, such as 'Gallery(model: .sample)'.",
      valueName: "expression"))
  var expression: String?

  @Option(
    name: .customLong("write-scenario"),
    help: ArgumentHelp(
      "Write the scenario that is made up for --layout or --screen, to be gone on with.",
      valueName: "file"), completion: .file())
  var scenarioPath: String?

  var sources: [String] { layoutSources + screenSources + previewSources }
  var isEmpty: Bool { sources.isEmpty }
  /// How many scenarios come of it; of previews there may be several.
  var leastCount: Int { isEmpty ? 0 : previewSources.isEmpty ? 1 : 2 }

  func validate() throws {
    if [layoutSources, screenSources, previewSources].count(where: { !$0.isEmpty }) > 1 {
      throw ValidationError(
        "'--layout', '--screen' and '--previews' are different things to render; name one")
    }
    if className != nil, layoutSources.isEmpty, screenSources.isEmpty {
      throw ValidationError("'--class' names a class of '--layout' or '--screen', which is missing")
    }
    if expression != nil, screenSources.isEmpty {
      throw ValidationError("'--make' makes the controller of '--screen', which is missing")
    }
    if scenarioPath != nil, layoutSources.isEmpty, screenSources.isEmpty {
      throw ValidationError(
        "'--write-scenario' writes the scenario of '--layout' or '--screen', which is missing")
    }
    try Self.refuseScenarios(among: layoutSources)
  }

  /// Refuses files that are no Swift, which a compiler would say a lot about.
  ///
  /// - Throws: `ValidationError` that names the first scenario of `sources`.
  static func refuseScenarios(among sources: [String]) throws {
    guard let scenario = sources.first(where: { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") })
    else { return }
    throw ValidationError(
      "'\(scenario)' is a scenario, and this takes Swift: 'validate \(scenario)' checks it, and "
        + "'\(scenario) -o out.gif' renders it")
  }
}
