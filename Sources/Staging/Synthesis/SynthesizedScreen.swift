import AnimLayoutSources
package import AnimScenarioFormat
import AnimSourceLowering
package import Foundation

/// A scenario for the screens of an app that come without one: the first screen is shown and scrolled.
package struct SynthesizedScreen: Hashable, Sendable {
  /// Swift files, folders or projects, absolute.
  private let sources: [URL]
  /// Empty for the screen that the app starts with.
  private let className: String
  /// The Swift expression that makes the controller; nil for none.
  private let expression: String?
  /// The name or number of the `#Preview` that makes it; nil for none.
  private let preview: String?
  private let isInNavigationController: Bool
  /// Whether the screen is scrolled; some do not bear it.
  private let isScrolled: Bool
  /// Whether servers answer, by what is made up; some apps expect what that is not.
  private let isAnswered: Bool
  /// Whether the device lies on its side, as the app wants it to.
  private let isLandscape: Bool
  /// Whether the device is a tablet.
  private let isTablet: Bool
  /// The files and lines of statements that crash.
  private let leftOut: [String]

  /// A scenario for a screen.
  ///
  /// - Parameters:
  ///   - paths: Swift files, folders or projects of the app.
  ///   - className: The controller's class; nil for the screen that the app starts with, or the only one.
  ///   - expression: The Swift expression that makes the controller; nil for none.
  ///   - isInNavigationController: Whether a navigation controller shows it.
  ///   - preview: The name or number of the `#Preview` that makes it; nil for none.
  ///   - isScrolled: Whether it is scrolled.
  ///   - isAnswered: Whether servers answer, by what is made up.
  ///   - isLandscape: Whether the device lies on its side.
  ///   - isTablet: Whether the device is a tablet.
  ///   - leftOut: The files and lines of statements that crash, which are left out.
  package init(
    _ paths: [String], className: String?, expression: String?, isInNavigationController: Bool,
    preview: String? = nil, isScrolled: Bool = true, isAnswered: Bool = true,
    isLandscape: Bool = false, isTablet: Bool = false, leavingOut leftOut: [String] = []
  ) {
    sources = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
    self.className = className ?? ""
    self.expression = expression
    self.preview = preview
    self.isInNavigationController = isInNavigationController
    self.isScrolled = isScrolled
    self.isAnswered = isAnswered
    self.isLandscape = isLandscape
    self.isTablet = isTablet
    self.leftOut = leftOut
  }

  /// The name of the scenario and its outputs.
  package var name: String {
    if !className.isEmpty { return className }
    if let preview, Int(preview) == nil, !preview.contains("/") { return preview }
    let file = sources.first?.deletingPathExtension().lastPathComponent ?? "screen"
    return preview.map { "\(file)-\($0.filter { $0 != "/" })" } ?? file
  }

  /// The folder that the scenario would be in: that of the first source, of the Xcode project that it belongs to, or of a package's
  /// sources, where its pictures and colours are.
  package var folder: URL {
    guard let first = sources.first else { return URL(fileURLWithPath: ".") }
    let own =
      first.hasDirectoryPath && first.pathExtension.isEmpty
      ? first : first.deletingLastPathComponent()
    let home = SourceFiles.home(around: own)
    guard home.standardizedFileURL == own.standardizedFileURL else { return home }
    return SourceFiles.sourcesOfPackage(around: own) ?? home
  }

  /// What a file would say.
  package var description: ScenarioDescription {
    var controller: [ScenarioDescription.Entry] = [
      .init("source", .list(sources.map { .text($0.path) }))
    ]
    if !className.isEmpty { controller.append(.init("class", .text(className))) }
    if let expression { controller.append(.init("make", .text(expression))) }
    if let preview { controller.append(.init("preview", .text(preview))) }
    if isInNavigationController { controller.append(.init("navigationController", true)) }
    if !leftOut.isEmpty {
      controller.append(.init("leaveOut", .list(leftOut.map { .text($0) })))
    }
    // Of a picture of a screen at rest, apps show by then what they show after their launch screen, and what a server answers.
    var timeline: [ScenarioDescription] = [["wait": isScrolled ? 1 : 3]]
    if isLandscape {
      // Nobody would see it turn.
      timeline.insert(["rotateDevice": ["to": "landscapeLeft", "duration": 0]], at: 0)
    } else if isScrolled {
      timeline += [
        [
          "drag": [
            "from": [200, 600], "by": [0, -320], "duration": 0.5, "release": "decelerate",
          ]
        ],
        ["wait": 0.4],
        ["drag": ["from": [200, 300], "by": [0, 260], "duration": 0.4, "release": "decelerate"]],
        ["wait": 0.4],
      ]
    }
    var entries: [ScenarioDescription.Entry] = [
      .init("renderAnim", 1), .init("title", .text(name)),
      .init(
        "canvas",
        [
          "device": isTablet ? "ipad-pro-11" : "iphone-16", "frame": "bezel",
          "background": "systemBackground",
          "statusBar": true,
          "touches": ["style": "dot"],
        ]),
      .init("controller", .mapping(controller)),
    ]
    if isAnswered { entries.append(.init("network", ["*": ["madeUp": true]])) }
    entries.append(.init("timeline", .list(timeline)))
    return .mapping(entries)
  }
}
