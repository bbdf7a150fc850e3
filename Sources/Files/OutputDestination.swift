import Foundation

/// The thing that an output's path leads to.
enum OutputDestination {
  case standardOutput
  /// A descriptor that the program was started with, as `/dev/fd/5`.
  case descriptor(Int32)
  /// A device, a FIFO or a socket.
  case special
  /// A regular file, or none yet; the path is that behind all links.
  case file(String, FileStatus?)

  init(_ path: String) throws(OutputError) {
    guard path != "-" else {
      self = .standardOutput
      return
    }
    var current = path
    for _ in 0...RealPath.linkLimit {
      let (folder, name) = RealPath.split(current)
      guard !name.isEmpty else {
        throw .cannotCreate(path: path, reason: "that is the name of a folder")
      }
      if let number = Self.ownDescriptor(name, in: folder) {
        self = number == STDOUT_FILENO ? .standardOutput : .descriptor(number)
        return
      }
      guard let status = FileStatus(current, followsLinks: false) else {
        self = .file(current, nil)
        return
      }
      switch status.kind {
      case .link:
        guard let target = RealPath.target(ofLink: current) else {
          throw .cannotCreate(path: path, reason: "the link cannot be read")
        }
        current = target
      case .folder: throw .cannotCreate(path: path, reason: "there is a folder of that name")
      case .file:
        self = .file(current, status)
        return
      case .special:
        self = .special
        return
      }
    }
    throw .cannotCreate(path: path, reason: "it is a link that leads nowhere")
  }

  /// The number that a file has as one of the program's descriptors.
  private static func ownDescriptor(_ name: String, in folder: String) -> Int32? {
    guard let number = Int32(name), let real = RealPath.existing(folder) else { return nil }
    return real == "/proc/\(getpid())/fd" ? number : nil
  }
}
