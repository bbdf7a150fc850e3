import AnimScenarioFormat
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

/// `typeText`, into what has the caret.
@MainActor struct TypeTextTests {
  private final class FieldController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  private func stage(
    _ timeline: String, canvas: String = "{size: [320, 480]}"
  ) throws -> (Stage, UITextField) {
    let text = """
      renderAnim: 1
      canvas: \(canvas)
      dataSource: {sections: [{items: 1}]}
      layout: {class: flow}
      \(timeline)
      """
    let stage = try Stage(
      try ScenarioReader.read(text, file: "test.yaml").scenario, theme: .light)
    let controller = stage.inWorld { FieldController() }
    stage.inWorld { stage.window.rootViewController = controller }
    return (stage, controller.field)
  }

  /// A form whose field is placed by constraints, as in most apps.
  private final class FormController: UIViewController {
    let field = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      let stack = UIStackView(arrangedSubviews: [field])
      stack.alignment = .leading
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        field.widthAnchor.constraint(equalToConstant: 200),
      ])
    }
  }

  @Test func `a field among constraints comes to rest with its caret`() throws {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 1}]}
        layout: {class: flow}
        timeline: [{wait: 0.1}, {tap: {at: [60, 115]}}, {wait: 0.3}, {typeText: abc}, {wait: 0.5}]
        """), theme: .light)
    let controller = stage.inWorld { FormController() }
    stage.inWorld { stage.window.rootViewController = controller }
    try stage.advance(to: 5)
    #expect(controller.field.text == "abc" && controller.field.isEditing)
  }

  @Test func `keys are pressed one after the other`() throws {
    let (stage, field) = try stage(
      "timeline: [{tap: {at: [60, 120]}}, {wait: 0.3}, {typeText: {text: abc, interval: 0.2}}, {mark: typed}]"
    )
    try stage.advance(to: 5)
    #expect(field.text == "abc" && field.isEditing)
    let (other, same) = try self.stage(
      "timeline: [{tap: {at: [60, 120]}}, {wait: 0.3}, {typeText: {text: abc, interval: 0.2}}]")
    let typed = try #require(stage.marks.first).time
    try other.advance(to: typed - 0.1)
    #expect(same.text == "ab")
  }

  @Test(arguments: [
    ("{device: iphone-16}", true), ("{device: iphone-16, keyboard: hardware}", false),
    ("{size: [393, 852]}", false), ("{size: [393, 852], keyboard: software}", true),
  ])
  func `devices have a keyboard on the screen, unless the canvas says otherwise`(
    canvas: String, isSeen: Bool
  ) throws {
    let (stage, field) = try stage(
      "timeline: [{tap: {at: [60, 120]}}, {wait: 0.5}]", canvas: canvas)
    try stage.advance(to: 2)
    #expect(field.isEditing)
    let windows = stage.shownWindows
    #expect(windows.count == (isSeen ? 2 : 1))
    // The status bar and the home indicator are in front of the keyboard, and below it is the app's screen.
    #expect(stage.frontScreen === stage.window)
  }

  @Test func `without a caret keys do nothing`() throws {
    let (stage, field) = try stage("timeline: [{typeText: abc}]")
    try stage.advance(to: 2)
    #expect(field.text == "")
  }
}
