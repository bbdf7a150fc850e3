import Foundation

/// Fingers that sweep in one direction: 50 points within half a second, and less than that across.
///
/// As recorded on iOS 26.1, slow sweeps need less of a way and have to be straighter: with each second the
/// least way falls by 47 points, and the greatest way across by 49. Every finger has to go that way, and
/// one that begins the wrong way has failed.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions on the screen.
  public struct Direction: OptionSet, Sendable {
    /// One bit per direction, as in UIKit.
    public let rawValue: UInt

    /// The directions whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To greater x.
    public static let right = Direction(rawValue: 1)
    /// To smaller x.
    public static let left = Direction(rawValue: 2)
    /// To smaller y.
    public static let up = Direction(rawValue: 4)
    /// To greater y.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions in which fingers may sweep, right by default; any of them is enough.
  ///
  /// Beside left or right, up and down are not heeded.
  open var direction: Direction = .right
  /// The number of fingers, exactly; 1 by default.
  open var numberOfTouchesRequired = 1

  /// Points, at once and less for each second.
  private static let (leastWay, leastWayDecay) = (50.0, 47.0)
  private static let (greatestWayAcross, greatestWayAcrossDecay) = (50.0, 49.0)
  private static let maximumDuration = 0.5
  /// When the fingers came down.
  private var beginning = 0.0

  /// A recognizer without actions.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a recognizer that calls `action` when the gesture begins, changes and ends.
  public convenience init(action: @escaping (UISwipeGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addAction(action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
    } else if numberOfTouches == touches.count {
      beginning = event.timestamp
      after(Self.maximumDuration) { $0.state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let seconds = event.timestamp - beginning
    guard seconds <= Self.maximumDuration + 1e-6 else {
      state = .failed
      return
    }
    let least = Self.leastWay - Self.leastWayDecay * seconds
    let most = Self.greatestWayAcross - Self.greatestWayAcrossDecay * seconds
    let ways = wantedDirections.map { direction in
      self.touches.map { Self.way(of: $0, to: direction) }
    }
    if ways.contains(where: { $0.allSatisfy { $0.along >= least && $0.across <= most } }) {
      state = .ended
    } else if ways.allSatisfy({ $0.contains { $0.along < 0 || $0.across > most } }) {
      state = .failed
    }
  }

  /// The directions that are looked for: as recorded, up and down only where neither left nor right is
  /// asked for.
  private var wantedDirections: [Direction] {
    let horizontal = [Direction.right, .left].filter(direction.contains)
    return horizontal.isEmpty ? [.down, .up].filter(direction.contains) : horizontal
  }

  /// How far a finger has come in a direction, and across it, in points.
  private static func way(
    of touch: UITouch, to direction: Direction
  ) -> (along: CGFloat, across: CGFloat) {
    let (start, now) = (touch.origin, touch.location(in: nil))
    let (x, y) = (now.x - start.x, now.y - start.y)
    return switch direction {
    case .right: (x, abs(y))
    case .left: (-x, abs(y))
    case .down: (y, abs(x))
    default: (-y, abs(x))
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
