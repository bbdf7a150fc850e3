import AnimGeometry
import AnimLayoutEngine
import AnimScenarioFormat
import Foundation
import UIKitCore

/// Writes down, as code, what a stage does with UIKit's public API while it acts a scenario out.
///
/// What the scenario leaves to the moment is settled then: which item `center` is, when a step that
/// follows another one begins, what the app does when it is told of a selection.
@MainActor final class TimelineRecorder {
  /// What happens at a time, in seconds.
  struct Event {
    let time: Double
    let lines: [String]
  }

  /// Where the content was at consecutive frames while a finger scrolled it.
  struct Path {
    let step: Step
    let firstFrame: Int
    var offsets: [CGPoint] = []
    /// Whether the content moves on, or came to rest since the latest frame.
    var isOpen = true
    var isAtRest = false
  }

  private(set) var events: [Event] = []
  private(set) var paths: [Path] = []
  /// The first thing that has no counterpart in the public API.
  private(set) var problem: StageError?
  /// The number of the next frame.
  private var frame = 0
  /// Writes the data as it is after an update.
  private let data: ([DataSource.Section]) -> String

  init(data: @escaping ([DataSource.Section]) -> String) { self.data = data }

  /// Notes a step that is about to begin.
  ///
  /// - Returns: What is to be called when it has ended.
  func note(
    _ step: Step, on stage: Stage, completion: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    do {
      if isScrolling(step) { return follow(step, completion) }
      let lines = try code(for: step, on: stage)
      if !lines.isEmpty {
        events.append(Event(time: stage.clock.now + delay(of: step), lines: lines))
      }
    } catch {
      problem = problem ?? error
    }
    return completion
  }

  /// Notes where the content is at the next frame.
  func endFrame(on stage: Stage) {
    for index in paths.indices where paths[index].isOpen {
      paths[index].offsets.append(stage.collectionView.contentOffset)
      paths[index].isOpen = !paths[index].isAtRest
    }
    frame += 1
  }

  // MARK: Fingers

  private func isScrolling(_ step: Step) -> Bool {
    step.action is Action.Drag || step.action is Action.Fling || step.action is Action.Pull
  }

  private func follow(
    _ step: Step, _ completion: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    let index = paths.count
    paths.append(Path(step: step, firstFrame: frame))
    return { [weak self] in
      self?.paths[index].isAtRest = true
      completion()
    }
  }

  // MARK: Steps

  /// How much later than the step its effect begins, in seconds: a device turns before its content.
  private func delay(of step: Step) -> Double {
    guard let turn = step.action as? Action.RotateDevice else { return 0 }
    return turn.delay + turn.duration / 6
  }

  private func code(for step: Step, on stage: Stage) throws(StageError) -> [String] {
    switch step.action {
    case let action as Action.Animate:
      var changes: [String] = []
      for step in action.steps where step.condition.isTrue(in: stage.names.value) {
        changes += try immediateCode(for: step, on: stage, isAnimated: true)
      }
      return changes.isEmpty
        ? [] : Self.animation(action.timing, action.duration, delay: action.delay, changes)
    case let action as Action.Resize:
      return Self.animation(
        action.timing, action.duration, delay: 0, ["stage.resize(to: \(SwiftCode.size(action.to)))"]
      )
    case let action as Action.RotateDevice: return try rotation(action, step, stage)
    case let action as Action.SetCollectionViewLayout:
      let layout = Self.maker(of: action.layout.text)
      let call =
        "stage.collectionView.setCollectionViewLayout(\(layout), animated: \(action.animated))"
      return action.animated
        ? Self.animation(.curve(.easeInOut), action.duration, delay: 0, [call]) : [call]
    case let action as Action.ApplySnapshot: return snapshot(action, on: stage)
    default: return try immediateCode(for: step, on: stage, isAnimated: false)
    }
  }

