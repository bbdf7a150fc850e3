public import AnimGeometry
import AnimLayoutEngine
public import Foundation

extension UICollectionView {
  /// The role of an element of a collection view.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}

/// Where and how one element of a collection view is shown.
///
/// `center` and `size` are what is stored; `frame` is derived from them, and with a `transform` it is
/// the box around the transformed rectangle, as for a view. `transform` and `transform3D` are two
/// views of one value. Subclasses with more properties override `copy(with:)` and `isEqual(_:)`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Centre, in points of the collection view's content, y down.
  open var center: CGPoint = .zero
  /// Width and height before the transform, in points.
  open var size: CGSize = .zero
  /// Transform about the centre; by default the identity.
  open var transform3D: CATransform3D = .identity
  /// Opacity from 0, clear, to 1, the default.
  open var alpha: CGFloat = 1
  /// Higher is nearer; equal values are drawn in the order in which the layout returned them.
  open var zIndex: Int = 0
  /// Whether the element's view is there but not drawn; by default false.
  open var isHidden: Bool = false
  /// Item and section of the element in the data source.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Set by the initialisers that name an element.
  private(set) var kind: ElementKind = .cell

  /// Creates attributes of the cell of the first item.
  public override init() { super.init() }

  /// Creates attributes of an item's cell, empty and at the origin.
  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a header, a footer or another view with data of its own.
  public required convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    kind = .supplementary(elementKind)
  }

  /// Creates attributes of a view that the layout alone knows of.
  public required convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    kind = .decoration(decorationViewKind)
  }

  /// A copy of what this class stores, in an instance of the dynamic class.
  public required convenience init(copying other: UICollectionViewLayoutAttributes) {
    self.init()
    kind = other.kind
    indexPath = other.indexPath
    center = other.center
    size = other.size
    transform3D = other.transform3D
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
  }

  /// Whether the element is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory {
    switch kind {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? {
    switch kind {
    case .cell: nil
    case .supplementary(let name), .decoration(let name): name
    }
  }

  /// The rectangle of `size` around `center`, in points of the content, y down.
  ///
  /// With a transform, the box around the transformed rectangle. Setting it sets `center` and
  /// `size` as if there were no transform.
  open var frame: CGRect {
    get {
      let rect = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2,
        width: size.width, height: size.height)
      guard transform3D != .identity else { return rect }
      // The same rule as for a layer: transform about the centre, take the box around it.
      let local = rect.offsetBy(dx: -center.x, dy: -center.y)
      let projection = Projection(transform3D)
      return CGRect(around: local.corners.map(projection.apply))
        .offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// A rectangle of `size` at the origin; of a new value the size alone counts.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The two-dimensional part of `transform3D`; setting it replaces the whole.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy in an instance of the dynamic class, made by `init(copying:)`.
  ///
  /// Subclasses with properties of their own override it and set those of the copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self).init(copying: self)
  }

  /// Whether an object has the same element and the same values.
  ///
  /// The collection view does not apply attributes that are equal to those shown: subclasses with
  /// properties of their own have to compare them too.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return kind == other.kind && indexPath == other.indexPath && center == other.center
      && size == other.size && transform3D == other.transform3D && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// A hash of the element's kind and index path, which never differ between equal attributes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(indexPath)
    return hasher.finalize()
  }

  /// Class, kind, index path and frame.
  open override var description: String {
    "<\(type(of: self)) \(kind) \(Array(indexPath)); frame = \(frame)>"
  }
}

extension UICollectionViewLayoutAttributes {
  var key: ElementKey { ElementKey(kind: kind, indexPath: indexPath) }

  /// An independent copy, of the same class.
  func cloned() -> Self {
    guard let copy = copy() as? Self else {
      fatalError("copy(with:) of \(type(of: self)) returned another class")
    }
    return copy
  }

  /// A copy for another place in the index space.
  func moved(to indexPath: IndexPath) -> Self {
    let copy = cloned()
    copy.indexPath = indexPath
    return copy
  }

  /// A copy that cannot be seen: the start of an appearance and the end of a disappearance where a
  /// layout says nothing else.
  func faded() -> Self {
    let copy = cloned()
    copy.alpha = 0
    return copy
  }
}
