import Cards
import RenderAnimTesting
import UIKit
import XCTest

/// The same for tests of XCTest.
@MainActor final class XCTestTests: XCTestCase {
  override nonisolated func invokeTest() {
    withRenders(.tolerance(.deltaE(1), pixels: 20)) { super.invokeTest() }
  }

  func testBadge() async {
    await expectSnapshot(of: BadgeView(count: 7))
  }

  func testFrames() {
    expectAttributes(
      of: CardStackLayout(), items: 1, size: CGSize(width: 132, height: 200),
      match: "cell [0,0] frame 16,16,100,120")
  }

  func testScenario() async throws {
    try await expectMatchesReference(ScenarioFile("Scenarios/tiles.yaml"))
  }
}

/// What a difference looks like in XCTest: this expects it.
@MainActor final class XCTestDifferenceTests: XCTestCase {
  private nonisolated(unsafe) var failures: [(text: String, line: Int)] = []

  // XCTest has no expected failures on Linux.
  override nonisolated func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append((description, lineNumber))
  }

  override nonisolated func invokeTest() {
    withRenders(.renders(record: .never, report: ".build/report")) {
      super.invokeTest()
    }
    guard failures.count == 1, failures[0].text.contains("there is no reference"),
      failures[0].line == Self.line
    else { preconditionFailure("\(failures)") }
  }

  private nonisolated static let line = #line + 3

  func testMissingReference() async {
    await expectSnapshot(of: BadgeView(count: 8))
  }
}
