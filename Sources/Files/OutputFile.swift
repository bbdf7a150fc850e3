import CAnimFiles
import Foundation

/// An output at a path, as every file is written.
///
/// A regular file appears complete or not at all: it is written beside its place under another name
/// and renamed at the end, with the mode and, if possible, the owner of the file that it replaces.
/// A link is followed and stays. What is not a regular file, such as a device or a FIFO, is written
/// through; the path `-` is the standard output, as is `/dev/stdout`. A reader that has gone ends
/// the program as SIGPIPE does.
package final class OutputFile {
  /// The path as it was given.
  package let path: String
  /// The place where a regular file will be, and where it is before.
  let place: (final: String, partial: String)?
  private var descriptor: Descriptor?
  private var isDone = false
  /// The number of bytes that have been written.
  package internal(set) var byteCount = 0
  /// The first failure, for callers that are told only by another module that there was one.
  package private(set) var failure: OutputError?

  /// An output that is begun.
  ///
  /// - Parameters:
  ///   - path: The file, with folders that are made if need be; `-` is the standard output.
  ///   - enclosure: The folder that the file must be in, links followed; nil for anywhere.
  /// - Throws: `OutputError` if it cannot be made.
  package init(path: String, within enclosure: Enclosure? = nil) throws(OutputError) {
    self.path = path
    if let enclosure, !enclosure.contains(path) {
      throw .cannotCreate(path: path, reason: "a link leads out of its folder")
    }
    do {
      switch try OutputDestination(path) {
      case .standardOutput:
        (place, descriptor) = (nil, ProgramOutput.descriptor)
      case .descriptor(let number):
        (place, descriptor) = (nil, try Descriptor(duplicating: number))
      case .special:
        (place, descriptor) = (nil, try Descriptor(opening: path, O_WRONLY))
      case .file(let final, let old):
        let (partial, descriptor) = try Self.begin(final, replacing: old)
        (place, self.descriptor) = ((final, partial), descriptor)
      }
    } catch let error as SystemError {
      throw .cannotCreate(path: path, reason: error.text)
    } catch let error as OutputError {
      throw error
    } catch {
      throw .cannotCreate(path: path, reason: "\(error)")
    }
  }

  /// Whether an output at a path is a regular file, and not a device or one of the program's own streams, whatever its name is.
  package static func isRegular(_ path: String) -> Bool {
    if case .file? = try? OutputDestination(path) { true } else { false }
  }

  /// Makes the file that is not complete, in a folder that is made if need be.
  private static func begin(
    _ final: String, replacing old: FileStatus?
  ) throws -> (String, Descriptor) {
    if old != nil, unsafe access(final, W_OK) != 0 { throw SystemError.latest }
    let folder = RealPath.split(final).folder
    if FileStatus(folder, followsLinks: true) == nil {
      try Self.makeFolder(folder)
    }
    var opened: Descriptor?
    let partial = try Leftovers.partial(in: folder) { path throws(SystemError) in
      do throws(SystemError) {
        let descriptor = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL)
        // Tells other programs that this one is alive. Not every file system can.
        _ = flock(descriptor.number, LOCK_EX | LOCK_NB)
        opened = descriptor
        return true
      } catch {
        if error.code == EEXIST { return false }
        throw error
      }
    }
    guard let opened else { preconditionFailure("a partial file is open when it has been made") }
    if let old {
      // Only a superuser can give files away; the mode comes last since that clears bits of it.
      _ = fchown(opened.number, old.owner, old.group)
      _ = fchmod(opened.number, old.mode)
    }
    return (partial, opened)
  }

  /// Makes a folder and those around it.
  private static func makeFolder(_ path: String) throws(SystemError) {
    if unsafe mkdir(path, 0o777) == 0 { return }
    let reason = SystemError.latest
    if reason.code == EEXIST { return }
    let parent = RealPath.split(path).folder
    guard reason.code == ENOENT, parent != path else { throw reason }
    try makeFolder(parent)
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .latest }
  }

  deinit {
    // Reached before the end only if the output was given up.
    if descriptor != ProgramOutput.descriptor { try? descriptor?.close() }
    if let place, !isDone { Leftovers.discard(place.partial) }
  }

  /// Writes the next bytes.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    do {
      try descriptor?.write(bytes)
    } catch {
      throw failed(error)
    }
    byteCount += bytes.count
  }

  /// Frees the resources for writing; the file is not in its place yet.
  package func seal() throws(OutputError) {
    guard let descriptor, descriptor != ProgramOutput.descriptor else { return }
    self.descriptor = nil
    do {
      try descriptor.close()
    } catch {
      throw failed(error)
    }
  }

  /// Puts the file into its place.
  package func close() throws(OutputError) { try Self.close([self]) }

  /// Puts all files into their places; if one of them cannot be, none is, and the files that were
  /// there stay.
  package static func close(_ files: [OutputFile]) throws(OutputError) {
    for file in files { try file.seal() }
    let moved = files.filter { $0.place != nil }
    let result = Leftovers.uninterrupted { () -> Result<Void, OutputError> in
      for (index, file) in moved.enumerated() {
        do throws(SystemError) {
          try file.move(isOnlyOne: moved.count == 1)
        } catch {
          for other in moved[..<index].reversed() { other.moveBack() }
          return .failure(file.failed(error))
        }
      }
      return .success(())
    }
    try result.get()
    for case let (_, partial)? in moved.map(\.place) {
      // What was replaced, where two files were exchanged.
      if moved.count > 1 { unsafe unlink(partial) }
    }
    Leftovers.forget(moved.compactMap(\.place?.partial))
    for file in files { file.isDone = true }
  }

  /// Puts the file into its place, in exchange for the one that is there if that may be needed
  /// again.
  ///
  /// - Parameter isOnlyOne: Whether nothing can follow that makes it necessary to go back.
  /// - Throws: `SystemError` if there is a folder, or the file cannot be renamed.
  private func move(isOnlyOne: Bool) throws(SystemError) {
    guard let place else { return }
    let old = FileStatus(place.final, followsLinks: false)
    // Exchanged, a folder would lie where the file was, and be removed with it.
    if old?.kind == .folder { throw SystemError(code: EISDIR) }
    if !isOnlyOne, old != nil, unsafe files_exchange(place.partial, place.final) == 0 { return }
    // There is nothing to exchange it with, or the file system cannot.
    guard unsafe rename(place.partial, place.final) == 0 else { throw .latest }
  }

  /// Undoes `move`: the file is not complete again, and what it replaced is back.
  private func moveBack() {
    guard let place else { return }
    if unsafe files_exchange(place.partial, place.final) != 0 {
      unsafe rename(place.final, place.partial)
    }
  }

  private func failed(_ error: SystemError) -> OutputError {
    if error.code == EPIPE { Leftovers.end(bySignal: SIGPIPE) }
    let failure = OutputError.cannotWrite(path: path, reason: error.text)
    self.failure = self.failure ?? failure
    return failure
  }
}

extension OutputFile {
  /// Writes a whole file of bytes.
  package static func write(
    _ bytes: [UInt8], to path: String, within enclosure: Enclosure? = nil
  ) throws(OutputError) {
    let file = try OutputFile(path: path, within: enclosure)
    try file.write(bytes)
    try file.close()
  }

  /// Writes a whole file of text in UTF-8.
  package static func write(_ text: String, to path: String) throws(OutputError) {
    try write([UInt8](text.utf8), to: path)
  }
}
