import AnimCauses

/// How often visible elements were updated in one pass of layout: views whose sizes never come to rest
/// would go on for ever.
struct LayoutRounds {
  private var pass = 0
  private var count = 0
  /// Which view asked for another size last; nil if none has.
  var cause: String?
  /// What put the elements out of date last, if somebody records; `none` once they are brought up to date.
  var pending = CauseID.none
  /// When the layout was prepared last.
  var preparation = CauseID.none
  /// When it was asked about one element last.
  var question = CauseID.none
  /// When it was asked for the elements of the visible tiles.
  var tilesQuery = CauseID.none

  /// How often visible cells are updated in one pass of layout until UIKit gives up: the number of
  /// nested passes that crash logs show.
  private static let maximum = 100

  /// Counts one update in the pass of a number.
  mutating func begin(inPass number: Int) {
    if pass != number { (pass, count) = (number, 0) }
    count += 1
  }

  /// The number of updates in the pass so far.
  var number: Int { count }

  /// Whether there have been so many that it should be noted what they come of.
  var isSuspicious: Bool { count == Self.suspicious }

  private static let suspicious = 60

  /// The number of updates beyond those that UIKit makes; not positive as long as it goes on.
  var excess: Int { count - Self.maximum }
}
