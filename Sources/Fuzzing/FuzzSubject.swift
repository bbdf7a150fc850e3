package import AnimScenarioFormat

/// What is tried: a scenario without its timeline.
package struct FuzzSubject {
  private var base: ScenarioDescription
  /// The layout, if it is the only one that the scenario has.
  private var own: ScenarioDescription?
  private let read: (ScenarioDescription) throws -> Scenario
  /// The scenario with all its items; nothing happens in it.
  package let scenario: Scenario

  /// A subject.
  ///
  /// - Parameters:
  ///   - description: A scenario; what happens in it, what it expects of moments of that, and its outputs are left out.
  ///   - read: Reads a description.
  /// - Throws: What `read` throws.
  package init(
    _ description: ScenarioDescription, read: @escaping (ScenarioDescription) throws -> Scenario
  ) throws {
    var base = description
    for key in ["timeline", "compare", "annotate", "output", "verify"] { base[key] = nil }
    base["expect"] = Self.lasting(base["expect"])
    self.read = read
    var scenario = try read(base)
    // What there is to change from needs something to change to.
    if scenario.layouts.count == 1, scenario.controller == nil, case .mapping? = base["layout"] {
      own = base["layout"]
      base["layouts"] = [Self.ownName: base["layout"] ?? "", "plain": Self.plainLayout]
      base["layout"] = .text(Self.ownName)
      scenario = try read(base)
    }
    self.base = base
    self.scenario = scenario
    // One of several, so that what is written makes one picture.
    if base["theme"] != nil { self.base["theme"] = .text(scenario.themes[0].rawValue) }
  }

  private static let ownName = "own"
  /// The layout that a scenario without another one changes to.
  private static let plainLayout: ScenarioDescription = ["class": "flow", "itemSize": [70, 50]]

  /// What is expected at every moment, of no item in particular: whatever happens, it can be asked for.
  private static func lasting(_ expectations: ScenarioDescription?) -> ScenarioDescription? {
    guard case .list(let all)? = expectations else { return nil }
    let aboutMoments = [
      "at", "mark", "from", "to", "item", "header", "footer", "noJump", "settlesWithin",
    ]
    let kept = all.filter { expectation in aboutMoments.allSatisfy { expectation[$0] == nil } }
    return kept.isEmpty ? nil : .list(kept)
  }

  /// The scenario in which at most so many items are in a section.
  ///
  /// - Throws: What reading it throws.
  func scenario(items: Int?) throws -> Scenario {
    items == nil ? scenario : try read(description(items: items, timeline: nil))
  }

  /// The scenario as a file says it.
  ///
  /// - Parameters:
  ///   - items: The largest number of items in a section.
  ///   - timeline: The steps; nil for none.
  ///   - hasOtherLayout: Whether the layout that was added to the only one is needed.
  /// - Returns: All keys of the file.
  func description(
    items: Int?, timeline: [ScenarioDescription]?, hasOtherLayout: Bool = true
  ) -> ScenarioDescription {
    var result = base
    if let own, !hasOtherLayout { (result["layouts"], result["layout"]) = (nil, own) }
    if let items, case .list(let sections)? = base["dataSource"]?["sections"] {
      result["dataSource"]?["sections"] = .list(sections.map { Self.truncated($0, to: items) })
    }
    if let timeline { result["timeline"] = .list(timeline) }
    return result
  }

  private static func truncated(
    _ section: ScenarioDescription, to count: Int
  ) -> ScenarioDescription {
    var result = section
    switch section["items"] {
    case .plain(let text): result["items"] = .plain("\(min(Int(text) ?? count, count))")
    case .list(let items): result["items"] = .list(Array(items.prefix(count)))
    default: break
    }
    return result
  }

  // MARK: What can happen

  /// The kinds of acts that make sense.
  package var kinds: [FuzzAct.Kind] {
    FuzzAct.Kind.allCases.filter { kind in
      if kind.isAboutSections, scenario.dataSource.sections.count < 2 { return false }
      switch kind {
      case .setLayout, .startInteractiveTransition: return scenario.layouts.count > 1
      case .longPress: return reactsToTouches
      case .preferHeights: return scenario.controller == nil
      case .reloadData, .scrollToItem, .tap: return true
      default: return scenario.controller == nil || !kind.changesData && kind != .queryItem
      }
    }
  }

  /// Whether what fingers do changes the data, or what cells show.
  var reactsToTouches: Bool {
    !scenario.delegate.isEmpty || !scenario.variables.isEmpty || scenario.controller != nil
  }
}
