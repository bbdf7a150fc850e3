import Foundation

/// Events that bring each other about without end.
package struct FeedbackLoop: Hashable, Sendable {
  /// The promise that is broken.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A view prefers another size each time it is asked.
    case selfSizing
    /// A layout is laid out anew for the size that a view prefers, and does not give it that size.
    case ignoredSize
    /// The content is moved whenever a view is laid out, which lays it out again.
    case offsetInLayout
    /// A layout is invalidated while it is asked for elements.
    case invalidationInQuery
    /// The size of the content depends on where it is, and where it is on that size.
    case contentSize
    /// A view asks for layout whenever it is laid out.
    case layoutInLayout
    /// The room around the content depends on where it is, and where it is on that room.
    case insets
    /// Something else.
    case other
  }

  package let kind: Kind
  /// One turn of the loop, causes before their effects: the last brings the first about again.
  package let events: [CauseEvent]
  /// What each turn changes, in the order of the events.
  package let changes: [Change]

  /// A value that does not come to rest.
  package struct Change: Hashable, Sendable {
    /// The name of the value: `the preferred size of cell [0,3]`.
    package let subject: String
    /// The values of the last turns, the oldest first.
    package let values: [String]
    /// The difference from turn to turn where it is always the same; nil where it is not.
    package let step: String?
  }

  /// The shortest cycle among the causes of what happened last; nil if causes do not come back.
  ///
  /// - Parameter log: The events, the last turns of the loop among them.
  /// - Complexity: O(events of the last turns).
  package init?(_ log: CauseLog) {
    for start in log.events.indices.reversed().prefix(Self.tail) {
      let chain = log.chain(from: CauseID(start)).prefix(Self.reach).compactMap { log[$0] }
      guard let period = Self.period(of: chain) else { continue }
      let turns = stride(from: 0, to: chain.count - period + 1, by: period).map {
        Array(chain[$0..<$0 + period].reversed())
      }.reversed()
      let first = turns.last.map(Self.beginning) ?? 0
      let rotated = turns.map { Array($0[first...] + $0[..<first]) }
      events = rotated.last ?? []
      changes = (0..<period).compactMap { index in Change(rotated.map { $0[index] }) }
      kind = Kind(rotated)
      return
    }
    return nil
  }

  /// How many of the last events are tried as the end of a turn.
  private static let tail = 64
  /// How many causes are looked at.
  private static let reach = 240
  /// The longest turn that is looked for.
  private static let longestPeriod = 24

  /// The least number of events after which the causes repeat three times; nil if they do not.
  private static func period(of chain: [CauseEvent]) -> Int? {
    let signatures = chain.map(\.signature)
    return (1...longestPeriod).first { period in
      guard signatures.count >= 3 * period else { return false }
      return (0..<2 * period).allSatisfy { signatures[$0] == signatures[$0 + period] }
    }
  }

  /// The event with which a turn is told: a layout, or else an update of the elements.
  private static func beginning(of turn: [CauseEvent]) -> Int {
    turn.firstIndex { if case .layout = $0.kind { true } else { false } }
      ?? turn.firstIndex { if case .round = $0.kind { true } else { false } } ?? 0
  }

  /// The line of the app's code that is in every turn: where it breaks its promise; `none` if there is none, as
  /// where a view only answers.
  package var site: CallSite {
    let known = events.filter { $0.site != .none }
    return known.first(where: \.isDecisive)?.site ?? known.last?.site ?? .none
  }

  /// The methods that may give the answers which do not settle, the likeliest first, with their class; none if no answer
  /// is to blame.
  package var methods: [(className: String, name: String)] {
    for event in events where kind == .ignoredSize {
      if case .invalidation(let layout, _) = event.kind {
        return Self.sizeHeedingMethods.map { (layout, $0) }
      }
    }
    for event in events {
      if case .sizing(_, let viewClass, _, _, _) = event.kind {
        return Self.sizingMethods.map { (viewClass, $0) }
      }
    }
    return []
  }

  /// What views override to say how large they would like to be.
  private static let sizingMethods = [
    "preferredLayoutAttributesFitting(_:)",
    "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
    "systemLayoutSizeFitting(_:)", "sizeThatFits(_:)", "intrinsicContentSize",
  ]

  /// With what layouts say whether a preferred size matters to them.
  private static let sizeHeedingMethods = [
    "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
    "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
  ]

  // MARK: Words

  /// The loop in a few words.
  package var title: String {
    switch kind {
    case .selfSizing: "self-sizing that never settles"
    case .ignoredSize: "a layout that invalidates for a size and keeps its own"
    case .offsetInLayout: "contentOffset set while the view is laid out"
    case .invalidationInQuery: "invalidateLayout() while the layout is asked"
    case .insets: "bounds and content inset that follow each other"
    case .contentSize: "bounds and content size that follow each other"
    case .layoutInLayout: "a view that asks for layout while it is laid out"
    case .other: "a feedback loop"
    }
  }

  /// The promise, and how to keep it.
  package var remedy: String {
    switch kind {
    case .selfSizing:
      "a view has to prefer one and the same size for the same width; the size must not depend on the one that it "
        + "is offered, on how often it is asked, or on anything that the layout changes"
    case .ignoredSize:
      "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:) has to become false once the "
        + "layout knows the preferred size, whether it gives the element that size or keeps its own"
    case .offsetInLayout:
      "move the content where what it depends on changes, not in layoutSubviews(): each new offset needs another "
        + "layout; or move it only if it is not yet where it should be"
    case .invalidationInQuery:
      "what a layout is asked for it has to answer from what prepare() worked out; invalidate before, as in "
        + "shouldInvalidateLayout(forBoundsChange:)"
    case .insets:
      "work out the inset from what it does not change: the size of the bounds and of the content, not the offset; "
        + "or set it only if it is another"
    case .contentSize:
      "work out collectionViewContentSize from the items and the size of the bounds, not from the offset: content "
        + "that becomes smaller moves it"
    case .layoutInLayout:
      "setNeedsLayout(), and changes of frame, bounds and constraints of the view itself, do not belong into "
        + "layoutSubviews() and viewDidLayoutSubviews(), unless they happen once"
    case .other: "break the cycle at one of these events"
    }
  }

  /// The loop in lines: what it is, its turn, what changes, and what to do.
  ///
  /// - Parameter place: Tells the line of a call; nil where it is not known.
  /// - Returns: Lines without newlines; the first is `title`.
  package func lines(_ place: (CallSite) -> CodePlace?) -> [String] {
    var lines = ["this is \(title):"]
    for (index, event) in events.enumerated() {
      let at = place(event.site).map { " (\($0.file):\($0.line))" } ?? ""
      let end = index == events.count - 1 ? ", and so on from 1" : ""
      lines.append("\(index + 1). \(event.sentence)\(at)\(end)")
    }
    lines += changes.map(\.sentence)
    lines.append(remedy)
    return lines
  }
}

