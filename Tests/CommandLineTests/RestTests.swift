import Testing

/// What is laid out comes to rest.
struct RestTests {
  @Test func `content that is wider than a resized window rests when the device is turned`() throws
  {
    let program = try Program()
    try program.write(
      """
      renderAnim: 1
      canvas: {device: iphone-16, scale: 1}
      dataSource: {sections: [{items: 2}]}
      layout: {class: flow, scrollDirection: horizontal, itemSize: [393, 600]}
      timeline:
        - resize: {to: [294, 639]}
          at: 0.2
        - rotateDevice: {to: landscapeLeft}
          at: 1.0
        - wait: 0.5
      """, to: "a.yaml")
    let outcome = try program.run("explain", "a.yaml")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }
}
