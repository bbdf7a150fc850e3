import AnimCauses
import AnimScenarioFormat
import Foundation
import UIKitCore

/// Finds out what of a layout's work grows with the number of items.
///
/// The layout is shown with 100 to 100 000 items and scrolled around the middle of its content; how often each branch of its
/// code is taken is counted, never timed: how many items are tried follows from what was counted with fewer. Only work that no
/// branch shows, such as that of the standard library, is stopped by time.
@MainActor package struct ComplexityStudy {
  /// Counts how often the branches of loaded code are taken.
  package struct Meter {
    let reset: @MainActor () -> Void
    /// How often each was taken since the last reset, in an order that stays.
    let read: @MainActor () -> [UInt64]

    /// A counter that is begun anew and read by functions.
    package init(
      reset: @escaping @MainActor () -> Void, read: @escaping @MainActor () -> [UInt64]
    ) {
      (self.reset, self.read) = (reset, read)
    }
  }

  /// What was counted with some number of items.
  package struct Sample: Hashable, Sendable {
    package let items: Int
    /// How often each branch was taken until the first layout was shown.
    package let firstLayout: [UInt64]
    /// How often each branch was taken at most in a frame in which the content was scrolled; empty if it does not scroll.
    package let scrolledFrame: [UInt64]
    /// How many attributes were returned at most in such a frame.
    package let attributesReturned: UInt64

    /// What was counted with some number of items.
    package init(
      items: Int, firstLayout: [UInt64], scrolledFrame: [UInt64], attributesReturned: UInt64
    ) {
      self.items = items
      self.firstLayout = firstLayout
      self.scrolledFrame = scrolledFrame
      self.attributesReturned = attributesReturned
    }
  }

  /// When something is done.
  package enum Phase: Hashable, Sendable {
    /// Until the first layout is shown, once: that each item is looked at is as it should be.
    case firstLayout
    /// In each frame while the content is scrolled: only what is seen should matter.
    case scrolledFrame

    /// The fastest growth that nobody minds.
    var bearable: Growth {
      switch self {
      case .firstLayout: .linearithmic
      case .scrolledFrame: .root
      }
    }
  }

  /// Something that grows faster than it should.
  package struct Finding: Hashable, Sendable {
    package enum Subject: Hashable, Sendable {
      /// A branch of the code, by its number.
      case branch(Int)
      /// The attributes that the layout returns.
      case attributesReturned
    }
    package let subject: Subject
    package let phase: Phase
    package let growth: Growth
    /// What was counted, by the number of items.
    package let points: [Growth.Point]
  }

  /// The numbers of items that are tried.
  package nonisolated static let sizes = [100, 300, 1000, 3000, 10_000, 30_000, 100_000]

  private let traits: LayoutTraits
  private let meter: Meter
  private let seconds: (() -> Void) -> Double

  /// A study of one layout class.
  ///
  /// - Parameters:
  ///   - traits: The traits of the layout class.
  ///   - meter: Counts what its code does.
  ///   - seconds: The processor time that a closure takes, in seconds.
  package init(
    _ traits: LayoutTraits, _ meter: Meter, seconds: @escaping (() -> Void) -> Double
  ) {
    self.traits = traits
    self.meter = meter
    self.seconds = seconds
  }

  /// What was counted with each number of items, as far as it goes in a bearable number of steps.
  ///
  /// - Throws: `StageError`, `SourceError` or `ScenarioError` if the layout cannot be staged.
  package func samples() throws -> [Sample] {
    var samples: [Sample] = []
    var (steps, spent): ([Double], [Double]) = ([], [])
    for size in Self.sizes {
      let isTooMuch = Self.next(after: steps) > Self.mostSteps
      let isTooLong = Self.next(after: spent) > Self.longest
      if isTooMuch || isTooLong, samples.count >= 3 || spent.last ?? 0 > Self.longest { break }
      var outcome: Result<(sample: Sample, steps: Double), any Error>?
      spent.append(seconds { outcome = Result { try sample(size) } })
      if let (sample, count) = try outcome?.get() {
        samples.append(sample)
        steps.append(count)
      }
    }
    return samples
  }

  /// What a number will be with more items, if it goes on to grow as it did last; 0 if nothing is known.
  private static func next(after values: [Double]) -> Double {
    guard let last = values.last else { return 0 }
    let ratio = values.count > 1 ? last / max(1e-3, values[values.count - 2]) : 1
    return last * max(sizeRatio, ratio)
  }

  /// About how many times as many items there are from one size to the next.
  private static let sizeRatio = 3.3
  /// The number of branches taken beyond which no more items are tried: one to three seconds' worth.
  private static let mostSteps = 3e8
  /// Seconds after which no more items are tried, whatever was counted: many times as long as the steps take.
  private static let longest = 30.0

  /// What was counted with some number of items, and how many branches were taken in all.
  private func sample(_ size: Int) throws -> (sample: Sample, steps: Double) {
    let scenario = try SynthesizedScenario(traits, counts: traits.sections.counts(about: size))
      .read().scenario
    return try CauseRecording.record { recording in
      meter.reset()
      let stage = try Stage(scenario, theme: .light)
      let firstLayout = meter.read()
      var steps = Self.sum(firstLayout)
      let items = stage.inWorld {
        (0..<stage.collectionView.numberOfSections).reduce(0) {
          $0 + stage.collectionView.numberOfItems(inSection: $1)
        }
      }
      var scrolledFrame: [UInt64] = []
      var most = 0
      for (number, offset) in stage.inWorld({ offsets(in: stage.collectionView) }).enumerated() {
        let noted = recording.takes.last?.log.events.count ?? 0
        meter.reset()
        stage.inWorld {
          stage.collectionView.contentOffset = offset
          stage.collectionView.layoutIfNeeded()
        }
        try stage.check()
        let counts = meter.read()
        steps += Self.sum(counts)
        // The first jumps to the middle.
        guard number > 0 else { continue }
        scrolledFrame =
          scrolledFrame.isEmpty ? counts : zip(scrolledFrame, counts).map { max($0, $1) }
        let events = recording.takes.last?.log.events[noted...] ?? []
        most = max(most, Counts(events)[.attributesReturned])
      }
      return (
        Sample(
          items: items, firstLayout: firstLayout, scrolledFrame: scrolledFrame,
          attributesReturned: UInt64(most)), steps
      )
    }
  }

  private static func sum(_ counts: [UInt64]) -> Double { counts.reduce(0) { $0 + Double($1) } }

  /// Places around the middle of the content, along the axis on which there is more; none if it does not scroll.
  private func offsets(in view: UICollectionView) -> [CGPoint] {
    let (content, bounds) = (view.collectionViewLayout.collectionViewContentSize, view.bounds)
    let isTall = content.height - bounds.height >= content.width - bounds.width
    let range =
      isTall ? content.height - bounds.height : content.width - bounds.width
    let step = (isTall ? bounds.height : bounds.width) / Self.framesPerScreen
    guard range > step else { return [] }
    let way = min(range, step * CGFloat(Self.frames))
    return (0...Self.frames).map { frame in
      let offset = (range - way) / 2 + way * CGFloat(frame) / CGFloat(Self.frames)
      return isTall
        ? CGPoint(x: bounds.minX, y: offset) : CGPoint(x: offset, y: bounds.minY)
    }
  }

  private static let framesPerScreen: CGFloat = 8
  /// Three screens, so that a layout is asked for more even if it is asked for whole screens.
  private static let frames = 24

  // MARK: Findings

  /// What grows faster than it should.
  ///
  /// - Parameter samples: What was counted, in order of the number of items.
  /// - Returns: What is done while scrolling before what is done at first.
  package nonisolated static func findings(in samples: [Sample]) -> [Finding] {
    func finding(
      _ subject: Finding.Subject, _ phase: Phase, _ count: (Sample) -> UInt64
    ) -> Finding? {
      let points = samples.map { Growth.Point(items: $0.items, count: count($0)) }
      guard let growth = Growth(points), growth > phase.bearable else { return nil }
      return Finding(subject: subject, phase: phase, growth: growth, points: points)
    }
    func branches(_ phase: Phase, _ counts: KeyPath<Sample, [UInt64]>) -> [Finding] {
      let common = samples.map { $0[keyPath: counts].count }.min() ?? 0
      return (0..<common).compactMap { branch in
        finding(.branch(branch), phase) { $0[keyPath: counts][branch] }
      }
    }
    return branches(.scrolledFrame, \.scrolledFrame)
      + [finding(.attributesReturned, .scrolledFrame) { $0.attributesReturned }].compactMap(\.self)
      + branches(.firstLayout, \.firstLayout)
  }
}

extension LayoutTraits.Sections {
  /// How many items each section has if there are to be about `count` in all.
  fileprivate func counts(about count: Int) -> [Int] {
    switch self {
    case .one: [count]
    case .several: Array(repeating: max(1, count / 3), count: 3)
    case .table(let columns):
      Array(repeating: columns, count: max(1, count / max(1, columns)))
    }
  }
}
