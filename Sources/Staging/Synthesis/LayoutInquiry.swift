package import AnimScenarioFormat
import AnimSourceLowering
import AnimSourceRuntime
import Foundation
import UIKitCore

/// A question to an object of a layout's class, which runs the layout's code.
///
/// Questions are asked one after the other, since how a layout is staged for one depends on the answers to those
/// before. The code may crash or not return, so that whoever asks does so in a process that may end.
package struct LayoutInquiry: Codable, Hashable, Sendable {
  /// The subject of an inquiry, in the order in which they are asked.
  package enum Question: String, Codable, CaseIterable, Sendable {
    /// The properties that it sets itself, leaves to an owner, and asks its delegate for.
    case ownership
    /// The behaviour of a flow layout's elements while it scrolls up and down.
    case vertical
    /// While it scrolls sideways.
    case horizontal
    /// Where a flow layout comes to rest.
    case rest
    /// Whether it is meant for a view that is as high as one row.
    case row
    /// The number of items without which it shows none.
    case count
    /// How its content grows with the number of items.
    case growth
    /// The effect of several sections.
    case sections
    /// The sizes of items that it bears.
    case sizes
    /// Whether it has room for the usual number of items.
    case room
    /// Whether it knows what has changed after an update.
    case updates
    /// The behaviour beyond the beginning of the content.
    case pull
  }

  package let question: Question
  package let traits: LayoutTraits

  /// The known traits of the layout, with the answer.
  ///
  /// - Parameter read: The scenario as it would be acted out.
  /// - Returns: `traits` with those that the question is about.
  /// - Throws: An error if the layout cannot be staged, or UIKit threw.
  @MainActor package func answered(
    reading read: (SynthesizedScenario) throws -> Scenario
  ) throws -> LayoutTraits {
    var traits = traits
    func stage(_ scenario: SynthesizedScenario) throws -> LayoutSpecimen {
      try LayoutSpecimen(try read(scenario))
    }
    func stage(_ traits: LayoutTraits, _ counts: [Int]) throws -> LayoutSpecimen {
      try stage(SynthesizedScenario(traits, counts: counts))
    }
    switch question {
    case .ownership:
      let alone = traits.withoutOwner
      let counts = traits.sections == .one ? [Self.usualCount] : traits.counts()
      try traits.note(stage(alone, counts), isToldSideways: alone.isHorizontal)
    case .vertical: traits.vertical = try response(of: .vertical, stage)
    case .horizontal: traits.horizontal = try response(of: .horizontal, stage)
    case .rest:
      let specimen = try stage(traits, [Self.crowdedCount])
      // A layout that gives each item a page, whatever its size, needs none that fills the page.
      traits.stopsAtPages =
        try specimen.stopsAtPages() && !specimen.hasPages(Self.crowdedCount)
    case .row: traits.rowHeight = try stage(traits, [Self.crowdedCount]).heightOfRow().map(Int.init)
    case .count:
      if try stage(traits, [Self.usualCount]).cellCount() == 0 {
        traits.itemCount = try (1...Self.fewItems).first {
          try stage(traits, [$0]).cellCount() == $0
        }
        if traits.itemCount != nil { traits.followsUpdates = false }
      }
    case .growth:
      traits.fillsPages = try Self.fillsPages(
        [5, 11, Self.usualCount].map { try stage(traits, [$0]) })
    case .sections:
      let columns = traits.tableColumns ?? 10
      let specimen = try stage(
        traits, Array(repeating: columns, count: traits.sectionCount ?? 3))
      // Of what scrolls sideways by itself there is more than one row.
      let isSingle =
        traits.inheritsSections && !traits.names.contains("numberOfSections")
        && !traits.scrollsSections
      if try !specimen.showsAllSections(), (try? stage(traits, [columns]).cellCount()) == nil,
        try stage(traits, [columns, columns]).showsAllSections()
      {
        // It counts on two sections, and asks for the second one whether it is there or not.
        (traits.sections, traits.sectionCount) = (.several, 2)
        return traits
      }
      let isTable = try specimen.showsTable()
      let wantsTable =
        try traits.tableColumns != nil || traits.isCalledTable || specimen.leavesRoomBelow()
        || traits.askedLabels.isSuperset(of: ["forColumn", "forRow"])
      traits.sections =
        try isSingle || !specimen.showsAllSections()
        ? .one
        : isTable && wantsTable && !traits.isMadeByFunction ? .table(columns: columns) : .several
    case .sizes:
      if traits.answeredSizes.isEmpty {
        // Only heights are asked for.
      } else if case .table = traits.sections {
        traits.itemSizes = .equal
      } else if traits.isCalledTags {
        traits.itemSizes = .words
      } else if !traits.descendsFromFlow, try stage(traits, traits.counts()).overlaps() {
        traits.itemSizes = .equal
        if try stage(traits, traits.counts()).overlaps() { traits.itemSizes = .cards }
      } else if !traits.descendsFromFlow,
        try stage(traits, traits.counts()).isNarrowColumn()
      {
        traits.itemSizes = .rows
      }
      let heights = traits.askedLabels.filter { $0.lowercased().hasPrefix("height") }.sorted()
      if !heights.isEmpty, try stage(traits, traits.counts()).isFlat() {
        traits.pictureHeights = heights
      }
    case .room:
      traits.isCrowded = try stage(traits, traits.counts()).isCrowded()
      if !traits.isCrowded, traits.itemCount == nil { traits = try filling(traits, stage) }
      traits.startsAtEnd = try stage(traits, traits.counts()).isAtEnd()
    case .updates:
      var counts = traits.counts()
      let changed = try stage(SynthesizedScenario(traits, counts: counts, updating: true))
      try changed.actOut()
      counts[0] += SynthesizedScenario.growth
      let fresh = try stage(traits, counts)
      traits.followsUpdates = try changed.answers(like: fresh)
    case .pull:
      traits.reactsToPull = try stage(traits, traits.counts()).reactsToPull()
      if traits.reactsToPull {
        traits.stretchesHeader = try stage(traits, traits.counts()).stretchesHeader()
      }
    }
    return traits
  }

  /// The traits with as many items, or else sections, as fill the view from top to bottom.
  @MainActor private func filling(
    _ traits: LayoutTraits, _ stage: (LayoutTraits, [Int]) throws -> LayoutSpecimen
  ) throws -> LayoutTraits {
    guard let filled = try stage(traits, traits.counts()).filledHeight(), filled < 0.7 else {
      return traits
    }
    func others(_ change: (inout LayoutTraits) -> Void) throws -> LayoutTraits? {
      var others = traits
      change(&others)
      let height = try stage(others, others.counts()).filledHeight()
      return height.map { $0 > filled + 0.05 } == true ? others : nil
    }
    let times = min(4, Int((1.2 / filled).rounded(.up)))
    if let dense = try others({ $0.density = times }) { return dense }
    guard traits.sections == .several else { return traits }
    return try others { $0.sectionCount = ($0.sectionCount ?? 3) * min(times, 3) } ?? traits
  }

  fileprivate static let usualCount = 24
  private static let crowdedCount = 96
  /// As many as somebody may write into a condition.
  private static let fewItems = 9

  @MainActor private func response(
    of direction: UICollectionView.ScrollDirection,
    _ stage: (LayoutTraits, [Int]) throws -> LayoutSpecimen
  ) throws -> LayoutTraits.Response {
    var traits = traits
    // As if only this way were left.
    traits.vertical = direction == .vertical ? .follows : .ignores
    traits.horizontal = direction == .vertical ? .ignores : .follows
    return try stage(traits, [Self.crowdedCount]).follows(direction) ? .follows : .ignores
  }

  /// Whether the content is some pages long, whatever the number of items, and leaves it to the view to stop at
  /// them.
  ///
  /// - Parameter specimens: Layouts with more and more items.
  /// - Returns: Whether the numbers of pages are whole, and grow.
  /// - Throws: An error if UIKit threw.
  @MainActor private static func fillsPages(_ specimens: [LayoutSpecimen]) throws -> Bool {
    guard let most = specimens.last, let axis = try most.scrollAxis(), try !most.choosesRest(axis)
    else { return false }
    let pages = try specimens.map { try $0.pages(along: axis) }
    let areWhole = pages.allSatisfy { abs($0 - $0.rounded()) < 0.001 && $0 >= 1 }
    return areWhole && pages[0] < pages[pages.count - 1]
  }
}

