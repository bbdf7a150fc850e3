import AnimGeometry
import AnimLayers
import AnimScenarioFormat
import Foundation
import UIKitCore

extension Stage {
  /// Shows another collection view, or the same one with another layout.
  func push(_ push: Action.Push, completion: @escaping @MainActor () -> Void) {
    guard push.transition != .layoutToLayout else {
      return changeLayout(push, completion: completion)
    }
    let below = collectionView
    if push.transition == .slide, let navigation {
      return self.push(push, on: navigation, completion: completion)
    }
    returns.append(.view(below, dataSource, push, in: window.bounds.size))
    let data = pushedData(push)
    let (above, source) = makeCollectionView(push, data)
    scroll(above, push, from: dataSource.data, to: data)
    show(above, source)
    (below.superview ?? window).insertSubview(above, aboveSubview: below)
    above.layoutIfNeeded()
    let end: (Bool) -> Void = { _ in
      below.removeFromSuperview()
      completion()
    }
    switch push.transition {
    case .slide: slide(in: above, over: below, duration: push.duration, completion: end)
    case .snapshots:
      exchange(below, for: above, duration: push.duration, completion: end)
    case .frameAndLayout: unfold(above, over: below, push, completion: end)
    case .layoutToLayout: break
    }
  }

  /// Goes back to what was shown before the last push; without one nothing happens.
  func pop(_ pop: Action.Pop, completion: @escaping @MainActor () -> Void) {
    guard let last = returns.popLast() else { return completion() }
    let duration = pop.animated ? pop.duration : 0
    switch last {
    case .sheet(let controller, _, _, _):
      // It goes as it came.
      returns.append(last)
      controller.dismiss(animated: pop.animated) { [weak self] in
        self?.followSheets()
        completion()
      }
    case .screen:
      _ = navigation?.popViewController(animated: pop.animated)
      if let top = navigation?.topViewController as? StageScreen { show(top) }
      clock.schedule(after: duration) { completion() }
    case .layout(let layout, let data, let offset):
      animateUpdate(duration: duration) { [self] in
        let old = dataSource.identifiers
        collectionView.performBatchUpdates {
          self.dataSource.change { $0 = data }
          self.collectionView.announceDifference(from: old, to: self.dataSource.identifiers)
          self.collectionView.setCollectionViewLayout(layout, animated: false)
          layout.director?.arrival = { offset }
        }
        layout.director?.arrival = nil
        collectionView.contentOffset = offset
      } completion: {
        completion()
      }
    case .view(let below, let source, let push, let size):
      let (above, leaving) = (collectionView, dataSource)
      show(below, source)
      (above.superview ?? window).insertSubview(below, belowSubview: above)
      // Out of the window it did not grow or shrink along.
      below.frame.size.width += window.bounds.width - size.width
      below.frame.size.height += window.bounds.height - size.height
      below.layoutIfNeeded()
      let end: (Bool) -> Void = { _ in
        above.removeFromSuperview()
        // A collection view does not hold its data source.
        withExtendedLifetime(leaving) { completion() }
      }
      switch push.transition {
      case .slide: slide(out: above, over: below, duration: duration, completion: end)
      case .snapshots:
        exchange(above, for: below, duration: duration, completion: end)
      case .frameAndLayout: fold(above, over: below, push, duration: duration, completion: end)
      case .layoutToLayout: break
      }
    }
  }

  /// Pushes a screen with a bar of its own.
  private func push(
    _ push: Action.Push, on navigation: UINavigationController,
    completion: @escaping @MainActor () -> Void
  ) {
    let data = pushedData(push)
    let (above, source) = makeCollectionView(push, data)
    let screen = StageScreen(above, source, title: push.title)
    screen.navigationItem.largeTitleDisplayMode = .never
    returns.append(.screen)
    navigation.pushViewController(screen, animated: true)
    scroll(above, push, from: dataSource.data, to: data)
    show(screen)
    clock.schedule(after: push.duration) { completion() }
  }

  // MARK: One collection view

