import AnimLayers
import AnimLayoutEngine
import Foundation

/// Views that left the screen, by what they were registered for.
@MainActor struct ReusePool {
  private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  /// Makers of the views that were drawn in Interface Builder.
  private var makers: [ReuseKey: (CGRect) -> UICollectionReusableView?] = [:]
  /// Keys whose views are made as from a storyboard or a nib, by their class alone.
  private var drawn: Set<ReuseKey> = []
  private var views: [ReuseKey: [UICollectionReusableView]] = [:]
  /// Whether views may have been drawn for identifiers that nothing was registered for.
  var hasPrototypes = false
  /// Whether views are kept that left the screen; without, each that comes is a new one.
  var keepsViews = true {
    didSet { if !keepsViews { views = [:] } }
  }
  /// The views that the data source has dequeued while it is asked for one; nil if it is not.
  var dequeued: [UICollectionReusableView]?

  mutating func register(_ type: UICollectionReusableView.Type?, for key: ReuseKey) {
    classes[key] = type
    makers[key] = nil
    views[key] = nil
  }

  mutating func register(
    _ key: ReuseKey, maker: @escaping (CGRect) -> UICollectionReusableView?
  ) {
    makers[key] = maker
    classes[key] = nil
    views[key] = nil
  }

  func isRegistered(_ key: ReuseKey) -> Bool { classes[key] != nil || makers[key] != nil }

  /// Whether there is a used view, so that none is made.
  func hasView(for key: ReuseKey) -> Bool { views[key]?.isEmpty == false }

  /// A used view that has been prepared for reuse, or a new one; nil if nothing was registered.
  mutating func view(for key: ReuseKey, frame: CGRect) -> UICollectionReusableView? {
    if let view = views[key]?.popLast() {
      view.appliedAttributes = nil
      view.fittedAttributes = nil
      return view
    }
    if let maker = makers[key] {
      guard let view = maker(frame) else { return nil }
      view.reuseKey = key
      return view
    }
    guard let type = classes[key] else { return nil }
    let view = type.init(dequeuedWith: frame)
    view.reuseKey = key
    if UIEnvironment.current.interface.connect(view) || drawn.contains(key) { view.awakeFromNib() }
    return view
  }

  /// Registers the class that stands in for what was drawn in Interface Builder under a name.
  ///
  /// - Returns: Whether there is one.
  mutating func registerDrawn(_ name: String, for key: ReuseKey) -> Bool {
    guard let type = UIEnvironment.current.interface.viewClass(name, key.kind == .cell)
    else { return false }
    register(type, for: key)
    drawn.insert(key)
    return true
  }

  /// Takes a view back; one that did not come from the pool, or is of a class that has been replaced
  /// since, is let go.
  mutating func recycle(_ view: UICollectionReusableView) {
    guard let key = view.reuseKey, makers[key] != nil || classes[key] == type(of: view) else {
      return
    }
    view.send("prepareForReuse()") { view.prepareForReuse() }
    view.needsConfigurationRefresh = true
    view.layer.removeAllAnimations()
    guard keepsViews else { return }
    views[key, default: []].append(view)
  }
}