extension LayoutTraits {
  /// The questions that are worth asking, in their order.
  func isWorth(_ question: LayoutInquiry.Question) -> Bool {
    switch question {
    case .ownership: true
    case .vertical, .horizontal:
      isKnown && descendsFromFlow && style == nil && !choosesHorizontal
        && !isSetByOwner("scrollDirection")
    case .rest: isKnown && needsItemSize && style == nil
    case .row: isKnown && style == nil && rowHeight == nil
    case .count: isKnown && !descendsFromFlow
    case .growth, .sections, .updates: isKnown && itemCount == nil
    case .room: isKnown
    case .sizes:
      isKnown
        && (!answeredSizes.isEmpty || askedLabels.contains { $0.lowercased().hasPrefix("height") })
    case .pull: isKnown && !isHorizontal && !choosesHorizontal
    }
  }

  /// Asks an object of the layout's class all there is to ask.
  ///
  /// - Parameter ask: Answers a question in a process that may end; nil if it did.
  /// - Returns: The traits with all answers.
  package func asked(
    _ ask: (LayoutInquiry) async throws -> LayoutTraits?
  ) async rethrows -> LayoutTraits {
    var traits = self
    for question in LayoutInquiry.Question.allCases where traits.isWorth(question) {
      if let answer = try await ask(LayoutInquiry(question: question, traits: traits)) {
        traits = answer
      } else if question == .ownership, descendsFromFlow,
        let answer = try await ask(LayoutInquiry(question: question, traits: sideways))
      {
        traits = answer
      } else if question == .ownership, isMadeByOwner, sections == .one,
        let answer = try await ask(LayoutInquiry(question: question, traits: withManySections))
      {
        traits = answer
      } else if question == .ownership, cell != nil {
        // The cells may need somebody who sets them up after all.
        return try await withoutCell.asked(ask)
      } else if question == .ownership, isMadeByOwner, !isMadeByFunction {
        // What the app does with it may need what else the app does.
        return try await withoutOwnersCode.asked(ask)
      } else if question == .ownership,
        let answer = try await ask(LayoutInquiry(question: question, traits: withManySections))
      {
        traits = answer
      } else {
        traits.noteFailure(of: question)
      }
    }
    return traits
  }

