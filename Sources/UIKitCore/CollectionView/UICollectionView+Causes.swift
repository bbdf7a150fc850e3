import AnimCauses
import AnimLayers
import AnimLayoutEngine
import Foundation

// What is told to those who record what comes of what. Where nobody does, each of these is a question for nil.
extension UICollectionView {
  var causes: CauseRecorder? { layer.clock.causes }

  /// Runs `body` as part of an event.
  ///
  /// - Parameters:
  ///   - kind: The event, made if somebody records.
  ///   - cause: What it comes of; nil for what is going on.
  ///   - body: What happens in it.
  /// - Returns: What `body` returns.
  func noting<Result>(
    _ kind: @autoclosure () -> CauseEvent.Kind, because cause: @autoclosure () -> CauseID? = nil,
    _ body: () -> Result
  ) -> Result {
    guard let causes else { return body() }
    return causes.during(kind(), because: cause(), body)
  }

  /// Runs what puts answers out of date, for which they are asked anew later.
  func notingInvalidation(_ extent: LayoutValidity.Extent, _ body: () -> Void) {
    guard let causes else { return body() }
    let layout = causes.name(of: currentLayout)
    causes.during(.invalidation(layout: layout, extent: CauseEvent.Extent(extent))) {
      rounds.pending = causes.current
      body()
    }
  }

  /// Prepares the layout as a consequence of what put it out of date.
  func notingPreparation(_ body: () -> Void) {
    guard let causes else { return body() }
    let cause = rounds.pending
    causes.during(
      .preparation(layout: causes.name(of: currentLayout)), because: cause == .none ? nil : cause
    ) {
      rounds.preparation = causes.current
      body()
    }
  }

  /// Brings the elements up to date as a consequence of what put them out of date.
  func notingRound(_ body: () -> Void) {
    guard let causes else { return body() }
    let cause = rounds.pending
    rounds.pending = .none
    causes.during(.round(rounds.number), because: cause == .none ? nil : cause, body)
  }

  /// Asks the layout for elements.
  func notingQuery(
    _ rect: CGRect, _ body: () -> [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let causes else { return body() }
    return causes.query(rect, from: rounds.preparation, body)
  }

  /// Notes that the layout is asked for one element.
  func noteQuestion(_ key: ElementKey) {
    guard let causes else { return }
    let name =
      switch key.kind {
      case .cell: "layoutAttributesForItem(at:)"
      case .supplementary: "layoutAttributesForSupplementaryView(ofKind:at:)"
      case .decoration: "layoutAttributesForDecorationView(ofKind:at:)"
      }
    rounds.question = causes.note(
      .call(receiver: .layout, name: name), from: rounds.preparation)
  }

  /// Notes that a view is to show an element.
  func note(_ view: UICollectionReusableView, isReused: Bool, for element: ElementKey) {
    guard let causes else { return }
    let (name, id) = (ElementName(element), view.layer.id)
    causes.note(
      isReused
        ? .reused(name, view: id)
        : .made(
          name, view: id, viewClass: causes.name(of: view),
          identifier: view.reuseIdentifier ?? ""))
  }

  /// Notes that a view shows an element no longer.
  func noteRemoval(_ view: UICollectionReusableView, of element: ElementKey) {
    causes?.note(.removed(ElementName(element), view: view.layer.id))
  }
}

extension UICollectionReusableView {
  /// Runs what brings the view to where attributes say, with what they come from.
  func notingPlacement(_ attributes: UICollectionViewLayoutAttributes, _ body: () -> Void) {
    guard let causes = layer.clock.causes else { return body() }
    causes.during(
      .placement(
        ElementName(attributes.key), view: layer.id, CauseEvent.Placement(attributes)),
      from: causes.answer, body)
  }
}

extension UIScrollView {
  /// Runs what moves or resizes the content's visible part.
  func notingMove(to bounds: CGRect, _ body: () -> Void) {
    guard let causes = layer.clock.causes else { return body() }
    let old = self.bounds
    guard bounds != old, !isMoveNoted else { return body() }
    isMoveNoted = true
    defer { isMoveNoted = false }
    let name = causes.name(of: self)
    if bounds.size == old.size {
      causes.during(.offset(view: name, from: old.origin, to: bounds.origin, mover), body)
    } else {
      causes.during(.resize(view: name, from: old.size, to: bounds.size), body)
    }
  }

  private var mover: CauseEvent.Mover {
    guard offsetOfMotion != nil else { return .code }
    if drag != nil { return .finger }
    switch motion?.kind {
    case .deceleration: return .deceleration
    case .animation, .toTop: return .animation
    case nil: return .code
    }
  }

  /// Runs what follows another room around the content.
  func notingInset(from old: UIEdgeInsets, to new: UIEdgeInsets, _ body: () -> Void) {
    guard let causes = layer.clock.causes else { return body() }
    causes.during(
      .inset(
        view: causes.name(of: self), from: CauseEvent.Insets(old), to: CauseEvent.Insets(new)),
      body)
  }
}

extension ElementName {
  /// The name of an element of a collection view.
  init(_ key: ElementKey) {
    let path = key.indexPath
    let (section, item) = (path.first ?? 0, path.item)
    switch key.kind {
    case .cell: self.init(.cell, section: section, item: item)
    case .supplementary(let kind):
      self.init(.supplementaryView, kind: kind, section: section, item: item)
    case .decoration(let kind):
      self.init(.decorationView, kind: kind, section: section, item: item)
    }
  }
}

extension CauseEvent.Placement {
  /// The values of a layout's attributes.
  package init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      center: attributes.center, size: attributes.size, alpha: Double(attributes.alpha),
      isHidden: attributes.isHidden, zIndex: attributes.zIndex, transform: attributes.transform3D)
  }
}

extension CauseEvent.Insets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension CauseEvent.Extent {
  fileprivate init(_ extent: LayoutValidity.Extent) {
    self =
      switch extent {
      case .elements: .elements
      case .view: .view
      case .answers: .answers
      case .counts: .counts
      case .arrangement: .arrangement
      case .layout: .layout
      case .everything: .everything
      }
  }
}

extension BatchUpdate {
  /// The changes in words: `inserts [0,3], deletes [0,1] and 2 more`.
  var sentence: String {
    func list(_ verb: String, _ names: [String]) -> [String] {
      guard !names.isEmpty else { return [] }
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      return ["\(verb) \(names.prefix(3).joined(separator: ", "))\(more)"]
    }
    func name(_ path: IndexPath) -> String { "[\(path.section),\(path.item)]" }
    func section(_ number: Int) -> String { "section \(number)" }
    let parts =
      list("inserts", insertedSections.map(section) + insertedItems.map(name))
      + list("deletes", deletedSections.map(section) + deletedItems.map(name))
      + list("reloads", reloadedSections.map(section) + reloadedItems.map(name))
      + list("reconfigures", reconfiguredItems.map(name))
      + list(
        "moves",
        movedSections.map { "section \($0.from) to \($0.to)" }
          + movedItems.map { "\(name($0.from)) to \(name($0.to))" })
    return parts.joined(separator: ", ")
  }
}
