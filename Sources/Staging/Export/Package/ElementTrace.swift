import UIKit

/// A view of an element that knows the attributes that it shows.
@MainActor protocol TracedElementView: UICollectionReusableView {
  var shown: UICollectionViewLayoutAttributes? { get }
}

/// A cell that knows the attributes that it shows.
final class TracedCell: UICollectionViewCell, TracedElementView {
  private(set) var shown: UICollectionViewLayoutAttributes?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    shown = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
  }
}

/// A supplementary or decoration view that knows the attributes that it shows.
final class TracedView: UICollectionReusableView, TracedElementView {
  private(set) var shown: UICollectionViewLayoutAttributes?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    shown = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
  }
}

/// The place of every element at every sample, from the presentation layers.
@MainActor struct ElementTrace {
  /// What is written of an element.
  private struct State: Equatable {
    var frame: [Double]
    var alpha = 1.0
    var transform: [Double] = [1, 0, 0, 1]
    var zIndex = 0
  }

  private struct Element {
    let name: String
    let order: (Int, String, IndexPath, Int)
    let state: State
  }

  private var times: [Double] = []
  private var changes: [(sample: Int, name: String, state: State?)] = []
  private var latest: [String: State] = [:]

  /// Adds what is seen now.
  mutating func sample(_ view: UICollectionView, at time: Double) {
    let sample = times.count
    times.append((time * 1000).rounded() / 1000)
    let offset = view.layer.presentation()?.bounds.origin ?? view.contentOffset
    var states = [
      "collection view": State(
        frame: [Self.snapped(offset.x, to: 64), Self.snapped(offset.y, to: 64), 0, 0])
    ]
    for element in elements(of: view).sorted(by: { $0.order < $1.order }) {
      // Several elements of one index path may be leaving at once.
      var (name, number) = (element.name, 2)
      while states[name] != nil {
        name = "\(element.name) #\(number)"
        number += 1
      }
      states[name] = element.state
    }
    for (name, state) in states where latest[name] != state {
      changes.append((sample, name, state))
    }
    for name in latest.keys where states[name] == nil { changes.append((sample, name, nil)) }
    latest = states
  }

  // MARK: Elements

  private func elements(of view: UICollectionView) -> [Element] {
    var found: [any TracedElementView] = []
    func search(_ parent: UIView) {
      for child in parent.subviews where !child.isHidden {
        if let element = child as? any TracedElementView {
          found.append(element)
        } else if child is UIScrollView {
          // A section that scrolls sideways.
          search(child)
        }
      }
    }
    search(view)
    return found.compactMap { element(of: $0, in: view) }
  }

  private func element(of view: any TracedElementView, in container: UICollectionView) -> Element? {
    guard let attributes = view.shown, let layer = view.layer.presentation() else { return nil }
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    let isShown: Bool
    switch attributes.representedElementCategory {
    case .cell:
      isShown = (view as? UICollectionViewCell).flatMap(container.indexPath(for:)) != nil
    case .supplementaryView:
      isShown = container.visibleSupplementaryViews(ofKind: kind).contains { $0 === view }
    default:
      isShown =
        container.collectionViewLayout.layoutAttributesForDecorationView(ofKind: kind, at: path)
        != nil
    }
    let name = attributes.representedElementCategory == .cell ? "cell" : kind
    let center = view.superview.map { container.convert(layer.position, from: $0) }
    return Element(
      name: "\(name) [\(path.section),\(path.item)]\(isShown ? "" : " out")",
      order: (Int(attributes.representedElementCategory.rawValue), kind, path, isShown ? 0 : 1),
      state: Self.state(
        of: layer, center: center ?? layer.position, zIndex: attributes.zIndex))
  }

  private static func state(of layer: CALayer, center: CGPoint, zIndex: Int) -> State {
    let (size, t) = (layer.bounds.size, layer.transform)
    let entries = [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34,
      0, 0, t.m43, t.m44,
    ].map { snapped($0, to: 1024) }
    let isFlat =
      [2, 3, 6, 7, 8, 9, 11, 14].allSatisfy { entries[$0] == 0 }
      && entries[10] == 1 && entries[15] == 1
    return State(
      frame: [
        snapped(center.x - size.width / 2 + t.m41, to: 64),
        snapped(center.y - size.height / 2 + t.m42, to: 64),
        snapped(size.width, to: 64), snapped(size.height, to: 64),
      ],
      alpha: snapped(CGFloat(layer.opacity), to: 1024),
      transform: isFlat ? [0, 1, 4, 5].map { entries[$0] } : entries, zIndex: zIndex)
  }

  private static func snapped(_ value: CGFloat, to fraction: Double) -> Double {
    // The sum makes a zero of a negative zero.
    (Double(value) * fraction).rounded() / fraction + 0
  }

  // MARK: Text

  /// All samples' times and then the changes, by time and name.
  var text: String {
    var lines = [#"{"times":"# + Self.list(times) + "}"]
    var known: [String: State] = [:]
    let ordered = changes.sorted { a, b in
      if a.sample != b.sample { return a.sample < b.sample }
      return a.name.compare(b.name, options: .numeric) == .orderedAscending
    }
    for change in ordered {
      let parts = change.state.map { Self.parts($0, since: known[change.name]) }
      known[change.name] = change.state
      lines.append(
        #"{"t":\#(Self.number(times[change.sample])),"el":"\#(change.name)","#
          + (parts ?? [#""gone":true"#]).joined(separator: ",") + "}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The parts of a state that are different from the latest one; all of them if there is none.
  private static func parts(_ state: State, since latest: State?) -> [String] {
    var parts: [String] = []
    if state.frame != latest?.frame { parts.append(#""frame":"# + list(state.frame)) }
    if state.alpha != latest?.alpha { parts.append(#""alpha":"# + number(state.alpha)) }
    if state.transform != latest?.transform {
      parts.append(#""transform":"# + list(state.transform))
    }
    if state.zIndex != latest?.zIndex { parts.append(#""z":\#(state.zIndex)"#) }
    return parts
  }

  private static func list(_ numbers: [Double]) -> String {
    "[" + numbers.map(number).joined(separator: ",") + "]"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
