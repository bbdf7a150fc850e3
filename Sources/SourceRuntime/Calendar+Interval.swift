public import Foundation

extension Calendar {
  /// When the unit of a calendar around a date begins, and how long it is: the way of asking that Foundation for Linux does not have.
  ///
  /// - Parameters:
  ///   - component: The unit, such as a month.
  ///   - start: Becomes the beginning.
  ///   - interval: Becomes the length in seconds.
  ///   - date: The date.
  /// - Returns: Whether it is known.
  public func dateInterval(
    of component: Component, start: inout Date, interval: inout TimeInterval, for date: Date
  ) -> Bool {
    guard let found = dateInterval(of: component, for: date) else { return false }
    (start, interval) = (found.start, found.duration)
    return true
  }
}
