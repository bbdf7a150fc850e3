import AnimGeometry
package import Foundation

extension CauseEvent {
  /// What happened, as a sentence without a full stop that begins with a small letter, unless it begins with a name.
  package var sentence: String { kind.sentence }
}

extension CauseEvent.Kind {
  package var sentence: String {
    switch self {
    case .step(let name, _, _): "step '\(name)' begins"
    case .touch(let phase, let place):
      switch phase {
      case .began: "a finger goes down at \(place.text)"
      case .moved: "a finger moves to \(place.text)"
      case .ended: "a finger is lifted at \(place.text)"
      case .cancelled: "a finger at \(place.text) is taken away"
      }
    case .call(let receiver, let name): "UIKit calls \(name) of the \(receiver.word)"
    case .update(let text):
      text.isEmpty ? "a batch update without changes is shown" : "an update is shown: \(text)"
    case .reload: "reloadData() forgets all items"
    case .layoutChange(let old, let new): "\(new) takes the place of \(old)"
    case .invalidation(let layout, let extent): "\(layout) is invalidated: \(extent.sentence)"
    case .preparation(let layout): "\(layout) prepares"
    case .layoutNeeded(let view): "\(view) is marked to be laid out again"
    case .layout(let view): "\(view) is laid out"
    case .round(let number):
      number == 1
        ? "the visible elements are brought up to date"
        : "the visible elements are brought up to date for the \(number.ordinal) time in one pass"
    case .query(let rect, let count):
      "layoutAttributesForElements(in: \(rect.text)) names \(count) element\(count == 1 ? "" : "s")"
    case .placement(let element, _, let place): "\(element) is placed at \(place.text)"
    case .offset(let view, let old, let new, let mover):
      "the content of \(view) moves from \(old.text) to \(new.text)\(mover.suffix)"
    case .resize(let view, let old, let new): "\(view) becomes \(new.text), from \(old.text)"
    case .contentSize(let old, let new): "the content becomes \(new.text), from \(old.text)"
    case .inset(let view, let old, let new):
      "the adjusted content inset of \(view) becomes \(new.text), from \(old.text)"
    case .sizing(let element, _, let given, let preferred, let isHeeded):
      "\(element) is \(given.text) and prefers \(preferred.text)"
        + (isHeeded ? "" : ", which the layout does not heed")
    case .made(let element, _, let viewClass, let identifier):
      "a \(viewClass) is made for \(element) ('\(identifier)')"
    case .reused(let element, _): "a used view is taken for \(element)"
    case .configured(let element): "the data source is asked for \(element)"
    case .removed(let element, _): "the view of \(element) goes back to the pool"
    case .constraints(let view, let pivots):
      "the constraints of \(view) are solved with \(pivots) pivot\(pivots == 1 ? "" : "s")"
    case .animation(_, let key, let duration): "\(key) is animated for \(duration.hundredthsText) s"
    }
  }
}

extension CauseEvent.Receiver {
  fileprivate var word: String {
    switch self {
    case .layout: "layout"
    case .dataSource: "data source"
    case .delegate: "delegate"
    }
  }
}

extension CauseEvent.Extent {
  fileprivate var sentence: String {
    switch self {
    case .elements: "single elements that it names are out of date"
    case .view: "other elements may be seen"
    case .answers: "what it said of its elements is out of date"
    case .counts: "the number of items is out of date"
    case .arrangement: "the places that it worked out are out of date"
    case .layout: "all that it knows is out of date"
    case .everything: "all that it knows, and the number of items, is out of date"
    }
  }
}

extension CauseEvent.Mover {
  fileprivate var suffix: String {
    switch self {
    case .finger: " with a finger"
    case .deceleration: ", sliding on"
    case .animation: " in an animation"
    case .code: ""
    }
  }
}

extension CauseEvent.Insets {
  /// `{0, 16, 0, 16}`, as UIKit prints it: top, left, bottom, right.
  package var text: String {
    "{" + [top, left, bottom, right].map(\.hundredthsText).joined(separator: ", ") + "}"
  }
}

extension CauseEvent.Placement {
  /// The frame, and what is not as it is by default.
  package var text: String {
    var parts = [frame.text]
    if alpha != 1 { parts.append("alpha \(alpha.hundredthsText)") }
    if isHidden { parts.append("hidden") }
    if zIndex != 0 { parts.append("zIndex \(zIndex)") }
    if transform != .identity { parts.append("with a transform") }
    return parts.joined(separator: ", ")
  }
}

extension CGPoint {
  /// `20, 96.5`.
  package var text: String { "\(Double(x).hundredthsText), \(Double(y).hundredthsText)" }
}

extension CGSize {
  /// `64 × 64`.
  package var text: String { "\(Double(width).hundredthsText) × \(Double(height).hundredthsText)" }
}

extension CGRect {
  /// `x 20, y 96, 64 × 64`.
  package var text: String {
    "x \(Double(minX).hundredthsText), y \(Double(minY).hundredthsText), \(size.text)"
  }
}

extension Double {
  /// Rounded to hundredths, without superfluous zeros.
  package var hundredthsText: String {
    guard isFinite else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100 + 0
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Int {
  /// `2nd`.
  package var ordinal: String {
    let end =
      switch (self % 100, self % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(self)\(end)"
  }
}