  /// `useLayoutToLayoutNavigationTransitions`: items that the pushed view does not show leave while the
  /// others travel.
  private func changeLayout(_ push: Action.Push, completion: @escaping @MainActor () -> Void) {
    let view = collectionView
    let data = dataSource.data
    returns.append(
      .layout(view.collectionViewLayout, data, contentOffset: view.contentOffset))
    let pushed = pushedData(push)
    animateUpdate(duration: push.duration) { [self] in
      let old = dataSource.identifiers
      view.performBatchUpdates {
        self.dataSource.change { $0 = pushed }
        view.announceDifference(from: old, to: self.dataSource.identifiers)
        if !push.layout.text.isEmpty {
          view.setCollectionViewLayout(self.makeLayout(push.layout), animated: false)
        }
        // Items travel to where they are seen in the end.
        view.collectionViewLayout.director?.arrival = { [weak self, weak view] in
          guard let self, let view, let scroll = push.scrollTo,
            let path = scrolledPath(push, from: data, to: pushed)
          else { return nil }
          return view.offset(showing: path, at: scroll.position)
        }
      }
      view.collectionViewLayout.director?.arrival = nil
      scroll(view, push, from: data, to: pushed)
    } completion: {
      completion()
    }
  }

  private func animateUpdate(
    duration: Double, _ changes: @escaping () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    guard duration > 0 else {
      UIView.performWithoutAnimation(changes)
      return completion()
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveEaseInOut, animations: changes
    ) { _ in
      completion()
    }
  }

  // MARK: Data

  /// The data of the pushed view: its own, or the part of what is there that passes the filter,
  /// without sections of which nothing does.
  private func pushedData(_ push: Action.Push) -> SimulatedDataSource {
    var data =
      push.dataSource.map { SimulatedDataSource($0, seed: scenario.clock.seed) }
      ?? dataSource.data
    guard push.filter != .constant(.bool(true)) else { return data }
    let chosen = names(
      ofItemAt: memory.touchedPath ?? collectionView.indexPathsForSelectedItems?.last)
    var sections: [Snapshot.Section] = []
    for (index, section) in data.sections.enumerated() {
      let kept = section.items.indices.filter { item in
        var names = self.names
        names.item = section.items[item]
        names.section = section
        names.indexPath = IndexPath(item: item, section: index)
        return push.filter.isTrue { path in
          path.first == "selected"
            ? chosen?.value(of: ["item"] + path.dropFirst()) : names.value(of: path)
        }
      }
      guard !kept.isEmpty else { continue }
      sections.append(
        .init(
          id: SourceName(section.id, at: push.layout.location),
          items: kept.map { SourceName(section.items[$0].id, at: push.layout.location) }))
    }
    _ = data.apply(Snapshot(sections: sections))
    return data
  }

  private func names(ofItemAt path: IndexPath?) -> StageNames? {
    guard let path, dataSource.data.contains(.init(section: path.section, item: path.item)) else {
      return nil
    }
    var names = self.names
    names.section = dataSource.data.sections[path.section]
    names.item = names.section?.items[path.item]
    names.indexPath = path
    return names
  }

  /// Scrolls a pushed view to the item that the push names: a path of what it shows, or else the item
  /// that is meant before the push.
  private func scroll(
    _ view: UICollectionView, _ push: Action.Push, from old: SimulatedDataSource,
    to new: SimulatedDataSource
  ) {
    guard let scroll = push.scrollTo, let path = scrolledPath(push, from: old, to: new) else {
      return
    }
    view.layoutIfNeeded()
    view.scrollToItem(at: path, at: .init(scroll.position), animated: false)
  }

  /// Where the item is that what is pushed scrolls to; nil for none.
  private func scrolledPath(
    _ push: Action.Push, from old: SimulatedDataSource, to new: SimulatedDataSource
  ) -> IndexPath? {
    guard let item = push.scrollTo?.item.value else { return nil }
    if case .path(let path) = item, new.contains(path) { return IndexPath(path) }
    guard let path = path(of: item) else { return nil }
    let before = ItemIndexPath(section: path.section, item: path.item)
    return old.contains(before) ? new.path(ofItem: old[before].id).map { IndexPath($0) } : nil
  }

