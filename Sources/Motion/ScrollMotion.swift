import AnimGeometry
import Foundation

/// The offset of a scroll view along one axis from a moment on, in closed form: points after
/// seconds.
///
/// A frame rate has no influence on it: the offset at a time is the same whatever was asked before.
public struct ScrollMotion: Hashable, Sendable {
  /// One stretch of the way; times are counted from its start.
  private enum Piece: Hashable, Sendable {
    case decay(from: Double, Decay)
    case bounce(edge: Double, EdgeBounce)
    case spring(from: Double, to: Double, Spring)
    /// `target − distance·rᵗ`, t in milliseconds.
    case approach(target: Double, distance: Double, rate: Double)
    case ease(from: Double, to: Double, pixel: Double)
  }

  private struct Stretch: Hashable, Sendable {
    let start: Double
    let piece: Piece
  }

  private let stretches: [Stretch]
  /// The seconds until the content rests.
  public let duration: Double
  /// The offset at which the content rests.
  public let end: Double

  private init(_ stretches: [Stretch], duration: Double, end: Double) {
    self.stretches = stretches
    self.duration = duration
    self.end = end
  }

  /// The offset after `time` seconds.
  public func offset(at time: Double) -> Double {
    if time >= duration { return end }
    guard let stretch = stretches.last(where: { $0.start <= time }) ?? stretches.first else {
      return end
    }
    let time = time - stretch.start
    switch stretch.piece {
    case .decay(let from, let decay): return from + decay.distance(at: time)
    case .bounce(let edge, let bounce): return edge + bounce.overshoot(at: time)
    case .spring(let from, let to, let spring): return mix(from, to, spring.value(at: time))
    case .approach(let target, let distance, let rate):
      return target - distance * pow(rate, time * 1000)
    case .ease(let from, let to, let pixel):
      let travelled = (to - from) * ScrollEase.progress(at: time / ScrollEase.duration)
      return pixel > 0 ? from + (travelled / pixel).rounded() * pixel : from + travelled
    }
  }

  /// The velocity after `time` seconds, in points per second; zero at the end.
  public func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    guard let stretch = stretches.last(where: { $0.start <= time }) ?? stretches.first else {
      return 0
    }
    let time = time - stretch.start
    switch stretch.piece {
    case .decay(_, let decay): return decay.velocity(at: time)
    case .bounce(_, let bounce): return bounce.velocity(at: time)
    case .spring(let from, let to, let spring): return (to - from) * spring.velocity(at: time)
    case .approach(_, let distance, let rate):
      return -distance * log(rate) * 1000 * pow(rate, time * 1000)
    case .ease(let from, let to, _):
      let fraction = time / ScrollEase.duration
      return (to - from) * .pi / 2 / ScrollEase.duration * sin(.pi * fraction)
    }
  }
}

extension ScrollMotion {
  /// The velocity in points per second below which content that is let go does not move on.
  ///
  /// The same 0.25 points per millisecond are published as UIScrollView's limit for adjusting a
  /// velocity (`scroll_target_snap.json`); that they are the threshold here as well has no source
  /// of its own.
  public static let decelerationThreshold = 250.0

  /// The number of times that content may leave its range and return to it in one movement.
  ///
  /// It returns more slowly each time; the bound is only there so that the loop ends.
  private static let maximalExcursions = 8

