import Foundation

/// Files that another program writes.
extension OutputFile {
  /// The place at which another program may write the file before it is complete; nil for what is
  /// written through.
  package var partialPath: String? { place?.partial }

  /// Takes note that another program has written the whole file.
  ///
  /// - Returns: Its size, in bytes.
  /// - Throws: `OutputError` if the file is gone.
  package func noteWrittenElsewhere() throws(OutputError) -> Int {
    guard let place,
      let attributes = try? FileManager.default.attributesOfItem(atPath: place.partial),
      let size = attributes[.size] as? Int
    else { throw .cannotWrite(path: path, reason: "it is gone") }
    byteCount = size
    return size
  }

  /// Writes what is in the place of another output that is not complete yet.
  package func copy(from other: OutputFile) throws(OutputError) {
    guard let place = other.place else { preconditionFailure("'\(other.path)' has no place") }
    do {
      let source = try Descriptor(opening: place.partial, O_RDONLY)
      defer { try? source.close() }
      while case let bytes = try source.read(upTo: 1 << 20), !bytes.isEmpty { try write(bytes) }
    } catch let error as SystemError {
      throw .cannotWrite(path: path, reason: error.text)
    } catch let error as OutputError {
      throw error
    } catch {
      throw .cannotWrite(path: path, reason: "\(error)")
    }
  }
}
