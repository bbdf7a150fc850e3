import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Apps override methods of UIKit's classes that Objective-C declares in categories.
@MainActor struct OverridingTests {
  private final class Collection: UICollectionView {
    var calls: [String] = []

    override func register(
      _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
    ) {
      calls.append("register \(identifier)")
      super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }

    override func insertItems(at indexPaths: [IndexPath]) {
      calls.append("insert")
      super.insertItems(at: indexPaths)
    }

    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }

    override var adjustedContentInset: UIEdgeInsets {
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }

    override func addSubview(_ view: UIView) {
      calls.append("add")
      super.addSubview(view)
    }
  }

  @Test func `overrides are called through the class that declares the methods`() {
    withClock { _ in
      let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.calls = []
      let base: UICollectionView = collection
      base.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
      base.performBatchUpdates { base.insertItems(at: []) }
      (base as UIView).addSubview(UIView())
      #expect(collection.calls == ["register cell", "batch", "insert", "add"])
      #expect((base as UIScrollView).adjustedContentInset.top == 20)
    }
  }

  @Test func `a snapshot keeps showing what the view showed`() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
    let part = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 10, y: 0, width: 20, height: 10), afterScreenUpdates: false,
        withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 20, height: 10))
    #expect(part.subviews[0].frame.origin == CGPoint(x: -10, y: 0))
  }

  @Test func `associated objects live as long as their owners`() {
    UIEnvironment().run {
      var key: UInt8 = 0
      unsafe withUnsafePointer(to: &key) { key in
        var owner: NSObject? = NSObject()
        let value = NSObject()
        let other = NSObject()
        if let owner {
          unsafe objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN)
          #expect(unsafe objc_getAssociatedObject(owner, key) as? NSObject === value)
          #expect(unsafe objc_getAssociatedObject(other, key) == nil)
          unsafe objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
          #expect(unsafe objc_getAssociatedObject(owner, key) == nil)
        }
        owner = nil
      }
    }
  }
}