  /// The movement of content that a finger leaves: it decelerates, and bounces at the edges.
  ///
  /// - Parameters:
  ///   - offset: The offset at first, possibly beyond an edge.
  ///   - velocity: Points per second; below `threshold` it counts as none.
  ///   - range: The offsets at which the content fills the view.
  ///   - rate: The deceleration rate per millisecond.
  ///   - pixel: Points per pixel; within half of one, a bounce is over.
  ///   - bounces: Whether the content may leave the range; else it stops at the edge.
  ///   - threshold: 0 for content that is on its way already.
  /// - Returns: The movement from the release on.
  public static func decelerating(
    from offset: Double, velocity: Double, in range: ClosedRange<Double>, rate: Double,
    pixel: Double = 1, bounces: Bool = true, threshold: Double = decelerationThreshold
  ) -> ScrollMotion {
    var stretches: [Stretch] = []
    var (time, x, v) = (0.0, offset, abs(velocity) < threshold ? 0 : velocity)
    for _ in 0..<maximalExcursions {
      let edge = min(max(x, range.lowerBound), range.upperBound)
      let isLeaving =
        x == edge
        && (x == range.lowerBound && v < 0 || x == range.upperBound && v > 0) && v != 0
      if x != edge || isLeaving {
        guard bounces else {
          return ScrollMotion(stretches, duration: time, end: edge)
        }
        let bounce = EdgeBounce(overshoot: x - edge, velocity: v, rate: rate)
        stretches.append(Stretch(start: time, piece: .bounce(edge: edge, bounce)))
        guard let reentry = bounce.reentryTime else {
          let settling = bounce.settlingTime(within: pixel / 2)
          return ScrollMotion(stretches, duration: time + settling, end: edge)
        }
        time += reentry
        v = bounce.velocity(at: reentry)
        x = edge
      }
      guard v != 0 else { break }
      let decay = Decay(velocity: v, rate: rate)
      stretches.append(Stretch(start: time, piece: .decay(from: x, decay)))
      let border = v > 0 ? range.upperBound : range.lowerBound
      guard let hit = decay.time(toTravel: border - x), hit < decay.duration else {
        return ScrollMotion(
          stretches, duration: time + decay.duration, end: x + decay.distance(at: decay.duration))
      }
      time += hit
      v = decay.velocity(at: hit)
      x = border
    }
    return ScrollMotion(stretches, duration: time, end: x)
  }

  /// Deceleration that ends at a target which `scrollViewWillEndDragging` has set.
  ///
  /// If little has to change, or the target lies the other way, the velocity is what it needs to
  /// be; else the velocity stays and the rate changes, `r′ = |Δ| / (|Δ| + |v|)`. Either way
  /// `x(t) = target − Δ·rᵗ`.
  ///
  /// Source: UIScrollView's two ways (velocity, or `_adjustedDecelerationFactor`) are published;
  /// when which is taken is a model (`scroll_target_snap.json`, confidence C).
  ///
  /// - Parameters:
  ///   - offset: The offset at first.
  ///   - velocity: Points per second.
  ///   - target: The offset at the end.
  ///   - rate: The deceleration rate per millisecond.
  ///   - pixel: Points per pixel; within half of one, the movement is over.
  /// - Returns: The movement from the release on.
  public static func snapping(
    from offset: Double, velocity: Double, to target: Double, rate: Double, pixel: Double = 1
  ) -> ScrollMotion {
    let distance = target - offset
    guard distance != 0 else { return resting(at: target) }
    let needed = Decay(distance: distance, rate: rate).velocity
    let keepsRate =
      abs(needed - velocity) < decelerationThreshold || velocity == 0
      || (distance < 0) != (velocity < 0)
    let rate = keepsRate ? rate : abs(distance) / (abs(distance) + abs(velocity) / 1000)
    let duration = max(0, log(pixel / 2 / abs(distance)) / log(rate) / 1000)
    return ScrollMotion(
      [Stretch(start: 0, piece: .approach(target: target, distance: distance, rate: rate))],
      duration: duration,
      end: target)
  }

  /// The movement to a page: a spring with UIKit's constants for a page of the given width.
  ///
  /// - Parameters:
  ///   - offset: The offset at first.
  ///   - velocity: Points per second.
  ///   - target: The offset of the page.
  ///   - pageWidth: The width in points.
  ///   - pixel: Points per pixel; within half of one, the movement is over.
  /// - Returns: The movement from the release on.
  public static func paging(
    from offset: Double, velocity: Double, to target: Double, pageWidth: Double,
    pixel: Double = 1
  ) -> ScrollMotion {
    let distance = target - offset
    guard abs(distance) > pixel / 2 else { return resting(at: target) }
    var spring = Paging.spring(pageWidth: pageWidth)
    spring.initialVelocity = velocity / distance
    let duration = spring.settlingDuration(within: pixel / 2 / abs(distance))
    return ScrollMotion(
      [Stretch(start: 0, piece: .spring(from: offset, to: target, spring))], duration: duration,
      end: target)
  }

