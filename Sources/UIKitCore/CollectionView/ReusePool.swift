import Foundation
import Layers

/// Views that left the screen, by what they were registered for.
@MainActor struct ReusePool {
  private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
  private var views: [ReuseKey: [UICollectionReusableView]] = [:]

  mutating func register(_ type: UICollectionReusableView.Type?, for key: ReuseKey) {
    classes[key] = type
    views[key] = nil
  }

  func isRegistered(_ key: ReuseKey) -> Bool { classes[key] != nil }

  /// A used view that has been prepared for reuse, or a new one; nil if nothing was registered.
  mutating func view(for key: ReuseKey, frame: CGRect) -> UICollectionReusableView? {
    if let view = views[key]?.popLast() {
      view.appliedAttributes = nil
      view.fittedAttributes = nil
      return view
    }
    guard let type = classes[key] else { return nil }
    let view = type.init(dequeuedWith: frame)
    view.reuseKey = key
    return view
  }

  /// Takes a view back; one that did not come from the pool, or is of a class that has been replaced
  /// since, is let go.
  mutating func recycle(_ view: UICollectionReusableView) {
    guard let key = view.reuseKey, classes[key] == type(of: view) else { return }
    view.prepareForReuse()
    view.layer.removeAllAnimations()
    views[key, default: []].append(view)
  }
}
