/// How often visible elements were updated in one pass of layout: views whose sizes never come to rest
/// would go on for ever.
struct LayoutRounds {
  private var pass = 0
  private var count = 0
  /// Which view asked for another size last; nil if none has.
  var cause: String?

  /// How often visible cells are updated in one pass of layout until UIKit gives up: the number of
  /// nested passes that crash logs show.
  private static let maximum = 100

  /// Counts one update in the pass of a number.
  mutating func begin(inPass number: Int) {
    if pass != number { (pass, count) = (number, 0) }
    count += 1
  }

  /// The number of updates beyond those that UIKit makes; not positive as long as it goes on.
  var excess: Int { count - Self.maximum }
}