  /// As if the layout were known to scroll sideways only.
  private var sideways: LayoutTraits {
    var traits = self
    (traits.vertical, traits.horizontal) = (.fails, .ignores)
    return traits
  }

  /// As if it were known to want many sections, such as days.
  private var withManySections: LayoutTraits {
    var traits = self
    traits.sections = .table(columns: 4)
    return traits
  }

  private mutating func noteFailure(of question: LayoutInquiry.Question) {
    switch question {
    case .vertical: vertical = .fails
    case .horizontal: horizontal = .fails
    // Whether it bears updates, those who act the scenario out see, and why it does not.
    case .ownership, .rest, .row, .count, .growth, .sections, .sizes, .room, .updates, .pull: break
    }
  }

  /// Whether it need not know of sections to show them.
  fileprivate var inheritsSections: Bool { descendsFromFlow || descendsFromCompositional }

  /// As if the layout set all itself: only where nobody else does, it shows whether it does.
  fileprivate var withoutOwner: LayoutTraits {
    var traits = self
    (traits.setsItemSize, traits.setsHeaderSize) = (true, true)
    if vertical == .unknown { (traits.vertical, traits.horizontal) = (.follows, .ignores) }
    return traits
  }

  /// Notes what a layout without an owner sets itself, and what it asked.
  ///
  /// - Parameters:
  ///   - specimen: A staged layout of the class.
  ///   - isToldSideways: Whether the layout was told to scroll sideways.
  /// - Throws: An error if UIKit threw.
  @MainActor fileprivate mutating func note(
    _ specimen: LayoutSpecimen, isToldSideways: Bool
  ) throws {
    try specimen.ask { layout in
      if let flow = layout as? UICollectionViewFlowLayout {
        let plain = UICollectionViewFlowLayout()
        setsItemSize = flow.itemSize != plain.itemSize
        setsHeaderSize = flow.headerReferenceSize != .zero
        choosesHorizontal = flow.scrollDirection == .horizontal && !isToldSideways
      }
      if let made = cell?.attributesClass, !specimen.makesAttributes(of: made) { cell = nil }
      let values = LayoutSpecimen.values(of: layout)
      ownerValues = ownerProperties.filter { !isSetByOwner($0.name) }.compactMap { property in
        values[property.name].flatMap {
          Self.missingValue(of: property, $0)
            ?? (isCalledCarousel ? Self.carouselSize(of: property, $0) : nil)
        }
      }
      tableColumns = ["numberOfColumns", "columnCount", "columnsCount", "columns"].lazy
        .compactMap { values[$0] as? Int }.first { (4...100).contains($0) }
    }
    if cell != nil, try !specimen.fillsCells() { cell = nil }
    askedSizes = specimen.askedSizes
    askedLabels = specimen.askedLabels
    isKnown = true
  }