  /// Code for a step that does what it does at once.
  private func immediateCode(
    for step: Step, on stage: Stage, isAnimated: Bool
  ) throws(StageError) -> [String] {
    switch step.action {
    case let action as any BatchAction: return update(action.update, on: stage)
    case is Action.InvalidateLayout:
      return ["stage.collectionView.collectionViewLayout.invalidateLayout()"]
    case is Action.LayoutIfNeeded: return ["stage.collectionView.layoutIfNeeded()"]
    case let action as Action.QueryLayout:
      return action.questions(on: stage).map { question in
        switch question {
        case .item(let path):
          "_ = stage.collectionView.collectionViewLayout.layoutAttributesForItem(at: "
            + "\(SwiftCode.path(path)))"
        case .elements(let rect):
          "_ = stage.collectionView.collectionViewLayout.layoutAttributesForElements(in: "
            + "\(SwiftCode.rect(rect)))"
        }
      }
    case is Action.ReloadData: return ["stage.collectionView.reloadData()"]
    case let action as Action.ReconfigureItems:
      let paths = SwiftCode.paths(action.paths.map { IndexPath($0.value) })
      return ["stage.collectionView.reconfigureItems(at: \(paths))"]
    case let action as Action.SetCollectionViewLayout:
      return [
        "stage.collectionView.setCollectionViewLayout(\(Self.maker(of: action.layout.text)), animated: true)"
      ]
    case let action as Action.SetContentOffset:
      let offset = SwiftCode.point(action.offset.value(in: stage.names.value))
      let animated = action.animated && !isAnimated
      return ["stage.collectionView.setContentOffset(\(offset), animated: \(animated))"]
    case let action as Action.ScrollToItem:
      guard let path = stage.path(of: action.item.value) else { return [] }
      return [
        "stage.collectionView.scrollToItem(at: \(SwiftCode.path(path)), "
          + "at: \(Self.code(of: action.position)), animated: \(action.animated && !isAnimated))"
      ]
    case let action as Action.SelectItem:
      return action.selection.items.compactMap { stage.path(of: $0.value) }.map { path in
        "stage.collectionView.selectItem(at: \(SwiftCode.path(path)), "
          + "animated: \(action.selection.animated), "
          + "scrollPosition: \(Self.code(of: action.selection.scrollPosition)))"
      }
    case let action as Action.DeselectItem:
      return action.selection.items.compactMap { stage.path(of: $0.value) }.map { path in
        "stage.collectionView.deselectItem(at: \(SwiftCode.path(path)), "
          + "animated: \(action.selection.animated))"
      }
    case let action as Action.SetValues: return try assignments(action.assignments, on: stage)
    case let action as Action.Chapter: return try assignments(action.assignments, on: stage)
    case is Action.ToggleSelectedItem: return toggle(on: stage)
    case is Action.Tap:
      // Nothing but what the app does when it is told, which is noted by itself.
      return []
    case is Action.Wait, is Action.Mark, is Action.Caption, is Action.HideCaption, is Action.Camera,
      is Action.Still, is Action.Parallel, is Action.Repeat, is Action.SetTheme,
      is Action.ViewChange,
      is Action.Shake, is Action.TypeText:
      // Nothing that moves an element.
      return []
    default: throw .notExported("'\(step.name)'", at: step.location)
    }
  }

