import AnimDrawing
import AnimLayers
import AnimPixels
import Foundation
import Testing

@testable import UIKitCore

/// A first snapshot is there at once; later ones are animated.
@MainActor struct FirstSnapshotTests {
  @Test(arguments: [false, true])
  func `what nobody has seen does not fade in`(isShownBefore: Bool) {
    inWorld { world in
      let window = UIWindow()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 50, height: 50)
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      window.addSubview(view)
      if isShownBefore {
        window.layoutIfNeeded()
        world.clock.advance(to: 1)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      source.apply(snapshot)
      window.layoutIfNeeded()
      let cell = view.visibleCells.first
      #expect(cell?.layer.presentation()?.opacity == (isShownBefore ? 0 : 1))
    }
  }
}

@MainActor struct ImageVariantTests {
  @Test func `pictures of an animation follow one another, and the last time it ends`() {
    inWorld { world in
      let pictures = (1...3).map { side in
        UIGraphicsImageRenderer(size: CGSize(width: side, height: 1)).image { _ in }
      }
      let (window, view) = (UIWindow(), UIImageView(frame: .zero))
      window.addSubview(view)
      view.animationImages = pictures
      view.animationDuration = 0.3
      view.animationRepeatCount = 2
      @MainActor func shown() -> LayerContent { view.layer.content }
      let contents = pictures.map { $0.layerContent(tint: .black) }
      #expect(shown() == .none)
      view.startAnimating()
      for (time, index) in [(0.05, 0), (0.15, 1), (0.25, 2), (0.35, 0), (0.55, 2)] {
        world.clock.advance(to: time)
        #expect(shown() == contents[index])
      }
      world.clock.advance(to: 0.7)
      #expect(!view.isAnimating)
      #expect(shown() == .none)
    }
  }

  @Test func `the middle of a resizable image is stretched`() {
    inWorld { _ in
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        .resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 5, bottom: 3, right: 5))
      let view = UIImageView(image: picture)
      #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.2, width: 0.5, height: 0.5))
      view.image = nil
      #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test func `a font's descriptor says what it is, and makes others`() throws {
    try inWorld { _ in
      let bold = try #require(
        UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits(.traitBold))
      let font = UIFont(descriptor: bold, size: 0)
      #expect(font == .boldSystemFont(ofSize: 20))
      #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
      #expect(UIFont(descriptor: bold, size: 31).pointSize == 31)
    }
  }

  @Test func `a turned picture stands on its side`() {
    inWorld { _ in
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      guard let pixels = picture.cgImage else {
        Issue.record("a drawing without pixels")
        return
      }
      let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
      #expect(turned.size == CGSize(width: 10, height: 20))
      // Turned clockwise, the left half is the upper one.
      let image = turned.cgImage
      #expect((image?.pixmap[10, 5] ?? 0) != 0)
      #expect(image?.pixmap[10, 35] == 0)
    }
  }
}
