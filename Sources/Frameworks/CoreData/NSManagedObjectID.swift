public import Foundation
import Synchronization
import UIKitCore

/// What tells an object from all others, in each of its contexts.
///
/// It stays the same object when the object is saved for the first time.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, Sendable {
  private let described: Handed<NSEntityDescription>
  private let state: Mutex<(number: Int, isSaved: Bool)>

  /// Counts the objects of a coordinator from 1, in the order in which they were made; 0 for those without a context.
  var number: Int {
    get { state.withLock(\.number) }
    set { state.withLock { $0.number = newValue } }
  }

  init(_ entity: NSEntityDescription, _ number: Int) {
    described = Handed(entity)
    state = Mutex((number, false))
    super.init()
  }

  /// The entity of the object.
  public var entity: NSEntityDescription { described.taken }

  /// Whether the object has not been saved yet.
  public internal(set) var isTemporaryID: Bool {
    get { state.withLock { !$0.isSaved } }
    set { state.withLock { $0.isSaved = !newValue } }
  }

  /// The address of the object; the store is always called the same.
  public func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let address =
      isTemporaryID ? "x-coredata:///\(name)/t\(number)" : "\(Self.root)/\(name)/p\(number)"
    return URL(string: address) ?? URL(fileURLWithPath: "/")
  }

  static let root = "x-coredata://5C3E2B1A-0000-4000-8000-000000000001"

  public override var hash: Int { number }

  public override var description: String { "\(uriRepresentation().absoluteString)" }
}