extension FeedbackLoop.Kind {
  /// The kind of turns, by what is in them.
  fileprivate init(_ turns: [[CauseEvent]]) {
    let events = turns.last ?? []
    func contains(_ condition: (CauseEvent.Kind) -> Bool) -> Bool {
      events.contains { condition($0.kind) }
    }
    if contains({ if case .sizing = $0 { true } else { false } }) {
      self = turns.allSatisfy { $0.sizes == events.sizes } ? .ignoredSize : .selfSizing
    } else if contains({ if case .inset = $0 { true } else { false } }) {
      self = .insets
    } else if contains({ if case .offset = $0 { true } else { false } }) {
      let isOfSize = contains { if case .preparation = $0 { true } else { false } }
      self = isOfSize ? .contentSize : .offsetInLayout
    } else if contains({ if case .invalidation = $0 { true } else { false } }) {
      self = .invalidationInQuery
    } else if contains({ if case .layout = $0 { true } else { false } }) {
      self = .layoutInLayout
    } else {
      self = .other
    }
  }
}

extension FeedbackLoop.Change {
  /// What an event changes from turn to turn; nil if it changes nothing.
  fileprivate init?(_ turns: [CauseEvent]) {
    guard let last = turns.last else { return nil }
    switch last.kind {
    case .sizing(let element, _, _, _, _):
      let sizes = turns.compactMap { event -> CGSize? in
        if case .sizing(_, _, _, let preferred, _) = event.kind { preferred } else { nil }
      }
      self.init("the preferred size of \(element)", sizes.map(\.pair)) {
        "\($0[0].hundredthsText) × \($0[1].hundredthsText)"
      }
    case .offset(let view, _, _, _):
      let offsets = turns.compactMap { event -> CGPoint? in
        if case .offset(_, _, let new, _) = event.kind { new } else { nil }
      }
      self.init("the contentOffset of \(view)", offsets.map(\.pair)) {
        "\($0[0].hundredthsText), \($0[1].hundredthsText)"
      }
    case .inset(let view, _, _):
      let insets = turns.compactMap { event -> [Double]? in
        if case .inset(_, _, let new) = event.kind { new.numbers } else { nil }
      }
      self.init("the adjusted content inset of \(view)", insets) {
        "{" + $0.map(\.hundredthsText).joined(separator: ", ") + "}"
      }
    case .contentSize:
      let sizes = turns.compactMap { event -> CGSize? in
        if case .contentSize(_, let new) = event.kind { new } else { nil }
      }
      self.init("the content size", sizes.map(\.pair)) {
        "\($0[0].hundredthsText) × \($0[1].hundredthsText)"
      }
    case .resize(let view, _, _):
      let sizes = turns.compactMap { event -> CGSize? in
        if case .resize(_, _, let new) = event.kind { new } else { nil }
      }
      self.init("the size of \(view)", sizes.map(\.pair)) {
        "\($0[0].hundredthsText) × \($0[1].hundredthsText)"
      }
    case .step, .touch, .call, .update, .reload, .layoutChange, .invalidation, .preparation,
      .layoutNeeded, .layout, .round, .query, .placement, .made, .reused, .configured, .removed,
      .constraints, .animation:
      return nil
    }
  }

