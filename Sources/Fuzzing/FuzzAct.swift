/// Something that happens in a sequence, before it is known what it happens to.
///
/// Numbers choose among what is there when it happens, so that a sequence stays legal whatever is taken out of it.
package struct FuzzAct: Codable, Hashable, Sendable {
  package var kind: Kind
  /// Choices among the possibilities of the kind; 0, which also stands for those that are missing, is the simplest.
  package var choices: [UInt16]
  package var pause: Pause

  /// An act with its choices, and what is waited for after it.
  package init(_ kind: Kind, _ choices: [UInt16] = [], pause: Pause = .rest) {
    self.kind = kind
    self.choices = choices
    self.pause = pause
  }

  /// How long after the beginning of an act the next one begins.
  package enum Pause: String, Codable, CaseIterable, Sendable {
    /// When everything has come to rest.
    case rest
    /// In the same turn of the run loop.
    case none
    /// In the next frames, while animations have hardly begun.
    case frames
    /// In the middle of an animation.
    case middle

    /// Seconds; nil for as long as it takes.
    var seconds: Double? {
      switch self {
      case .rest: nil
      case .none: 0
      case .frames: 0.04
      case .middle: 0.15
      }
    }
  }

  package enum Kind: String, Codable, CaseIterable, Sendable {
    case insertItems, deleteItems, moveItem, reloadItems, batchUpdates
    case insertSections, deleteSections, reloadSections
    case applySnapshot, reloadData
    case setContentOffset, scrollToItem, drag, fling, tap, longPress
    case rotateDevice, resize, setLayout, startInteractiveTransition, setContentSizeCategory
    case setTheme
    case invalidateLayout, layoutIfNeeded, queryElements, queryItem
    case stall, stopReuse, preferHeights

    /// Whether it changes what the data source holds.
    var changesData: Bool {
      switch self {
      case .insertItems, .deleteItems, .moveItem, .reloadItems, .batchUpdates, .insertSections,
        .deleteSections, .reloadSections, .applySnapshot:
        true
      default: false
      }
    }

    /// Whether it is about sections, of which there must be several.
    var isAboutSections: Bool {
      switch self {
      case .insertSections, .deleteSections, .reloadSections: true
      default: false
      }
    }

    /// Whether it is part of the surroundings of a collection view, which do not go back by themselves.
    var isEnvironment: Bool {
      switch self {
      case .rotateDevice, .resize, .setLayout, .startInteractiveTransition,
        .setContentSizeCategory, .setTheme:
        true
      default: false
      }
    }

    var isTouch: Bool { [.drag, .fling, .tap, .longPress].contains(self) }

    /// Whether it may happen while a finger moves a transition to another layout: nothing says what an update would do then.
    var fitsIntoTransition: Bool {
      switch self {
      case .reloadData, .setContentSizeCategory, .setTheme, .invalidateLayout, .layoutIfNeeded,
        .queryElements, .queryItem, .stall, .stopReuse:
        true
      default: false
      }
    }

    /// Whether items that stay keep their cells.
    var keepsCells: Bool {
      switch self {
      case .insertItems, .deleteItems, .moveItem, .insertSections, .deleteSections, .applySnapshot:
        true
      default: false
      }
    }

    /// Whether UIKit leaves the content where it is.
    var keepsOffset: Bool {
      switch self {
      case .reloadItems, .invalidateLayout, .layoutIfNeeded, .queryElements, .queryItem, .stall,
        .stopReuse:
        true
      default: false
      }
    }

    /// How often it is tried, beside the others.
    var weight: Int {
      switch self {
      case .insertItems, .deleteItems, .setContentOffset: 6
      case .moveItem, .reloadItems, .batchUpdates, .setLayout: 4
      case .applySnapshot, .scrollToItem, .rotateDevice, .resize, .queryElements: 3
      case .insertSections, .deleteSections, .queryItem, .reloadData, .fling, .drag, .tap: 2
      case .reloadSections, .setContentSizeCategory, .setTheme, .invalidateLayout, .layoutIfNeeded,
        .startInteractiveTransition, .longPress, .stall, .stopReuse, .preferHeights:
        1
      }
    }
  }
}

/// A sequence of acts, and how many items there are when it begins.
package struct FuzzCase: Codable, Hashable, Sendable {
  package var acts: [FuzzAct]
  /// The largest number of items in a section; nil for those that the scenario has.
  package var items: Int?

  /// A sequence that begins with at most so many items in each section.
  package init(_ acts: [FuzzAct], items: Int? = nil) {
    self.acts = acts
    self.items = items
  }
}
