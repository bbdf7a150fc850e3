public import Foundation

/// Takes turns with others at files; Foundation for Linux has none.
///
/// Nobody else is at the app's files, so that its turn comes at once.
open class NSFileCoordinator: NSObject {
  /// What is to happen before a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// One bit per wish, as in Foundation.
    public let rawValue: UInt
    /// The wishes whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others need not write what they have.
    public static let withoutChanges = Self(rawValue: 1)
    /// Links are followed.
    public static let resolvesSymbolicLink = Self(rawValue: 2)
    /// Nothing is fetched.
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 4)
    /// A copy is read.
    public static let forUploading = Self(rawValue: 8)
  }

  /// What is to happen before a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// One bit per wish, as in Foundation.
    public let rawValue: UInt
    /// The wishes whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is to be deleted.
    public static let forDeleting = Self(rawValue: 1)
    /// It is to be moved.
    public static let forMoving = Self(rawValue: 2)
    /// Others are to write what they have.
    public static let forMerging = Self(rawValue: 4)
    /// It is to be replaced.
    public static let forReplacing = Self(rawValue: 8)
  }

  /// Takes turns for somebody, who is not asked anything.
  public init(filePresenter filePresenterOrNil: AnyObject? = nil) { super.init() }

  /// Reads a file at once.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Writes a file at once.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }
}

/// Where an error is written; Foundation for Linux has no name for it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

extension URL {
  /// Asks for a file that another app has given; it may be read.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives back what was asked for.
  public func stopAccessingSecurityScopedResource() {}
}
