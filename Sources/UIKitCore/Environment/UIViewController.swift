public import Foundation

/// Owns a view, makes it when it is first asked for, and is told when it comes and goes.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var storedView: UIView?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var title: String?

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code: there are no storyboards here")
  }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { storedView = newValue }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes `view`; the default makes a plain one as large as the screen.
  open func loadView() { storedView = UIView(frame: UIScreen.main.bounds) }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    storedView?.owner = self
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? UITraitCollection.current
  }

  /// Called before the view takes on another size; `coordinator` animates along with that.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open func addChild(_ child: UIViewController) {
    child.parent = self
    children.append(child)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
}
