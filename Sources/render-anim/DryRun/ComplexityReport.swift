import AnimLayoutSources
import AnimScenarioFormat
import AnimSourceLowering
import AnimStaging

/// What of a layout's work grows with the number of items, with the functions and lines that do it.
@MainActor struct ComplexityReport {
  /// In the order in which they are told.
  let notices: [Notice]
  /// What to say if there is nothing else to say.
  let comment: String

  /// The report on what was counted.
  ///
  /// - Parameters:
  ///   - samples: What was counted, in order of the number of items.
  ///   - paths: The Swift files and folders of the layout.
  /// - Throws: `SourceError` if these cannot be read.
  init(_ samples: [ComplexityStudy.Sample], of paths: [String]) throws {
    let findings = ComplexityStudy.findings(in: samples)
    let branches = findings.compactMap { finding -> Int? in
      if case .branch(let number) = finding.subject { number } else { nil }
    }
    let places = ExecutionCounter.places(of: Set(branches))
    let functions = EnclosingFunction.all(in: try SourceFiles(named: paths).sources)
    let suspects = findings.compactMap { Suspect($0, places, functions) }
    notices = Suspect.worst(suspects).map(\.notice)
    let sizes = samples.map(\.items)
    let range = "from \(sizes.first ?? 0) to \(sizes.last ?? 0) items"
    let scrolls = samples.contains { !$0.scrolledFrame.isEmpty }
    comment =
      scrolls
      ? "nothing that is done while scrolling grows \(range)"
      : "nothing grows \(range); the content does not scroll"
  }
}

/// A line that does more the more items there are.
private struct Suspect {
  let finding: ComplexityStudy.Finding
  let function: EnclosingFunction
  let place: (file: String, line: Int)

  /// nil for what no function of the sources does.
  init?(
    _ finding: ComplexityStudy.Finding, _ places: [Int: (file: String, line: Int)],
    _ functions: [EnclosingFunction]
  ) {
    self.finding = finding
    switch finding.subject {
    case .branch(let number):
      guard let place = places[number],
        let function = functions.last(where: { function in
          function.lines.contains(place.line) && Self.isSame(function.path, place.file)
        })
      else { return nil }
      (self.place, self.function) = ((function.path, place.line), function)
    case .attributesReturned:
      guard let function = functions.first(where: { $0.name == Self.query }) else { return nil }
      (place, self.function) = ((function.path, function.lines.lowerBound), function)
    }
  }

  private static let query = "layoutAttributesForElements(in:)"

  /// Whether two paths, of which one may be relative, may be of the same file.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
    let (one, two) = (parts(a), parts(b))
    let count = min(one.count, two.count)
    return one.suffix(count) == two.suffix(count)
  }

  private struct Key: Hashable {
    let function: EnclosingFunction
    let phase: ComplexityStudy.Phase
    let isOfBranch: Bool
  }

  private var key: Key {
    var isOfBranch = true
    if case .attributesReturned = finding.subject { isOfBranch = false }
    return Key(function: function, phase: finding.phase, isOfBranch: isOfBranch)
  }

  private var lastCount: UInt64 { finding.points.last?.count ?? 0 }

  /// One for each function and phase: what grows fastest there, of that what is done most often, of that the first line.
  static func worst(_ suspects: [Suspect]) -> [Suspect] {
    var chosen: [Key: Suspect] = [:]
    for suspect in suspects {
      guard let rival = chosen[suspect.key] else {
        chosen[suspect.key] = suspect
        continue
      }
      let (new, old) = (suspect.finding.growth, rival.finding.growth)
      if (new, suspect.lastCount, -suspect.place.line) > (old, rival.lastCount, -rival.place.line) {
        chosen[suspect.key] = suspect
      }
    }
    // What is done while scrolling says more than that it is done at first, too.
    let kept = chosen.filter { key, suspect in
      let scrolled = Key(function: key.function, phase: .scrolledFrame, isOfBranch: true)
      guard key.phase == .firstLayout, let other = chosen[scrolled] else { return true }
      return other.finding.growth < suspect.finding.growth
    }
    return kept.values.sorted {
      ($1.finding.growth, $0.place.file, $0.place.line, $0.key.isOfBranch ? 0 : 1)
        < ($0.finding.growth, $1.place.file, $1.place.line, $1.key.isOfBranch ? 0 : 1)
    }
  }

  var notice: Notice {
    let growth = finding.growth.text
    let isQuery = function.name == Self.query
    let what =
      switch (finding.subject, finding.phase) {
      case (.attributesReturned, _): "attributes returned per scrolled frame"
      case (.branch, .scrolledFrame) where isQuery: "attributes examined per scrolled frame"
      case (.branch, .scrolledFrame): "steps per scrolled frame"
      case (.branch, .firstLayout): "steps for the first layout"
      }
    func list(_ numbers: [String]) -> String { numbers.joined(separator: ", ") }
    return Notice(
      "\(growth) \(what): \(function.name), line \(place.line)", severity: .warning,
      code: LayoutFinding.Rule.growingWork.code,
      at: SourceRange(file: place.file, line: place.line, column: 1, length: 0),
      notes: [
        "\(list(finding.points.map { "\($0.count)" })) with "
          + "\(list(finding.points.map { "\($0.items)" })) items",
        LayoutFinding.Rule.growingWork.remedy, "see \(LayoutFinding.Rule.growingWork.source)",
      ])
  }
}
