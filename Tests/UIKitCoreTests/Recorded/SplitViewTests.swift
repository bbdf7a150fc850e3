import Foundation
import Testing
import UIKitCore

/// Columns of split view controllers, as recorded on iOS 26.1 (iPhone 16 and iPad A16; `splitframesprobe` and
/// `splitwidthprobe`).
///
/// A is the primary controller, S the supplementary one, B the secondary one and C the compact one. Where a recorded order
/// of the calls after a change varied from one run to the next, any is right. Not followed are calls that a controller got
/// twice, or that one got which was not seen.
@MainActor struct SplitViewTests {
  private typealias Split = UISplitViewController

  private let phone = UIEnvironment(
    screenBounds: CGRect(x: 0, y: 0, width: 393, height: 852),
    traits: UITraitCollection(displayScale: 3),
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  private let tablet = UIEnvironment(
    screenBounds: CGRect(x: 0, y: 0, width: 820, height: 1180),
    traits: UITraitCollection(
      userInterfaceIdiom: .pad, displayScale: 2, horizontalSizeClass: .regular),
    safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))

  // MARK: Appearing

  @Test func `two columns come into being when they are in a window`() {
    inScene(tablet, .doubleColumn) { scene in
      #expect(scene.split.children.isEmpty && scene.split.displayMode == .secondaryOnly)
      scene.open()
      scene.expect(
        """
        willChangeTo(2) A.willMove(nav[A]) A.viewDidLoad willShow(0) B.willMove(nav[B])
        B.viewDidLoad willShow(2) A.viewWillAppear B.viewWillAppear didShow(0) didShow(2)
        A.viewDidAppear A.didMove(nav[A]) B.viewDidAppear B.didMove(nav[B])
        """)
      #expect(scene.children == ["nav[A]", "nav[B]"])
      #expect(scene.split.displayMode == .oneBesideSecondary && !scene.split.isCollapsed)
    }
  }

  @Test func `of three columns the first is made and not shown where there is room for two`() {
    inScene(tablet, .tripleColumn) { scene in
      scene.open()
      scene.expect(
        """
        willChangeTo(2) S.willMove(nav[S]) S.viewDidLoad willShow(1) A.willMove(nav[A])
        A.viewDidLoad B.willMove(nav[B]) B.viewDidLoad willShow(2) S.viewWillAppear B.viewWillAppear
        didShow(1) didShow(2) S.viewDidAppear S.didMove(nav[S]) B.viewDidAppear B.didMove(nav[B])
        """)
      #expect(scene.children == ["nav[S]", "nav[A]", "nav[B]"])
      #expect(!scene.split.isShowing(.primary) && scene.split.isShowing(.supplementary))
    }
  }

  @Test func `on a phone the secondary column is on top of the others`() {
    inScene(phone, .doubleColumn) { scene in
      scene.open()
      scene.expect(
        """
        willChangeTo(2) topColumn(2) A.willMove(nav[A]) A.viewDidLoad B.willMove(nav[B])
        B.viewDidLoad willShow(0) willHide(0) willShow(2) B.viewWillAppear didHide(0) didCollapse
        didShow(2) B.viewDidAppear B.didMove(nav[B])
        """)
      #expect(scene.children == ["nav[A,nav[B]]"])
      #expect(scene.split.isShowing(.secondary) && !scene.split.isShowing(.primary))
      #expect(scene.b.view.convert(scene.b.view.bounds, to: nil) == scene.window.bounds)
      #expect(!scene.isInWindow(scene.a))
    }
    inScene(phone, .tripleColumn) { scene in
      scene.open()
      scene.expect(
        """
        willChangeTo(2) topColumn(2) S.willMove(nav[S]) S.viewDidLoad A.willMove(nav[A])
        A.viewDidLoad B.willMove(nav[B]) B.viewDidLoad willShow(0) willHide(0) willShow(2)
        B.viewWillAppear
        """,
        then: "didShow(2) didCollapse didHide(0) B.viewDidAppear B.didMove(nav[B])")
      #expect(scene.children == ["nav[A,nav[S],nav[B]]"])
    }
  }

