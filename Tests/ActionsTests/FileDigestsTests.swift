import AnimPixels
import Foundation
import Testing

@testable import AnimActions

struct FileDigestsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("digests-\(UUID().uuidString)").path

  private func write(_ text: String, _ name: String = "a") throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(name)"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  private func digest(_ text: String) -> String { SHA256.digest(of: [UInt8](text.utf8)) }

  @Test func `a digest is that of the content at the time`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let digests = FileDigests()
    #expect(digests.digest(of: "\(folder)/a") == nil)
    let path = try write("one")
    #expect(digests.digest(of: path) == digest("one"))
    // Of one size, and within the grain of the clock.
    _ = try write("two")
    #expect(digests.digest(of: path) == digest("two"))
    #expect(digests.digest(of: folder) == nil)
  }

  @Test func `what is kept holds until the file changes, whatever its time is said to be`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try write("one")
    let index = "\(folder)/index"
    let state = try #require(FileState(path))
    let other = digest("something else")
    // A line that somebody has put there is believed: it is what says that the file was digested.
    try "render-anim digests 2\n\(other) \(state.words) \(path)\nnonsense\n"
      .write(toFile: index, atomically: true, encoding: .utf8)
    #expect(FileDigests(keptIn: index).digest(of: path) == other)
    _ = try write("two")
    let old = Date(timeIntervalSince1970: Double(state.written / 1_000_000_000))
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    #expect(FileDigests(keptIn: index).digest(of: path) == digest("two"))
  }

  @Test func `digests are kept for the next run, but not of files that were just written`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try write("one")
    let index = "\(folder)/index"
    let fresh = FileDigests(keptIn: index)
    _ = fresh.digest(of: path)
    fresh.save()
    #expect(!FileManager.default.fileExists(atPath: index))
    // Files of the toolchain are old enough.
    let old = "/bin/sh"
    let digests = FileDigests(keptIn: index)
    let known = try #require(digests.digest(of: old))
    digests.save()
    let text = try String(contentsOfFile: index, encoding: .utf8)
    #expect(text.hasPrefix("render-anim digests 2\n\(known) "))
    #expect(text.hasSuffix(" /bin/sh\n"))
    #expect(FileDigests(keptIn: index).digest(of: old) == known)
  }

  @Test func `each of many lines is found, whatever is damaged between them`() throws {
    let state = try #require(FileState("/bin/sh"))
    let paths = (0..<300).map { "/a/\($0 * 7 % 300)/é \($0)" } + ["/", "/zz", "/é"]
    let entries = Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, DigestLines.Entry(state: state, digest: digest($0)))
      })
    // In several runs.
    let halves = [entries.filter { $0.key.count % 2 == 0 }, entries]
    let text = halves.reduce(into: [UInt8]()) { $0 = DigestLines($0).merged(with: $1) }
    #expect(text == DigestLines([]).merged(with: entries))
    let lines = DigestLines(text)
    for path in paths { #expect(lines.entry(of: path)?.digest == digest(path)) }
    #expect(lines.entry(of: "/b") == nil)
    #expect(lines.entry(of: "") == nil)
    // Cut off in the middle of a line, which is that of the last path.
    let cut = DigestLines(text.dropLast(20))
    for path in paths where path != "/é" {
      #expect(cut.entry(of: path)?.digest == digest(path))
    }
    #expect(cut.entry(of: "/é") == nil)
    for other in ["", "render-anim digests 1\n", "render-anim digests 2\nnonsense\n\n"] {
      let damaged = DigestLines([UInt8](other.utf8))
      #expect(damaged.entry(of: "/") == nil)
      let mended = DigestLines(damaged.merged(with: entries))
      for path in paths { #expect(mended.entry(of: path)?.digest == digest(path)) }
    }
  }

  @Test func `a file that changes while work is done is noticed`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = try write("one")
    #expect(FileDigests.isUnchanged("/bin/sh", since: FileDigests.now))
    #expect(!FileDigests.isUnchanged(path, since: FileDigests.now - 1_000_000_000))
    #expect(FileDigests.isUnchanged("\(folder)/none", since: FileDigests.now))
  }

  @Test func `the program is its code and what it draws with, not the C library`() {
    let maps = """
      55d0-55d1 r--p 00000000 08:01 12  /opt/a/bin/render-anim
      55d1-55d2 r-xp 00001000 08:01 12  /opt/a/bin/render-anim
      7f00-7f01 r-xp 00000000 08:01 13  /usr/lib/x86_64-linux-gnu/libharfbuzz.so.0.60000.0
      7f01-7f02 r-xp 00000000 08:01 14  /usr/lib/x86_64-linux-gnu/libc.so.6
      7f02-7f03 r-xp 00000000 08:01 15  /usr/lib/x86_64-linux-gnu/libm.so.6
      7f03-7f04 r-xp 00000000 08:01 16  /usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2
      7f04-7f05 rw-p 00000000 00:00 0
      7f05-7f06 r-xp 00000000 00:00 0  [vdso]
      """
    #expect(
      ProgramDigest.files(in: maps) == [
        "/opt/a/bin/render-anim", "/usr/lib/x86_64-linux-gnu/libharfbuzz.so.0.60000.0",
      ])
    #expect(ProgramDigest(FileDigests()).text.count == 64)
  }

  @Test func `a build-id is found among the notes of a program`() {
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    // A header, one program header of notes, and two notes of which the second is the build-id.
    let notes =
      little(4, 4) + little(4, 4) + little(1, 4) + Array("GNU\0".utf8) + [9, 9, 9, 9]
      + little(4, 4) + little(3, 4) + little(3, 4) + Array("GNU\0".utf8) + [0x0a, 0xbc, 0xde, 0]
    var file: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1] + [UInt8](repeating: 0, count: 58)
    file.replaceSubrange(32..<40, with: little(64, 8))
    file.replaceSubrange(54..<58, with: little(56, 2) + little(1, 2))
    file += little(4, 4) + little(0, 4) + little(120, 8) + little(0, 16) + little(notes.count, 8)
    file += little(0, 16) + notes
    #expect(BuildID.text(in: file) == "0abcde")
    #expect(BuildID.text(in: Array(file.dropLast(2))) == nil)
    #expect(BuildID.text(in: Array("#!/bin/sh\n".utf8)) == nil)
    #expect(BuildID.text(of: "/nowhere") == nil)
  }
}
