import AnimScenarioFormat
import Foundation
import Testing

@testable import AnimStaging
@testable import UIKitCore

/// Pictures of single moments.
@MainActor struct MomentTests {
  /// Fingers, flings, snaps, springs and dynamics.
  @Test(arguments: [
    "carousel-expand", "cover-flow", "insertion", "paging", "pinch", "springy",
    "sticky-headers", "stretchy-header", "swipe-actions", "waterfall",
  ])
  func `a picture does not depend on those that were asked for before it`(name: String) throws {
    let scenario = try scenario(named: name)
    let excerpt = try Rehearsal(scenario, theme: .light).whole
    let rate = scenario.clock.fps
    let last = Int(0.55 * excerpt.duration * rate)
    let watched = try excerpt.player()
    for tick in 0...last { try watched.advance(to: Double(tick) / rate) }
    let alone = try excerpt.player()
    try alone.advance(to: Double(last) / rate)
    let isSame = watched.displayList() == alone.displayList()
    #expect(isSame, "at \(Double(last) / rate) s")
  }

  @Test func `what is made after a change of the appearance has it, in a jump too`() throws {
    let scenario = try ScenarioReader.read(
      """
      renderAnim: 1
      canvas: {size: [320, 480], scale: 1}
      dataSource: {palette: system, sections: [{items: 30}]}
      layout: {class: flow, itemSize: [90, 90]}
      cells: {default: [{view: {insets: 0, backgroundColor: item.color}}]}
      timeline: [{setTheme: dark, at: 0.2}, {resize: {to: [240, 360]}, at: 0.7}, {wait: 1}]
      """, file: "theme.yaml"
    ).scenario
    let (jumping, watched) = (
      try Stage(scenario, theme: .light), try Stage(scenario, theme: .light)
    )
    for tick in 0...80 { try watched.advance(to: Double(tick) / 50) }
    try jumping.advance(to: 1.6)
    let isSame = jumping.displayList() == watched.displayList()
    #expect(isSame)
  }

  @Test func `the small title has faded in when a still is taken in the middle of a scroll`()
    throws
  {
    let stage = try Stage(try scenario(named: "waterfall"), theme: .light)
    try stage.advance(to: 1.1)
    let bar = try #require(stage.navigation?.navigationBar)
    let opacities = stage.inWorld {
      bar.content.subviews.filter { $0 is UILabel && $0.alpha == 1 }
        .map { $0.layer.presentation()?.opacity }
    }
    #expect(opacities == [1])
  }
}