  @Test func `one bar is above the stack of a phone, and leads back to the first column`() throws {
    try inScene(phone, .doubleColumn) { scene in
      (scene.a.title, scene.b.title) = ("List", "Detail")
      scene.open()
      let outer = try #require(scene.split.children.first as? UINavigationController)
      let inner = try #require(scene.b.navigationController)
      #expect(outer.navigationBar.items?.map(\.title) == ["List", "Detail"])
      #expect(inner.navigationBar.frame.maxY <= 0)
      // Bars are 54 points high since iOS 26, here they are 44.
      #expect(scene.b.view.safeAreaInsets.top == 103)
      inner.pushViewController(ColumnController("X", scene.log), animated: false)
      #expect(outer.navigationBar.items?.count == 3)
      inner.popViewController(animated: false)
      #expect(outer.navigationBar.items?.count == 2)
    }
  }

  @Test func `the columns are what they are in calls before a change, and one in calls after it`() {
    inScene(phone, .doubleColumn) { scene in
      scene.observer.notesState = true
      scene.open()
      let calls = scene.log.lines.filter { $0.hasSuffix("}") }
      #expect(!calls.isEmpty)
      for call in calls {
        let isAfter = call.hasPrefix("did")
        #expect(call.hasSuffix(isAfter ? "{true 2 [A]}" : "{false 1 [A,B]}"), "\(call)")
      }
    }
  }

  // MARK: Beside one another

  @Test func `a mode that is preferred shows and hides columns`() {
    inScene(tablet, .doubleColumn) { scene in
      scene.open()
      scene.log.lines = []
      scene.split.preferredDisplayMode = .secondaryOnly
      scene.expect(
        """
        willChangeTo(1) willHide(0) A.viewWillDisappear didHide(0) A.viewDidDisappear
        """)
      #expect(!scene.isInWindow(scene.a) && scene.children == ["nav[A]", "nav[B]"])
      scene.split.preferredDisplayMode = .oneBesideSecondary
      scene.expect(
        """
        willChangeTo(2) willShow(0) A.viewWillAppear didShow(0) A.viewDidAppear
        """)
      scene.split.preferredDisplayMode = .oneOverSecondary
      scene.expect("willChangeTo(3)")
      #expect(scene.split.splitBehavior == .overlay)
    }
    inScene(tablet, .tripleColumn) { scene in
      scene.open()
      scene.split.preferredDisplayMode = .secondaryOnly
      scene.log.lines = []
      scene.split.preferredDisplayMode = .twoBesideSecondary
      scene.expect(
        """
        willChangeTo(5) willShow(1) willShow(0) A.viewWillAppear S.viewWillAppear
        """,
        then: """
          didShow(0) didShow(1) A.viewDidAppear A.didMove(nav[A]) S.viewDidAppear
          """)
      scene.split.preferredDisplayMode = .twoDisplaceSecondary
      scene.expect("")
    }
  }

  @Test func `a mode that is preferred says how columns share the room`() {
    let split = UISplitViewController(style: .tripleColumn)
    let behaviors: [(Split.DisplayMode, Split.SplitBehavior)] = [
      (.secondaryOnly, .automatic), (.oneBesideSecondary, .tile), (.oneOverSecondary, .overlay),
      (.twoBesideSecondary, .tile), (.twoOverSecondary, .overlay),
      (.twoDisplaceSecondary, .displace), (.secondaryOnly, .displace),
    ]
    for (mode, behavior) in behaviors {
      split.preferredDisplayMode = mode
      #expect(split.preferredSplitBehavior == behavior)
    }
  }

  @Test func `of a column that the app shows or hides the delegate hears the mode alone`() {
    inScene(tablet, .doubleColumn) { scene in
      scene.open()
      scene.log.lines = []
      scene.split.hide(.primary)
      scene.expect("willChangeTo(1) A.viewWillDisappear A.viewDidDisappear")
      #expect(scene.split.preferredDisplayMode == .secondaryOnly)
      scene.split.show(.primary)
      scene.expect("willChangeTo(2) A.viewWillAppear A.viewDidAppear")
      #expect(scene.split.preferredDisplayMode == .oneBesideSecondary)
      scene.split.show(.secondary)
      scene.split.hide(.secondary)
      scene.expect("")
    }
    inScene(tablet, .tripleColumn) { scene in
      scene.open()
      scene.split.preferredDisplayMode = .secondaryOnly
      scene.log.lines = []
      scene.split.show(.supplementary)
      scene.expect("willChangeTo(2) S.viewWillAppear S.viewDidAppear")
      scene.split.show(.primary)
      scene.expect("willChangeTo(5) A.viewWillAppear A.viewDidAppear A.didMove(nav[A])")
      #expect(scene.split.preferredDisplayMode == .twoBesideSecondary)
      scene.split.hide(.primary)
      scene.expect("willChangeTo(2) A.viewWillDisappear A.viewDidDisappear")
      #expect(scene.split.preferredDisplayMode == .oneBesideSecondary)
      scene.split.hide(.supplementary)
      scene.expect("willChangeTo(1) S.viewWillDisappear S.viewDidDisappear")
      #expect(scene.split.preferredDisplayMode == .secondaryOnly)
    }
  }