  /// The value that an owner would give a property that is nothing, or one column, until then; nil
  /// for other properties.
  ///
  /// - Parameters:
  ///   - property: The property of the layout's class.
  ///   - value: The value that the property has.
  /// - Returns: The property with a value.
  private static func missingValue(
    of property: Inventory.OwnerProperty, _ value: Any
  ) -> OwnerValue? {
    let name = property.name
    if value as? Int == 1, columnNames.contains(name) {
      return OwnerValue(property: name, value: .number(2))
    }
    if value as? Int == 0, name.lowercased().hasPrefix("sticky"), name.hasSuffix("Count") {
      return OwnerValue(property: name, value: .number(1))
    }
    if let side = value as? CGFloat, (1..<20).contains(side),
      ["itemwidth", "cellwidth", "elementwidth", "itemsize", "cellsize"]
        .contains(name.lowercased())
    {
      return OwnerValue(property: name, value: .number(60))
    }
    if type(of: value) == Int?.self, itemCountNames.contains(name.lowercased()) {
      return OwnerValue(property: name, value: .number(LayoutInquiry.usualCount))
    }
    if value as? CGSize == .zero, name.lowercased().hasSuffix("headerreferencesize") {
      return OwnerValue(property: name, value: .size(width: 393, height: 60))
    }
    // A property that Interface Builder shows may go without saying whose height it is.
    let owners = ["item", "cell", "card"] + (property.isInspectable ? [""] : [])
    func isMissing<Measure: Equatable>(_ measure: String, _ nothing: Measure) -> Bool {
      guard owners.contains(where: { name.lowercased() == $0 + measure }) else { return false }
      // What is made up for an owner's value is none that an owner would give.
      if let value = value as? Measure { return value == nothing || property.type.hasSuffix("!") }
      return type(of: value) == Measure?.self
    }
    if isMissing("height", CGFloat.zero) {
      return OwnerValue(property: name, value: .number(180))
    }
    if isMissing("width", CGFloat.zero) { return OwnerValue(property: name, value: .number(240)) }
    if isMissing("size", CGSize.zero) {
      return OwnerValue(property: name, value: .size(width: 120, height: 160))
    }
    return nil
  }

  /// The size that an owner would give the items of a carousel, where Interface Builder shows a flow layout's usual one; nil for
  /// other properties.
  private static func carouselSize(
    of property: Inventory.OwnerProperty, _ value: Any
  ) -> OwnerValue? {
    let usual = [CGSize(width: 50, height: 50), CGSize(width: 100, height: 100)]
    guard property.isInspectable, property.name == "itemSize", let size = value as? CGSize,
      usual.contains(size)
    else { return nil }
    return OwnerValue(property: property.name, value: .size(width: 255, height: 475))
  }

  static let itemCountNames: Set = [
    "numberofitems", "numbersofitems", "itemcount", "itemscount",
  ]

  private static let columnNames: Set = [
    "numberOfColumns", "numberOfRows", "columnCount", "columnsCount", "rowCount", "rowsCount",
  ]
}
