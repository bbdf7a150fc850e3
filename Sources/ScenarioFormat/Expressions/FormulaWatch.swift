import Synchronization

/// Notices that a formula leads beyond the range of its key, while a scenario is acted out.
///
/// Formulas are evaluated deep inside of layouts and views, where nothing can be thrown: the value is then the
/// nearest that the key allows, and whoever acts the scenario out stops it.
package final class FormulaWatch: Sendable {
  /// The one that watches the evaluations of this task.
  @TaskLocal package static var current: FormulaWatch?

  /// A value that its key does not allow.
  package struct Problem: Hashable, Sendable {
    /// `'alpha' must be within 10000 of zero, but the formula yields 4e+12`.
    package let text: String
    package let location: SourceRange
  }

  private let found = Mutex<Problem?>(nil)

  package init() {}

  /// The first that was found.
  package var problem: Problem? { found.withLock(\.self) }

  func note(_ value: Double, beyond bounds: Expression.Bounds) {
    let key = bounds.key.isEmpty ? "it" : "'\(bounds.key)'"
    let text =
      "\(key) must be from \((-bounds.reach).shortText) to \(bounds.reach.shortText), but the "
      + "formula yields \(value.shortText)"
    found.withLock { $0 = $0 ?? Problem(text: text, location: bounds.location) }
  }
}
