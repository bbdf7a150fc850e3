import AnimSourceRuntime
public import Foundation
import UIKitCore

/// Files, in memory; what the app did not put there is what the scenario's server answers.
open class Storage {
  fileprivate var files: [String: Data] = [:]
  fileprivate var metadata: [String: StorageMetadata] = [:]
  /// How long is waited; makes no difference.
  public var maxDownloadRetryTime: TimeInterval = 600
  /// How long is waited; makes no difference.
  public var maxUploadRetryTime: TimeInterval = 600
  /// How long is waited; makes no difference.
  public var maxOperationRetryTime: TimeInterval = 120

  init() {}

  /// The files.
  public static func storage() -> Storage { OneThread.single { Storage() } }
  /// The files.
  public static func storage(app: FirebaseApp) -> Storage { storage() }
  /// The files.
  public static func storage(url: String) -> Storage { storage() }
  /// The folder of all.
  public func reference() -> StorageReference { StorageReference(self, "") }
  /// A place.
  public func reference(withPath path: String) -> StorageReference { reference().child(path) }
  /// A place.
  public func reference(forURL url: String) -> StorageReference {
    let parts = URL(string: url)
    let path = parts?.path.components(separatedBy: "/o/").last ?? ""
    return reference().child(path.removingPercentEncoding ?? path)
  }
  /// Does nothing: no server is asked.
  public func useEmulator(withHost host: String, port: Int) {}
}

/// What is known of a file.
public final class StorageMetadata {
  /// Its kind.
  public var contentType: String?
  /// How long it is kept; makes no difference.
  public var cacheControl: String?
  /// What else an app says of it.
  public var customMetadata: [String: String]?
  /// Where it is.
  public internal(set) var path: String?
  /// How many bytes it has.
  public internal(set) var size: Int64 = 0
  /// Its name.
  public var name: String? { path.map { ($0 as NSString).lastPathComponent } }
  /// When it came.
  public let timeCreated: Date? = Date()
  /// When it was changed.
  public let updated: Date? = Date()
  /// Nothing yet.
  public init() {}
  /// Where it is got.
  public func downloadURL() -> URL? { path.flatMap(StorageReference.address) }
}

/// What may go wrong.
public enum StorageErrorCode: Int, Error, Sendable {
  case unknown = -13000
  case objectNotFound = -13010
  case bucketNotFound = -13011
  case projectNotFound = -13012
  case quotaExceeded = -13013
  case unauthenticated = -13020
  case unauthorized = -13021
  case retryLimitExceeded = -13030
  case nonMatchingChecksum = -13031
  case downloadSizeExceeded = -13032
  case cancelled = -13040
}

/// A place for a file.
public final class StorageReference {
  /// Where all are.
  public let storage: Storage
  /// Where it is.
  public let fullPath: String

  init(_ storage: Storage, _ path: String) {
    self.storage = storage
    fullPath = path
  }

  /// Its name.
  public var name: String { (fullPath as NSString).lastPathComponent }
  /// Where all are called.
  public var bucket: String { "project.appspot.com" }
  /// The folder.
  public func root() -> StorageReference { StorageReference(storage, "") }
  /// The folder around it.
  public func parent() -> StorageReference? {
    fullPath.isEmpty
      ? nil : StorageReference(storage, (fullPath as NSString).deletingLastPathComponent)
  }
  /// A place in it.
  public func child(_ path: String) -> StorageReference {
    let parts = (fullPath + "/" + path).split(separator: "/")
    return StorageReference(storage, parts.joined(separator: "/"))
  }

  static func address(_ path: String) -> URL? {
    let name = path.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return URL(
      string: "https://firebasestorage.googleapis.com/v0/b/project.appspot.com/o/\(name)?alt=media")
  }

  // MARK: Putting

  private func keep(_ data: Data, _ metadata: StorageMetadata?) -> StorageMetadata {
    let metadata = metadata ?? StorageMetadata()
    metadata.path = fullPath
    metadata.size = Int64(data.count)
    storage.files[fullPath] = data
    storage.metadata[fullPath] = metadata
    return metadata
  }
  /// Keeps data.
  @discardableResult public func putData(
    _ uploadData: Data, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) -> StorageUploadTask {
    let metadata = keep(uploadData, metadata)
    return StorageUploadTask(self, metadata) { completion?(metadata, nil) }
  }
  /// Keeps a file's data.
  @discardableResult public func putFile(
    from fileURL: URL, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) -> StorageUploadTask {
    putData((try? Data(contentsOf: fileURL)) ?? Data(), metadata: metadata, completion: completion)
  }
  /// Keeps data.
  @discardableResult public func putDataAsync(
    _ uploadData: Data, metadata: StorageMetadata? = nil
  ) async throws -> StorageMetadata { keep(uploadData, metadata) }

  // MARK: Getting

