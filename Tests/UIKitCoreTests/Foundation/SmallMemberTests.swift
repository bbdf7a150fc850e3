import AnimLayers
import Foundation
import Testing
import UIKitCore

/// Small members that apps call.
@MainActor struct SmallMemberTests {
  private final class Loader: NSObject {
    var loaded = 0
    func load() { loaded += 1 }
  }

  @Test func `a method in the background is performed in the next turn`() {
    let (clock, loader) = (MediaClock(), Loader())
    MediaClock.$current.withValue(clock) {
      loader.performSelector(
        inBackground: Selector("load()") { target, _ in (target as? Loader)?.load() }, with: nil)
    }
    #expect(loader.loaded == 0)
    clock.advance(to: 0.1)
    #expect(loader.loaded == 1)
  }

  @Test func `a coordinate is made of a number in an object`() {
    #expect(CGFloat(truncating: 2.5 as NSNumber) == 2.5)
    #expect(CGFloat(exactly: 3 as NSNumber) == 3)
  }

  @Test func `what animates along may leave methods out`() {
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator()
    var isDone = false
    let added: Void? = animator.addCompletion? { _ in isDone = true }
    #expect(added != nil)
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(isDone)
  }

  @Test func `an animator without arguments eases for a fifth of a second`() {
    let animator = UIViewPropertyAnimator()
    #expect(animator.duration == 0.2 && animator.timingParameters is UICubicTimingParameters)
  }

  private final class Header: UITableViewHeaderFooterView {
    let label = UILabel()
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `a header of a class that is known when the program runs can be made`() {
    let type: UITableViewHeaderFooterView.Type = Header.self
    let header = type.dynamic(reuseIdentifier: "a")
    #expect(header is Header && header.reuseIdentifier == "a")
    #expect(type.dynamic(reuseIdentifier: nil).reuseIdentifier == nil)
  }

  @Test func `dashes come from memory, signs of lists from their kinds`() {
    let path = UIBezierPath()
    let dashes: [CGFloat] = [4, 2]
    unsafe path.setLineDash(dashes, count: 2, phase: 1)
    #expect(NSTextList(markerFormat: .decimal).marker(forItemNumber: 3) == "3")
    #expect(NSTextList(markerFormat: .lowercaseAlpha).marker(forItemNumber: 2) == "b")
    let image = UIImage(systemName: "star")
    #expect(image?.imageAsset?.image(with: UITraitCollection()) === image)
  }

  @Test func `a search bar has another sign before its text`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let image = UIImage(systemName: "star")
    bar.setImage(image, for: .search, state: .normal)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image === image)
  }
}
