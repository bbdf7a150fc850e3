import AnimScenarioFormat
import AnimStaging
import Foundation
import Testing

@MainActor struct LayoutClassTests {
  private func stage(_ layout: String, items: String = "{items: 9, header: A}") throws -> Stage {
    try Stage(
      try scenario(
        """
        dataSource: {sections: [\(items)]}
        layout: \(layout)
        timeline: [{wait: 1}]
        """), theme: .light)
  }

  private func frames(_ layout: String, of name: String = "cell", count: Int) throws -> [String] {
    let stage = try stage(layout)
    try stage.advance(to: 0)
    return stage.trace().filter { $0.hasPrefix(name) }.prefix(count).map { line in
      String(
        line[line.firstRange(of: "frame ")!.upperBound..<line.firstRange(of: " alpha")!.lowerBound])
    }
  }

  /// Every class is made with its own defaults and shows its first item.
  @Test(arguments: BuiltInLayout.allCases)
  func `a layout class is acted out`(layout: BuiltInLayout) throws {
    let sections = layout == .compositional ? ", sections: [{group: {height: 50}}]" : ""
    #expect(try frames("{class: \(layout.rawValue)\(sections)}", count: 1).count == 1)
  }

  @Test func `a list has rows as wide as the view and lines between them`() throws {
    let list = "{class: list, rowHeight: 60}"
    #expect(try frames(list, count: 2) == ["0,0,320,60", "0,60,320,60"])
    #expect(try frames(list, of: "Separator", count: 1) == ["16,59.5,304,0.5"])
  }

  @Test func `expandable rows have no headers unless they have a height`() throws {
    #expect(try frames("{class: expandable}", count: 1) == ["0,0,320,100"])
    #expect(try frames("{class: stickyHeaders}", count: 1) == ["0,40,320,100"])
    #expect(
      try frames("{class: expandable, headerReferenceSize: [320, 30]}", count: 1)
        == ["0,30,320,100"])
  }

  @Test func `a carousel starts with its first item in the middle`() throws {
    // (320 − 200) / 2 from the left; (480 − 300) / 2 from the top.
    #expect(
      try frames("{class: carousel, itemSize: [200, 300]}", count: 1) == ["60,90,200,300"])
  }

  @Test func `a page is as large as the view`() throws {
    #expect(try frames("{class: paging}", count: 1) == ["0,0,320,480"])
  }

  @Test func `items of a wave swing about the middle`() throws {
    // No header; centres at y = 35 and 95 and x = 160 + 100 · sin(2π · y / 140): a quarter of the
    // wave, sin = 1, and 95/140 of it.
    let wave = "{class: sine, headerHeight: 0, amplitude: 100, wavelength: 140}"
    let frames = try frames(wave, count: 2)
    #expect(frames[0] == "235,10,50,50")
    let x = 160 + 100 * sin(2 * Double.pi * 95 / 140) - 25
    #expect(frames[1] == "\((x * 64).rounded() / 64),70,50,50")
  }

  @Test func `formulas put items in the middle of their stretch`() throws {
    // Under a header of 40, stretches of 100 have their middles at 90 and 190.
    let custom =
      "{class: custom, header: {height: 40}, "
      + "cell: {size: [80, 60], center: ['bounds.midX + item * 10', y], advance: 100}}"
    #expect(try frames(custom, count: 2) == ["120,60,80,60", "130,160,80,60"])
  }

  /// Values that depend on the bounds are computed anew when these change.
  @Test func `a size that depends on the bounds turns with the device`() throws {
    let stage = try Stage(
      try scenario(
        """
        dataSource: {sections: [{items: 2}]}
        layout: {class: flow, itemSize: ["bounds.height / 4", "bounds.height / 8"]}
        timeline: [{rotateDevice: {to: landscapeLeft, duration: 0.2}}, {wait: 1}]
        """), theme: .light)
    try stage.advance(to: 0)
    #expect(stage.trace().contains { $0.hasPrefix("cell [0,0] frame 0,0,120,60 ") })
    try stage.advance(to: 1)
    #expect(stage.trace().contains { $0.hasPrefix("cell [0,0] frame 0,0,80,40 ") })
  }
}
