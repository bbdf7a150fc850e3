import Foundation

/// A file that appears complete or not at all: it is written beside its place under another name and
/// renamed at the end. The path `-` is the standard output.
public final class OutputFile {
  public let path: String
  private let temporaryPath: String?
  private var handle: FileHandle?
  public private(set) var byteCount = 0

  public init(path: String) throws(OutputError) {
    self.path = path
    guard path != "-" else {
      temporaryPath = nil
      handle = .programOutput
      return
    }
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotCreate(path: path, reason: "its folder cannot be created")
    }
    if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      throw .cannotCreate(path: path, reason: "there is a folder of that name")
    }
    // Unique per process and file, hidden, and in the same folder so that renaming is atomic.
    let name = ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).partial"
    let temporary = folder.appendingPathComponent(name).path
    guard FileManager.default.createFile(atPath: temporary, contents: nil),
      let handle = FileHandle(forWritingAtPath: temporary)
    else {
      throw .cannotCreate(path: path, reason: "its folder is not writable")
    }
    temporaryPath = temporary
    self.handle = handle
  }

  deinit {
    // Reached with a temporary file only if the output was given up.
    if let temporaryPath, handle != nil {
      try? FileManager.default.removeItem(atPath: temporaryPath)
    }
  }

  public func write(_ bytes: [UInt8]) throws(OutputError) {
    guard !bytes.isEmpty else { return }
    do {
      try handle?.write(contentsOf: Data(bytes))
    } catch {
      throw .cannotWrite(path: path, reason: "\(error.localizedDescription)")
    }
    byteCount += bytes.count
  }

  /// Puts the file into its place.
  public func close() throws(OutputError) {
    guard let temporaryPath else { return }
    do {
      try handle?.close()
      handle = nil
      guard unsafe rename(temporaryPath, path) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: temporaryPath)
      throw .cannotWrite(path: path, reason: "the finished file cannot be renamed into place")
    }
  }
}
