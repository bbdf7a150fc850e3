import AnimPixels
import AnimRaster
import AnimScenarioFormat
import AnimStaging
import Foundation
import TestSupport
import Testing

@MainActor struct InsertionTests {
  /// Before anything moves, in the middle of the first insertion, and at the end.
  @Test(arguments: [0.0, 0.55, 3.0])
  func `frames of the insertion scenario look as they did`(time: Double) throws {
    let stage = try Stage(try scenario(named: "insertion"), theme: .light)
    try stage.advance(to: time)
    let size = PixelSize(width: Int(stage.size.width), height: Int(stage.size.height))
    let pixmap = Rasterizer(size: size, scale: 1).render(stage.displayList())
    // Rows of different processors may round the last bit of a blend the other way.
    try Golden().expect(pixmap, is: "insertion-\(Int(time * 1000))ms.png", tolerance: 2)
  }

  /// Half-way in time, the default curve is half-way in value; the rotation goes from π to 0 the way
  /// it came and the scale from 0.2 to 1.
  @Test func `an inserted item starts small and upside down at the bottom centre`() throws {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 4}]}
        layout:
          class: flow
          itemSize: [50, 50]
          appearing:
            for: updates
            transform: [{scale: 0.2}, {rotate: 180deg}]
            center: ["bounds.midX", "bounds.maxY"]
        timeline: [{insertItems: [[0, 0]]}, {wait: 1}]
        """), theme: .light)
    func inserted() -> String? { stage.trace().first { $0.hasPrefix("cell [0,0] ") } }
    try stage.advance(to: 0)
    // Bottom centre (160, 480) less half of 50 × 50; −0.2 is cos π scaled.
    #expect(
      inserted() == "cell [0,0] frame 135,455,50,50 alpha 1 transform -0.203125,0,0,-0.203125 z 0")
    try stage.advance(to: 0.15)
    // The middle of (160, 480) and (25, 25); a quarter turn at scale 0.6.
    #expect(
      inserted() == "cell [0,0] frame 67.5,227.5,50,50 alpha 1 transform 0,0.59375,-0.59375,0 z 0")
    try stage.advance(to: 0.3)
    #expect(inserted() == "cell [0,0] frame 0,0,50,50 alpha 1 transform 1,0,0,1 z 0")
  }

  @Test func `the other items make room in the same time`() throws {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 1}]}
        layout: {class: flow, itemSize: [50, 50]}
        timeline: [{insertItems: [[0, 0]]}, {wait: 1}]
        """), theme: .light)
    func moving() -> String? { stage.trace().first { $0.hasPrefix("cell [0,1] ") } }
    try stage.advance(to: 0)
    #expect(moving()?.contains("frame 0,0,50,50") == true)
    try stage.advance(to: 0.15)
    // Five fit on a line of 320: the second column is at 67.5.
    #expect(moving()?.contains("frame 33.75,0,50,50") == true)
    try stage.advance(to: 0.3)
    #expect(moving()?.contains("frame 67.5,0,50,50") == true)
  }

  @Test func `a deleted item fades where it is and is gone at the end`() throws {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 2}]}
        layout: {class: flow, itemSize: [50, 50]}
        timeline: [{deleteItems: [[0, 1]]}, {wait: 1}]
        """), theme: .light)
    try stage.advance(to: 0.15)
    #expect(
      stage.trace() == [
        "cell [0,0] frame 0,0,50,50 alpha 1 transform 1,0,0,1 z 0",
        "cell [0,1] out frame 67.5,0,50,50 alpha 0.5 transform 1,0,0,1 z 0",
      ])
    try stage.advance(to: 0.3)
    #expect(stage.trace() == ["cell [0,0] frame 0,0,50,50 alpha 1 transform 1,0,0,1 z 0"])
  }
}
