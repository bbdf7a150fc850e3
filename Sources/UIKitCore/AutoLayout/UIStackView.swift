import AnimGeometry
public import Foundation

/// Lays views out in a row or a column, by constraints that it makes itself.
///
/// Hidden views take no room. Lengths are in points.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The sharing of the room along the axis.
  public enum Distribution: Int, Sendable {
    /// As long as their content asks for; what is left over goes where hugging is weakest.
    case fill
    /// All equally long.
    case fillEqually
    /// As long as their content's share.
    case fillProportionally
    /// As long as their content, with equal gaps.
    case equalSpacing
    /// As long as their content, with equal distances between their centres.
    case equalCentering
  }

  /// The places of views across the axis.
  ///
  /// Baselines are for rows; in columns `firstBaseline` and `lastBaseline` align nothing.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The top edges of a row's views.
    public static let top = Alignment.leading
    /// The bottom edges of a row's views.
    public static let bottom = Alignment.trailing
  }

  /// The space that `customSpacing(after:)` answers where none was set.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// The views that are laid out, in order, hidden ones included.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the row or column; by default horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// The sharing of the room along the axis; by default `fill`.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// The places of views across the axis; by default `fill`.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// Distance between views in points, of the two equal distributions the least; by default 0.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether views keep clear of the layout margins; by default false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty row, with its frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty row as it is in a nib or a storyboard.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    takeOn(coder)
  }

  // MARK: Views

  /// Adds a view at the end, or moves it there.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count { $0 !== view })
  }

  /// Adds a view at a place in the order, or moves it there; a place beyond the end is an
  /// exception.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) else {
      UIEnvironment.current.raise(
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or "
          + "equal to \(others.count)")
      return
    }
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// Takes a view out of the row; it stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Takes a view that leaves the stack out of the order too.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Sets the distance after one view in points; `spacingUseDefault` for `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The distance after one view in points; `spacingUseDefault` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Makes the constraints anew, some of which may depend on the margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    arrangementDidChange()
  }

  // MARK: Constraints

  /// Makes all constraints anew; there are a handful for each view.
  func arrangementDidChange() {
    NSLayoutConstraint.deactivate(made)
    for guide in guides { removeLayoutGuide(guide) }
    guides = []
    let views = arrangedSubviews.filter { !$0.isHidden }
    made = constraintsAlong(views) + views.flatMap(constraintsAcross)
    NSLayoutConstraint.activate(made)
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The attributes of the main direction, or of the other.
  private func attributes(
    along: Bool
  ) -> (start: Attribute, end: Attribute, center: Attribute, length: Attribute) {
    (axis == .horizontal) == along
      ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
  }

  private func margins(along: Bool) -> (start: CGFloat, end: CGFloat) {
    guard isLayoutMarginsRelativeArrangement else { return (0, 0) }
    return (axis == .horizontal) == along
      ? (ownMargins.left, ownMargins.right) : (ownMargins.top, ownMargins.bottom)
  }

  private func gap(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? spacing
  }

  private func constraintsAlong(_ views: [UIView]) -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    let (start, end, center, length) = attributes(along: true)
    let margins = margins(along: true)
    var result = [
      relate(first, start, .equal, self, start, margins.start),
      relate(self, end, .equal, last, end, margins.end),
    ]
    let pairs = Array(zip(views, views.dropFirst()))
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      result += pairs.map { relate($1, start, .equal, $0, end, gap(after: $0)) }
    case .equalSpacing, .equalCentering:
      result += pairs.map { relate($1, start, .greaterThanOrEqual, $0, end, gap(after: $0)) }
      let isSpacing = distribution == .equalSpacing
      for (a, b) in pairs {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        guides.append(guide)
        result.append(relate(guide, start, .equal, a, isSpacing ? end : center))
        result.append(relate(b, isSpacing ? start : center, .equal, guide, end))
        let isFirst = guides.count == 1
        if !isFirst { result.append(relate(guide, length, .equal, guides[0], length)) }
        // Where centres cannot be equally far apart, gaps keep their least length.
        if !isFirst, !isSpacing { result[result.count - 1].priority = .defaultHigh }
      }
    }
    switch distribution {
    case .fillEqually:
      result += views.dropFirst().map { relate($0, length, .equal, first, length) }
    case .fillProportionally:
      let lengths = views.map {
        axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
      }
      guard lengths[0] > 0 else { break }
      for (view, own) in zip(views, lengths).dropFirst() where own > 0 {
        let share = NSLayoutConstraint(
          item: view, attribute: length, relatedBy: .equal, toItem: first, attribute: length,
          multiplier: own / lengths[0], constant: 0)
        share.priority = UILayoutPriority(999)
        result.append(share)
      }
    case .fill, .equalSpacing, .equalCentering: break
    }
    return result
  }

  private func constraintsAcross(_ view: UIView) -> [NSLayoutConstraint] {
    let (start, end, center, length) = attributes(along: false)
    let margins = margins(along: false)
    let toStart = relate(view, start, .equal, self, start, margins.start)
    let toEnd = relate(self, end, .equal, view, end, margins.end)
    let inside = [
      relate(view, start, .greaterThanOrEqual, self, start, margins.start),
      relate(self, end, .greaterThanOrEqual, view, end, margins.end),
    ]
    // The stack is no thicker than its views need, unless something else says so: UIKit's `UISV-spanning-fit`.
    let fit = NSLayoutConstraint(
      item: self, attribute: length, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
    fit.priority = UILayoutPriority(51)
    switch alignment {
    case .fill: return [toStart, toEnd]
    case .leading: return inside + [toStart, fit]
    case .trailing: return inside + [toEnd, fit]
    case .center:
      let offset = (margins.start - margins.end) / 2
      return inside + [relate(view, center, .equal, self, center, offset), fit]
    case .firstBaseline, .lastBaseline:
      guard axis == .horizontal, let first = arrangedSubviews.first(where: { !$0.isHidden }),
        first !== view
      else { return inside + [fit] }
      let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      return inside + [relate(view, baseline, .equal, first, baseline), fit]
    }
  }

  private func relate(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject, _ other: Attribute, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: 1, constant: constant)
  }
}
