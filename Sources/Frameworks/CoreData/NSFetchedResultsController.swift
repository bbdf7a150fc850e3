public import Foundation
import UIKitCore

/// The results of a fetch, in sections, which follow what happens in their context.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The key path of the value by which objects are in sections; nil for one section.
  public let sectionNameKeyPath: String?
  /// The name under which sections would be kept; they are not.
  public let cacheName: String?
  private let results: FetchedResults

  /// Results that are fetched later.
  ///
  /// - Parameters:
  ///   - fetchRequest: What is fetched; its first sort descriptor is by what the sections are of.
  ///   - context: Where from.
  ///   - sectionNameKeyPath: The key path of the value by which objects are in sections; nil for one section.
  ///   - name: The name under which sections would be kept.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    results = FetchedResults(context, by: sectionNameKeyPath) { context.objects(for: fetchRequest) }
    super.init()
    results.owner = self
  }

  /// The controller for a delegate, whose types know nothing of the results'.
  private init(
    _ request: NSFetchRequest<ResultType>, _ context: NSManagedObjectContext,
    _ results: FetchedResults
  ) {
    fetchRequest = request
    managedObjectContext = context
    sectionNameKeyPath = results.keyPath
    cacheName = nil
    self.results = results
    super.init()
  }

  fileprivate lazy var erased: NSFetchedResultsController<any NSFetchRequestResult> = {
    let request = NSFetchRequest<any NSFetchRequestResult>(converting: fetchRequest)
    return NSFetchedResultsController<any NSFetchRequestResult>(
      request, managedObjectContext, results)
  }()

  /// Who is told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  /// Fetches, after which the results follow the context.
  open func performFetch() throws { results.fetch() }

  /// Does nothing: sections are not kept.
  open class func deleteCache(withName name: String?) {}

  /// The results; nil before they were fetched.
  open var fetchedObjects: [ResultType]? {
    results.current?.objects.compactMap { $0 as? ResultType }
  }

  /// The sections; nil before they were fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? { results.current?.sections }

  /// The object at a place, which has to be there.
  open func object(at indexPath: IndexPath) -> ResultType {
    let sections = results.current?.sections ?? []
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].members.indices.contains(indexPath.item),
      let object = sections[indexPath.section].members[indexPath.item] as? ResultType
    else {
      OneThread.raise(
        "no object at index \(indexPath.item) in section at index \(indexPath.section)")
      preconditionFailure(
        "no object at index \(indexPath.item) in section at index \(indexPath.section)")
    }
    return object
  }

  /// The place of an object; nil if it is not there.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.current?.path(of: $0) }
  }

  /// The letters of the sections.
  open var sectionIndexTitles: [String] {
    results.current?.sections.compactMap(\.indexTitle) ?? []
  }

  /// The letter of a section: the first one of its name, as a capital one.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { $0.uppercased() }
  }

  /// The section of a letter.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  // The controller that a delegate is told of is another object with the same results.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any SharingResults)?.shared === results
  }

  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// Somebody who shares results.
private protocol SharingResults: AnyObject {
  var shared: FetchedResults { get }
  var forDelegates: NSFetchedResultsController<any NSFetchRequestResult> { get }
  func title(of section: String) -> String?
}

extension NSFetchedResultsController: SharingResults {
  fileprivate var shared: FetchedResults { results }

  fileprivate var forDelegates: NSFetchedResultsController<any NSFetchRequestResult> {
    self as? NSFetchedResultsController<any NSFetchRequestResult> ?? erased
  }

  fileprivate func title(of section: String) -> String? {
    sectionIndexTitle(forSectionName: section)
  }
}

/// The results of a controller, whatever their type.
private final class FetchedResults: ContextObserver {
  let keyPath: String?
  weak var owner: (any SharingResults)?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private(set) var current: FetchedSections?
  private let fetchObjects: () -> [NSManagedObject]
  private unowned let context: NSManagedObjectContext

  init(
    _ context: NSManagedObjectContext, by keyPath: String?,
    fetching fetchObjects: @escaping () -> [NSManagedObject]
  ) {
    self.context = context
    self.keyPath = keyPath
    self.fetchObjects = fetchObjects
  }

  func fetch() {
    context.processPendingChanges()
    let isFirst = current == nil
    current = sections()
    if isFirst { context.addObserver(self) }
    tellSnapshot { _ in false }
  }

  private func sections() -> FetchedSections {
    FetchedSections(fetchObjects(), by: keyPath) { [weak self] in self?.title(of: $0) }
  }

  private func title(of section: String) -> String? {
    guard let owner else { return nil }
    let title = try? delegate?.controller(
      owner.forDelegates, sectionIndexTitleForSectionName: section)
    return title ?? owner.title(of: section)
  }

  /// Tells by a snapshot; false if the delegate does not take one.
  @discardableResult private func tellSnapshot(
    touching isTouched: (NSManagedObject) -> Bool
  ) -> Bool {
    guard let delegate, let owner, let current else { return false }
    do {
      try delegate.controller(
        owner.forDelegates, didChangeContentWith: current.snapshot(touching: isTouched))
      return true
    } catch {
      return false
    }
  }

  func contextDidChange(_ changes: ContextChanges) {
    guard let old = current else { return }
    let new = sections()
    current = new
    func isTouched(_ object: NSManagedObject) -> Bool {
      changes.updated.contains(object) || changes.refreshed.contains(object)
    }
    let objects = new.changes(since: old, touching: isTouched)
    let sections = new.sectionChanges(since: old)
    guard !objects.isEmpty || !sections.isEmpty, let delegate, let owner else { return }
    if tellSnapshot(touching: { isTouched($0) && old.path(of: $0) != nil }) { return }
    let controller = owner.forDelegates
    do {
      let difference = new.objects.map(\.objectID).difference(from: old.objects.map(\.objectID))
      try delegate.controller(controller, didChangeContentWith: difference.inferringMoves())
      return
    } catch {
      // It is told change by change.
    }
    try? delegate.controllerWillChangeContent(controller)
    for change in sections {
      try? delegate.controller(
        controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
    }
    for change in objects {
      try? delegate.controller(
        controller, didChange: change.object, at: change.old, for: change.type,
        newIndexPath: change.type == .delete ? nil : change.new)
    }
    try? delegate.controllerDidChangeContent(controller)
  }
}

extension NSManagedObjectContext {
  fileprivate func addObserver(_ observer: any ContextObserver) {
    observers.removeAll { $0.object == nil }
    observers.append(Weak(observer))
  }
}
