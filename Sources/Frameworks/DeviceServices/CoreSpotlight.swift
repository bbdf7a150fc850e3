public import Foundation
public import UniformTypeIdentifiers

/// What is said of something that can be searched for.
open class CSSearchableItemAttributeSet: NSObject {
  /// What kind of thing it is.
  open var contentType: String
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var rating: NSNumber?
  open var startDate: Date?
  open var endDate: Date?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?

  /// Of a kind.
  public init(itemContentType type: String) { contentType = type }
  /// Of a kind.
  public init(contentType: UTType) { self.contentType = contentType.identifier }
}

/// Something that can be searched for.
open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  /// Until when; kept.
  open var expirationDate: Date?
  open var attributeSet: CSSearchableItemAttributeSet

  /// Of a name, in a group, with what is said of it.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// What can be searched for: it takes everything, and nobody searches.
open class CSSearchableIndex: NSObject {
  private nonisolated(unsafe) static let only = CSSearchableIndex(name: "")
  open class func `default`() -> CSSearchableIndex { unsafe only }
  open class func isIndexingAvailable() -> Bool { true }
  /// Of a name.
  public init(name: String) {}

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}

/// The kind of activity by which an app is told what was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the name of what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of activity by which a search goes on in an app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of what is searched for.
public let CSSearchQueryString = "kCSSearchQueryString"
