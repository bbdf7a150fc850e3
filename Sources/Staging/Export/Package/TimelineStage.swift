import UIKit

/// A collection view in a window, and what happens to it at which time.
///
/// The timeline is played in real time on Apple's systems, where a display link samples what is
/// shown; on Linux, a clock is advanced from frame to frame.
@MainActor final class TimelineStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate
{
  let window: UIWindow
  let collectionView: UICollectionView
  /// The data at the present time.
  private(set) var sections: [[TimelineItem]]
  /// The number of samples in a second: exactly on Linux, about so elsewhere.
  private let framesPerSecond: Double
  /// The numbers of its samples among those of all stages.
  private let frames: Range<Int>
  /// When the stage begins to be seen, in seconds.
  private let start: Double
  /// How long everything takes, in seconds.
  private let duration: Double
  private var events: [(time: Double, action: @MainActor (TimelineStage) -> Void)] = []
  private var paths: [ScrollPath] = []
  private var trace = ElementTrace()

  /// Shows the data in a layout.
  ///
  /// - Parameters:
  ///   - size: Of the window, in points.
  ///   - scale: Pixels per point; on Apple's systems the device decides.
  ///   - safeArea: What is covered at the window's edges, in points.
  ///   - frame: Of the collection view in the window, in points.
  ///   - sections: The data at the start.
  ///   - layout: The first layout.
  ///   - framesPerSecond: How often the elements are sampled.
  ///   - frames: The numbers of the samples, among those of all stages.
  ///   - start: When the first stage began, in seconds before this one.
  ///   - duration: How long everything takes, in seconds.
  init(
    size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets, frame: CGRect, sections: [[TimelineItem]],
    layout: UICollectionViewLayout, framesPerSecond: Double, frames: Range<Int>,
    start: Double, duration: Double
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    #if os(Linux)
      UIEnvironment.current.screenBounds = bounds
      UIEnvironment.current.traits = UITraitCollection(displayScale: scale)
    #endif
    window = UIWindow(frame: bounds)
    collectionView = UICollectionView(frame: frame, collectionViewLayout: layout)
    self.sections = sections
    (self.frames, self.start, self.duration) = (frames, start, duration)
    self.framesPerSecond = framesPerSecond
    super.init()
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    // The device may cover edges of its own.
    let covered = window.safeAreaInsets
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: safeArea.top - covered.top, left: safeArea.left - covered.left,
      bottom: safeArea.bottom - covered.bottom, right: safeArea.right - covered.right)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Cells are to be there when they are seen, and not before.
    collectionView.isPrefetchingEnabled = false
    collectionView.backgroundColor = .clear
    collectionView.register(TracedCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    controller.view.addSubview(collectionView)
  }

  // MARK: What happens

  /// Has something done at a time, in seconds from the beginning; calls are in the order of time.
  func at(_ time: Double, _ action: @escaping @MainActor (TimelineStage) -> Void) {
    events.append((time, action))
  }

  /// Changes the data in a batch update of the collection view.
  ///
  /// - Parameters:
  ///   - sections: The data after the update.
  ///   - changes: Tells the collection view what changes.
  func update(
    to sections: [[TimelineItem]], _ changes: @escaping @MainActor (UICollectionView) -> Void
  ) {
    collectionView.performBatchUpdates {
      self.sections = sections
      changes(self.collectionView)
    }
  }

  /// Gives the window another size, as when the device is turned or the app shares the screen.
  func resize(to size: CGSize) {
    #if os(Linux)
      UIEnvironment.current.screenBounds.size = size
    #endif
    window.bounds.size = size
    window.layoutIfNeeded()
  }

  /// Scrolls as a finger did: to one offset at each sample, beginning with that of a number.
  ///
  /// No public API moves a finger.
  func scroll(fromFrame frame: Int, _ offsets: [CGPoint]) {
    paths.append(ScrollPath(firstFrame: frame, offsets: offsets))
  }

