import AnimScenarioFormat
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

/// What a stage shows of an app's windows, and of apps for tablets.
@MainActor struct FurtherWindowTests {
  @Test func `a further window is seen over the first one, and fingers meet it`() throws {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 1}]}
        layout: {class: flow}
        timeline: [{wait: 0.5}, {tap: {at: [50, 50]}}, {wait: 0.5}]
        """), theme: .light)
    var taps = 0
    let window = stage.inWorld {
      let window = UIWindow(windowScene: UIApplication.shared.windowScene)
      let root = UIViewController()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.backgroundColor = .red
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      root.view.addSubview(button)
      window.rootViewController = root
      window.windowLevel = .normal + 1
      return window
    }
    let before = stage.displayList()
    stage.inWorld { window.isHidden = false }
    try stage.advance(to: 0.2)
    #expect(stage.displayList() != before && stage.shownWindows.last === window)
    try stage.advance(to: 5)
    #expect(taps == 1)
    stage.inWorld { window.isHidden = true }
    #expect(stage.shownWindows.count == 1)
  }

  @Test func `the status bar is that of the frontmost window as large as the screen`() throws {
    let stage = try Stage(
      try ScenarioReader.read(
        """
        renderAnim: 1
        canvas: {device: iphone-16, statusBar: true}
        dataSource: {sections: [{items: 1}]}
        layout: {class: flow}
        timeline: [{wait: 1}]
        """, file: "test.yaml"
      ).scenario, theme: .light)
    let toast = stage.inWorld { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) }
    let cover = stage.inWorld { UIWindow() }
    stage.inWorld { toast.isHidden = false }
    #expect(stage.frontScreen === stage.window)
    stage.inWorld { cover.isHidden = false }
    #expect(stage.frontScreen === cover)
    try stage.advance(to: 0.5)
    #expect(stage.chrome?.superview === cover)
    stage.inWorld { cover.windowLevel = .alert }
    try stage.advance(to: 0.6)
    #expect(stage.chrome?.superview === stage.window)
  }

  @Test func `a screen for tablets is shown on one`() {
    let app = SynthesizedScreen(
      ["A.swift"], className: nil, expression: nil, isInNavigationController: false, isTablet: true)
    #expect(app.description.yaml.contains("ipad-pro-11"))
    let screen = SynthesizedScreen(
      ["A.swift"], className: "A", expression: nil, isInNavigationController: false)
    #expect(screen.description.yaml.contains("iphone-16"))
  }

  @Test func `a screen that is not scrolled has time for what follows its launch screen`() {
    func yaml(isScrolled: Bool) -> String {
      SynthesizedScreen(
        ["A.swift"], className: "A", expression: nil, isInNavigationController: false,
        isScrolled: isScrolled
      ).description.yaml
    }
    let (still, film) = (yaml(isScrolled: false), yaml(isScrolled: true))
    #expect(still.contains("wait: 3") && !still.contains("drag"))
    #expect(film.contains("wait: 1") && film.contains("drag"))
  }

  @Test
  func
    `a screen of a package is among all of its sources, and where nobody has a project, in its folder`()
    throws
  {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("Chat/Sources/Views/Cells")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func home() -> String {
      SynthesizedScreen(
        [folder.appendingPathComponent("A.swift").path], className: nil, expression: nil,
        isInNavigationController: false
      ).folder.standardizedFileURL.path
    }
    #expect(home() == folder.path)
    try Data().write(to: root.appendingPathComponent("Chat/Package.swift"))
    #expect(home() == root.appendingPathComponent("Chat/Sources").path)
  }
}
