import AnimScenarioFormat
import Foundation

/// The state of a stage beside that of its views: the scenario's variables, the item that was last
/// touched, and the states of the cells.
@MainActor final class StageMemory {
  private var variables: [String: Expression.Value]
  /// The item of the latest tap, pinch or selection.
  var touchedPath: IndexPath?
  /// By the ids of items: cells come and go, what they show stays.
  private var states: [String: String] = [:]

  /// What the heights are made from that cells prefer; 0 for those of their content.
  var heightSeed = 0

  /// The height that the cell of an item prefers, from 24 to 136 points: the same whenever it is asked; nil for that of its
  /// content.
  func preferredHeight(ofItem id: String) -> CGFloat? {
    guard heightSeed > 0 else { return nil }
    let number = id.utf8.reduce(UInt32(truncatingIfNeeded: heightSeed)) {
      ($0 ^ UInt32($1)) &* 0x0100_0193
    }
    // The last letter reaches the upper bits only when they are mixed once more.
    return 24 + 16 * CGFloat(((number ^ number >> 15) &* 0x9E37_79B1) >> 29)
  }

  /// The first value of the scenario that an object of the sources could not be given.
  private(set) var problem: StageError?

  init(_ scenario: Scenario) {
    variables = Dictionary(scenario.variables.map { ($0.name, $0.value) }) { _, last in last }
  }

  /// Notes what ends the acting with the next advance, in the words of the scenario: the code that asked for the
  /// value cannot be unwound.
  func note(_ problem: StageError) { self.problem = self.problem ?? problem }

  subscript(variable name: String) -> Expression.Value? {
    get { variables[name] }
    set { variables[name] = newValue }
  }

  /// The state of an item's cell; nil for its initial one.
  subscript(stateOf item: String) -> String? {
    get { states[item] }
    set { states[item] = newValue }
  }
}
