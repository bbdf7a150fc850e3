import AnimLayoutSources
import AnimScenarioFormat
import AnimSourceLowering
import Foundation
import UIKitCore

/// Holds a layout to the contract that UIKit's collection view relies on.
///
/// The layout is asked as a collection view would ask it, on a stage with as many items as a synthesized scenario
/// has and on one with four times as many; nothing is drawn.
@MainActor package struct LayoutLinter {
  private let paths: [String]
  private let traits: LayoutTraits
  private let seconds: (() -> Void) -> Double

  /// A linter for one layout class.
  ///
  /// - Parameters:
  ///   - paths: Swift files and folders.
  ///   - traits: The traits of the layout class in them.
  ///   - seconds: The processor time that a closure takes, in seconds.
  package init(
    _ paths: [String], _ traits: LayoutTraits, seconds: @escaping (() -> Void) -> Double
  ) {
    self.paths = paths
    self.traits = traits
    self.seconds = seconds
  }

  /// All that there is to find, in the order of the rules.
  ///
  /// - Throws: `StageError`, `SourceError` or `ScenarioError` if the layout cannot be staged.
  package func findings() throws -> [LayoutFinding] {
    let small = try probe(crowd: 2)
    let large = try probe(crowd: 8)
    let name = "\(type(of: small.layout))"
    var found = small.faults()
    found += growth(small, large)
    for probe in [small, large] { try probe.check() }
    let sources = try SourceFiles(named: paths).sources
    let inventory = Lowering(sources).inventory
    let findings = found.sorted { $0.rule.order < $1.rule.order }.compactMap { fault in
      fault.rule.method.map { method in
        LayoutFinding(
          rule: fault.rule, subject: method, message: fault.message,
          place: inventory.place(of: method, in: name))
      }
    }
    return findings + Self.breaches(in: sources) + Self.unheededSettings(in: sources)
  }

  /// What sources do that can be seen without running them, in the order of the files.
  static func breaches(in sources: [SwiftSource]) -> [LayoutFinding] {
    ContractBreach.all(in: sources).map { breach in
      LayoutFinding(
        rule: .init(breach.kind), subject: breach.subject, message: breach.message,
        place: .init(path: breach.path, line: breach.line))
    }
  }

  /// Where sources set what is kept and not heeded, though it is seen on a device, in the order of the files.
  static func unheededSettings(in sources: [SwiftSource]) -> [LayoutFinding] {
    let properties = Dictionary(
      grouping: UnheededProperty.all.filter(\.isSeenOnDevices), by: \.name)
    return PropertySetting.all(of: Set(properties.keys), in: sources).compactMap { setting in
      // The object's own type, if the sources tell it; else any, unless others heed such a property.
      let candidates = properties[setting.property] ?? []
      let known = candidates.first { property in
        setting.types.contains(property.type)
      }
      guard let property = known ?? candidates.first(where: { !$0.isShared }) else { return nil }
      return LayoutFinding(
        rule: .unheededProperty, subject: "\(property.type).\(property.name)",
        message: "is kept, but shows nothing here: \(property.reason)",
        place: LayoutFinding.Place(path: setting.path, line: setting.line))
    }
  }

  private func probe(crowd: Int) throws -> LayoutProbe {
    let scenario = try SynthesizedScenario(traits, crowd: crowd).read().scenario
    return LayoutProbe(try Stage(scenario, theme: .light))
  }

  /// The faults in the cost of four times as many items.
  private func growth(_ small: LayoutProbe, _ large: LayoutProbe) -> [LayoutProbe.Fault] {
    let (few, many) = (small.returnedCount(), large.returnedCount())
    if few > 8, many >= 3 * few {
      return [
        .init(
          .everythingReturned,
          "returns \(few) elements for a screen of \(small.itemCount) items, and \(many) for one of "
            + "\(large.itemCount): it does not look at the rectangle")
      ]
    }
    let (before, after) = (seconds(small.query), seconds(large.query))
    guard after > 0.004, after > 8 * before else { return [] }
    return [
      .init(
        .slowQuery,
        "takes \(Int(after / before)) times as long for four times as many items")
    ]
  }
}

extension LayoutFinding.Rule {
  fileprivate init(_ kind: ContractBreach.Kind) {
    self =
      switch kind {
      case .attributesNotCopied: .attributesNotCopied
      case .attributesNotCompared: .attributesNotCompared
      case .missingTwin: .missingTwin
      case .scrollBeforeLayout: .scrollBeforeLayout
      case .modelBeforeUpdates: .modelBeforeUpdates
      case .leakingState: .leakingState
      }
  }

  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Inventory {
  /// Where the method is overridden, or else where the class is that does without.
  fileprivate func place(of method: String, in className: String) -> LayoutFinding.Place? {
    let lineage = lineage(of: className)
    for entry in lineage {
      if let line = entry.memberLines[method] { return .init(path: entry.path, line: line) }
    }
    return lineage.first.map { .init(path: $0.path, line: $0.line) }
  }
}
