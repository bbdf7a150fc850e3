import AnimLayers
import Foundation
import Testing

@testable import UIKitCore

/// What a background's configuration draws besides a colour.
@MainActor struct BackgroundConfigurationTests {
  private func background(
    _ configuration: UIBackgroundConfiguration,
    of cell: UICollectionViewCell = UICollectionViewCell(
      frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  ) -> UIView {
    cell.backgroundConfiguration = configuration
    cell.layoutIfNeeded()
    return cell.subviews.lazy.compactMap { $0 as? ConfiguredBackgroundView }.first ?? UIView()
  }

  @Test func `an effect is behind the area, which lets it through`() throws {
    try inWorld { _ in
      var configuration = UIBackgroundConfiguration.clear()
      configuration.backgroundColor = nil
      configuration.visualEffect = UIBlurEffect(style: .systemMaterial)
      configuration.cornerRadius = 8
      let view = background(configuration)
      let effect = try #require(view.subviews.first as? UIVisualEffectView)
      #expect(effect.effect is UIBlurEffect && effect.layer.cornerRadius == 8)
      #expect(view.subviews[1].backgroundColor == nil)
    }
  }

  @Test func `a picture is over the colour, and the line over both`() {
    inWorld { _ in
      var configuration = UIBackgroundConfiguration.clear()
      configuration.image = UIImage(systemName: "star")
      configuration.imageContentMode = .scaleAspectFill
      configuration.strokeWidth = 2
      configuration.strokeOutset = 3
      configuration.cornerRadius = 10
      configuration.shadowProperties.opacity = 0.5
      let view = background(configuration)
      #expect(view.subviews.count == 3)
      #expect(view.subviews[0].layer.shadowOpacity == 0.5)
      #expect(view.subviews[0].layer.borderWidth == 0)
      #expect((view.subviews[1] as? UIImageView)?.contentMode == .scaleAspectFill)
      #expect(view.subviews[2].frame == CGRect(x: -3, y: -3, width: 206, height: 66))
      #expect(view.subviews[2].layer.cornerRadius == 13 && view.subviews[2].layer.borderWidth == 2)
    }
  }

  @Test func `a line is the area's own edge without either`() {
    inWorld { _ in
      var configuration = UIBackgroundConfiguration.clear()
      configuration.strokeWidth = 1
      let view = background(configuration)
      #expect(view.subviews.count == 1 && view.subviews[0].layer.borderWidth == 1)
    }
  }

  @Test func `layout margins are added to insets at the edges that are named`() {
    inWorld { _ in
      var configuration = UIBackgroundConfiguration.clear()
      configuration.backgroundInsets = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      configuration.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      let view = background(configuration, of: cell)
      let margin = cell.directionalLayoutMargins.leading
      #expect(margin > 0)
      #expect(
        view.subviews[0].frame == CGRect(x: 2 + margin, y: 1, width: 194 - margin, height: 56))
    }
  }

  @Test func `the colour of symbols may be made of the tint colour`() {
    inWorld { _ in
      var content = UIListContentConfiguration.header()
      #expect(content.imageProperties.resolvedTintColor(for: .red) == .red)
      content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .blue }
      #expect(content.imageProperties.resolvedTintColor(for: .red) == .blue)
      content.image = UIImage(systemName: "star")
      content.alpha = 0.5
      let view = UIListContentView(configuration: content)
      #expect(view.alpha == 0.5)
      let pictures = view.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }
      #expect(pictures.first?.tintColor == .blue)
    }
  }
}
