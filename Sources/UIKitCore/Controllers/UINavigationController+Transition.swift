import Foundation

extension UINavigationController {
  /// Replaces what is shown, with the callbacks in UIKit's order.
  ///
  /// - Parameters:
  ///   - to: The controller that comes, on top of the stack already.
  ///   - from: The controller that goes; nil for none.
  ///   - operation: Whether the stack has grown or shrunk.
  ///   - animated: Whether it is seen how one follows the other.
  ///   - undo: Puts the stack back, for an animation of the app's own that is given up.
  ///   - completion: Called when the change is over.
  func show(
    _ to: UIViewController, from: UIViewController?, _ operation: Operation, animated: Bool,
    undo: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    guard isViewLoaded else { return completion() }
    decideBottomBar()
    let coordinator = TransitionCoordinator(
      of: [self], duration: UIView.systemTransitionDuration, isAnimated: animated
    ) { UIView.animateSystemTransition($0) }
    (coordinator.from, coordinator.to, coordinator.place) = (from, to, view)
    delegate?.navigationController?(self, willShow: to, animated: animated)
    let isPush = operation == .push
    let upper = isPush ? to : from
    if let upper = upper as? UICollectionViewController,
      upper.useLayoutToLayoutNavigationTransitions,
      let lower = (isPush ? from : to) as? UICollectionViewController
    {
      changeLayout(
        upper, lower, isPush: isPush, animated: animated, coordinator, completion: completion)
      topDidChange()
      tabs?.placeBar()
      return
    }
    to.loadViewIfNeeded()
    from?.tellWillDisappear(animated)
    to.tellWillAppear(animated)
    let finish = {
      self.finishAppearing(to, animated: animated)
      completion()
      self.delegate?.navigationController?(self, didShow: to, animated: animated)
      coordinator.end(of: [self])
    }
    if animated, let from,
      let own = delegate?.navigationController?(
        self, animationControllerFor: operation, from: from, to: to)
    {
      return perform(own, operation, from: from, to: to, coordinator, undo: undo, finish)
    }
    slide(to, from: from, isPush: isPush, animated: animated, coordinator) {
      if coordinator.isCancelled {
        return self.giveUpSlide(to, from: from, coordinator, undo: undo)
      }
      from?.view.removeFromSuperview()
      from?.tellDidDisappear(animated)
      finish()
    }
  }

  /// Moves the new view in from the right, or the old one out to it.
  private func slide(
    _ to: UIViewController, from: UIViewController?, isPush: Bool, animated: Bool,
    _ coordinator: TransitionCoordinator, completion: @escaping () -> Void
  ) {
    let width = view.bounds.width
    UIView.withoutAnimation {
      updateInsets()
      place(to)
      if !isPush, let fromView = from?.view { view.insertSubview(fromView, aboveSubview: to.view) }
      to.tellIsAppearing(animated)
      to.view.layoutIfNeeded()
      if animated { to.view.frame.origin.x = isPush ? width : -width * 0.3 }
    }
    guard animated else {
      topDidChange()
      tabs?.placeBar()
      coordinator.runAnimations()
      return completion()
    }
    let bottomBar = UIView.withoutAnimation { BottomBarExchange(tabs, from: from, to: to) }
    let exchange = UIView.withoutAnimation {
      NavigationBarExchange(navigationBar, isPush: isPush) { topDidChange() }
    }
    // The view below moves a third of the way, as UIKit shows it.
    let changes = {
      to.view.frame.origin.x = 0
      from?.view.frame.origin.x = isPush ? -width * 0.3 : width
      bottomBar?.run()
      exchange.run()
      coordinator.runAnimations()
    }
    let end = { (_: Bool) in
      exchange.end()
      completion()
      bottomBar?.end()
    }
    guard let scrubbedPop else {
      return UIView.animateSystemTransition(changes, completion: end)
    }
    coordinator.interactionBegan()
    scrubbedPop.collect {
      UIView.animate(
        withDuration: scrubbedPop.duration, delay: 0, options: .curveLinear, animations: changes,
        completion: end)
    }
  }

  /// Lets the app animate the transition, in a view below the bars.
  private func perform(
    _ animator: any UIViewControllerAnimatedTransitioning, _ operation: Operation,
    from: UIViewController, to: UIViewController, _ coordinator: TransitionCoordinator,
    undo: @escaping () -> Void, _ finish: @escaping () -> Void
  ) {
    let container = UIView(frame: view.bounds)
    UIView.withoutAnimation {
      updateInsets()
      // In its place for a moment, so that it knows its final frame and what covers it.
      place(to)
      to.tellIsAppearing(true)
      to.view.layoutIfNeeded()
      let frame = to.view.frame
      to.view.removeFromSuperview()
      to.view.frame = frame
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertBelowBars(container)
      if let fromView = from.view { container.addSubview(fromView) }
    }
    let context = TransitionContext(
      in: container, from: from, to: to, .navigation(finalFrame: to.view.frame)
    ) { isComplete in
      animator.animationEnded?(isComplete)
      let (stays, goes) = isComplete ? (to, from) : (from, to)
      if !isComplete {
        undo()
        to.tellWillDisappear(true)
        from.tellWillAppear(true)
      }
      UIView.withoutAnimation {
        self.place(stays)
        goes.view.removeFromSuperview()
        container.removeFromSuperview()
        if !isComplete { self.topDidChange() }
      }
      goes.tellDidDisappear(true)
      self.tabs?.placeBar()
      guard !isComplete else { return finish() }
      from.tellDidAppear(true)
      coordinator.end(of: [self], isCancelled: true)
    }
    let exchange = UIView.withoutAnimation {
      NavigationBarExchange(navigationBar, isPush: operation == .push) { topDidChange() }
    }
    let driver = delegate?.navigationController?(self, interactionControllerFor: animator)
    context.begin(animator, drivenBy: driver ?? nil, coordinator) { duration in
      UIView.animate(withDuration: duration) {
        exchange.run()
        coordinator.runAnimations()
      } completion: { _ in
        exchange.end()
      }
    }
  }

  /// A push or pop that changes the layout of the one collection view.
  ///
  /// The root's controller stays data source and delegate, as in UIKit; hand them over in
  /// `viewDidAppear` if that is wanted.
  private func changeLayout(
    _ upper: UICollectionViewController, _ lower: UICollectionViewController, isPush: Bool,
    animated: Bool, _ coordinator: TransitionCoordinator, completion: @escaping () -> Void
  ) {
    guard let collectionView = lower.collectionView ?? upper.collectionView else { return }
    let (from, to) = isPush ? (lower, upper) : (upper, lower)
    from.tellWillDisappear(animated)
    if let shared = from.viewIfLoaded { to.adopt(collectionView, in: shared) }
    to.tellWillAppear(animated)
    to.tellIsAppearing(animated)
    collectionView.setCollectionViewLayout(
      to.initialLayout, animated: animated
    ) { _ in
      from.tellDidDisappear(animated)
      to.tellDidAppear(animated)
      completion()
      self.delegate?.navigationController?(self, didShow: to, animated: animated)
      coordinator.end(of: [self])
    }
    UIView.animate(withDuration: coordinator.transitionDuration) { coordinator.runAnimations() }
  }
}
