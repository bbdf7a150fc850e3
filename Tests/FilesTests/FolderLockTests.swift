import AnimFiles
import Foundation
import Testing

struct FolderLockTests {
  @Test func `one at a time changes what is in a folder`() async throws {
    let folder = try TestFolder()
    let (path, file) = (folder.path, folder["number"])
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<25 {
            try FolderLock.with(path) {
              let old = (try? String(contentsOfFile: file, encoding: .utf8)).flatMap(Int.init) ?? 0
              try "\(old + 1)".write(toFile: file, atomically: false, encoding: .utf8)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "200")
  }

  @Test func `several read at once, and a folder that is not there is read at once`() throws {
    let folder = try TestFolder()
    let depth = try FolderLock.with(folder.path, to: .read) {
      try FolderLock.with(folder.path, to: .read) { 2 }
    }
    #expect(depth == 2)
    #expect(try FolderLock.with(folder["nowhere"], to: .read) { 1 } == 1)
    #expect(!FileManager.default.fileExists(atPath: folder["nowhere"]))
  }

  @Test func `a lock leaves no file behind`() throws {
    let folder = try TestFolder()
    try FolderLock.with(folder["inner"]) {}
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["inner"]) == [])
  }
}
