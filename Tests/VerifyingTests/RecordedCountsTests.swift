import AnimCauses
import AnimStaging
import Foundation
import Testing

@testable import AnimVerifying

@MainActor struct RecordedCountsTests {
  private func recorded(_ numbers: [Quantity: Int], most: [Quantity: Int] = [:]) -> RecordedCounts {
    func counts(_ numbers: [Quantity: Int]) -> Counts {
      numbers.reduce(into: Counts()) { $0[$1.key] = $1.value }
    }
    var result = RecordedCounts(CountedWork([]))
    (result.total, result.mostInFrame) = (counts(numbers), counts(most))
    return result
  }

  @Test func `numbers that differ are told in one sentence`() {
    let old = recorded([.cellsMade: 14, .queries: 3], most: [.layoutPasses: 1])
    #expect(old.change(to: old, tolerance: 0) == nil)
    let grown = recorded([.cellsMade: 21, .queries: 3], most: [.layoutPasses: 2])
    #expect(
      old.change(to: grown, tolerance: 0)
        == .init(
          text: "layout passes in one frame 1 → 2, cells made 14 → 21", isGrowth: true))
    let less = recorded([.cellsMade: 14, .queries: 2], most: [.layoutPasses: 1])
    #expect(old.change(to: less, tolerance: 0) == .init(text: "queries 3 → 2", isGrowth: false))
  }

  @Test func `a share of what was recorded is let pass`() {
    let (old, new) = (recorded([.queries: 100]), recorded([.queries: 110]))
    #expect(old.change(to: new, tolerance: 0.1) == nil)
    #expect(old.change(to: new, tolerance: 0.09)?.text == "queries 100 → 110")
  }

  /// The verdict on the scenario, by a reference whose counts were changed.
  private func verdict(
    asking settings: String = "counts: true", _ change: (inout RecordedCounts?) -> Void
  ) async throws -> Verdict {
    let performance = try await performance(
      try changed("timeline:", to: "verify: {\(settings)}\ntimeline:"))
    var files = try await Reference.files(for: performance)
    var manifest = try Reference { files[$0] }.manifest
    change(&manifest.counts)
    files[.manifest] = manifest.bytes
    return Judge(performance, try Reference { files[$0] }).verdict(name: "six")
  }

  @Test func `more cells than were recorded are the one cause`() async throws {
    var made = 0
    let verdict = try await verdict { counts in
      made = counts?.total[.cellsMade] ?? 0
      counts?.total[.cellsMade] -= 3
    }
    // Six cells at first, and one that is inserted.
    #expect(made == 7)
    #expect(verdict.status == .failed)
    #expect(verdict.causes.map(\.text) == ["cells made 4 → 7"])
    #expect(verdict.causes.first?.kind == .counts)
  }

  @Test func `fewer are a drift`() async throws {
    let verdict = try await verdict { $0?.total[.cellsMade] += 1 }
    #expect(verdict.status == .drifted)
    #expect(verdict.causes.map(\.text) == ["cells made 8 → 7"])
  }

  @Test func `what is within the tolerance passes`() async throws {
    let verdict = try await verdict(asking: "counts: {tolerance: 0.2}") {
      $0?.total[.cellsMade] -= 1
    }
    #expect(verdict.status == .passed)
  }

  @Test func `numbers that are asked for and not recorded are told of`() async throws {
    let verdict = try await verdict { $0 = nil }
    #expect(verdict.status == .drifted)
    #expect(
      verdict.causes.map(\.text) == [
        "the reference has no counts to compare with; 'record' writes them"
      ])
    let quiet = try await performance(try changed())
    #expect(quiet.counts == nil)
    #expect(try await reference(try changed()).manifest.counts == nil)
  }
}
