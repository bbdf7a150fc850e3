import Cards
import RenderAnimTesting
import Testing
import UIKit

/// The classes that scenarios name: those that the tests link.
@Suite(
  .renders(references: "References"),
  .linking(
    LinkedClass { CardStackLayout() }
      .property("peek") { (layout: CardStackLayout, value: CGFloat) in layout.peek = value }
      .property("cardHeight") { (layout: CardStackLayout, value: CGFloat) in
        layout.cardHeight = value
      },
    LinkedClass { WalletController() }))
struct ScenarioTests {
  @Test(arguments: try ScenarioFile.all(in: "Scenarios"))
  func `an animation is as recorded`(_ file: ScenarioFile) async throws {
    try await expectMatchesReference(file)
  }
}

/// What a difference looks like: these expect it.
@Suite(.renders(references: "Changed/References", record: .never, report: ".build/report"))
struct DifferenceTests {
  @Test func `a changed animation is an issue at the scenario's line`() async throws {
    try await withKnownIssue {
      try await expectMatchesReference(ScenarioFile("Changed/tiles.yaml"))
    } matching: { issue in
      issue.description.contains("is turned by up to 90°")
        && issue.sourceLocation?.fileName == "tiles.yaml"
    }
  }

  @Test func `a missing reference is an issue`() async throws {
    try await withKnownIssue {
      try await expectMatchesReference(ScenarioFile("Changed/unknown.yaml"))
    } matching: {
      $0.description.contains("there is no reference")
    }
  }

  @Test func `a class that is not linked is an issue at the scenario's line`() async throws {
    try await withKnownIssue {
      try await expectMatchesReference(ScenarioFile("Scenarios/cards.yaml"))
    } matching: {
      $0.description.contains("unknown layout class 'CardStackLayout'")
        && $0.sourceLocation?.fileName == "cards.yaml"
    }
  }
}
