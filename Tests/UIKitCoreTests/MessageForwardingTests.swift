import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

/// Objects that hand on what they leave out, and those who hear of calls.
@MainActor struct MessageForwardingTests {
  private class Recorder: MessageForwarder {
    var target: AnyObject?
    var heard: Set<String> = []
    var calls: [String] = []

    override var messageTarget: AnyObject? { target }
    override func listens(to name: String) -> Bool { heard.contains(name) }
    override func willForward(_ name: String, _ arguments: [Any]) { calls.append("before \(name)") }
    override func didForward(_ name: String, _ arguments: [Any]) {
      calls.append("after \(arguments.count)")
    }
  }

  private final class Forwarder: Recorder, UICollectionViewDelegateFlowLayout {}

  private final class Target: NSObject, UICollectionViewDelegateFlowLayout {
    var scrolls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 30, height: 40) }
  }

  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewFlowLayout())

  @Test func `who stands behind a delegate answers what that leaves out`() {
    let (forwarder, target) = (Forwarder(), Target())
    let delegate: any UICollectionViewDelegateFlowLayout = forwarder
    func size() -> CGSize? {
      delegate.collectionView?(
        view, layout: view.collectionViewLayout, sizeForItemAt: IndexPath(item: 0, section: 0))
    }
    #expect(size() == nil)
    forwarder.target = target
    #expect(size() == CGSize(width: 30, height: 40))
    #expect(delegate.scrollViewDidScroll?(view) != nil)
    #expect(delegate.scrollViewDidZoom?(view) == nil)
    #expect(target.scrolls == 1)
    #expect(forwarder.calls == [])
  }

  @Test func `a method without a result is heard of, whether anybody stands behind or not`() {
    let forwarder = Forwarder()
    let delegate: any UICollectionViewDelegate = forwarder
    forwarder.heard = ["scrollViewDidScroll(_:)", "scrollViewDidEndZooming(_:with:atScale:)"]
    #expect(delegate.scrollViewDidScroll?(view) != nil)
    #expect(delegate.scrollViewDidEndZooming?(view, with: nil, atScale: 2) != nil)
    #expect(delegate.scrollViewDidZoom?(view) == nil)
    #expect(
      forwarder.calls == [
        "before scrollViewDidScroll(_:)", "after 1",
        "before scrollViewDidEndZooming(_:with:atScale:)", "after 3",
      ])
  }

  @Test func `what extensions keep for a responder goes with it`() {
    final class Kept {}
    weak var kept: Kept?
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { unsafe key.deallocate() }
    do {
      let owner = UIView()
      let value = Kept()
      kept = value
      unsafe objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN)
      unsafe #expect(objc_getAssociatedObject(owner, key) as AnyObject === value)
    }
    #expect(kept == nil)
  }

  @Test func `calls that UIKit makes are told of, and no others`() {
    final class Screen: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("loads") }
    }
    let screen = Screen()
    let isKnown = MessageObservers.observe(
      "viewDidLoad", of: screen, before: { [unowned screen] _ in screen.calls.append("before") },
      after: { [unowned screen] _ in screen.calls.append("after") })
    screen.loadViewIfNeeded()
    #expect(isKnown)
    #expect(screen.calls == ["before", "loads", "after"])
    let isOther = MessageObservers.observe(
      "refresh", of: screen, before: { _ in }, after: { _ in })
    #expect(!isOther)
  }
}
