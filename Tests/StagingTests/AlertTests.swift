import AnimScenarioFormat
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

/// Messages over the app.
@MainActor struct AlertTests {
  private func stage(_ timeline: String) throws -> Stage {
    let text = """
      renderAnim: 1
      canvas: {size: [390, 600]}
      dataSource: {sections: [{items: 6}]}
      layout: {class: flow, itemSize: [100, 100]}
      timeline: \(timeline)
      """
    return try Stage(
      try ScenarioReader.read(text, file: "test.yaml").scenario, theme: .light)
  }

  @Test func `an alert has its texts and buttons, and goes when one is chosen`() throws {
    let stage = try stage(
      "[{alert: {title: Delete?, message: For good., buttons: [Cancel, {title: Delete, style: destructive}]}}, "
        + "{wait: 0.3}, {chooseButton: Delete}, {wait: 0.2}]")
    try stage.advance(to: 0.6)
    let alert = try #require(stage.frontController as? UIAlertController)
    #expect(alert.title == "Delete?" && alert.message == "For good.")
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    try stage.advance(to: 4)
    #expect(!(stage.frontController is UIAlertController))
    #expect(stage.end != nil)
  }

  @Test func `an action sheet is a list at the bottom`() throws {
    let stage = try stage("[{actionSheet: {buttons: [Share, Cancel]}}, {wait: 0.5}]")
    try stage.advance(to: 0.8)
    let alert = try #require(stage.frontController as? UIAlertController)
    #expect(alert.preferredStyle == .actionSheet)
  }

  @Test func `a button that is not there is an error`() throws {
    let stage = try stage("[{alert: {title: A}}, {chooseButton: Gone}]")
    #expect(throws: StageError.self) { try stage.advance(to: 3) }
  }

  @Test func `who presents makes no difference to the collection view`() throws {
    let with = try stage("[{wait: 0.1}, {alert: {title: A}}]")
    let without = try stage("[{wait: 0.1}]")
    #expect(with.elements().map(\.description) == without.elements().map(\.description))
  }
}
