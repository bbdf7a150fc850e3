import AnimScenarioFormat
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

/// What a stage tells of the device that its canvas names.
@MainActor struct StageDeviceTests {
  @Test(
    arguments: [
      ("{device: ipad-pro-11}", UIUserInterfaceIdiom.pad, UIUserInterfaceSizeClass.regular),
      ("{device: iphone-16}", .phone, .compact), ("{size: [834, 1194]}", .phone, .compact),
    ])
  func `apps hear of the device that the canvas names`(
    canvas: String, idiom: UIUserInterfaceIdiom, width: UIUserInterfaceSizeClass
  ) throws {
    let stage = try stage(on: canvas, "{wait: 0.1}")
    stage.inWorld {
      #expect(UIDevice.current.userInterfaceIdiom == idiom)
      #expect(stage.window.traitCollection.horizontalSizeClass == width)
      #expect(stage.window.traitCollection.verticalSizeClass == .regular)
    }
  }

  @Test(
    arguments: [
      ("{device: iphone-16}", UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
      ("{device: iphone-8}", .zero),
      ("{device: ipad-pro-11}", UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
      // What somebody says himself stays at the same edges of the screen.
      (
        "{device: iphone-16, safeArea: [10, 0, 20, 0]}",
        UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
      ),
    ])
  func `a device on its side covers what it does on iOS`(
    canvas: String, expected: UIEdgeInsets
  ) throws {
    let stage = try stage(on: canvas, "{rotateDevice: {to: landscapeLeft, duration: 0.4}}")
    try stage.advance(to: 1)
    #expect(stage.inWorld { stage.window.safeAreaInsets } == expected)
  }

  @Test func `an app's information says how its interface may lie and look`() {
    let key = "UISupportedInterfaceOrientations"
    let upright = "UIInterfaceOrientationPortrait"
    let written = AppInformation([
      key: [upright], "\(key)~ipad": [upright, "UIInterfaceOrientationLandscapeLeft"],
      "UIUserInterfaceStyle": "Dark",
    ])
    #expect(written.orientations(onTablet: false) == .portrait)
    #expect(written.orientations(onTablet: true) == [.portrait, .landscapeLeft])
    #expect(written.style == .dark)
    // As Xcode makes it of a target's settings.
    let generated = AppInformation([
      "\(key)_iPhone": "\(upright) UIInterfaceOrientationLandscapeRight"
    ])
    #expect(generated.orientations(onTablet: false) == [.portrait, .landscapeRight])
    #expect(generated.orientations(onTablet: true) == nil && generated.style == nil)
    #expect(AppInformation(["UIUserInterfaceStyle": "Automatic"]).style == nil)
  }

  @Test func `code has the last word on the status bar where controllers have none`() {
    let environment = UIEnvironment()
    environment.run {
      let app = UIApplication.shared
      #expect(app.statusBar((.darkContent, true)) == (.darkContent, true))
      app.statusBarStyle = .lightContent
      app.setStatusBarHidden(false, with: .none)
      #expect(app.statusBar((.darkContent, true)) == (.lightContent, false))
      #expect(app.statusBarStyle == .lightContent && !app.isStatusBarHidden)
    }
  }

  private func stage(on canvas: String, _ step: String) throws -> Stage {
    try Stage(
      try ScenarioReader.read(
        """
        renderAnim: 1
        canvas: \(canvas)
        dataSource: {sections: [{items: 1}]}
        layout: {class: flow}
        timeline: [\(step), {wait: 1}]
        """, file: "test.yaml"
      ).scenario, theme: .light)
  }
}
