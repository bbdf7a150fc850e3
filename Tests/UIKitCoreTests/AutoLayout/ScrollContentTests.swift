import Foundation
import Testing
import UIKitCore

/// Constraints about the content of scroll views, as Apple's Technical Note TN2154 and "Working with Scroll Views" in the Auto
/// Layout Guide have them.
@MainActor struct ScrollContentTests {
  private func scrollView(width: CGFloat = 200, height: CGFloat = 100) -> UIScrollView {
    UIScrollView(frame: CGRect(x: 10, y: 20, width: width, height: height))
  }

  private func child(of parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func pin(_ view: UIView, to scrollView: UIScrollView, by inset: CGFloat) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: inset),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
    ])
  }

  @Test func `edges of a scroll view are its content's to what is inside`() {
    inWorld { _ in
      let scrollView = scrollView()
      let view = child(of: scrollView)
      pin(view, to: scrollView, by: 15)
      view.widthAnchor.constraint(equalToConstant: 300).isActive = true
      view.heightAnchor.constraint(equalToConstant: 400).isActive = true
      scrollView.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 15, y: 15, width: 300, height: 400))
      #expect(scrollView.contentSize == CGSize(width: 330, height: 430))
    }
  }

  @Test func `lengths of a scroll view are its frame's`() {
    inWorld { _ in
      let scrollView = scrollView()
      let view = child(of: scrollView)
      pin(view, to: scrollView, by: 0)
      view.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
      view.heightAnchor.constraint(equalTo: scrollView.heightAnchor, multiplier: 3).isActive = true
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 200, height: 300))
    }
  }

  @Test func `guides for content and frame say the same in words of their own`() {
    inWorld { _ in
      let scrollView = scrollView()
      let view = child(of: scrollView)
      let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        view.widthAnchor.constraint(equalTo: frame.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 500),
      ])
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 200, height: 510))
      #expect(content.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 510))
      #expect(frame.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }
  }

  @Test func `content stays in its place where it is scrolled`() {
    inWorld { _ in
      let scrollView = scrollView()
      let view = child(of: scrollView)
      pin(view, to: scrollView, by: 0)
      view.widthAnchor.constraint(equalToConstant: 200).isActive = true
      let height = view.heightAnchor.constraint(equalToConstant: 400)
      height.isActive = true
      scrollView.layoutIfNeeded()
      scrollView.contentOffset = CGPoint(x: 0, y: 70)
      height.constant = 450
      scrollView.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 450))
      #expect(scrollView.contentSize == CGSize(width: 200, height: 450))
      #expect(scrollView.contentOffset == CGPoint(x: 0, y: 70))
    }
  }

  @Test func `what is tied to the frame floats above the content`() {
    inWorld { _ in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let scrollView = UIScrollView()
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(scrollView)
      let badge = child(of: scrollView)
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: outer.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        scrollView.widthAnchor.constraint(equalTo: outer.widthAnchor),
        scrollView.heightAnchor.constraint(equalTo: outer.heightAnchor),
        badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 8),
        badge.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
        badge.widthAnchor.constraint(equalToConstant: 20),
        badge.heightAnchor.constraint(equalToConstant: 20),
      ])
      scrollView.contentSize = CGSize(width: 200, height: 900)
      outer.layoutIfNeeded()
      #expect(badge.frame == CGRect(x: 90, y: 8, width: 20, height: 20))
      scrollView.contentOffset = CGPoint(x: 0, y: 150)
      outer.layoutIfNeeded()
      #expect(badge.frame == CGRect(x: 90, y: 158, width: 20, height: 20))
      // Nothing is said of where the content ends.
      #expect(scrollView.contentSize == CGSize(width: 200, height: 900))
    }
  }

  @Test func `constraints are not solved for content that scrolls`() {
    final class Outer: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    inWorld { _ in
      let outer = Outer(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      let scrollView = UIScrollView()
      scrollView.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(scrollView)
      let content = child(of: scrollView)
      NSLayoutConstraint.activate([
        scrollView.topAnchor.constraint(equalTo: outer.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        scrollView.widthAnchor.constraint(equalTo: outer.widthAnchor),
        scrollView.heightAnchor.constraint(equalTo: outer.heightAnchor),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 900),
      ])
      outer.layoutIfNeeded()
      let layouts = outer.layouts
      scrollView.contentOffset = CGPoint(x: 0, y: 150)
      outer.layoutIfNeeded()
      #expect(outer.layouts == layouts)
      #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 900))
      outer.frame.size.width = 240
      outer.layoutIfNeeded()
      #expect(content.frame.width == 240 && scrollView.contentOffset.y == 150)
    }
  }

  @Test func `constraints along one axis leave the other as it was set`() {
    inWorld { _ in
      let scrollView = scrollView()
      scrollView.contentSize = CGSize(width: 640, height: 1)
      let view = child(of: scrollView)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: scrollView.topAnchor),
        view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 250),
      ])
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 640, height: 250))
    }
  }

  @Test func `what is beside a scroll view relates to its frame`() {
    inWorld { _ in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let scrollView = scrollView()
      scrollView.contentSize = CGSize(width: 900, height: 900)
      outer.addSubview(scrollView)
      let beside = child(of: outer)
      NSLayoutConstraint.activate([
        beside.leadingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: 4),
        beside.topAnchor.constraint(equalTo: scrollView.topAnchor),
        beside.widthAnchor.constraint(equalToConstant: 10),
        beside.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
      ])
      outer.layoutIfNeeded()
      #expect(beside.frame == CGRect(x: 214, y: 20, width: 10, height: 100))
      #expect(scrollView.contentSize == CGSize(width: 900, height: 900))
    }
  }

  @Test func `a stack view as wide as the screen scrolls by what it holds`() {
    inWorld { _ in
      let scrollView = scrollView()
      let stack = UIStackView()
      stack.axis = .vertical
      stack.spacing = 10
      stack.translatesAutoresizingMaskIntoConstraints = false
      for height in [60, 70, 80] as [CGFloat] {
        let row = UIView()
        row.heightAnchor.constraint(equalToConstant: height).isActive = true
        stack.addArrangedSubview(row)
      }
      scrollView.addSubview(stack)
      pin(stack, to: scrollView, by: 0)
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
      scrollView.layoutIfNeeded()
      #expect(scrollView.contentSize == CGSize(width: 200, height: 230))
      #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 70, 150])
    }
  }

  @Test func `the layout of a collection view decides how large its content is`() {
    inWorld { _ in
      let collectionView = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      let footer = child(of: collectionView)
      NSLayoutConstraint.activate([
        footer.leadingAnchor.constraint(equalTo: collectionView.leadingAnchor),
        collectionView.bottomAnchor.constraint(equalTo: footer.bottomAnchor),
        footer.widthAnchor.constraint(equalToConstant: 200),
        footer.heightAnchor.constraint(equalToConstant: 44),
      ])
      collectionView.layoutIfNeeded()
      #expect(collectionView.contentSize.height == 0)
    }
  }
}
