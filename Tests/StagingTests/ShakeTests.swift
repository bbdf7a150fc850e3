import AnimScenarioFormat
import Foundation
import Testing
import UIKitCore

@testable import AnimStaging

/// Turns red when the device has been shaken.
@MainActor private final class ShakeController: UIViewController {
  let field = Field()
  private(set) var beginnings = 0

  /// May become first responder and leaves motions to others.
  final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake, event?.type == .motion { beginnings += 1 }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake, event?.subtype == .motionShake { view.backgroundColor = .systemRed }
  }
}

/// `shake`, heard of by a controller that the first responder is in.
@MainActor struct ShakeTests {
  private func stage(_ timeline: String) throws -> (Stage, ShakeController) {
    let stage = try Stage(
      try scenario("dataSource: {sections: [{items: 1}]}\nlayout: {class: flow}\n" + timeline),
      theme: .light)
    let controller = stage.inWorld { ShakeController() }
    stage.inWorld { stage.window.rootViewController = controller }
    return (stage, controller)
  }

  @Test(arguments: [("shake", 0.5), ("shake: {}", 0.5), ("shake: {duration: 800ms}", 0.8)])
  func `a shake is seen when it has ended`(step: String, duration: Double) throws {
    let (stage, controller) = try stage(
      "timeline: [{wait: 0.2}, \(step.contains(":") ? "{\(step)}" : step), {mark: shaken}]")
    try stage.advance(to: 0.1)
    let quiet = stage.displayList()
    #expect(controller.beginnings == 0)
    try stage.advance(to: 0.2 + duration - 0.01)
    #expect(controller.beginnings == 1)
    #expect(stage.displayList() == quiet)
    try stage.advance(to: 2)
    #expect(controller.view.backgroundColor == .systemRed)
    #expect(stage.displayList() != quiet)
    #expect(stage.marks.map { ($0.time * 100).rounded() } == [((0.2 + duration) * 100).rounded()])
  }

  @Test func `without a first responder a shake is not heard of`() throws {
    let (stage, controller) = try stage("timeline: [shake]")
    controller.field.resignFirstResponder()
    try stage.advance(to: 2)
    #expect(controller.beginnings == 0)
    #expect(stage.end == 0.5)
  }

  @Test func `a shake is no animation`() {
    #expect(throws: StageError.self) {
      try stage("timeline: [{animate: {duration: 1, do: [shake]}}]")
    }
  }
}
