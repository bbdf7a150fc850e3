import Foundation

/// A folder of its own for each test, which is gone afterwards.
final class TestFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("render-anim-files-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(name: String) -> String { path + "/" + name }

  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: self[name], atomically: false, encoding: .utf8)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self[name], withDestinationPath: target)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
  }

  /// What a link says; nil for what is none.
  func target(of name: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: self[name])
  }

  func type(of name: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: self[name]))?[.type] as? FileAttributeType
  }

  func mode(of name: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: self[name]))?[.posixPermissions] as? Int
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// A device that takes everything, as /dev/null; false if only others may make one.
  func makeDevice(_ name: String) -> Bool {
    unsafe mknod(self[name], S_IFCHR | 0o666, makedev(1, 3)) == 0
  }

  private func makedev(_ major: dev_t, _ minor: dev_t) -> dev_t { major << 8 | minor }

  func makeFIFO(_ name: String) -> Bool { unsafe mkfifo(self[name], 0o600) == 0 }
}