  private static func animation(
    _ timing: Timing, _ duration: Double, delay: Double, _ changes: [String]
  ) -> [String] {
    let body = changes.map { "  " + $0 }
    let times = "\(SwiftCode.number(duration)), delay: \(SwiftCode.number(delay))"
    switch timing {
    case .curve(let curve):
      let name = curve.rawValue.prefix(1).uppercased() + curve.rawValue.dropFirst()
      return ["UIView.animate(withDuration: \(times), options: .curve\(name)) {"] + body + ["}"]
    case .spring(let spring):
      return [
        "UIView.animate(", "  withDuration: \(times),",
        "  usingSpringWithDamping: \(SwiftCode.number(spring.dampingRatio)),",
        "  initialSpringVelocity: \(SwiftCode.number(spring.initialVelocity))", ") {",
      ] + body + ["}"]
    case .cubic(let x1, let y1, let x2, let y2):
      let points = [CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)].map(SwiftCode.point)
      return [
        "let animator = UIViewPropertyAnimator(",
        "  duration: \(SwiftCode.number(duration)), controlPoint1: \(points[0]),",
        "  controlPoint2: \(points[1])", ") {",
      ] + body + ["}", "animator.startAnimation(afterDelay: \(SwiftCode.number(delay)))"]
    }
  }

  private static func code(of position: ScrollPosition) -> String {
    position == .none ? "[]" : ".\(position.rawValue)"
  }

  /// The call that makes the layout of a name.
  static func maker(of layout: String) -> String { "make\(SwiftCode.typeName(layout))()" }

  // MARK: Data

  private func update(_ update: AnimScenarioFormat.BatchUpdate, on stage: Stage) -> [String] {
    var after = stage.dataSource.data
    _ = after.apply(update)
    var calls: [String] = []
    if update.asksLayoutFirst {
      calls = [
        "_ = $0.collectionViewLayout.layoutAttributesForElements(in: $0.bounds)",
        "for path in $0.indexPathsForVisibleItems { _ = $0.layoutAttributesForItem(at: path) }",
      ]
    }
    func add(_ name: String, _ paths: [IndexPath]) {
      if !paths.isEmpty { calls.append("$0.\(name)(at: \(SwiftCode.paths(paths)))") }
    }
    func add(_ name: String, _ sections: [Int]) {
      if !sections.isEmpty { calls.append("$0.\(name)(\(SwiftCode.indexes(sections)))") }
    }
    add("deleteItems", update.deletedItems.map { IndexPath($0.value) })
    add("insertItems", update.insertedItems.map { IndexPath($0.value) })
    add("reloadItems", update.reloadedItems.map { IndexPath($0.value) })
    calls += update.movedItems.map {
      Self.move(IndexPath($0.from.value), IndexPath($0.to.value))
    }
    add("deleteSections", update.deletedSections.map(\.value))
    add("insertSections", update.insertedSections.map(\.value))
    add("reloadSections", update.reloadedSections.map(\.value))
    calls += update.movedSections.map {
      "$0.moveSection(\($0.from.value), toSection: \($0.to.value))"
    }
    return batch(after, calls)
  }

  private func snapshot(_ action: Action.ApplySnapshot, on stage: Stage) -> [String] {
    var after = stage.dataSource.data
    let before = after.sections
    _ = after.apply(action.snapshot)
    var numbers: [String: Int] = [:]
    func outline(_ sections: [DataSource.Section]) -> SnapshotOutline {
      SnapshotOutline(
        sections: sections.map { section in
          .init(
            identifier: number("section " + section.id),
            items: section.items.map { number("item " + $0.id) })
        })
    }
    func number(_ id: String) -> Int {
      let number = numbers[id] ?? numbers.count
      numbers[id] = number
      return number
    }
    let update = SnapshotDifference(from: outline(before), to: outline(after.sections)).update
    var calls: [String] = []
    if !update.deletedItems.isEmpty {
      calls.append("$0.deleteItems(at: \(SwiftCode.paths(update.deletedItems)))")
    }
    if !update.insertedItems.isEmpty {
      calls.append("$0.insertItems(at: \(SwiftCode.paths(update.insertedItems)))")
    }
    calls += update.movedItems.map { Self.move($0.from, $0.to) }
    if !update.deletedSections.isEmpty {
      calls.append("$0.deleteSections(\(SwiftCode.indexes(Array(update.deletedSections))))")
    }
    if !update.insertedSections.isEmpty {
      calls.append("$0.insertSections(\(SwiftCode.indexes(Array(update.insertedSections))))")
    }
    calls += update.movedSections.map { "$0.moveSection(\($0.from), toSection: \($0.to))" }
    let lines = batch(after, calls)
    return action.snapshot.animatingDifferences
      ? lines : ["UIView.performWithoutAnimation {"] + lines.map { "  " + $0 } + ["}"]
  }

  private static func move(_ from: IndexPath, _ to: IndexPath) -> String {
    "$0.moveItem(at: \(SwiftCode.path(from)), to: \(SwiftCode.path(to)))"
  }

  private func batch(_ after: SimulatedDataSource, _ calls: [String]) -> [String] {
    ["stage.update(to: \(data(after.sections))) {"]
      + (calls.isEmpty ? ["_ in"] : calls).map { "  " + $0 } + ["}"]
  }

  // MARK: Properties

  private func assignments(
    _ assignments: [Action.Assignment], on stage: Stage
  ) throws(StageError) -> [String] {
    var lines: [String] = []
    for assignment in assignments {
      switch (assignment.target, assignment.value) {
      case (.layout, .text(let name)):
        lines.append(
          "stage.collectionView.setCollectionViewLayout(\(Self.maker(of: name)), animated: false)")
      case (.layoutProperty(let name), let value):
        let formulas = FormulaCode(name: { _ in nil }, location: assignment.location)
        lines += set(name, try formulas.value(value), on: stage)
      case (.collectionViewProperty, _):
        throw .notExported(
          "a property of the collection view that changes", at: assignment.location)
      case (.layout, _), (.variable, _): break
      }
    }
    return lines
  }

  private func set(_ property: String, _ value: String, on stage: Stage) -> [String] {
    let type = type(of: stage.collectionView.collectionViewLayout)
    return [
      "if let layout = stage.collectionView.collectionViewLayout as? \(type) {",
      "  layout.\(LayoutCode.swiftName(of: property)) = \(value)", "  layout.invalidateLayout()",
      "}",
    ]
  }

  private func toggle(on stage: Stage) -> [String] {
    guard let path = stage.memory.touchedPath else { return [] }
    let selected = stage.collectionView.collectionViewLayout.director?.selectedItem
    return set(
      LayoutPropertyName.selectedItem.rawValue, selected == path ? "nil" : SwiftCode.path(path),
      on: stage)
  }

  /// A rotation as a test can bring it about: the window takes on the bounds of the other
  /// orientation, with UIKit's animation.
  private func rotation(
    _ action: Action.RotateDevice, _ step: Step, _ stage: Stage
  ) throws(StageError) -> [String] {
    guard stage.environment.safeAreaInsets == .zero else {
      throw .notExported("'\(step.name)' with a safe area", at: step.location)
    }
    let bounds = stage.window.bounds.size
    let isLandscape = [.landscapeLeft, .landscapeRight].contains(action.to)
    let wasLandscape = [.landscapeLeft, .landscapeRight].contains(stage.window.orientation)
    guard isLandscape != wasLandscape else {
      throw .notExported("'\(step.name)' that is no quarter turn", at: step.location)
    }
    let size = CGSize(width: bounds.height, height: bounds.width)
    return [
      "UIView.animate(",
      "  withDuration: \(SwiftCode.number(action.duration)), delay: 0,",
      "  options: [.beginFromCurrentState, .curveEaseInOut]", ") {",
      "  stage.resize(to: \(SwiftCode.size(size)))", "}",
    ]
  }
}
