/// Where a finger goes down.
public enum TouchTarget: Hashable, Sendable {
  /// The middle of an item's cell.
  case item(Located<ItemReference>)
  /// In the canvas.
  case point(PointExpression)

  static let center = TouchTarget.item(
    Located(.center, at: SourceRange(file: "", line: 1, column: 1, length: 0)))
}

/// What happens when a finger is lifted.
public enum Release: Hashable, Sendable {
  /// The content goes on with the speed that the finger had.
  case decelerate
  /// The finger rests before it is lifted, so that the content stays, or bounces back from beyond
  /// its edge.
  case bounce
  /// The content goes on with this speed, in points per second.
  case velocity(Vector)
}

extension Action {
  public struct LongPress: Hashable, Sendable {
    public var target = TouchTarget.center
    public var duration = 0.5
  }

  public struct Selection: Hashable, Sendable {
    public var items: [Located<ItemReference>] = []
    public var animated = true
    public var scrollPosition = ScrollPosition.none
  }

  public struct Drag: Hashable, Sendable {
    /// In the canvas.
    public var from = PointExpression(x: 0, y: 0)
    /// The finger's movement in points.
    public var by = Vector.zero
    /// How long the finger rests before it moves: long enough, it is a long press.
    public var press = 0.0
    public var duration = 0.5
    public var release = Release.decelerate
  }

  public struct Fling: Hashable, Sendable {
    /// Of the finger, in points per second; content moves the same way.
    public var velocity = Vector.zero
    /// In the canvas; the middle if left out.
    public var from = PointExpression(
      x: .name(["bounds", "width"]).half, y: .name(["bounds", "height"]).half)
    /// How long the finger moves.
    public var duration = 0.2
  }

  /// A drag from rest beyond the edge, held, and let go.
  public struct Pull: Hashable, Sendable {
    /// The finger's movement in points; downwards is positive.
    public var by = Vector.zero
    public var duration = 0.6
    /// How long the finger rests at the end.
    public var hold = 0.0
    public var release = Release.bounce
  }

  public struct Pinch: Hashable, Sendable {
    public var target = TouchTarget.center
    /// The fingers' distance at the start, in points.
    public var startSpread = 70.0
    public var endSpread = 200.0
    public var duration = 0.8
    public var end = End.released
    /// Whether the item under the fingers is as large as they are apart.
    public var resizesItem = true

    public enum End: String, WordChoice {
      case released
      case held
      public static var synonyms: [String: String] {
        ["release": "released", "hold": "held", "ended": "released"]
      }
    }
  }

  public struct RotateGesture: Hashable, Sendable {
    public var target = TouchTarget.center
    /// Clockwise, in radians.
    public var by = Double.pi / 2
    public var duration = 0.6
  }
}

extension Expression {
  fileprivate var half: Expression { .binary(.divide, self, 2) }
}
