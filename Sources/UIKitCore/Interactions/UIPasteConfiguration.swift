public import Foundation

/// Something that can be handed over to other apps.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The kinds of data that it can be made to, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes data of a kind.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress?
}

/// Something that can be taken over from other apps.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The kinds of data that it can be made of, best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes it of data of a kind.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What can be pasted.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  /// The kinds of data.
  open var acceptableTypeIdentifiers: [String]

  /// Data of some kinds can be pasted.
  public init(acceptableTypeIdentifiers: [String] = []) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }
  /// What a class can be made of can be pasted.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
  }
  /// More kinds can be pasted.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  /// What a class can be made of can be pasted, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}
