import AnimStaging
public import Foundation
public import UIKitCore

/// Expects a view to look as its snapshot says, at rest or while something happens to it.
///
/// ```swift
/// await expectSnapshot(of: BadgeView(count: 3))
/// await expectSnapshot(of: SwitchView()) { $0.setOn(true, animated: true) }
/// ```
///
/// The snapshot lies in `__Snapshots__/<file>/<test>` beside the test. Without one, it is recorded,
/// and the test fails that one time. A difference is an issue for each of its causes, and a part of
/// the report (see <doc:RecordingReferences>).
///
/// - Parameters:
///   - view: The view. What is made here is made on the simulated device and under its clock.
///   - named: The part of the name that tells several snapshots of one test apart.
///   - size: The size of the view, in points; nil for its own, or what its constraints make it.
///   - scale: Pixels per point.
///   - style: The appearance of the device.
///   - duration: How long it is looked at, in seconds; nil until nothing has moved for half a second.
///   - fileID: The module and the file of the test.
///   - filePath: The path of that file.
///   - function: The test.
///   - line: The line of issues.
///   - column: The column of issues.
///   - actions: What happens to the view when its first frame has been seen.
@MainActor public func expectSnapshot<View: UIView>(
  of view: @autoclosure () throws -> View, named: String? = nil, size: CGSize? = nil,
  scale: Int = 2, style: UIUserInterfaceStyle = .light, duration: TimeInterval? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column,
  actions: ((View) throws -> Void)? = nil
) async {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  await expectSnapshot(named, at: place) {
    let subject = try Subject(scale: scale, style: style, place)
    let recording = try SnapshotRecording(
      of: subject, duration: duration,
      show: { stage in
        let (made, fitting) = try stage.run {
          let made = try view()
          return (made, try made.snapshotSize(size))
        }
        stage.show(made, size: fitting)
        return made
      }, actions: actions)
    return (subject, recording)
  }
}

/// Expects the screen of a controller to look as its snapshot says, at rest or while something
/// happens to it.
///
/// ```swift
/// await expectSnapshot(of: InboxController(), actions: { $0.archive(0) })
/// ```
///
/// All else is as for views.
///
/// - Parameters:
///   - controller: The controller. What is made here is made on the simulated device and under its
///     clock.
///   - named: The part of the name that tells several snapshots of one test apart.
///   - size: The size of the screen, in points.
///   - scale: Pixels per point.
///   - style: The appearance of the device.
///   - duration: How long it is looked at, in seconds; nil until nothing has moved for half a second.
///   - fileID: The module and the file of the test.
///   - filePath: The path of that file.
///   - function: The test.
///   - line: The line of issues.
///   - column: The column of issues.
///   - actions: What happens to the controller when its first frame has been seen.
@MainActor public func expectSnapshot<Controller: UIViewController>(
  of controller: @autoclosure () throws -> Controller, named: String? = nil,
  size: CGSize = CGSize(width: 375, height: 667), scale: Int = 2,
  style: UIUserInterfaceStyle = .light, duration: TimeInterval? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column,
  actions: ((Controller) throws -> Void)? = nil
) async {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  await expectSnapshot(named, at: place) {
    let subject = try Subject(scale: scale, style: style, place)
    let recording = try SnapshotRecording(
      of: subject, duration: duration,
      show: { stage in
        let made = try stage.run { try controller() }
        stage.show(made, size: size)
        return made
      }, actions: actions)
    return (subject, recording)
  }
}

/// Expects a layout to place items as its snapshot says, at rest or while they change.
///
/// ```swift
/// await expectSnapshot(of: StackLayout(), items: 25) {
///   $0.insertItems(at: [IndexPath(item: 3, section: 0)])
/// }
/// ```
///
/// The collection view shows coloured cells that are numbered; its data follow what the actions
/// announce to it. Where elements are is compared before how they look, so that a difference says
/// which cell is where else, and when. All else is as for views.
///
/// - Parameters:
///   - layout: The layout. What is made here is made on the simulated device and under its clock.
///   - items: The number of items, in one section.
///   - named: The part of the name that tells several snapshots of one test apart.
///   - size: The size of the collection view, in points.
///   - scale: Pixels per point.
///   - style: The appearance of the device.
///   - duration: How long it is looked at, in seconds; nil until nothing has moved for half a second.
///   - fileID: The module and the file of the test.
///   - filePath: The path of that file.
///   - function: The test.
///   - line: The line of issues.
///   - column: The column of issues.
///   - actions: What happens to the collection view when its first frame has been seen.
///   - prepare: What the collection view needs before it is shown, such as a delegate.
@MainActor public func expectSnapshot(
  of layout: @autoclosure () throws -> UICollectionViewLayout, items: Int, named: String? = nil,
  size: CGSize = CGSize(width: 320, height: 480), scale: Int = 2,
  style: UIUserInterfaceStyle = .light, duration: TimeInterval? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column,
  actions: ((UICollectionView) throws -> Void)? = nil,
  prepare: (UICollectionView) throws -> Void = { _ in }
) async {
  await expectSnapshot(
    of: try layout(), sections: [items], named: named, size: size, scale: scale, style: style,
    duration: duration, fileID: fileID, filePath: filePath, function: function, line: line,
    column: column, actions: actions, prepare: prepare)
}

/// Expects a layout to place sections of items as its snapshot says, at rest or while they change.
///
/// - Parameters:
///   - layout: The layout. What is made here is made on the simulated device and under its clock.
///   - sections: The number of items of each section.
///   - named: The part of the name that tells several snapshots of one test apart.
///   - size: The size of the collection view, in points.
///   - scale: Pixels per point.
///   - style: The appearance of the device.
///   - duration: How long it is looked at, in seconds; nil until nothing has moved for half a second.
///   - fileID: The module and the file of the test.
///   - filePath: The path of that file.
///   - function: The test.
///   - line: The line of issues.
///   - column: The column of issues.
///   - actions: What happens to the collection view when its first frame has been seen.
///   - prepare: What the collection view needs before it is shown, such as a delegate.
@MainActor public func expectSnapshot(
  of layout: @autoclosure () throws -> UICollectionViewLayout, sections: [Int],
  named: String? = nil, size: CGSize = CGSize(width: 320, height: 480), scale: Int = 2,
  style: UIUserInterfaceStyle = .light, duration: TimeInterval? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column,
  actions: ((UICollectionView) throws -> Void)? = nil,
  prepare: (UICollectionView) throws -> Void = { _ in }
) async {
  let place = TestPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  await expectSnapshot(named, at: place) {
    let subject = try Subject(sections: sections, scale: scale, style: style, place)
    let recording = try SnapshotRecording(
      of: subject, duration: duration,
      show: { stage in
        let view = try stage.run {
          let view = subject.sample(try layout(), size)
          try prepare(view)
          return view as UICollectionView
        }
        stage.show(view, size: size)
        return view
      }, actions: actions)
    return (subject, recording)
  }
}

/// Records what is shown, compares it, and fails the test if either cannot be done.
@MainActor private func expectSnapshot(
  _ named: String?, at place: TestPlace, _ record: () throws -> (Subject, SnapshotRecording)
) async {
  let name = SnapshotName(place, named: named)
  if let problem = name.take(at: place, named: named) { return place.fail(problem) }
  do {
    let (subject, recording) = try record()
    try await Snapshot(subject: subject, recording: recording, name: name).judge()
  } catch {
    place.fail("\(name.text): \(error)")
  }
}
