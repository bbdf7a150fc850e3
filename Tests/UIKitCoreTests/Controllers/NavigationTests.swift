import AnimGeometry
import AnimLayers
import Foundation
import TestSupport
import Testing
import UIKitCore

@MainActor struct NavigationTests {
  @Test(arguments: [(true, nil), (false, UIColor.red)] as [(Bool, UIColor?)])
  func `below an empty background image only an opaque bar has its tint`(
    isTranslucent: Bool, color: UIColor?
  ) {
    inWorld { _ in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.barTintColor = .red
      bar.isTranslucent = isTranslucent
      bar.layoutIfNeeded()
      let plate = bar.subviews.first { $0.frame == bar.bounds && $0.backgroundColor != nil }
      #expect(plate?.backgroundColor == color)
    }
  }

  @Test func `a push shows the new controller and calls both back in order`() {
    inWorld { world in
      let log = CallLog()
      let (first, second) = (LoggingController("first", log), LoggingController("second", log))
      let navigation = UINavigationController(rootViewController: first)
      let window = UIWindow()
      window.rootViewController = navigation
      #expect(log.take() == "first will appear\nfirst did appear")
      navigation.pushViewController(second, animated: true)
      #expect(log.take() == "first will disappear\nsecond will appear")
      #expect(second.navigationController === navigation)
      world.clock.advance(to: 1)
      #expect(log.take() == "first did disappear\nsecond did appear")
      #expect(second.view.frame == window.bounds)
      navigation.popViewController(animated: false)
      #expect(
        log.take() == """
          second will disappear
          first will appear
          second did disappear
          first did appear
          """)
      #expect(navigation.viewControllers == [first])
    }
  }

  @Test func `a controller that is laid out early has its content below the bar all the same`() {
    /// Lays out its navigation controller before that is in the window.
    final class Eager: UIViewController {
      let list = UIScrollView(frame: .zero)

      override func viewDidLoad() {
        super.viewDidLoad()
        list.contentSize = CGSize(width: 100, height: 5000)
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: false)
        navigationController?.view.layoutIfNeeded()
      }
    }
    inWorld(UIEnvironment(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))) {
      _ in
      let controller = Eager()
      let navigation = UINavigationController(rootViewController: controller)
      let window = UIWindow()
      window.rootViewController = navigation
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame.maxY == 103)
      #expect(controller.list.adjustedContentInset.top == 103)
      #expect(controller.list.contentOffset.y == -103)
    }
  }

  /// The share of the way that the system's spring leaves after a time: critical damping.
  private func rest(after time: Double) -> Double {
    let w = (1000.0 / 3).squareRoot()
    return (1 + w * time) * exp(-w * time)
  }

  @Test func `a push moves with the system's spring`() throws {
    try inWorld { world in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow()
      window.rootViewController = navigation
      let second = UIViewController()
      navigation.pushViewController(second, animated: true)
      for time in [0.05, 0.1, 0.3] {
        world.clock.advance(to: time)
        let layer = try #require(second.view.layer.presentation())
        #expect(abs(layer.frame.minX / window.bounds.width - rest(after: time)) < 1e-6)
      }
      world.clock.advance(to: 0.51)
      #expect(second.view.layer.presentation()?.frame.minX == 0)
    }
  }

  @Test func `a sheet comes up with the system's spring`() throws {
    try inWorld { world in
      let below = UIViewController()
      let window = UIWindow()
      window.rootViewController = below
      let sheet = UIViewController()
      below.present(sheet, animated: true)
      let height = sheet.view.bounds.height
      world.clock.advance(to: 0.1)
      let layer = try #require(sheet.view.layer.presentation())
      #expect(abs((layer.frame.minY - 10) / height - rest(after: 0.1)) < 1e-6)
    }
  }

  @Test func `a push can be a change of layout of the one collection view`() throws {
    try inWorld { world in
      let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
      large.itemSize = CGSize(width: 300, height: 300)
      let root = GridController(collectionViewLayout: small)
      let detail = GridController(collectionViewLayout: large)
      detail.useLayoutToLayoutNavigationTransitions = true
      let navigation = UINavigationController(rootViewController: root)
      let window = UIWindow()
      window.rootViewController = navigation
      let view = try #require(root.collectionView)
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: IndexPath(0, 0)))
      navigation.pushViewController(detail, animated: true)
      #expect(detail.collectionView === view)
      #expect(view.collectionViewLayout === large)
      // The data source stays the root's.
      #expect(view.dataSource === root)
      #expect(cell.bounds.width == 300)
      #expect(cell.layer.presentation(at: world.clock.now).properties.bounds.width == 50)
      world.clock.advance(to: 1)
      navigation.popViewController(animated: true)
      #expect(view.collectionViewLayout === small)
      #expect(cell.bounds.width == 50)
    }
  }
}

private final class LoggingController: UIViewController {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ animated: Bool) { log.add("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) did disappear") }
}

private final class GridController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
