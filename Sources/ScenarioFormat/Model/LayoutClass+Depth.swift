// Layouts that are no lines of items: in perspective, in a stack, on a circle.
extension LayoutClass {
  static let coverFlow = LayoutClass(
    .coverFlow, "covers in perspective, of which the one in the middle faces the viewer",
    [
      size(.itemSize, 160, 160, "[width, height] of every cover", synonyms: ["cellSize", "size"]),
      number(
        .sideSpacing, 48, .init(1...10_000),
        "points between covers at the sides, and of a finger for each",
        synonyms: ["spacing"]),
      number(.centerGap, 64, .distance, "points that the sides keep from the middle beyond that"),
      Property(
        .sideAngle, .number(.number(.pi / 3)), .angleProperty,
        "by which covers at the sides are turned: 60deg, or radians", synonyms: ["angle"]),
      number(.sideDepth, 80, .distance, "how far behind the middle they are, in points"),
      number(
        .viewerDistance, 500, .init(1...1_000_000), "how far the viewer is away, in points",
        synonyms: ["perspective"]),
    ])

  static let cardStack = LayoutClass(
    .cardStack, "a deck of cards, of which a finger throws the topmost one away",
    [
      size(.itemSize, 280, 360, "[width, height] of every card", synonyms: ["cellSize", "size"]),
      number(
        .visibleCards, 3, .init(1...100), "how many cards are seen at once", isWhole: true,
        synonyms: ["visibleCount"]),
      number(.cardSpacing, 14, .distance, "how far each shows below the one above, in points"),
      number(.scaleStep, 0.06, .init(0...1), "what each is smaller than the one above it"),
      Property(
        .tilt, .number(.number(.pi / 14)), .angleProperty,
        "of a card that is half the view's width away"),
      number(
        .throwDistance, 110, .init(1...10_000),
        "how far a card has to be moved to be thrown, in points"),
    ])

  static let circular = LayoutClass(
    .circular, "items on a circle that turns as one scrolls",
    [
      size(.itemSize, 70, 70, "[width, height] of every item", synonyms: ["cellSize", "size"]),
      number(.radius, 120, .length, "of the circle of the items' centres, in points"),
      number(.hiddenScale, 0.1, .init(0...10), "the scale with which items come and go"),
    ])
}
