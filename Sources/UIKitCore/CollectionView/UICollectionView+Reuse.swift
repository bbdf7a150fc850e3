import AnimCauses
import AnimLayoutEngine
import Foundation

extension UICollectionView {
  static func viewClass(
    _ anyClass: AnyClass?, below base: UICollectionReusableView.Type
  ) -> UICollectionReusableView.Type? {
    guard let anyClass else { return nil }
    guard let type = anyClass as? UICollectionReusableView.Type, type.isSubclass(of: base) else {
      UIEnvironment.current.raise("must pass a class of kind \(base)")
      return nil
    }
    return type
  }

  func dequeueCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let (path, cell) = updates.reconfigured, path == indexPath,
      cell.reuseIdentifier == identifier
    {
      return cell
    }
    let key = ReuseKey(kind: .cell, identifier: identifier)
    let view = dequeue(key, for: ElementKey(kind: .cell, indexPath: indexPath))
    guard let cell = view as? UICollectionViewCell else {
      UIEnvironment.current.raise(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
      return UICollectionViewCell(frame: .zero)
    }
    return cell
  }

  func dequeueSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey(kind: .supplementary(elementKind), identifier: identifier)
    let element = ElementKey(kind: .supplementary(elementKind), indexPath: indexPath)
    guard let view = dequeue(key, for: element) else {
      UIEnvironment.current.raise(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
      return UICollectionReusableView(frame: .zero)
    }
    return view
  }

  /// A view that already shows the element as the layout says, so that it can be configured by size.
  private func dequeue(_ key: ReuseKey, for element: ElementKey) -> UICollectionReusableView? {
    let attributes = attributes(for: element)
    return UIView.withoutAnimation {
      if hasPrototypes, !pool.isRegistered(key) { _ = pool.registerDrawn(key.identifier, for: key) }
      let isReused = pool.hasView(for: key)
      let view = pool.view(for: key, frame: attributes?.frame ?? .zero)
      if let view { note(view, isReused: isReused, for: element) }
      if let view { currentLayout.decorate(view, at: element.indexPath) }
      if element.kind == .cell, let cell = view as? UICollectionViewListCell {
        cell.prepare(for: element.indexPath, in: self)
      }
      if let attributes { view?.show(attributes) }
      if let view { pool.dequeued?.append(view) }
      return view
    }
  }

