import AnimLayoutEngine
public import Foundation
public import UIKitCore

/// A data source that is told elements.
@preconcurrency @MainActor public protocol RxTableViewDataSourceType {
  /// The type of the elements.
  associatedtype Element
  /// Takes what comes.
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// The data source that hands calls on to another one.
@preconcurrency @MainActor
public final class RxTableViewDataSourceProxy: DelegateProxy<
  UITableView, any UITableViewDataSource
>, DelegateProxyType, UITableViewDataSource
{
  /// That of a view.
  public init(tableView: UITableView) {
    super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourceProxy.self)
  }

  /// Says how they are made.
  public static func registerKnownImplementations() {
    register { RxTableViewDataSourceProxy(tableView: $0) }
  }

  /// The data source that a view has.
  public static func currentDelegate(
    for object: UITableView
  ) -> (any UITableViewDataSource)? { object.dataSource }

  /// Gives a view a data source.
  public static func setCurrentDelegate(
    _ delegate: (any UITableViewDataSource)?, to object: UITableView
  ) { object.dataSource = delegate }

  /// As many as the other one says; none without it.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    forwardToDelegate()?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  /// That of the other one; known to be there, as there is something to show.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    forwardToDelegate()?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
  }
}

/// Shows the elements of a sequence in one section.
@MainActor
private final class Rows<Elements: Sequence>: NSObject, UITableViewDataSource,
  RxTableViewDataSourceType,
  SectionedViewDataSourceType
{
  private var elements: [Elements.Element] = []
  private let makeCell: (UITableView, Int, Elements.Element) -> UITableViewCell

  init(_ makeCell: @escaping (UITableView, Int, Elements.Element) -> UITableViewCell) {
    self.makeCell = makeCell
  }

  func tableView(_ tableView: UITableView, observedEvent: Event<Elements>) {
    guard let all = observedEvent.element else { return }
    elements = Array(all)
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    elements.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { makeCell(tableView, indexPath.item, elements[indexPath.item]) }

  func model(at indexPath: IndexPath) throws -> Any {
    guard elements.indices.contains(indexPath.item) else {
      throw RxCocoaError.itemsNotYetBound(description: "nothing is at \(indexPath)")
    }
    return elements[indexPath.item]
  }
}

extension Reactive where Base: UITableView {
  /// Shows the elements of sequences in cells that a function makes.
  @preconcurrency @MainActor public func items<Elements: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Elements.Element) -> UITableViewCell) ->
    any Disposable
  where Source.Element == Elements {
    { cellFactory in items(dataSource: Rows<Elements>(cellFactory))(source) }
  }

  /// Shows the elements of sequences in cells of a kind, which a function fills.
  @preconcurrency @MainActor
  public func items<
    Elements: Sequence, Cell: UITableViewCell, Source: ObservableType
  >(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Elements.Element, Cell) -> Void)
    -> any Disposable
  where Source.Element == Elements {
    { source in
      { configureCell in
        let identifier = cellIdentifier
        let dataSource = Rows<Elements> { view, row, element in
          let cell = view.dequeueReusableCell(
            withIdentifier: identifier, for: IndexPath(row: row, section: 0))
          if let cell = cell as? Cell { configureCell(row, element, cell) }
          return cell
        }
        return items(dataSource: dataSource)(source)
      }
    }
  }

  /// Has a data source told of what comes.
  @preconcurrency @MainActor
  public func items<
    DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { [view = base] source in
      let proxy = RxTableViewDataSourceProxy.installForwardDelegate(
        dataSource, retainDelegate: true, onProxyForObject: view)
      let subscription = source.receive { [weak view] event in
        // Apps' code runs on the main actor, whether it says so or not.
        nonisolated(unsafe) let event = event
        nonisolated(unsafe) let dataSource = dataSource
        MainActor.assumeIsolated {
          if let view { unsafe dataSource.tableView(view, observedEvent: event) }
        }
      }
      return Disposables.create(subscription, proxy)
    }
  }

  /// The data source that tells of calls.
  @preconcurrency @MainActor public var dataSource:
    DelegateProxy<
      UITableView, any UITableViewDataSource
    >
  { RxTableViewDataSourceProxy.proxy(for: base) }

  /// Has calls handed on to a data source.
  @preconcurrency @MainActor public func setDataSource(
    _ dataSource: any UITableViewDataSource
  ) -> any Disposable {
    RxTableViewDataSourceProxy.installForwardDelegate(
      dataSource, retainDelegate: false, onProxyForObject: base)
  }

  /// What is shown at a place.
  @preconcurrency @MainActor public func model<Model>(at indexPath: IndexPath) throws -> Model {
    try AnimRxSwift.model(of: dataSource.forwardToDelegate(), at: indexPath, in: base)
  }

  /// What is shown at the places that are told.
  @MainActor private func models<Model>(_ places: ControlEvent<IndexPath>) -> ControlEvent<Model> {
    ControlEvent(
      events: places.asObservable().compactMap { [weak view = base] path in
        nonisolated(unsafe) var model: Model?
        MainActor.assumeIsolated { unsafe model = try? view?.rx.model(at: path) }
        return unsafe model
      })
  }

  /// Tells which one was chosen.
  @preconcurrency @MainActor public var itemSelected: ControlEvent<IndexPath> {
    told("tableView(_:didSelectRowAt:)") { $0[1] as? IndexPath }
  }
  /// Tells which one is no longer chosen.
  @preconcurrency @MainActor public var itemDeselected: ControlEvent<IndexPath> {
    told("tableView(_:didDeselectRowAt:)") { $0[1] as? IndexPath }
  }
  /// Tells which one a finger is on.
  @preconcurrency @MainActor public var itemHighlighted: ControlEvent<IndexPath> {
    told("tableView(_:didHighlightRowAt:)") { $0[1] as? IndexPath }
  }
  /// Tells which one the finger has left.
  @preconcurrency @MainActor public var itemUnhighlighted: ControlEvent<IndexPath> {
    told("tableView(_:didUnhighlightRowAt:)") { $0[1] as? IndexPath }
  }
  /// Tells what was chosen.
  @preconcurrency @MainActor public func modelSelected<Model>(
    _ modelType: Model.Type
  ) -> ControlEvent<Model> { models(itemSelected) }
  /// Tells what is no longer chosen.
  @preconcurrency @MainActor public func modelDeselected<Model>(
    _ modelType: Model.Type
  ) -> ControlEvent<Model> { models(itemDeselected) }

  /// Tells which cell is about to be seen.
  @preconcurrency @MainActor public var willDisplayCell:
    ControlEvent<
      (cell: UITableViewCell, indexPath: IndexPath)
    >
  {
    told("tableView(_:willDisplay:forRowAt:)") { arguments in
      guard let cell = arguments[1] as? UITableViewCell, let path = arguments[2] as? IndexPath
      else { return nil }
      return (cell, path)
    }
  }
  /// Tells which cell is no longer seen.
  @preconcurrency @MainActor public var didEndDisplayingCell:
    ControlEvent<
      (cell: UITableViewCell, indexPath: IndexPath)
    >
  {
    told("tableView(_:didEndDisplaying:forRowAt:)") { arguments in
      guard let cell = arguments[1] as? UITableViewCell, let path = arguments[2] as? IndexPath
      else { return nil }
      return (cell, path)
    }
  }

  /// What becomes of the arguments of each call of a data source's method.
  @MainActor private func asked<Told>(
    _ method: String, _ tell: @escaping ([Any]) -> Told?
  ) -> ControlEvent<Told> {
    ControlEvent(
      events: Observable<Told>.onMain { [weak view = base] sink in
        guard let view else { return Disposables.create() }
        return RxTableViewDataSourceProxy.proxy(for: view).methodInvoked(Selector(method))
          .compactMap(tell).receive(sink.on)
      })
  }

  /// Tells which row a user deletes.
  @preconcurrency @MainActor public var itemDeleted: ControlEvent<IndexPath> {
    asked("tableView(_:commit:forRowAt:)") {
      $0[1] as? UITableViewCell.EditingStyle == .delete ? $0[2] as? IndexPath : nil
    }
  }
  /// Tells where a user inserts a row.
  @preconcurrency @MainActor public var itemInserted: ControlEvent<IndexPath> {
    asked("tableView(_:commit:forRowAt:)") {
      $0[1] as? UITableViewCell.EditingStyle == .insert ? $0[2] as? IndexPath : nil
    }
  }
  /// Tells which row a user moves, and to where.
  @preconcurrency @MainActor public var itemMoved:
    ControlEvent<
      (sourceIndex: IndexPath, destinationIndex: IndexPath)
    >
  {
    asked("tableView(_:moveRowAt:to:)") { arguments in
      guard let source = arguments[1] as? IndexPath, let target = arguments[2] as? IndexPath
      else { return nil }
      return (source, target)
    }
  }
  /// Tells whose sign at the right was tapped.
  @preconcurrency @MainActor public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    told("tableView(_:accessoryButtonTappedForRowWith:)") { $0[1] as? IndexPath }
  }
  /// Tells what a user deletes.
  @preconcurrency @MainActor public func modelDeleted<Model>(
    _ modelType: Model.Type
  ) -> ControlEvent<Model> { models(itemDeleted) }

  /// Tells which rows may come.
  @preconcurrency @MainActor public var prefetchRows: ControlEvent<[IndexPath]> {
    ControlEvent(
      events: Observable<[IndexPath]>.onMain { [weak view = base] sink in
        let source = Prefetching { sink.onNext($0) }
        view?.prefetchDataSource = source
        return Disposables.create { withExtendedLifetime(source) {} }
      })
  }
}

/// What is told which rows or items may come.
@MainActor
final class Prefetching: NSObject, UITableViewDataSourcePrefetching,
  UICollectionViewDataSourcePrefetching
{
  private let tell: ([IndexPath]) -> Void
  init(_ tell: @escaping ([IndexPath]) -> Void) { self.tell = tell }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    tell(indexPaths)
  }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    tell(indexPaths)
  }
}
