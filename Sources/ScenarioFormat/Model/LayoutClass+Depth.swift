// Layouts that are no lines of items: in perspective, in a stack, on a circle.
extension LayoutClass {
  static let coverFlow = LayoutClass(
    "coverFlow", "covers in perspective, of which the one in the middle faces the viewer",
    [
      size("itemSize", 160, 160, "[width, height] of every cover", synonyms: ["cellSize", "size"]),
      number(
        "sideSpacing", 48, "points between covers at the sides, and of a finger for each",
        synonyms: ["spacing"]),
      number("centerGap", 64, "points that the sides keep from the middle beyond that"),
      Property(
        "sideAngle", .number(.number(.pi / 3)), .angleProperty,
        "by which covers at the sides are turned: 60deg, or radians", synonyms: ["angle"]),
      number("sideDepth", 80, "how far behind the middle they are, in points"),
      number(
        "viewerDistance", 500, "how far the viewer is away, in points", synonyms: ["perspective"]),
    ])

  static let cardStack = LayoutClass(
    "cardStack", "a deck of cards, of which a finger throws the topmost one away",
    [
      size("itemSize", 280, 360, "[width, height] of every card", synonyms: ["cellSize", "size"]),
      number("visibleCards", 3, "how many cards are seen at once", synonyms: ["visibleCount"]),
      number("cardSpacing", 14, "how far each shows below the one above, in points"),
      number("scaleStep", 0.06, "what each is smaller than the one above it"),
      Property(
        "tilt", .number(.number(.pi / 14)), .angleProperty,
        "of a card that is half the view's width away"),
      number("throwDistance", 110, "how far a card has to be moved to be thrown, in points"),
    ])

  static let circular = LayoutClass(
    "circular", "items on a circle that turns as one scrolls",
    [
      size("itemSize", 70, 70, "[width, height] of every item", synonyms: ["cellSize", "size"]),
      number("radius", 120, "of the circle of the items' centres, in points"),
      number("hiddenScale", 0.1, "the scale with which items come and go"),
    ])
}
