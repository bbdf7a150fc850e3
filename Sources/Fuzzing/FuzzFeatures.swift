import AnimStaging
import Foundation
import UIKitCore

/// The states in which acts found a collection view, as numbers: what was reached, and what never was.
@MainActor struct FuzzFeatures {
  private var found: Set<UInt32> = []

  /// In rising order.
  var numbers: [UInt32] { found.sorted() }

  mutating func note(
    _ stage: Stage, before kind: FuzzAct.Kind, after previous: FuzzAct.Kind?, isAlone: Bool
  ) {
    let view = stage.collectionView
    let phase: Phase =
      view.isTracking
      ? .tracking : view.isDecelerating ? .decelerating : isAlone ? .rest : .animating
    note(Self.state(kind, phase))
    note("\(kind.rawValue) after \(previous?.rawValue ?? "nothing"), \(isAlone)")
    note("\(kind.rawValue) at \(Self.place(of: view))")
    note("\(kind.rawValue) with \(Self.amount(view.indexPathsForVisibleItems.count)) shown")
  }

  /// What a collection view is doing.
  private enum Phase: String, CaseIterable { case rest, animating, tracking, decelerating }

  private nonisolated static func state(_ kind: FuzzAct.Kind, _ phase: Phase) -> String {
    "\(kind.rawValue) while \(phase.rawValue)"
  }

  /// What never happened.
  ///
  /// - Parameters:
  ///   - kinds: The acts that make sense.
  ///   - known: The states that were reached.
  /// - Returns: The acts that were never tried, and those that never came in a phase in which others did, in words.
  nonisolated static func unreached(_ kinds: [FuzzAct.Kind], _ known: Set<UInt32>) -> [String] {
    func isReached(_ kind: FuzzAct.Kind, _ phase: Phase) -> Bool {
      known.contains(UInt32(digestOf: state(kind, phase)))
    }
    let untried = kinds.filter { kind in !Phase.allCases.contains { isReached(kind, $0) } }
    let tried = kinds.filter { !untried.contains($0) }
    return untried.map(\.rawValue)
      + Phase.allCases.flatMap { phase in
        let missing = tried.filter { !isReached($0, phase) }
        if missing.isEmpty { return [String]() }
        return missing.count == tried.count
          ? ["anything while \(phase.rawValue)"] : missing.map { Self.state($0, phase) }
      }
  }

  mutating func noteEnd(_ stage: Stage) {
    let view = stage.collectionView
    let items = (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
    note("ends at \(Self.place(of: view)) with \(Self.amount(items)) of \(view.numberOfSections)")
  }

  private static func place(of view: UICollectionView) -> String {
    func part(_ offset: CGFloat, _ content: CGFloat, _ length: CGFloat) -> String {
      content <= length
        ? "all" : offset <= 0 ? "start" : offset < content - length ? "middle" : "end"
    }
    let (offset, size, bounds) = (view.contentOffset, view.contentSize, view.bounds.size)
    return part(offset.x, size.width, bounds.width) + " "
      + part(offset.y, size.height, bounds.height)
  }

  private static func amount(_ count: Int) -> String {
    count < 3 ? "\(count)" : count < 10 ? "few" : "many"
  }

  private mutating func note(_ state: String) { found.insert(UInt32(digestOf: state)) }
}

extension UInt32 {
  /// A number that tells texts apart, the same in every process: FNV-1a of the text's UTF-8.
  package init(digestOf text: String) {
    self = text.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}
