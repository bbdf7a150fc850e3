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
    let phase =
      view.isTracking
      ? "tracking" : view.isDecelerating ? "decelerating" : isAlone ? "rest" : "animating"
    note("\(kind.rawValue) while \(phase)")
    note("\(kind.rawValue) after \(previous?.rawValue ?? "nothing"), \(isAlone)")
    note("\(kind.rawValue) at \(Self.place(of: view))")
    note("\(kind.rawValue) with \(Self.amount(view.indexPathsForVisibleItems.count)) shown")
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
