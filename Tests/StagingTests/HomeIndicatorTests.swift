import AnimScenarioFormat
import Testing
import UIKitCore

@testable import AnimStaging

/// The line over the lower edge of a telephone's screen.
@MainActor struct HomeIndicatorTests {
  private func stage(_ theme: Theme) throws -> Stage {
    try Stage(
      try ScenarioReader.read(
        """
        renderAnim: 1
        canvas: {device: iphone-16, statusBar: true}
        dataSource: {sections: [{items: 40}]}
        layout: {class: flow}
        timeline: [{wait: 9}]
        """, file: "test.yaml"
      ).scenario, theme: theme)
  }

  private func isLight(_ stage: Stage, at time: Double) throws -> Bool? {
    try stage.advance(to: time)
    return stage.inWorld {
      let indicator = stage.chrome?.subviews.last { $0.bounds.height == 5 }
      let color = indicator.flatMap { $0.backgroundColor?.resolvedColor(with: $0.traitCollection) }
      return color?.cgColor.components?.first.map { $0 > 0.5 }
    }
  }

  @Test func `it stands out from what is behind it, in both themes`() throws {
    for theme in [Theme.light, .dark] {
      let stage = try stage(theme)
      let window = stage.window
      let cover = stage.inWorld {
        let cover = UIView(frame: window.bounds)
        cover.backgroundColor = .black
        window.addSubview(cover)
        return cover
      }
      #expect(try isLight(stage, at: 0.5) == true)
      stage.inWorld { cover.backgroundColor = .yellow }
      #expect(try isLight(stage, at: 1) == false)
    }
  }

  @Test func `what is small, hidden or a picture makes no difference`() throws {
    let stage = try stage(.light)
    let window = stage.window
    #expect(try isLight(stage, at: 0.1) == false)
    let small = stage.inWorld {
      let small = UIView(
        frame: CGRect(x: 0, y: window.bounds.maxY - 60, width: window.bounds.width, height: 60))
      small.backgroundColor = .black
      window.addSubview(small)
      return small
    }
    #expect(try isLight(stage, at: 0.2) == false)
    stage.inWorld {
      small.frame = window.bounds
      small.isHidden = true
    }
    #expect(try isLight(stage, at: 0.3) == false)
    stage.inWorld { small.isHidden = false }
    #expect(try isLight(stage, at: 0.4) == true)
    stage.inWorld {
      let picture = UIImageView(image: UIImage())
      picture.frame = window.bounds
      window.addSubview(picture)
    }
    #expect(try isLight(stage, at: 0.5) == false)
  }
}
