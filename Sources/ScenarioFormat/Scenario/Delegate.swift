/// The app's response to a call of UIKit to its delegate.
package struct Reaction: Hashable, Sendable {
  package let event: Event
  package let steps: [Step]
  package let location: SourceRange

  /// A method of `UICollectionViewDelegate` or `UIScrollViewDelegate`, or a variable's new value.
  package enum Event: Hashable, Sendable {
    case didSelectItem
    case didDeselectItem
    case didScroll
    case willBeginDragging
    case willEndDragging
    case didEndDragging
    case didEndDecelerating
    case didEndScrollingAnimation
    case didPullToRefresh
    case variableChange(String)
  }
}

extension Reaction {
  private static let events: [(name: String, event: Event, doc: String, synonyms: [String])] = [
    (
      "didSelectItem", .didSelectItem, "an item was selected by a finger",
      ["didSelectItemAt", "didSelectItemAtIndexPath", "onTapGesture", "didSelectRow", "onTap"]
    ),
    (
      "didDeselectItem", .didDeselectItem, "an item was deselected by a finger",
      ["didDeselectItemAt", "didDeselectRow"]
    ),
    ("didScroll", .didScroll, "the content offset changed", ["scrollViewDidScroll", "onScroll"]),
    (
      "willBeginDragging", .willBeginDragging, "a finger begins to drag",
      ["scrollViewWillBeginDragging"]
    ),
    (
      "willEndDragging", .willEndDragging, "the finger is about to be lifted",
      ["scrollViewWillEndDragging"]
    ),
    ("didEndDragging", .didEndDragging, "the finger was lifted", ["scrollViewDidEndDragging"]),
    (
      "didEndDecelerating", .didEndDecelerating, "the content came to rest",
      ["scrollViewDidEndDecelerating"]
    ),
    (
      "didEndScrollingAnimation", .didEndScrollingAnimation, "an animated scroll has ended",
      ["scrollViewDidEndScrollingAnimation"]
    ),
    (
      "didPullToRefresh", .didPullToRefresh, "the content was pulled down to the refresh control",
      ["refresh", "onRefresh", "valueChanged", "handleRefresh"]
    ),
  ]

  static func description(variables: [String]) -> MappingDescription {
    var description = MappingDescription(
      name: "delegate",
      doc:
        "what the app does when UIKit calls its delegate; '<variable>Change' when a variable "
        + "changes; what a layout from Swift sources asks, by argument label, with its answer",
      keys: events.map {
        KeyDescription(
          name: $0.name, doc: $0.doc, schema: ValueReader<[Step]>.steps.schema,
          synonyms: $0.synonyms)
      }
        + DelegateAnswers.flow.map {
          KeyDescription(
            name: $0, doc: "what the delegate of a flow layout answers", schema: .anything)
        })
    description.otherKeyPattern = "^[A-Za-z_][A-Za-z0-9_]*$"
    description.otherKeys = .anything
    return description
  }

  static func event(named name: String, _ reading: Reading) -> Event? {
    if let known = events.first(where: { $0.name == name }) { return known.event }
    guard let variable = reading.variables.first(where: { name == $0 + "Change" }) else {
      return nil
    }
    return .variableChange(variable)
  }

  static func unknown(_ name: String, _ reading: Reading) -> Finding.Message {
    let known =
      events.map(\.name) + reading.variables.map { $0 + "Change" } + DelegateAnswers.flow
    let synonyms = Dictionary(
      events.flatMap { event in event.synonyms.map { ($0, event.name) } },
      uniquingKeysWith: { first, _ in first })
    return .unknownKey(
      name, in: "delegate",
      meant: Suggestion.closest(to: name, among: known, synonyms: synonyms), reading)
  }
}

enum DelegateAnswers {
  /// The questions of `UICollectionViewDelegateFlowLayout`, by the argument labels that tell its
  /// methods apart.
  static let flow = [
    "sizeForItemAt", "insetForSectionAt", "minimumLineSpacingForSectionAt",
    "minimumInteritemSpacingForSectionAt", "referenceSizeForHeaderInSection",
    "referenceSizeForFooterInSection",
  ]
}

/// The keys under `delegate`.
struct DelegateDraft: Sendable {
  var reactions: [Reaction] = []
  var answers: [Named<PropertyValue>] = []
}

extension ValueReader where Value == DelegateDraft {
  /// Reactions to what UIKit tells; with a layout from Swift sources also answers to what it asks.
  static let delegate = ValueReader(
    .mapping { Reaction.description(variables: []) },
    "a mapping of delegate methods to lists of actions"
  ) {
    node, reading in
    guard let entries = node.entries else {
      reading.report(
        .wrongType(expected: "a mapping of delegate methods to lists of actions", found: node),
        at: node.range)
      return nil
    }
    var draft = DelegateDraft()
    for entry in entries {
      if let event = Reaction.event(named: entry.key.text, reading) {
        guard let steps = ValueReader<[Step]>.steps.read(entry.value, reading) else { continue }
        draft.reactions.append(
          Reaction(event: event, steps: steps, location: entry.key.location))
      } else if reading.hasCompiledLayout || DelegateAnswers.flow.contains(entry.key.text) {
        guard let value = ValueReader<PropertyValue>.answer.read(entry.value, reading) else {
          continue
        }
        draft.answers.append(
          Named(SourceName(entry.key.text, at: entry.key.location), value))
      } else {
        reading.report(Reaction.unknown(entry.key.text, reading), at: entry.key.location)
      }
    }
    return draft
  }
}