  /// Attributes of one element from the prepared layout, in the view's coordinates.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    layoutAttributes(for: key).map { withMovement(mirrored($0)) }
  }

  /// The layout's own words: what it said when it named the element, or says when it is asked for it.
  func layoutAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    (validity.isPrepared ? answers.byKey[key] : nil) ?? currentLayout.attributes(for: key)
  }

  /// A configured view for an element that comes on screen, already in the hierarchy.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let view = preparedView(for: attributes)
    // The delegate may animate the view, but what it only sets is not part of a running animation.
    if let view { ViewAnimation.$scope.withValue(.some(nil)) { announce(view, attributes) } }
    return view
  }

  private func announce(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    switch attributes.kind {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView?(self, willDisplay: cell, forItemAt: attributes.indexPath)
      }
    case .supplementary(let kind):
      delegate?.collectionView?(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
    case .decoration: break
    }
  }

  private func preparedView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    UIView.withoutAnimation {
      let path = attributes.indexPath
      if let view = updates.premade.removeValue(forKey: attributes.key) {
        view.show(attributes)
        return view
      }
      let view: UICollectionReusableView
      switch attributes.kind {
      case .cell:
        let made = prefetching.cells.removeValue(forKey: path)
        guard let cell = made ?? askForCell(at: path) else { return nil }
        cell.isHighlighted = false
        cell.isSelected = selection.paths.contains(path)
        view = cell
      case .supplementary(let kind):
        guard let dataSource else { return nil }
        let supplementary = noting(.configured(ElementName(attributes.key))) {
          answer {
            dataSource.collectionView?.noted(CallLog.text(path))(
              self, viewForSupplementaryElementOfKind: kind, at: path)
          }
        }
        guard let supplementary, supplementary.reuseIdentifier != nil else {
          UIEnvironment.current.raise(
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
              + "(\(kind),\(path.inException)) was not retrieved by calling "
              + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
              + "(\(supplementary.map { "<\(type(of: $0))>" } ?? "(null)"))")
          return nil
        }
        view = supplementary
      case .decoration(let kind):
        let key = ReuseKey(kind: .decoration(kind), identifier: kind)
        if let type = currentLayout.decorationClasses[kind], !pool.isRegistered(key) {
          pool.register(type, for: key)
        }
        if let nib = currentLayout.decorationNibs[kind], !pool.isRegistered(key) {
          pool.register(key) { _ in nib.instantiateReusableView() }
        }
        if !pool.isRegistered(key),
          let type = UIEnvironment.current.interface.decorationClass(kind)
        {
          pool.register(type, for: key)
        }
        let isReused = pool.hasView(for: key)
        guard let decoration = pool.view(for: key, frame: attributes.frame) else {
          UIEnvironment.current.raise(
            "could not dequeue a decoration view of kind: \(kind) - must register a class as a "
              + "decoration view on the layout")
          return nil
        }
        note(decoration, isReused: isReused, for: attributes.key)
        view = decoration
      }
      let container = container(of: attributes.key)
      container.addSubview(view)
      view.containerOrigin = container === self ? .zero : container.frame.origin
      view.show(attributes)
      view.refreshConfigurationIfNeeded()
      return view
    }
  }

  /// The data source's cell of an item; nil, with UIKit's exception, for what is none.
  func askForCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section)
    else {
      UIEnvironment.current.raise(
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: \(path.inException)")
      return nil
    }
    CallLog.note(.dataSource, "collectionView(_:cellForItemAt:)", CallLog.text(path))
    let cell = noting(.configured(ElementName(ElementKey(kind: .cell, indexPath: path)))) {
      answer {
        ask("collectionView(_:cellForItemAt:)", dataSource) {
          $0.collectionView(self, cellForItemAt: self.dataPath(of: path))
        }
      }
    }
    guard let cell, cell.reuseIdentifier != nil else {
      UIEnvironment.current.raise(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
      return nil
    }
    LooseViews.place(in: cell)
    return cell
  }

  /// The data source's answer to a question for a view: it is to dequeue that one and no other.
  private func answer<View: UICollectionReusableView>(_ ask: () -> View?) -> View? {
    let outer = pool.dequeued
    pool.dequeued = []
    defer { pool.dequeued = outer }
    let view = ask()
    if let other = pool.dequeued?.first(where: { $0 !== view }),
      UIEnvironment.current.exception == nil
    {
      UIEnvironment.current.raise(
        "Expected dequeued view to be returned to the collection view in preparation for display. When "
          + "the collection view's data source is asked to provide a view for a given index path, ensure "
          + "that a single view is dequeued and returned to the collection view. Avoid dequeuing views "
          + "without a request from the collection view. For retrieving an existing view in the "
          + "collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
          + "supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <\(type(of: other))>; "
          + "Collection view: <\(type(of: self))>")
    }
    return view
  }

  /// Takes the view of an element off the screen and returns it to the pool.
  func recycle(_ key: ElementKey) {
    guard let view = visible.removeValue(forKey: key) else { return }
    retire(view, key: key)
  }

  /// Removes a view that shows no element any longer.
  func retire(_ view: UICollectionReusableView, key: ElementKey) {
    noteRemoval(view, of: key)
    view.removeFromSuperview()
    switch key.kind {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView?(self, didEndDisplaying: cell, forItemAt: key.indexPath)
      }
    case .supplementary(let kind):
      delegate?.collectionView?(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
    case .decoration: break
    }
    UIView.withoutAnimation {
      swipeActions?.forget(view)
      pool.recycle(view)
    }
  }
}

extension UINib {
  /// Says that there is no such nib.
  func raiseMissing() {
    UIEnvironment.current.raise(
      "Could not load NIB in bundle: there is no file '\(name).xib' in the folder of the sources; add it, "
        + "or register the class of '\(name)' instead")
  }
}