  private init(_ subject: String, _ numbers: [[Double]], _ text: ([Double]) -> String) {
    self.subject = subject
    values = numbers.suffix(4).map(text)
    let steps = zip(numbers, numbers.dropFirst()).map { old, new in zip(old, new).map { $1 - $0 } }
    let isSteady =
      steps.count > 1
      && steps.dropFirst().allSatisfy { step in
        zip(step, steps[0]).allSatisfy { abs($0 - $1) < 1e-6 }
      }
    step = isSteady && steps[0].contains { $0 != 0 } ? text(steps[0]) : nil
  }

  /// `the preferred size of cell [0,3] alternates between 100 × 50 and 100 × 60`.
  package var sentence: String {
    var distinct: [String] = []
    for value in values where !distinct.contains(value) { distinct.append(value) }
    if distinct.count == 1 { return "\(subject) is \(distinct[0]) each time" }
    if distinct.count == 2, values.count > 2 {
      return "\(subject) alternates between \(distinct[0]) and \(distinct[1])"
    }
    if let step {
      return "\(subject) changes by \(step) each time: \(values.joined(separator: ", then "))"
    }
    return "\(subject) does not come to rest: \(values.joined(separator: ", then "))"
  }
}

extension CauseEvent {
  /// What makes two events the same one of different turns: all but numbers and time.
  fileprivate var signature: String {
    let name =
      switch kind {
      case .step(let name, _, let line): "step \(name) \(line)"
      case .touch(let phase, _): "touch \(phase)"
      case .call(_, let name): "call \(name)"
      case .update: "update"
      case .reload: "reload"
      case .layoutChange: "layoutChange"
      case .invalidation(let layout, let extent): "invalidation \(layout) \(extent)"
      case .preparation(let layout): "preparation \(layout)"
      case .layoutNeeded(let view): "layoutNeeded \(view)"
      case .layout(let view): "layout \(view)"
      case .round: "round"
      case .query: "query"
      case .placement(let element, _, _): "placement \(element)"
      case .offset(let view, _, _, let mover): "offset \(view) \(mover)"
      case .resize(let view, _, _): "resize \(view)"
      case .contentSize: "contentSize"
      case .inset(let view, _, _): "inset \(view)"
      case .sizing(let element, _, _, _, _): "sizing \(element)"
      case .made(let element, _, _, _): "made \(element)"
      case .reused(let element, _): "reused \(element)"
      case .configured(let element): "configured \(element)"
      case .removed(let element, _): "removed \(element)"
      case .constraints(let view, _): "constraints \(view)"
      case .animation(_, let key, _): "animation \(key)"
      }
    return "\(name) \(site.rawValue)"
  }

  /// Whether the event is one that code decides on, not one that follows by itself.
  fileprivate var isDecisive: Bool {
    switch kind {
    case .invalidation, .offset, .inset, .resize, .contentSize, .reload, .layoutChange, .update:
      true
    case .step, .touch, .call, .preparation, .layoutNeeded, .layout, .round, .query, .placement,
      .sizing, .made,
      .reused, .configured, .removed, .constraints, .animation:
      false
    }
  }
}

extension [CauseEvent] {
  /// The sizes that views were given, and those that they prefer, in the order in which they said so.
  fileprivate var sizes: [[Double]] {
    compactMap {
      if case .sizing(_, _, let given, let preferred, _) = $0.kind {
        given.pair + preferred.pair
      } else {
        nil
      }
    }
  }
}

extension CGSize {
  fileprivate var pair: [Double] { [width, height] }
}

extension CGPoint {
  fileprivate var pair: [Double] { [x, y] }
}

extension CauseEvent.Insets {
  fileprivate var numbers: [Double] { [top, left, bottom, right] }
}
