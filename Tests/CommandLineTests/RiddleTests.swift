import Foundation
import Testing

/// Cells that are not where somebody looks for them, or are where nobody expects them: each riddle is answered with its reason.
struct RiddleTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.copy(planted: "Riddles")
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [300, 400], scale: 1}
      dataSource: {sections: [{items: 40}]}
      layout: {source: Riddles, class: Riddles}
      cells: {default: [{view: {insets: 0, backgroundColor: black}}]}
      timeline:
        - wait: 0.1
        - deleteItems: [[0, 0], [0, 1]]
        - wait: 0.5
        - setContentOffset: {offset: [0, 900], animated: true}
        - wait: 0.5
      """, to: "riddle.yaml")
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [300, 400], scale: 1}
      controller: {source: Riddles, class: Scroller}
      timeline: [{wait: 0.1}]
      """, to: "scroller.yaml")
  }

  struct Riddle: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    let answers: [String]

    init(_ name: String, _ arguments: String..., answers: [String]) {
      (self.name, self.arguments, self.answers) = (name, arguments, answers)
    }

    var testDescription: String { name }
  }

  static let riddles = [
    Riddle(
      "never in the data source", "riddle.yaml", "cell [0,99]", "--at", "0.05",
      answers: ["not on screen", "it is not in the data source, which has 40 items in section 0"]),
    Riddle(
      "no such section", "riddle.yaml", "cell [2,0]", "--at", "0.05",
      answers: ["there is no section 2: the data source has 1"]),
    Riddle(
      "deleted", "riddle.yaml", "cell [0,38]", "--at", "0.55",
      answers: [
        "it is not in the data source, which has 38 items in section 0",
        "an update is shown: deletes [0,0], [0,1]",
        "because step 'deleteItems' begins  (riddle.yaml:8)",
      ]),
    Riddle(
      "outside of the rectangle", "riddle.yaml", "cell [0,20]", "--at", "0.05",
      answers: [
        "asked for, but outside of the rectangle: it is at x 0, y 1000, 300 × 50, 600 points below the "
          + "visible x 0, y 0, 300 × 400", "it has never had a view",
      ]),
    Riddle(
      "hidden", "riddle.yaml", "cell [0,3]", "--at", "0.05", "--set", "layout.trick=hidden",
      answers: ["not to be seen: its attributes are hidden"]),
    Riddle(
      "clear", "riddle.yaml", "cell [0,3]", "--at", "0.05", "--set", "layout.trick=clear",
      answers: ["not to be seen: its alpha is 0"]),
    Riddle(
      "covered", "riddle.yaml", "cell [0,3]", "--at", "0.05", "--set", "layout.trick=covered",
      answers: ["not to be seen: covered by cell [0,4], which is in front of it"]),
    Riddle(
      "without attributes", "riddle.yaml", "cell [0,3]", "--at", "0.05", "--set",
      "layout.trick=unknown",
      answers: [
        "the layout has no attributes for it: layoutAttributesForItem(at:) answers nil, and "
          + "layoutAttributesForElements(in:) does not name it"
      ]),
    Riddle(
      "left out of the query", "riddle.yaml", "cell [0,3]", "--at", "0.05", "--set",
      "layout.trick=unnamed",
      answers: [
        "layoutAttributesForElements(in:) does not name it, though its place x 0, y 150, 300 × 50 is in "
          + "the visible x 0, y 0, 300 × 400"
      ]),
    Riddle(
      "reused", "riddle.yaml", "cell [0,3]", "--at", "1.35",
      answers: [
        "its view went back to the pool at", "and is used for cell [0,",
        "because the content of UICollectionView moves", "in an animation",
        "because step 'setContentOffset' begins  (riddle.yaml:10)",
      ]),
    Riddle(
      "in another place than before", "riddle.yaml", "cell [0,0]", "--at", "0.3",
      answers: [
        "on its way to x 0, y 0, 300 × 50, until 0.400 s",
        "cell [0,0] is placed at x 0, y 0, 300 × 50",
        "because an update is shown: deletes [0,0], [0,1]",
        "because step 'deleteItems' begins  (riddle.yaml:8)",
      ]),
    Riddle(
      "scrolled by the app itself", "scroller.yaml", "contentOffset",
      answers: [
        "from 0, 0 to 0, 2000 by code", "Riddles.swift:SCROLLS",
      ]),
    Riddle(
      "no header", "riddle.yaml", "header [0]", "--at", "0.05",
      answers: ["layoutAttributesForSupplementaryView(ofKind:at:) answers nil"]),
  ]

  @Test(arguments: riddles) func `a riddle is answered`(riddle: Riddle) throws {
    let outcome = try program.run(["why"] + riddle.arguments)
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    let text = String(decoding: outcome.output, as: UTF8.self)
    let line = try #require(try program.place(of: "// scrolls", inPlanted: "Riddles")).line
    for answer in riddle.answers {
      #expect(text.contains(answer.replacing("SCROLLS", with: "\(line)")), Comment(rawValue: text))
    }
  }

  @Test func `what moves between two moments is told with its reason`() throws {
    let outcome = try program.run("why", "riddle.yaml", "--at", "0.05..0.55", "--moved", "--json")
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    struct Answer: Decodable {
      struct Reason: Decodable { let sentence: String }
      let subject: String
      let statements: [String]
      let reasons: [Reason]
    }
    let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
    let answers = try lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
    // Eight rows are seen before and after; two have gone, and two have come from below.
    #expect(answers.count { $0.statements[0].hasPrefix("left") } == 2)
    #expect(
      answers.allSatisfy { $0.reasons.last?.sentence == "step 'deleteItems' begins" },
      Comment(rawValue: lines.joined(separator: "\n")))
  }

  @Test func `a jump is told with the step that it comes of`() throws {
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [300, 400], scale: 1}
      dataSource: {sections: [{items: 40}]}
      layout: {class: flow, itemSize: [300, 50], minimumLineSpacing: 0}
      timeline:
        - wait: 0.3
        - setContentOffset: {offset: [0, 120], animated: false}
        - wait: 0.3
      """, to: "jump.yaml")
    let outcome = try program.run("why", "jump.yaml", "--jump")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(outcome.code == 0, Comment(rawValue: outcome.errors))
    #expect(text.contains("jumps by 0, -120 on screen, within a frame"), Comment(rawValue: text))
    #expect(
      text.contains("because step 'setContentOffset' begins  (jump.yaml:7)"),
      Comment(rawValue: text))
    #expect(text.split(separator: "\n").count { $0.contains("jumps by") } == 1)
  }

  @Test func `a smooth movement is no jump`() throws {
    let outcome = try program.run("why", "riddle.yaml", "--jump")
    #expect(String(decoding: outcome.output, as: UTF8.self) == "nothing jumps\n")
  }

  @Test(arguments: [
    ["--moved"], ["--moved", "--at", "0.1"], ["cell [0,1]", "--jump"], ["--jump", "--at", "0.1"],
    ["--at", "0.1"], ["the cell"], ["cell [0,1]", "--at", "0.1..0.2"],
  ])
  func `a question that makes no sense is refused`(arguments: [String]) throws {
    let outcome = try program.run(["why", "riddle.yaml"] + arguments)
    #expect(outcome.code == 64)
  }
}