  // MARK: Two collection views

  private func makeCollectionView(
    _ push: Action.Push, _ data: SimulatedDataSource
  ) -> (UICollectionView, StageDataSource) {
    var pushed = scenario
    let name = push.transition == .frameAndLayout ? push.from.layout : push.layout
    if !name.text.isEmpty { pushed.layout = name }
    let source = dataSource.copy(showing: data)
    let view = Self.makeCollectionView(pushed, layouts, in: window)
    addBackground(to: view)
    view.collectionViewLayout.awakeFromNib()
    // What is pushed hides what is below it.
    if pushed.collectionView.backgroundColor == .clear {
      view.backgroundColor = window.backgroundColor
    }
    source.register(in: view)
    let front = front(of: source)
    view.dataSource = front
    view.delegate = front
    return (view, source)
  }

  /// As `UINavigationController` does: the new view slides over the old one, which gives way a little.
  private func slide(
    in above: UIView, over below: UIView, duration: Double, completion: @escaping (Bool) -> Void
  ) {
    let width = window.bounds.width
    let middle = above.center
    UIView.performWithoutAnimation { above.center.x = middle.x + width }
    glide(above, to: middle.x, below, to: below.center.x - width * 0.3, duration) { done in
      below.center.x += width * 0.3
      completion(done)
    }
  }

  private func slide(
    out above: UIView, over below: UIView, duration: Double, completion: @escaping (Bool) -> Void
  ) {
    let width = window.bounds.width
    let middle = below.center.x
    UIView.performWithoutAnimation { below.center.x = middle - width * 0.3 }
    glide(above, to: above.center.x + width, below, to: middle, duration, completion)
  }

