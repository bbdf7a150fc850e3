public import Foundation

/// A place of a pointer array: an object, kept or not, or nothing.
private struct PointerPlace {
  private let kept: AnyObject?
  private weak var known: AnyObject?

  init(_ object: AnyObject?, isWeak: Bool) {
    kept = isWeak ? nil : object
    known = object
  }

  /// The object; nil once it is gone.
  var object: AnyObject? { known }
}

/// A list of objects and gaps, which may leave it to others to keep the objects; Foundation for Linux has none.
open class NSPointerArray: NSObject {
  private var places: [PointerPlace] = []
  private let isWeak: Bool

  /// An empty list that keeps its objects unless the options say otherwise.
  public init(options: NSPointerFunctions.Options = []) {
    isWeak = options.isSuperset(of: .weakMemory)
    super.init()
  }

  /// A list that keeps its objects.
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// A list whose objects go as soon as nobody else keeps them.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of places, gaps included.
  open var count: Int { places.count }

  /// The objects, without gaps.
  open var allObjects: [Any] { places.compactMap(\.object) }

  /// The object at a place; nil for a gap.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    unsafe places[index].object.map { unsafe Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds an object, or a gap for nil, at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    places.append(unsafe place(of: pointer))
  }

  /// Inserts an object, or a gap for nil.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    places.insert(unsafe place(of: item), at: index)
  }

  /// Puts an object, or a gap for nil, into a place.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    places[index] = unsafe place(of: item)
  }

  /// Takes a place away.
  open func removePointer(at index: Int) { places.remove(at: index) }

  /// Takes all gaps away, those of objects that are gone included.
  open func compact() { places.removeAll { $0.object == nil } }

  // A pointer is what apps make of an object by `Unmanaged`, which they keep meanwhile.
  private func place(of pointer: UnsafeMutableRawPointer?) -> PointerPlace {
    let object = unsafe pointer.map {
      unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
    return PointerPlace(object, isWeak: isWeak)
  }
}
