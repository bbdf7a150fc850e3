import AnimGeometry
import AnimScenarioFormat
import Foundation
import UIKitCore

// What the app does when UIKit calls its delegate, and what only an app can do: variables, states of
// cells, changes of overlays.
extension Stage {
  /// Acts out what the scenario says that the app does on `event`.
  func react(to event: Reaction.Event) {
    guard reactionDepth < Self.deepestReaction else { return }
    reactionDepth += 1
    for reaction in scenario.delegate where reaction.event == event {
      begin(reaction.steps[...])
    }
    reactionDepth -= 1
  }

  /// A reaction that causes itself ends after so many rounds.
  private static let deepestReaction = 8

  /// Begins steps like the statements of a method: none waits until the one before it has ended, but
  /// all that follow a `wait` or a step with a delay come later.
  private func begin(_ steps: ArraySlice<Step>) {
    guard let step = steps.first else { return }
    if step.delay > 0 {
      pendingReactions.enter()
      clock.schedule(after: step.delay) { [weak self] in
        self?.begin(step, andThen: steps)
        self?.pendingReactions.leave()
      }
    } else {
      begin(step, andThen: steps)
    }
  }

  private func begin(_ step: Step, andThen steps: ArraySlice<Step>) {
    let rest = steps.dropFirst()
    if step.condition.isTrue(in: names.value) {
      if let wait = step.action as? Action.Wait {
        pendingReactions.enter()
        clock.schedule(after: wait.seconds) { [weak self] in
          self?.begin(rest)
          self?.pendingReactions.leave()
        }
        return
      }
      pendingReactions.enter()
      begin(step) { [weak self] in self?.pendingReactions.leave() }
    }
    begin(rest)
  }

  // MARK: Variables and properties

  /// Gives variables and properties other values.
  ///
  /// The reaction to a variable runs whenever a step of the timeline sets it, as `didSet` does; set by
  /// a reaction, which may run in every frame, it is heard of only if its value changes.
  func set(_ assignments: [Action.Assignment]) {
    for assignment in assignments {
      switch (assignment.target, assignment.value) {
      case (.layout, .text(let name)):
        collectionView.setCollectionViewLayout(
          makeLayout(SourceName(name, at: assignment.location)), animated: false)
      case (.layout, _): break
      case (.layoutProperty(let name), let value):
        let layout = collectionView.collectionViewLayout
        layout.director?.set(name, to: value, of: layout, at: assignment.location)
      case (.collectionViewProperty(let name, let settings), _):
        Self.apply(settings, only: name, to: collectionView)
      case (.variable(let name), let value):
        guard let value = value.plain else { continue }
        let isNews = memory[variable: name] != value || reactionDepth == 0
        memory[variable: name] = value
        if isNews { react(to: .variableChange(name)) }
      }
    }
  }

  // MARK: Views

  /// Shows anew what views show of offsets, variables and times.
  func refreshViews() {
    overlays.refresh()
    for view in collectionView.subviews { (view as? any TemplateShowing)?.refresh() }
  }
}

extension PropertyValue {
  /// The value, if it is one that a variable can have.
  var plain: AnimScenarioFormat.Expression.Value? {
    switch self {
    case .bool(let value): .bool(value)
    case .number(.constant(let value)): value
    case .text(let text): .text(text)
    default: nil
    }
  }
}
