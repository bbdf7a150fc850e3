import Foundation

extension NSLayoutConstraint {
  /// The alignment of all views of a visual format, and the direction in which they follow each other.
  public struct FormatOptions: OptionSet, Sendable {
    /// One bit per attribute, by the attribute's number; the direction begins at bit 16, as in UIKit.
    public let rawValue: UInt

    /// The options whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All views have their left edges in line.
    public static let alignAllLeft = FormatOptions(.left)
    /// All views have their right edges in line.
    public static let alignAllRight = FormatOptions(.right)
    /// All views have their top edges in line.
    public static let alignAllTop = FormatOptions(.top)
    /// All views have their bottom edges in line.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All views have their leading edges in line.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All views have their trailing edges in line.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All views have their centres above each other.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All views have their centres beside each other.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All views have their last baselines in line.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All views have their first baselines in line.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// Views follow each other in the reading direction, the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views follow each other from left to right in any language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left in any language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    fileprivate var alignments: [Attribute] {
      (1..<16).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(Attribute.init(rawValue:))
    }
  }

  /// Constraints, not yet active, that a line of the visual format language describes.
  ///
  /// - Parameters:
  ///   - format: Such as `H:|-[title(>=100)]-8-[detail(title)]-|`; `-` alone is 8 points between views,
  ///     and at the superview's edges its layout margin.
  ///   - opts: Along which edges all views are aligned.
  ///   - metrics: Numbers by the names that the format calls them by.
  ///   - views: Views and guides by the names that the format calls them by.
  /// - Returns: The constraints from left to right, by items, attributes and order as recorded on iOS 26.1; none, with an
  ///   exception, for a format that cannot
  ///   be read or that names what is not there.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let maker = VisualConstraints(
        format: try VisualFormat(format), options: opts, metrics: metrics ?? [:], views: views)
      return try maker.constraints(alignments: opts.alignments)
    } catch let error as VisualFormat.ParseError {
      let marker = String(repeating: " ", count: error.offset) + "^"
      UIEnvironment.current.raise(
        "Unable to parse constraint format: \n\(error.reason) \n\(format) \n\(marker)")
    } catch {
      UIEnvironment.current.raise("Unable to parse constraint format: \n\(error)")
    }
    return []
  }
}

/// Makes the constraints of a line of visual format.
@MainActor private struct VisualConstraints {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// Points between siblings; as Apple documents it for the standard spacing.
  private static let standardSpacing: CGFloat = 8

  private func failure(_ reason: String) -> VisualFormat.ParseError {
    VisualFormat.ParseError(reason: reason, offset: 0)
  }

  fileprivate func constraints(
    alignments: [NSLayoutConstraint.Attribute]
  ) throws -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let items = try format.elements.map { try item($0.name) }
    for (index, element) in format.elements.enumerated() {
      if index > 0 {
        result += try constraints(
          format.connections[index - 1], between: items[index - 1], and: items[index])
      }
      for predicate in element.lengths { result.append(try length(of: items[index], predicate)) }
    }
    let views = zip(format.elements, items).filter { $0.0.name != nil }.map(\.1)
    for attribute in alignments {
      for (first, second) in zip(views, views.dropFirst()) {
        result.append(relate(first, attribute, .equal, second, attribute, 0))
      }
    }
    return result
  }

  /// A view by its name, or the superview of all of them without one.
  private func item(_ name: String?) throws -> AnyObject {
    if let name {
      guard let view = views[name] else {
        throw failure("\(name) is not a key in the views dictionary.")
      }
      return view as AnyObject
    }
    let named = format.elements.compactMap(\.name).compactMap { views[$0] as AnyObject? }
    guard let first = named.first, let parent = Self.parent(of: first) else {
      throw failure(
        "Unable to interpret '|' character, because the related view doesn't have a superview.")
    }
    return parent
  }

  private static func parent(of item: AnyObject) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  private var edges: (start: Attribute, end: Attribute) {
    guard format.isHorizontal else { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  /// Distances count from left to right, or the other way round where views follow each other so.
  private var sign: CGFloat {
    format.isHorizontal && options.contains(.directionRightToLeft) ? -1 : 1
  }

  private func constraints(
    _ connection: VisualFormat.Connection, between first: AnyObject, and second: AnyObject
  ) throws -> [NSLayoutConstraint] {
    let (isAtStart, isAtEnd) = (
      Self.parent(of: second) === first, Self.parent(of: first) === second
    )
    // Inside of a superview the same edges meet, between siblings opposite ones.
    let (own, other) = (
      isAtEnd ? edges.end : edges.start, isAtStart ? edges.start : edges.end
    )
    func distance(
      _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
    ) -> NSLayoutConstraint {
      relate(second, own, relation, first, other, sign * constant)
    }
    switch connection {
    case .none: return [distance(.equal, 0)]
    case .standard:
      if isAtStart, let guide = (first as? UIView)?.layoutMarginsGuide {
        return [relate(second, own, .equal, guide, other, 0)]
      }
      if isAtEnd, let guide = (second as? UIView)?.layoutMarginsGuide {
        return [relate(guide, own, .equal, first, other, 0)]
      }
      return [distance(.equal, Self.standardSpacing)]
    case .predicates(let predicates):
      return try predicates.map { predicate in
        let constraint = distance(
          sign < 0 ? predicate.relation.reversed : predicate.relation, try constant(predicate))
        try prioritize(constraint, predicate)
        return constraint
      }
    }
  }

  private func length(
    of item: AnyObject, _ predicate: VisualFormat.Predicate
  ) throws -> NSLayoutConstraint {
    let attribute: Attribute = format.isHorizontal ? .width : .height
    let other = views[predicate.object].map { $0 as AnyObject }
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute,
      multiplier: other == nil ? 1 : predicate.multiplier,
      constant: try other == nil ? constant(predicate) : predicate.constant)
    try prioritize(constraint, predicate)
    return constraint
  }

  private func constant(_ predicate: VisualFormat.Predicate) throws -> CGFloat {
    try number(predicate.object) * predicate.multiplier + predicate.constant
  }

  private func number(_ text: String) throws -> CGFloat {
    if let number = Double(text) { return CGFloat(number) }
    switch metrics[text] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    case let value as UILayoutPriority: return CGFloat(value.rawValue)
    default: throw failure("\(text) is not a key in the metrics dictionary.")
    }
  }

  private func prioritize(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws {
    guard let priority = predicate.priority else { return }
    constraint.priority = UILayoutPriority(Float(try number(priority)))
  }

  private func relate(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject, _ other: Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: 1, constant: constant)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
