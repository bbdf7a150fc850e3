import Foundation
import Testing

@testable import UIKitCore

/// Views of classes that are known only when the program runs.
@MainActor struct DynamicViewTests {
  private class Card: UIView {
    override class func madeDynamically(frame: CGRect) -> UIView { Card(frame: frame) }
  }

  private func make<V: UIView>(_ type: V.Type) -> V {
    V.dynamic(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a view of UIKit's own classes is made of the class that is asked`() {
    inWorld { _ in
      let types: [UIView.Type] = [
        UIView.self, UILabel.self, UIButton.self, UIStackView.self, UIScrollView.self,
        UICollectionViewCell.self, UICollectionViewListCell.self, UITableView.self,
      ]
      for type in types {
        let view = type.dynamic(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(Swift.type(of: view) == type)
        #expect(view.frame.origin == CGPoint(x: 1, y: 2))
        #expect(Swift.type(of: type.dynamic()) == type)
      }
    }
  }

  @Test func `an app's class says how it is made`() {
    inWorld { _ in
      #expect(make(Card.self).frame.width == 3)
      let type: UIView.Type = Card.self
      #expect(type.dynamic() is Card)
    }
  }

  @Test func `a recognizer is made of the class that is asked`() {
    inWorld { _ in
      let types: [UIGestureRecognizer.Type] = [
        UIGestureRecognizer.self, UITapGestureRecognizer.self, UIPanGestureRecognizer.self,
        UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self,
        UISwipeGestureRecognizer.self, UILongPressGestureRecognizer.self,
        UIScreenEdgePanGestureRecognizer.self, UIHoverGestureRecognizer.self,
      ]
      for type in types {
        #expect(Swift.type(of: type.dynamic()) == type)
        #expect(Swift.type(of: type.dynamic(target: nil, action: nil)) == type)
      }
    }
  }

  private class Screen: UIViewController {
    override class func madeDynamically(nibName: String?, bundle: Bundle?) -> UIViewController {
      Screen(nibName: nibName, bundle: bundle)
    }
  }

  @Test func `a controller is made of the class that is asked, with its nib`() {
    inWorld { _ in
      let types: [UIViewController.Type] = [
        UIViewController.self, UITableViewController.self, UINavigationController.self,
        UIPageViewController.self, Screen.self,
      ]
      for type in types {
        #expect(Swift.type(of: type.dynamic()) == type)
        #expect(Swift.type(of: type.dynamic(nibName: nil, bundle: nil)) == type)
      }
      for type in [UIViewController.self, Screen.self] {
        #expect(type.dynamic(nibName: "Card", bundle: nil).nibName == "Card")
      }
    }
  }

  @Test func `all makers make their own class`() {
    inWorld { _ in
      for (type, make) in UIView.makers {
        #expect(ObjectIdentifier(Swift.type(of: make(.zero))) == type)
      }
    }
  }
}
