import AnimLayoutEngine
public import Foundation
public import UIKitCore

/// A data source that is told elements.
@preconcurrency @MainActor public protocol RxCollectionViewDataSourceType {
  /// The type of the elements.
  associatedtype Element
  /// Takes what comes.
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// The data source that hands calls on to another one.
@preconcurrency @MainActor
public final class RxCollectionViewDataSourceProxy: DelegateProxy<
  UICollectionView, any UICollectionViewDataSource
>, DelegateProxyType, UICollectionViewDataSource
{
  /// That of a view.
  public init(collectionView: UICollectionView) {
    super.init(parentObject: collectionView, delegateProxy: RxCollectionViewDataSourceProxy.self)
  }

  /// Says how they are made.
  public static func registerKnownImplementations() {
    register { RxCollectionViewDataSourceProxy(collectionView: $0) }
  }

  /// The data source that a view has.
  public static func currentDelegate(
    for object: UICollectionView
  ) -> (any UICollectionViewDataSource)? { object.dataSource }

  /// Gives a view a data source.
  public static func setCurrentDelegate(
    _ delegate: (any UICollectionViewDataSource)?, to object: UICollectionView
  ) { object.dataSource = delegate }

  /// As many as the other one says; none without it.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    forwardToDelegate()?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
  }

  /// That of the other one; known to be there, as there is something to show.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    forwardToDelegate()?.collectionView(collectionView, cellForItemAt: indexPath)
      ?? UICollectionViewCell()
  }
}

/// Shows the elements of a sequence in one section.
@MainActor
private final class Items<Elements: Sequence>: NSObject, UICollectionViewDataSource,
  RxCollectionViewDataSourceType,
  SectionedViewDataSourceType
{
  private var elements: [Elements.Element] = []
  private let makeCell: (UICollectionView, Int, Elements.Element) -> UICollectionViewCell

  init(_ makeCell: @escaping (UICollectionView, Int, Elements.Element) -> UICollectionViewCell) {
    self.makeCell = makeCell
  }

  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Elements>) {
    guard let all = observedEvent.element else { return }
    elements = Array(all)
    collectionView.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    elements.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { makeCell(collectionView, indexPath.item, elements[indexPath.item]) }

  func model(at indexPath: IndexPath) throws -> Any {
    guard elements.indices.contains(indexPath.item) else {
      throw RxCocoaError.itemsNotYetBound(description: "nothing is at \(indexPath)")
    }
    return elements[indexPath.item]
  }
}

extension Reactive where Base: UICollectionView {
  /// Shows the elements of sequences in cells that a function makes.
  @preconcurrency @MainActor public func items<Elements: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UICollectionView, Int, Elements.Element) -> UICollectionViewCell)
    -> any Disposable
  where Source.Element == Elements {
    { cellFactory in items(dataSource: Items<Elements>(cellFactory))(source) }
  }

  /// Shows the elements of sequences in cells of a kind, which a function fills.
  @preconcurrency @MainActor
  public func items<
    Elements: Sequence, Cell: UICollectionViewCell, Source: ObservableType
  >(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Elements.Element, Cell) -> Void)
    -> any Disposable
  where Source.Element == Elements {
    { source in
      { configureCell in
        let identifier = cellIdentifier
        let dataSource = Items<Elements> { view, row, element in
          let cell = view.dequeueReusableCell(
            withReuseIdentifier: identifier, for: IndexPath(item: row, section: 0))
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
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { [view = base] source in
      let proxy = RxCollectionViewDataSourceProxy.installForwardDelegate(
        dataSource, retainDelegate: true, onProxyForObject: view)
      let subscription = source.receive { [weak view] event in
        // Apps' code runs on the main actor, whether it says so or not.
        nonisolated(unsafe) let event = event
        nonisolated(unsafe) let dataSource = dataSource
        MainActor.assumeIsolated {
          if let view { unsafe dataSource.collectionView(view, observedEvent: event) }
        }
      }
      return Disposables.create(subscription, proxy)
    }
  }

  /// The data source that tells of calls.
  @preconcurrency @MainActor public var dataSource:
    DelegateProxy<
      UICollectionView, any UICollectionViewDataSource
    >
  { RxCollectionViewDataSourceProxy.proxy(for: base) }

  /// Has calls handed on to a data source.
  @preconcurrency @MainActor public func setDataSource(
    _ dataSource: any UICollectionViewDataSource
  ) -> any Disposable {
    RxCollectionViewDataSourceProxy.installForwardDelegate(
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
    told("collectionView(_:didSelectItemAt:)") { $0[1] as? IndexPath }
  }
  /// Tells which one is no longer chosen.
  @preconcurrency @MainActor public var itemDeselected: ControlEvent<IndexPath> {
    told("collectionView(_:didDeselectItemAt:)") { $0[1] as? IndexPath }
  }
  /// Tells which one a finger is on.
  @preconcurrency @MainActor public var itemHighlighted: ControlEvent<IndexPath> {
    told("collectionView(_:didHighlightItemAt:)") { $0[1] as? IndexPath }
  }
  /// Tells which one the finger has left.
  @preconcurrency @MainActor public var itemUnhighlighted: ControlEvent<IndexPath> {
    told("collectionView(_:didUnhighlightItemAt:)") { $0[1] as? IndexPath }
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
      (cell: UICollectionViewCell, at: IndexPath)
    >
  {
    told("collectionView(_:willDisplay:forItemAt:)") { arguments in
      guard let cell = arguments[1] as? UICollectionViewCell, let path = arguments[2] as? IndexPath
      else { return nil }
      return (cell, path)
    }
  }
  /// Tells which cell is no longer seen.
  @preconcurrency @MainActor public var didEndDisplayingCell:
    ControlEvent<
      (cell: UICollectionViewCell, at: IndexPath)
    >
  {
    told("collectionView(_:didEndDisplaying:forItemAt:)") { arguments in
      guard let cell = arguments[1] as? UICollectionViewCell, let path = arguments[2] as? IndexPath
      else { return nil }
      return (cell, path)
    }
  }

  /// Tells which items may come.
  @preconcurrency @MainActor public var prefetchItems: ControlEvent<[IndexPath]> {
    ControlEvent(
      events: Observable<[IndexPath]>.onMain { [weak view = base] sink in
        let source = Prefetching { sink.onNext($0) }
        view?.prefetchDataSource = source
        return Disposables.create { withExtendedLifetime(source) {} }
      })
  }
}
