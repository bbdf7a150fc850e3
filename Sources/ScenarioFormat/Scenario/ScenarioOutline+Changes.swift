extension ScenarioOutline {
  /// A part that is not what it was.
  package struct Change: Hashable, Sendable {
    /// The path of its keys; parts are keys or, in lists, positions from 0, as for `--set`.
    package let path: String
    /// The words: `layout.itemSize changed from [70, 70] to [70, 71]`.
    package let text: String
    /// The place of what it is now, or around what is gone.
    package let range: SourceRange?
  }

  /// Everything in which this says something else than an earlier outline, in the order of the text.
  ///
  /// What was put between the elements of a list, or taken from there, does not make all that follow
  /// it different.
  package func changes(since old: ScenarioOutline) -> [Change] {
    var changes: [Change] = []
    collect(&changes, since: old, at: "")
    return changes
  }

  private func collect(_ changes: inout [Change], since old: ScenarioOutline, at path: String) {
    switch (content, old.content) {
    case _ where says(theSameAs: old): return
    case (.keys(let now), .keys(let before)):
      for key in now {
        let place = path.isEmpty ? key.name : "\(path).\(key.name)"
        if let earlier = old[key.name] {
          key.value.collect(&changes, since: earlier, at: place)
        } else {
          changes.append(.added(key.value, at: place))
        }
      }
      for key in before where self[key.name] == nil {
        let place = path.isEmpty ? key.name : "\(path).\(key.name)"
        changes.append(.removed(key.value, at: place, from: range))
      }
    case (.list(let now), .list(let before)) where !isMeasure || !old.isMeasure:
      collect(&changes, now, since: before, at: path)
    case (.text, _), (.list, _), (.keys, _):
      changes.append(.changed(old, to: self, at: path))
    }
  }

  /// A list of a few numbers or words is one value: a size, a colour, an index path.
  private var isMeasure: Bool {
    guard case .list(let elements) = content else { return false }
    return elements.count <= 4
      && elements.allSatisfy { if case .text = $0.content { true } else { false } }
  }

  /// Longer lists are compared as wholes: what they have in common takes too long to find.
  private static let longestList = 1000

  private func collect(
    _ changes: inout [Change], _ now: [ScenarioOutline], since before: [ScenarioOutline],
    at path: String
  ) {
    guard now.count <= Self.longestList, before.count <= Self.longestList else {
      changes.append(.changed(ScenarioOutline(.list(before), at: nil), to: self, at: path))
      return
    }
    let difference = now.difference(from: before) { $0.says(theSameAs: $1) }
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var (old, new) = (0, 0)
    while old < before.count || new < now.count {
      switch (removed.contains(old), inserted.contains(new)) {
      case (true, true):
        // At one place: the same part, with another content.
        now[new].collect(&changes, since: before[old], at: "\(path).\(new)")
        (old, new) = (old + 1, new + 1)
      case (true, false):
        changes.append(.removed(before[old], at: "\(path).\(old)", from: range))
        old += 1
      case (false, true):
        changes.append(.added(now[new], at: "\(path).\(new)"))
        new += 1
      case (false, false): (old, new) = (old + 1, new + 1)
      }
    }
  }
}

extension CollectionDifference.Change {
  /// Where the element is in the collection that it was taken from or put into.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension ScenarioOutline.Change {
  fileprivate static func changed(
    _ old: ScenarioOutline, to new: ScenarioOutline, at path: String
  ) -> Self {
    Self(
      path: path, text: "\(path) changed from \(old.shortText) to \(new.shortText)",
      range: new.range)
  }

  fileprivate static func added(_ value: ScenarioOutline, at path: String) -> Self {
    Self(path: path, text: "\(path) is new: \(value.shortText)", range: value.range)
  }

  fileprivate static func removed(
    _ value: ScenarioOutline, at path: String, from range: SourceRange?
  ) -> Self {
    Self(path: path, text: "\(path) is gone: it was \(value.shortText)", range: range)
  }
}

extension ScenarioOutline {
  /// The value on one line, its end left out if it is long.
  fileprivate var shortText: String {
    let text = text.visible
    return text.count <= 60 ? text : text.prefix(59) + "…"
  }
}