  private func glide(
    _ above: UIView, to x: CGFloat, _ below: UIView, to lower: CGFloat, _ duration: Double,
    _ completion: @escaping (Bool) -> Void
  ) {
    above.layer.shadowOpacity = 0.15
    above.layer.shadowRadius = 8
    above.layer.shadowOffset = .zero
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) {
      above.center.x = x
      below.center.x = lower
    } completion: { done in
      above.layer.shadowOpacity = 0
      completion(done)
    }
  }

  /// Items that both views show travel from their places in the one to those in the other, as
  /// snapshots of the cells would; all else is faded.
  private func exchange(
    _ old: UICollectionView, for new: UICollectionView, duration: Double,
    completion: @escaping (Bool) -> Void
  ) {
    let places = cells(of: old)
    let travelling = cells(of: new).compactMap { id, cell in
      places.first { $0.id == id }.map { (cell, $0.cell) }
    }
    let background = new.backgroundColor
    UIView.performWithoutAnimation {
      new.backgroundColor = .clear
      new.superview?.bringSubviewToFront(new)
      if let chrome { window.bringSubviewToFront(chrome) }
      for cell in new.visibleCells { cell.alpha = 0 }
      for (cell, place) in travelling {
        let start = old.convert(place.center, to: new)
        cell.alpha = 1
        cell.transform = CGAffineTransform(
          a: place.bounds.width / cell.bounds.width, b: 0, c: 0,
          d: place.bounds.height / cell.bounds.height, tx: start.x - cell.center.x,
          ty: start.y - cell.center.y)
        place.isHidden = true
      }
    }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      old.alpha = 0
      for cell in new.visibleCells {
        cell.transform = .identity
        cell.alpha = 1
      }
    } completion: { done in
      new.backgroundColor = background
      old.alpha = 1
      for (_, place) in travelling { place.isHidden = false }
      completion(done)
    }
  }

  /// The cells on screen with the ids of their items.
  private func cells(of view: UICollectionView) -> [(id: String, cell: UICollectionViewCell)] {
    guard let data = view.stageDataSource?.data else { return [] }
    return view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.cellForItem(at: path).map {
        (data[ItemIndexPath(section: path.section, item: path.item)].id, $0)
      }
    }
  }

  /// Frame and layout grow together.
  private func unfold(
    _ above: UICollectionView, over below: UIView, _ push: Action.Push,
    completion: @escaping (Bool) -> Void
  ) {
    let (small, whole) = frames(of: push)
    UIView.performWithoutAnimation {
      above.frame = small
      above.layoutIfNeeded()
    }
    UIView.animate(withDuration: push.duration, delay: 0, options: .curveEaseInOut) { [self] in
      above.collectionViewLayout.keepLines(of: small.size, in: whole.size)
      above.frame = whole
      if !push.to.layout.text.isEmpty { change(above, to: makeLayout(push.to.layout)) }
      below.alpha = 0
    } completion: { done in
      below.alpha = 1
      completion(done)
    }
  }

  /// The way back.
  ///
  /// The view keeps its size: in a smaller one, cells that travel out of it would be gone at once.
  private func fold(
    _ above: UICollectionView, over below: UIView, _ push: Action.Push, duration: Double,
    completion: @escaping (Bool) -> Void
  ) {
    let (small, whole) = frames(of: push)
    UIView.performWithoutAnimation { below.alpha = 0 }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) { [self] in
      if !push.from.layout.text.isEmpty {
        let layout = makeLayout(push.from.layout)
        // It has its properties before it is prepared for the first time.
        layout.advisor?.willPrepare(layout, isComplete: false)
        layout.keepLines(of: small.size, in: whole.size)
        change(above, to: layout)
      }
      above.frame.origin = small.origin
      above.backgroundColor = above.backgroundColor?.withAlphaComponent(0)
      // Where all that is below is what folds up, nothing is to shine through.
      if below.frame != small { below.alpha = 1 }
    } completion: { done in
      below.alpha = 1
      completion(done)
    }
  }

  /// The frames of a pushed view before and after it has unfolded.
  private func frames(of push: Action.Push) -> (small: CGRect, whole: CGRect) {
    (push.from.rect.value(in: screenNames.value), push.to.rect.value(in: screenNames.value))
  }

  private func change(_ view: UICollectionView, to layout: UICollectionViewLayout) {
    view.performBatchUpdates { view.setCollectionViewLayout(layout, animated: false) }
  }
}

extension UICollectionViewLayout {
  /// Leaves as much room after a flow layout's lines as a larger view has more than a smaller one, so
  /// that lines are in it what they are in the smaller one: items start or end their way there.
  fileprivate func keepLines(of small: CGSize, in large: CGSize) {
    guard let flow = self as? UICollectionViewFlowLayout else { return }
    switch flow.scrollDirection {
    case .horizontal: flow.sectionInset.bottom += max(0, large.height - small.height)
    case .vertical: flow.sectionInset.right += max(0, large.width - small.width)
    }
  }
}

extension UICollectionView {
  /// The offset at which an item is at a position, within the content; nil where it would only just
  /// have to be visible, which depends on where one comes from.
  fileprivate func offset(
    showing path: IndexPath, at position: AnimScenarioFormat.ScrollPosition
  ) -> CGPoint? {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
    let inset = adjustedContentInset
    let size = collectionViewLayout.collectionViewContentSize
    var offset = contentOffset
    switch position {
    case .none: return nil
    case .top: offset.y = frame.minY - inset.top
    case .centeredVertically: offset.y = frame.midY - bounds.height / 2
    case .bottom: offset.y = frame.maxY - bounds.height + inset.bottom
    case .left: offset.x = frame.minX - inset.left
    case .centeredHorizontally: offset.x = frame.midX - bounds.width / 2
    case .right: offset.x = frame.maxX - bounds.width + inset.right
    }
    return CGPoint(
      x: offset.x.clamped(-inset.left, size.width + inset.right - bounds.width),
      y: offset.y.clamped(-inset.top, size.height + inset.bottom - bounds.height))
  }
}