  // MARK: Playing

  /// Plays the timelines of stages, one after another.
  ///
  /// - Parameter makers: Make the stages.
  /// - Returns: What was seen, as lines of JSON: the times of the samples, then each change of each
  ///   element.
  static func trace(of makers: [@MainActor () -> TimelineStage]) -> String {
    var trace = ElementTrace()
    for make in makers {
      #if os(Linux)
        trace = MediaClock.$current.withValue(MediaClock()) {
          UIEnvironment().run { make().play(after: trace) }
        }
      #else
        trace = make().play(after: trace)
      #endif
    }
    return trace.text
  }

  private func play(after trace: ElementTrace) -> ElementTrace {
    self.trace = trace
    #if os(Linux)
      playOnVirtualClock()
    #else
      playInRealTime()
    #endif
    return self.trace
  }

  private func sample(at time: Double) {
    for path in paths {
      guard let offset = path.offset(atFrame: position(of: time)) else { continue }
      collectionView.contentOffset = offset
      collectionView.layoutIfNeeded()
    }
    trace.sample(collectionView, at: start + time)
  }

  /// The number of a sample at a time of the stage, with a fraction for one between two.
  private func position(of time: Double) -> Double {
    (start + time) * framesPerSecond - Double(frames.lowerBound)
  }

  #if os(Linux)
    private func playOnVirtualClock() {
      window.layoutIfNeeded()
      schedule(0)
      for frame in frames {
        let time = min(max(0, Double(frame) / framesPerSecond - start), duration)
        MediaClock.current.advance(to: time)
        window.layoutIfNeeded()
        sample(at: Double(frame) / framesPerSecond - start)
      }
    }

    private func schedule(_ index: Int) {
      guard index < events.count else { return }
      let clock = MediaClock.current
      clock.schedule(at: events[index].time) {
        // What is due at the same time, such as the end of an animation, comes first.
        clock.schedule(after: 0) {
          self.events[index].action(self)
          self.window.layoutIfNeeded()
          self.schedule(index + 1)
        }
      }
    }
  #else
    private var began = 0.0
    private var isPlaying = false

    private func playInRealTime() {
      window.layoutIfNeeded()
      CATransaction.flush()
      began = CACurrentMediaTime()
      isPlaying = true
      let now = DispatchTime.now()
      for event in events {
        DispatchQueue.main.asyncAfter(deadline: now + event.time) {
          MainActor.assumeIsolated { event.action(self) }
        }
      }
      let link = CADisplayLink(target: self, selector: #selector(show(_:)))
      link.add(to: .main, forMode: .common)
      while isPlaying {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
      }
      link.invalidate()
    }

    @objc private func show(_ link: CADisplayLink) {
      let time = CACurrentMediaTime() - began
      sample(at: time)
      if time >= duration { isPlaying = false }
    }
  #endif

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    // Something to be seen in a simulator.
    cell.backgroundColor = UIColor(
      hue: CGFloat(indexPath.item % 12) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    // A layout may have kinds of its own.
    collectionView.register(
      TracedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

/// What layouts ask of an item.
struct TimelineItem {
  var width: CGFloat?
  var height: CGFloat?
  var isOutgoing = false
}

/// The content offsets of consecutive samples.
private struct ScrollPath {
  let firstFrame: Int
  let offsets: [CGPoint]

  /// The offset at a time in frames, between those of the samples; nil before and after them.
  func offset(atFrame frame: Double) -> CGPoint? {
    let position = frame - Double(firstFrame)
    let nearest = position.rounded()
    // A sample that only rounding puts beside its frame is at it.
    if abs(position - nearest) < 1e-6 {
      return offsets.indices.contains(Int(nearest)) ? offsets[Int(nearest)] : nil
    }
    let index = Int(position.rounded(.down))
    guard index >= 0, index + 1 < offsets.count else { return nil }
    let (a, b, part) = (offsets[index], offsets[index + 1], position - Double(index))
    return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }
}
