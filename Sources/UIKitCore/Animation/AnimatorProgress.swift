import AnimMotion

/// How far a property animator has come.
struct AnimatorProgress {
  /// The visual progress at which the present curve began.
  var base = 0.0
  /// The fraction of the present curve's time that has passed.
  var parameter = 0.0
  /// Whether 1 is the start rather than the end.
  var isReversed = false

  /// The fraction of the way, 0…1 but for springs: `base + (1 − base) · curve(parameter)`.
  func visual(_ easing: Easing) -> Double {
    Easing.remainder(of: easing, after: base).progress(at: parameter)
  }

  /// The same place seen from the other direction.
  func turned(_ easing: Easing) -> AnimatorProgress {
    AnimatorProgress(
      parameter: easing.fraction(at: 1 - visual(easing)), isReversed: !isReversed)
  }

  /// The place between start, 0, and end, 1.
  func position(_ easing: Easing) -> Double {
    isReversed ? 1 - visual(easing) : visual(easing)
  }

  /// The position between start and end as time passes from now, at fraction 0, to the end of the
  /// curve.
  func way(along easing: Easing) -> Easing {
    var way = parameter > 0 ? Easing.rest(of: easing, from: parameter) : easing
    if base > 0 { way = .remainder(of: way, after: base) }
    return isReversed ? .reversed(way) : way
  }
}
