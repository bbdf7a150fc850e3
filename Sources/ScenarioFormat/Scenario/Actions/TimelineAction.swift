/// The action of a step: how it is written, how long it takes, and what it does to the data.
///
/// An action is a type that conforms, in a file of its own, and a name in `Action.All`. How it is
/// acted out is said in Staging, which does not compile until it is.
package protocol TimelineAction: Hashable, Sendable {
  /// The key by which a step names the action; none if other keys tell that it is this one.
  static var rows: [ActionRow] { get }
  var knownDuration: ActionDuration { get }
  /// The steps inside the action, those that follow it included.
  var children: [Step] { get }
  /// Whether the action, or a step inside it, changes what the data source holds.
  var changesData: Bool { get }
  /// Reports what cannot happen at this time, and does to the simulated data what the action does.
  ///
  /// - Parameters:
  ///   - location: The key of the step.
  ///   - timeline: The simulated data, and the findings so far.
  func simulate(at location: SourceRange, in timeline: inout TimelineCheck)
  /// Reports names that refer to nothing, and notes those that the action gives.
  func resolveNames(in references: inout ReferenceCheck)
}

extension TimelineAction {
  package var children: [Step] { [] }
  package var changesData: Bool { children.contains(where: \.action.changesData) }
  package func resolveNames(in references: inout ReferenceCheck) {}
}

/// A key that names an action, with its documentation, group, example and synonyms.
package typealias ActionRow = Case<any TimelineAction>

/// How long an action takes, in seconds.
package enum ActionDuration: Hashable, Sendable {
  case exactly(Double)
  /// It also depends on the layout, or on what a finger sets off.
  case atLeast(Double)

  static let none = ActionDuration.exactly(0)
  /// Of an update, and of scrolling by the app, as UIKit animates them.
  static let standard = ActionDuration.exactly(0.3)
}

/// An action of any type, equal to those of the same type that do the same.
struct AnyAction: Hashable, Sendable {
  var base: any TimelineAction

  static func == (left: AnyAction, right: AnyAction) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