  /// Where the file is got.
  public func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {
    OneThread.whenAnswered { completion(Self.address(self.fullPath), nil) }
  }
  /// Where the file is got.
  public func downloadURL() async throws -> URL {
    guard let url = Self.address(fullPath) else { throw missing }
    return url
  }
  private var missing: NSError {
    serviceError(
      "FIRStorageErrorDomain", StorageErrorCode.objectNotFound.rawValue,
      "Object \(fullPath) does not exist.")
  }
  /// The file's data.
  @discardableResult public func getData(
    maxSize size: Int64, completion: @escaping (Data?, (any Error)?) -> Void
  ) -> StorageDownloadTask {
    let task = StorageDownloadTask(self, storage.metadata[fullPath]) {}
    if let data = storage.files[fullPath] {
      OneThread.whenAnswered { completion(data, nil) }
    } else {
      ask(completion)
    }
    return task
  }
  private func ask(_ completion: @escaping (Data?, (any Error)?) -> Void) {
    guard let url = Self.address(fullPath) else { return completion(nil, missing) }
    let (completion, missing) = (Handed(completion), Handed(missing))
    MainActor.assumeIsolated {
      SimulatedURLSession.shared.dataTask(with: url) { data, response, error in
        guard error == nil, let data, response.map({ (200..<400).contains($0.statusCode) }) == true
        else { return completion.taken(nil, missing.taken) }
        completion.taken(data, nil)
      }.resume()
    }
  }
  /// The file's data.
  public func data(maxSize: Int64) async throws -> Data {
    guard let data = storage.files[fullPath] else { throw missing }
    return data
  }
  /// Writes a file's data; nothing is, unless the app put it there.
  @discardableResult public func write(
    toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) -> StorageDownloadTask {
    let data = storage.files[fullPath]
    let missing = missing
    return StorageDownloadTask(self, storage.metadata[fullPath]) {
      guard let data, (try? data.write(to: fileURL)) != nil else {
        return completion?(nil, missing) ?? ()
      }
      completion?(fileURL, nil)
    }
  }
  /// What is known of the file.
  public func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {
    let metadata = storage.metadata[fullPath]
    OneThread.whenAnswered { completion(metadata, metadata == nil ? self.missing : nil) }
  }
  /// Says what is known of the file.
  public func updateMetadata(
    _ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) {
    storage.metadata[fullPath] = metadata
    OneThread.whenAnswered { completion?(metadata, nil) }
  }
  /// Deletes the file.
  public func delete(completion: (((any Error)?) -> Void)? = nil) {
    let known = storage.files.removeValue(forKey: fullPath) != nil
    storage.metadata[fullPath] = nil
    OneThread.whenAnswered { completion?(known ? nil : self.missing) }
  }
  /// Deletes the file.
  public func delete() async throws {
    storage.metadata[fullPath] = nil
    if storage.files.removeValue(forKey: fullPath) == nil { throw missing }
  }
  /// The files in the folder.
  public func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
    let start = fullPath.isEmpty ? "" : fullPath + "/"
    let paths = storage.files.keys.filter { $0.hasPrefix(start) }.sorted()
    let result = StorageListResult(items: paths.map { StorageReference(storage, $0) })
    OneThread.whenAnswered { completion(result, nil) }
  }
}

/// The files of a folder.
public final class StorageListResult {
  /// The files.
  public let items: [StorageReference]
  /// The folders; none.
  public let prefixes: [StorageReference] = []
  init(items: [StorageReference]) { self.items = items }
}

/// What is told of.
public enum StorageTaskStatus: Int, Sendable {
  case unknown, resume, progress, pause, success, failure
}

/// A file on its way, as it is at a time.
public final class StorageTaskSnapshot {
  /// The place.
  public let reference: StorageReference
  /// What is known of it.
  public let metadata: StorageMetadata?
  /// How much is done.
  public let progress: Progress?
  /// What went wrong; nothing.
  public let error: (any Error)? = nil
  /// What is told of.
  public let status: StorageTaskStatus

  init(_ reference: StorageReference, _ metadata: StorageMetadata?, _ status: StorageTaskStatus) {
    self.reference = reference
    self.metadata = metadata
    self.status = status
    let size = metadata?.size ?? 0
    progress = Progress(totalUnitCount: size)
    progress?.completedUnitCount = size
  }
}

/// A file on its way.
open class StorageTask {
  private let reference: StorageReference
  private let metadata: StorageMetadata?
  private var handlers: [(StorageTaskStatus, (StorageTaskSnapshot) -> Void)] = []

  init(
    _ reference: StorageReference, _ metadata: StorageMetadata?, _ completion: @escaping () -> Void
  ) {
    self.reference = reference
    self.metadata = metadata
    OneThread.whenAnswered { [self] in
      for status in [StorageTaskStatus.progress, .success] {
        for handler in handlers where handler.0 == status {
          handler.1(StorageTaskSnapshot(reference, metadata, status))
        }
      }
      completion()
    }
  }

  /// How it is.
  public var snapshot: StorageTaskSnapshot { StorageTaskSnapshot(reference, metadata, .progress) }
  /// Calls a closure when something happens.
  @discardableResult public func observe(
    _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
  ) -> String {
    handlers.append((status, handler))
    return "\(handlers.count)"
  }
  /// Ends all calls.
  public func removeAllObservers() { handlers = [] }
  /// Does nothing: it will be there soon.
  public func pause() {}
  /// Does nothing: it will be there soon.
  public func resume() {}
  /// Does nothing: it will be there soon.
  public func cancel() {}
}

/// A file on its way there.
public final class StorageUploadTask: StorageTask {}
/// A file on its way here.
public final class StorageDownloadTask: StorageTask {}
