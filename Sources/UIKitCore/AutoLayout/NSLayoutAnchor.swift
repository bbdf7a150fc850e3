import AnimLayoutEngine
public import Foundation

/// An edge, centre or length of a view or layout guide, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide; an anchor does not keep it, as a suite of tests says of UIKit.
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  private let identity: ObjectIdentifier
  /// What nobody else keeps: a distance is made for its anchor.
  private let distance: LayoutDistance?

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    distance = item as? LayoutDistance
    self.attribute = attribute
    identity = ObjectIdentifier(item)
  }

  /// Whether it is the same attribute of the same item.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated { identity == other.identity && attribute == other.attribute }
  }

  open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(identity)
      hasher.combine(attribute)
      return hasher.finalize()
    }
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      (item, attribute), relation, (anchor?.item, anchor?.attribute ?? .notAnAttribute),
      multiplier: multiplier, constant: constant)
  }

  /// A constraint, not yet active, to exactly another anchor plus `c` points.
  ///
  /// Points count down, to the right and, of leading and trailing edges, in the reading direction.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: c) }

  /// A constraint, not yet active, to at least another anchor plus `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: c) }

  /// A constraint, not yet active, to at most another anchor plus `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: c) }
}

/// A vertical edge or the horizontal centre of an item.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal edge, a baseline or the vertical centre of an item.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint, not yet active, to exactly `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// A constraint, not yet active, to at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// A constraint, not yet active, to at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// A constraint, not yet active, to exactly `m` times another length and `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: m, constant: c) }

  /// A constraint, not yet active, to at least `m` times another length and `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// A constraint, not yet active, to at most `m` times another length and `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}

extension UIView {
  /// The edge at which one begins to read.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The edge at which one ends to read.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The left edge, whatever the reading direction.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right edge, whatever the reading direction.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  /// The baseline of the first line of text; the bottom edge of views without one.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of views without one.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}

extension UILayoutGuide {
  /// The edge at which one begins to read.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The edge at which one ends to read.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The left edge, whatever the reading direction.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right edge, whatever the reading direction.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}

/// The space that the system keeps between two views, in points.
private let systemSpacing: CGFloat = 8

extension NSLayoutXAxisAnchor {
  /// A constraint, not yet active, to exactly `multiplier` times the system's space, 8 points, after
  /// another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: multiplier * systemSpacing) }

  /// A constraint, not yet active, to at least `multiplier` times the system's space after another
  /// anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }

  /// A constraint, not yet active, to at most `multiplier` times the system's space after another
  /// anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: multiplier * systemSpacing)
  }
}

extension NSLayoutYAxisAnchor {
  /// The system's space below another anchor: between the baselines of text, and from an edge to one, it is a line's height in the
  /// font of the text, the lower one's of two.
  private func space(below other: NSLayoutYAxisAnchor) -> CGFloat {
    func lineHeight(_ anchor: NSLayoutYAxisAnchor) -> CGFloat? {
      let view = anchor.item as? UIView
      let text =
        switch anchor.attribute {
        case .firstBaseline: view?.forFirstBaselineLayout
        case .lastBaseline: view?.forLastBaselineLayout
        default: nil as UIView?
        }
      return switch text {
      case let label as UILabel: label.font?.lineHeight
      case let field as UITextField: field.font?.lineHeight
      case let view as UITextView: view.font?.lineHeight
      case let button as UIButton: button.titleLabel?.font?.lineHeight
      default: nil
      }
    }
    return lineHeight(self) ?? lineHeight(other) ?? systemSpacing
  }

  /// A constraint, not yet active, to exactly `multiplier` times the system's space below another
  /// anchor: 8 points, or a line's height where text's baselines are.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: multiplier * space(below: anchor))
  }

  /// A constraint, not yet active, to at least `multiplier` times the system's space below another
  /// anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: multiplier * space(below: anchor))
  }

  /// A constraint, not yet active, to at most `multiplier` times the system's space below another
  /// anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: multiplier * space(below: anchor))
  }
}
