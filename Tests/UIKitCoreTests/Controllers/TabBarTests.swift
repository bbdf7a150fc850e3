import AnimGeometry
import Foundation
import Testing

@testable import UIKitCore

@MainActor struct TabBarTests {
  @Test func `images and titles of a tab bar are each at one height`() throws {
    try inWorld { _ in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
      bar.items = ["square.stack", "photo.on.rectangle", "magnifyingglass", "minus"].map {
        UITabBarItem(title: "Title", image: UIImage(systemName: $0), tag: 0)
      }
      bar.layoutIfNeeded()
      let buttons = bar.subviews.compactMap { $0 as? UIButton }
      #expect(buttons.count == 4)
      // On pixels, so that what is an odd number of pixels high is half of one off.
      let half = 0.5 / bar.traitCollection.displayScale
      for button in buttons {
        button.layoutIfNeeded()
        let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))
        #expect(abs(title.center.y - 41.5) <= half)
        #expect(abs(image.center.y - 19) <= half)
        #expect(abs(image.center.x - 50) <= half)
      }
      #expect(Set(buttons.compactMap(\.titleLabel?.frame.minY)).count == 1)
      #expect(Set(buttons.compactMap(\.imageView?.frame.height)).count > 1)
    }
  }

  @Test func `a title without an image is in the middle of the bar`() throws {
    try inWorld { _ in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
      bar.items = [UITabBarItem(title: "Title", image: nil, tag: 0)]
      bar.layoutIfNeeded()
      let button = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
      button.layoutIfNeeded()
      let label = try #require(button.titleLabel)
      #expect(abs(label.center.y - 24.5) <= 0.5)
    }
  }
}