  @Test(arguments: [true, false])
  func `what a column shows is gone before something else comes`(isDetail: Bool) {
    inScene(tablet, .doubleColumn) { scene in
      scene.open()
      scene.log.lines = []
      let new = ColumnController("D", scene.log)
      if isDetail {
        scene.split.showDetailViewController(new, sender: nil)
      } else {
        scene.split.setViewController(new, for: .secondary)
      }
      scene.expect(
        """
        B.willMove(nil) B.viewWillDisappear B.viewDidDisappear B.didMove(nil) D.willMove(nav[D])
        D.viewDidLoad D.viewWillAppear D.viewDidAppear D.didMove(nav[D])
        """)
      #expect(scene.children == ["nav[A]", "nav[D]"])
      scene.split.setViewController(nil, for: .secondary)
      scene.expect("D.viewWillDisappear D.willMove(nil) D.didMove(nil)")
      #expect(scene.children == ["nav[A]"])
    }
  }

  @Test func `a controller in a column shows details in the secondary one`() {
    inScene(tablet, .doubleColumn) { scene in
      scene.open()
      scene.a.showDetailViewController(ColumnController("D", scene.log), sender: nil)
      #expect(scene.children == ["nav[A]", "nav[D]"])
    }
  }

  // MARK: Places

  @Test func `columns beside one another are a pixel apart`() {
    inScene(tablet, .doubleColumn) { scene in
      scene.split.primaryBackgroundStyle = .none
      scene.open()
      #expect(scene.frame(of: scene.a) == CGRect(x: 0, y: 0, width: 320, height: 1180))
      #expect(scene.frame(of: scene.b) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
      scene.split.preferredDisplayMode = .secondaryOnly
      #expect(scene.frame(of: scene.b) == scene.window.bounds)
    }
    inScene(tablet, .tripleColumn) { scene in
      scene.open()
      #expect(scene.frame(of: scene.s) == CGRect(x: 0, y: 0, width: 320, height: 1180))
      #expect(scene.frame(of: scene.b) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    }
  }

  @Test func `a column over the secondary one leaves all of the view to that`() {
    inScene(tablet, .tripleColumn) { scene in
      scene.open()
      scene.split.preferredDisplayMode = .oneOverSecondary
      #expect(scene.split.displayMode == .oneOverSecondary && !scene.isInWindow(scene.a))
      #expect(scene.frame(of: scene.s) == CGRect(x: 0, y: 0, width: 320, height: 1180))
      #expect(scene.frame(of: scene.b) == scene.window.bounds)
      let order = scene.split.view.subviews.compactMap { view in
        [scene.s, scene.b].first { $0.view.isDescendant(of: view) }?.name
      }
      #expect(order == ["B", "S"])
    }
  }

  @Test(arguments: [Split.DisplayMode.twoBesideSecondary, .twoDisplaceSecondary])
  private func `where two columns do not fit beside the secondary one the first is over the second`(
    mode: Split.DisplayMode
  ) {
    inScene(tablet, .tripleColumn) { scene in
      scene.split.primaryBackgroundStyle = .none
      scene.open()
      scene.split.preferredDisplayMode = mode
      #expect(scene.split.displayMode == .twoOverSecondary)
      #expect(scene.split.preferredDisplayMode == mode)
      #expect(scene.frame(of: scene.a) == CGRect(x: 0, y: 0, width: 280, height: 1180))
      #expect(scene.frame(of: scene.s) == CGRect(x: 0, y: 0, width: 320, height: 1180))
      #expect(scene.frame(of: scene.b) == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
      scene.window.layoutIfNeeded()
      #expect(scene.split.displayMode == .twoOverSecondary)
    }
  }

  @Test func `beside the secondary column others have what its least width leaves`() {
    typealias Change = (UISplitViewController) -> Void
    let automatic = UISplitViewController.automaticDimension
    let widths: [(CGFloat, Change)] = [
      (320, { _ in }), (246, { $0.preferredPrimaryColumnWidthFraction = 0.3 }),
      // 464 points for the secondary column, 10 for the margin of a sidebar.
      (346, { $0.preferredPrimaryColumnWidthFraction = 0.5 }),
      (300, { $0.maximumPrimaryColumnWidth = 300 }),
      (
        375,
        {
          $0.preferredPrimaryColumnWidthFraction = automatic
          $0.preferredPrimaryColumnWidth = 320
          $0.minimumPrimaryColumnWidth = 375
          $0.maximumPrimaryColumnWidth = 400
        }
      ),
    ]
    inScene(tablet, .doubleColumn) { scene in
      scene.open()
      for (width, change) in widths {
        change(scene.split)
        scene.window.layoutIfNeeded()
        #expect(scene.split.primaryColumnWidth == width)
        #expect(scene.frame(of: scene.a).width == width)
      }
    }
    inScene(tablet, .tripleColumn) { scene in
      scene.open()
      scene.split.preferredSupplementaryColumnWidthFraction = 0.5
      scene.window.layoutIfNeeded()
      #expect(scene.split.supplementaryColumnWidth == 355.5)
      #expect(scene.split.primaryColumnWidth == 280)
      #expect(scene.frame(of: scene.s) == CGRect(x: 0, y: 0, width: 355.5, height: 1180))
      #expect(scene.frame(of: scene.b) == CGRect(x: 356, y: 0, width: 464, height: 1180))
    }
  }

  @Test func `two columns are beside the secondary one from 954 and a half points on`() {
    let widths: [(CGFloat, Split.DisplayMode)] = [
      (600, .oneBesideSecondary), (954.249, .oneBesideSecondary), (954.25, .twoBesideSecondary),
      (1366, .twoBesideSecondary),
    ]
    for (width, mode) in widths {
      inScene(tablet, .tripleColumn) { scene in
        scene.open(width: width)
        #expect(scene.split.displayMode == mode, "\(width)")
      }
    }
    for (width, mode) in [
      (CGFloat(990), Split.DisplayMode.oneBesideSecondary), (991, .twoBesideSecondary),
    ] {
      inScene(tablet, .tripleColumn) { scene in
        scene.split.minimumSecondaryColumnWidth = 500
        scene.open(width: width)
        #expect(scene.split.displayMode == mode, "\(width)")
      }
    }
  }

  @Test(arguments: [
    (CGFloat(954.5), CGFloat(240), CGFloat(240)), (960, 245.5, 240), (1000, 280, 245.5),
    (1366, 280, 320),
  ])
  func `the second of three columns gives way first`(
    width: CGFloat, primary: CGFloat, supplementary: CGFloat
  ) {
    inScene(tablet, .tripleColumn) { scene in
      scene.open(width: width)
      #expect(scene.frame(of: scene.a).width == primary)
      #expect(scene.frame(of: scene.s).width == supplementary)
    }
  }

  @Test func `columns over the secondary one are not there at first`() {
    for mode in [Split.DisplayMode.oneOverSecondary, .twoOverSecondary] {
      inScene(tablet, .tripleColumn) { scene in
        scene.split.preferredDisplayMode = mode
        scene.open()
        #expect(scene.split.displayMode == .secondaryOnly)
        scene.split.preferredDisplayMode = .secondaryOnly
        scene.split.preferredDisplayMode = mode
        #expect(scene.split.displayMode == mode)
        scene.split.view.frame.size.width = 900
        scene.window.layoutIfNeeded()
        #expect(scene.split.displayMode == mode)
      }
    }
  }

  // MARK: On a stack

  @Test func `on a stack the app goes from column to column`() {
    inScene(phone, .doubleColumn) { scene in
      scene.open()
      scene.log.lines = []
      scene.split.hide(.primary)
      scene.split.show(.secondary)
      scene.expect("")
      scene.split.show(.primary)
      scene.settle()
      scene.expect(
        """
        willHide(2) B.viewWillDisappear A.viewWillAppear B.viewDidDisappear A.viewDidAppear
        A.didMove(nav[A]) didHide(2)
        """)
      #expect(scene.children == ["nav[A]"] && scene.split.isShowing(.primary))
      scene.split.show(.secondary)
      scene.settle()
      scene.expect(
        """
        willHide(0) A.viewWillDisappear B.viewWillAppear A.viewDidDisappear B.viewDidAppear
        didHide(0)
        """)
      #expect(scene.children == ["nav[A,nav[B]]"])
      scene.split.hide(.secondary)
      scene.settle()
      scene.expect(
        """
        willShow(0) B.viewWillDisappear A.viewWillAppear B.viewDidDisappear A.viewDidAppear
        didShow(0)
        """)
      #expect(scene.children == ["nav[A]"])
    }
  }

  @Test func `on a stack of three columns those in between come and go`() {
    inScene(phone, .tripleColumn) { scene in
      scene.open()
      scene.log.lines = []
      scene.split.show(.supplementary)
      scene.settle()
      scene.expect(
        """
        willHide(2) B.viewWillDisappear S.viewWillAppear B.viewDidDisappear S.viewDidAppear
        S.didMove(nav[S]) didHide(2)
        """)
      #expect(scene.children == ["nav[A,nav[S]]"])
      scene.split.show(.primary)
      scene.settle()
      // The first controller was told earlier on the device that it had moved.
      scene.expect(
        """
        willHide(1) S.viewWillDisappear A.viewWillAppear S.viewDidDisappear A.viewDidAppear
        A.didMove(nav[A]) didHide(1)
        """)
      scene.split.hide(.primary)
      scene.split.hide(.supplementary)
      scene.expect("")
      scene.split.show(.secondary)
      scene.settle()
      scene.expect(
        """
        willShow(1) willHide(0) A.viewWillDisappear S.viewWillAppear A.viewDidDisappear
        S.viewDidAppear willHide(1) willShow(2) S.viewWillDisappear B.viewWillAppear
        S.viewDidDisappear B.viewDidAppear
        """,
        then: "didShow(2) didHide(1) didHide(0)")
      #expect(scene.children == ["nav[A,nav[S],nav[B]]"])
    }
  }

  @Test func `on a stack details come on top, and in place of what is there`() {
    inScene(phone, .doubleColumn) { scene in
      scene.open()
      scene.log.lines = []
      scene.split.setViewController(ColumnController("F", scene.log), for: .secondary)
      scene.expect(
        """
        B.willMove(nil) B.viewWillDisappear B.viewDidDisappear B.didMove(nil) F.willMove(nav[F])
        F.viewDidLoad F.viewWillAppear F.viewDidAppear F.didMove(nav[F])
        """)
      scene.split.show(.primary)
      scene.settle()
      scene.log.lines = []
      scene.split.showDetailViewController(ColumnController("D", scene.log), sender: nil)
      scene.settle()
      scene.expect(
        """
        F.willMove(nil) F.didMove(nil) D.willMove(nav[D]) D.viewDidLoad willHide(0) willShow(2)
        A.viewWillDisappear D.viewWillAppear A.viewDidDisappear D.viewDidAppear D.didMove(nav[D])
        """,
        then: "didHide(0) didShow(2)")
      #expect(scene.children == ["nav[A,nav[D]]"])
      scene.split.setViewController(nil, for: .secondary)
      scene.expect(
        """
        D.willMove(nil) D.viewWillDisappear D.viewDidDisappear D.didMove(nil) willHide(2) didHide(2)
        """)
      #expect(scene.children == ["nav[A,nav[]]"])
    }
  }

  // MARK: Collapsing and expanding

  @Test func `two columns become one stack and two again`() {
    inScene(tablet, .doubleColumn) { scene in
      scene.openHosted()
      scene.log.lines = []
      scene.widthClass = .compact
      scene.expect(
        "topColumn(2) willHide(2) willHide(0) willShow(2)",
        then: """
          didHide(0) A.viewWillDisappear A.viewDidDisappear didCollapse didShow(2)
          """)
      #expect(scene.children == ["nav[A,nav[B]]"] && scene.split.primaryColumnWidth == 820)
      #expect(scene.frame(of: scene.b) == scene.window.bounds)
      scene.split.show(.primary)
      scene.settle()
      scene.log.lines = []
      scene.widthClass = .regular
      scene.expect(
        "expanding(2) willShow(2) B.viewWillAppear",
        then: "didExpand didShow(2) B.viewDidAppear")
      #expect(scene.children == ["nav[A]", "nav[B]"] && !scene.split.isCollapsed)
    }
  }

  @Test func `three columns become one stack and two again`() {
    inScene(tablet, .tripleColumn) { scene in
      scene.openHosted()
      scene.log.lines = []
      scene.widthClass = .compact
      scene.expect(
        """
        topColumn(2) willHide(1) willShow(0) willHide(2) willHide(0) willShow(2)
        """,
        then: """
          didHide(1) didHide(0) didShow(2) S.viewWillDisappear S.viewDidDisappear didCollapse
          """)
      #expect(scene.children == ["nav[A,nav[S],nav[B]]"])
      scene.widthClass = .regular
      // On the device the first controller is told that it comes and goes in between.
      scene.expect(
        "expanding(2) willShow(1) S.viewWillAppear",
        then: "didShow(1) didExpand S.viewDidAppear")
      #expect(scene.children == ["nav[A]", "nav[S]", "nav[B]"])
    }
  }

  @Test func `the delegate says which column is on top`() {
    inScene(tablet, .tripleColumn) { scene in
      scene.observer.top = .primary
      scene.openHosted()
      scene.log.lines = []
      scene.widthClass = .compact
      scene.expect(
        "topColumn(2) willHide(1) willShow(0) willHide(2) A.viewWillAppear",
        then: """
          didHide(2) S.viewWillDisappear S.viewDidDisappear B.viewWillDisappear B.viewDidDisappear
          didCollapse didHide(1) didShow(0) A.viewDidAppear A.didMove(nav[A])
          """)
      #expect(scene.children == ["nav[A]"])
      scene.widthClass = .regular
      scene.expect(
        """
        expanding(2) willShow(1) willHide(0) willShow(2) S.viewWillAppear B.viewWillAppear
        """,
        then: """
          didShow(2) didExpand didShow(1) didHide(0) A.viewWillDisappear S.viewDidAppear
          B.viewDidAppear A.viewDidDisappear
          """)
    }
  }

  @Test func `a compact column takes the place of all others`() {
    inScene(tablet, .tripleColumn) { scene in
      let compact = ColumnController("C", scene.log)
      scene.split.setViewController(compact, for: .compact)
      scene.openHosted()
      scene.log.lines = []
      #expect(scene.children == ["nav[S]", "nav[A]", "nav[B]"])
      scene.widthClass = .compact
      scene.expect(
        """
        topColumn(3) willHide(1) C.willMove(split) C.didMove(split) willShow(3) willHide(2)
        C.viewDidLoad C.viewWillAppear
        """,
        then: """
          didShow(3) didHide(2) B.viewWillDisappear B.viewDidDisappear didCollapse didHide(1)
          S.viewWillDisappear C.viewDidAppear S.viewDidDisappear
          """)
      #expect(scene.children == ["C"] && scene.split.viewControllers == [compact])
      scene.widthClass = .regular
      scene.expect(
        """
        expanding(2) willShow(1) willHide(3) willShow(2) S.viewWillAppear B.viewWillAppear
        """,
        then: """
          didHide(3) C.willMove(nil) C.didMove(nil) didShow(2) C.viewWillDisappear C.viewDidDisappear
          didExpand didShow(1) S.viewDidAppear B.viewDidAppear
          """)
      #expect(scene.split.viewControllers == [scene.a, scene.s, scene.b])
    }
  }

  @Test func `where it is narrow and not compact the secondary column is alone`() {
    inScene(phone, .doubleColumn) { scene in
      scene.openHosted()
      scene.split.show(.primary)
      scene.settle()
      scene.log.lines = []
      scene.widthClass = .regular
      scene.expect(
        "willChangeTo(1) expanding(1) willHide(0) willShow(2) B.viewWillAppear",
        then: """
          didHide(0) didExpand A.viewWillDisappear didShow(2) B.viewDidAppear A.viewDidDisappear
          """)
      #expect(scene.split.primaryColumnWidth == 320 && scene.frame(of: scene.b).width == 393)
    }
  }

  // MARK: Without a style

  @Test func `without a style all calls come before the controllers are there`() {
    inScene(tablet, .unspecified) { scene in
      scene.open()
      scene.expect(
        """
        A.willMove(nav[A]) B.willMove(nav[B]) willChangeTo(2) willShow(0) willShow(2) didShow(0)
        didShow(2) A.viewDidLoad A.viewWillAppear B.viewDidLoad B.viewWillAppear A.viewDidAppear
        A.didMove(nav[A]) B.viewDidAppear B.didMove(nav[B])
        """)
    }
    inScene(phone, .unspecified) { scene in
      scene.observer.takesSecondary = true
      scene.open()
      scene.expect(
        """
        A.willMove(nav[A]) B.willMove(nav[B]) willChangeTo(2) primaryForCollapsing
        collapse(nav[B],onto:nav[A]) willShow(0) didShow(0) didCollapse A.viewDidLoad
        A.viewWillAppear A.viewDidAppear A.didMove(nav[A])
        """)
    }
  }

  @Test func `without a style the secondary controller is pushed, and what is on top comes off`() {
    inScene(tablet, .unspecified) { scene in
      scene.openHosted()
      scene.log.lines = []
      scene.widthClass = .compact
      scene.expect(
        """
        primaryForCollapsing collapse(nav[B],onto:nav[A]) willHide(2) willHide(0) willShow(2)
        """,
        then: """
          didHide(0) A.viewWillDisappear A.viewDidDisappear didCollapse didShow(2)
          """)
      #expect(scene.children == ["nav[A,nav[B]]"])
      scene.split.showDetailViewController(ColumnController("D", scene.log), sender: nil)
      scene.settle()
      scene.expect(
        """
        showDetail(D) D.willMove(nav[A,nav[B],D]) willHide(2) D.viewDidLoad B.viewWillDisappear
        D.viewWillAppear B.viewDidDisappear D.viewDidAppear D.didMove(nav[A,nav[B],D]) didHide(2)
        """)
      scene.widthClass = .regular
      // On the device the controller is not told that it has left the stack.
      scene.log.lines.removeAll { $0 == "D.didMove(nil)" }
      scene.expect(
        """
        primaryForExpanding separate(nav[A,nav[B],D]) D.willMove(nil) B.viewWillAppear
        B.viewDidAppear D.willMove(split) D.didMove(split) willShow(0) willShow(2)
        """,
        then: "didShow(0) didExpand didShow(2)")
      #expect(scene.children == ["nav[A,nav[B]]", "D"])
    }
  }

  @Test func `without a style the delegate takes the secondary controller off and gives another`() {
    inScene(tablet, .unspecified) { scene in
      scene.observer.takesSecondary = true
      scene.openHosted()
      scene.log.lines = []
      scene.widthClass = .compact
      scene.expect(
        """
        primaryForCollapsing collapse(nav[B],onto:nav[A]) willHide(2) B.viewWillDisappear
        B.viewDidDisappear
        """,
        then: "didCollapse didHide(2)")
      #expect(scene.children == ["nav[A]"])
      scene.observer.separated = ColumnController("N", scene.log)
      scene.widthClass = .regular
      scene.expect(
        """
        primaryForExpanding separate(nav[A]) N.willMove(split) N.didMove(split) willShow(0)
        willShow(2) N.viewDidLoad N.viewWillAppear
        """,
        then: "didExpand didShow(2) didShow(0) N.viewDidAppear")
      #expect(scene.children == ["nav[A]", "N"])
      scene.split.showDetailViewController(ColumnController("E", scene.log), sender: nil)
      // On the device the first controller is told that it goes and comes in between.
      scene.expect(
        """
        showDetail(E) N.willMove(nil) N.didMove(nil) N.viewWillDisappear E.willMove(split)
        E.didMove(split) E.viewDidLoad E.viewWillAppear N.viewDidDisappear E.viewDidAppear
        """)
    }
  }

  @Test func `the root of a stack is told that it has moved there once it has appeared`() {
    inWorld(phone) { world in
      let log = SplitLog()
      let root = ColumnController("A", log)
      let stack = UINavigationController(rootViewController: root)
      #expect(log.lines == ["A.willMove(nav[A])"])
      let window = UIWindow()
      window.rootViewController = stack
      let next = ColumnController("B", log)
      log.lines.removeFirst()
      #expect(
        log.lines == ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear", "A.didMove(nav[A])"])
      log.lines = []
      stack.pushViewController(next, animated: true)
      world.clock.advance(to: 1)
      #expect(
        log.lines == [
          "B.willMove(nav[A,B])", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
          "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(nav[A,B])",
        ])
    }
  }

  // MARK: Scenes

  private func inScene(
    _ environment: UIEnvironment, _ style: Split.Style, _ body: (SplitScene) throws -> Void
  ) rethrows {
    let device = UIEnvironment(
      screenBounds: environment.screenBounds, traits: environment.traits,
      safeAreaInsets: environment.safeAreaInsets)
    try inWorld(device) { try body(SplitScene(style, $0)) }
  }
}