  /// The movement of `setContentOffset(_:animated:)`: 0.3 s along `sin²`, by whole pixels.
  ///
  /// - Parameters:
  ///   - offset: The offset at first.
  ///   - target: The offset at the end.
  ///   - pixel: Points per pixel; 0 does not round.
  /// - Returns: The movement from now on.
  public static func animated(
    from offset: Double, to target: Double, pixel: Double = 1
  ) -> ScrollMotion {
    ScrollMotion(
      [Stretch(start: 0, piece: .ease(from: offset, to: target, pixel: pixel))],
      duration: ScrollEase.duration,
      end: target)
  }

  /// The movement to the top after a tap on the status bar.
  public static func scrollingToTop(
    from offset: Double, to target: Double, pixel: Double = 1
  ) -> ScrollMotion {
    let distance = abs(target - offset)
    guard distance > 0 else { return resting(at: target) }
    let duration = Spring.scrollToTop.settlingDuration(within: pixel / 2 / distance)
    return ScrollMotion(
      [Stretch(start: 0, piece: .spring(from: offset, to: target, .scrollToTop))],
      duration: duration, end: target)
  }

  /// A rest at an offset, without any movement.
  public static func resting(at offset: Double) -> ScrollMotion {
    ScrollMotion([], duration: 0, end: offset)
  }
}

/// The pages that a paging scroll view stops at, and its movement to them.
///
/// Source: the constants are published measurements of `UIScrollView._pagingSpringPull` and
/// `_pagingFriction`; that both act once a millisecond, as a spring, is inferred
/// (`scroll_paging.json`: constants B, dynamics C).
public enum Paging {
  /// The spring whose constants depend on the page's width in points.
  ///
  /// Stiffness and damping are from UIKit's pull and friction per millisecond. Both are linear in
  /// the width up to 1024 points, and constant beyond.
  public static func spring(pageWidth: Double) -> Spring {
    let isWide = pageWidth > widestPage
    let pull = isWide ? widePull : Self.pull.at0 + Self.pull.perPoint * pageWidth
    let friction = isWide ? wideFriction : Self.friction.at0 + Self.friction.perPoint * pageWidth
    // From milliseconds to seconds: k grows by 1000², c by 1000.
    return Spring(stiffness: pull * 1e6, damping: -log(friction) * 1e3)
  }

  /// The width in points from which on UIKit's constants are those of wide pages.
  private static let widestPage = 1024.0
  /// `_pagingSpringPull` per millisecond²: at no width, and what a point of width adds.
  private static let pull = (at0: 3.59090909e-4, perPoint: -1.84659091e-7)
  /// `_pagingFriction`, the share of velocity that a millisecond leaves, likewise.
  private static let friction = (at0: 0.966818182, perPoint: 9.94318182e-6)
  /// Those of wide pages.
  private static let (widePull, wideFriction) = (0.00017, 0.977)

  /// The page to stop at: the one nearest to where the content would come to rest.
  ///
  /// It is at most one from the page where the drag began; a flick of 250 points per second or more
  /// takes the next one.
  ///
  /// - Parameters:
  ///   - offset: At release, from the first page.
  ///   - startPage: The page that was on show.
  ///   - velocity: Points per second.
  ///   - pageWidth: The width in points.
  ///   - rate: The deceleration rate per millisecond.
  /// - Returns: The index of the page; it may be beyond the pages that there are.
  public static func page(
    from offset: Double, startPage: Int, velocity: Double, pageWidth: Double, rate: Double
  ) -> Int {
    if abs(velocity) >= ScrollMotion.decelerationThreshold {
      let here = offset / pageWidth
      let next = velocity > 0 ? here.rounded(.down) + 1 : here.rounded(.up) - 1
      return min(max(Int(next), startPage - 1), startPage + 1)
    }
    let projected = offset + Decay(velocity: velocity, rate: rate).projectedDistance
    let nearest = Int(saturating: (projected / pageWidth).rounded())
    return min(max(nearest, startPage - 1), startPage + 1)
  }
}
