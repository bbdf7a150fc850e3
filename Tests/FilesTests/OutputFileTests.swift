import AnimFiles
import Foundation
import Testing

struct OutputFileTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test func `a file appears when it is complete, and alone`() throws {
    let file = try OutputFile(path: folder["a/b.txt"])
    try file.write([UInt8]("whole".utf8))
    #expect(folder.text(of: "a/b.txt") == nil)
    try file.close()
    #expect(folder.text(of: "a/b.txt") == "whole")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["a"]) == ["b.txt"])
  }

  @Test func `a file that is given up leaves what was there`() throws {
    try folder.write("old", to: "a")
    do {
      let file = try OutputFile(path: folder["a"])
      try file.write([UInt8]("half".utf8))
    }
    #expect(folder.text(of: "a") == "old")
    #expect(folder.names == ["a"])
  }

  /// Of a process that has ended, until its parent asks, the system keeps the number.
  @Test func `what a process left that nobody has asked for is removed`() throws {
    var child: pid_t = 0
    let arguments = unsafe [strdup("true"), nil]
    defer { unsafe free(arguments[0]) }
    try #require(unsafe posix_spawnp(&child, "true", nil, nil, arguments, environ) == 0)
    var information = unsafe siginfo_t()
    // Waits without asking.
    unsafe waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT)
    defer { waitpid(child, nil, 0) }
    try folder.write("half", to: ".render-anim.\(child).1.partial")
    try OutputFile.write("whole", to: folder["a"])
    #expect(folder.names == ["a"])
  }

  @Test(arguments: [0o604, 0o600, 0o755, 0o664])
  func `a file keeps its mode`(mode: Int) throws {
    try folder.write("old", to: "a")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder["a"])
    try OutputFile.write("new", to: folder["a"])
    #expect(folder.mode(of: "a") == mode)
    #expect(folder.text(of: "a") == "new")
  }

  @Test func `a FIFO is written through and stays one`() async throws {
    try #require(folder.makeFIFO("pipe"))
    let path = folder["pipe"]
    // Opening a pipe waits for the other end, which needs a thread of its own.
    let read = AsyncStream<Data?> { stream in
      Thread {
        stream.yield(FileHandle(forReadingAtPath: path)?.readDataToEndOfFile())
        stream.finish()
      }.start()
    }
    try OutputFile.write("through", to: path)
    #expect(await read.first { _ in true } == Data("through".utf8))
    #expect(folder.type(of: "pipe") != .typeRegular)
    #expect(folder.names == ["pipe"])
  }

  @Test(.enabled(if: geteuid() == 0, "only a superuser makes devices"))
  func `a device is written through and stays one`() throws {
    guard folder.makeDevice("null") else { return }
    try OutputFile.write("gone", to: folder["null"])
    #expect(folder.type(of: "null") == .typeCharacterSpecial)
    #expect(folder.names == ["null"])
  }

  @Test func `a descriptor of the program is written through`() throws {
    try folder.write("", to: "log")
    let log = try #require(FileHandle(forWritingAtPath: folder["log"]))
    try log.write(contentsOf: Data("before ".utf8))
    try OutputFile.write("after", to: "/dev/fd/\(log.fileDescriptor)")
    #expect(folder.text(of: "log") == "before after")
    #expect(folder.names == ["log"])
  }

  @Test func `a link is followed and stays`() throws {
    try folder.makeFolder("sub")
    try folder.write("old", to: "sub/target")
    try folder.link("second", to: "sub/target")
    try folder.link("first", to: "./second")
    try OutputFile.write("new", to: folder["first"])
    #expect(folder.text(of: "sub/target") == "new")
    #expect(folder.target(of: "first") == "./second")
    #expect(folder.target(of: "second") == "sub/target")
  }

  @Test func `a link that leads nowhere makes its target`() throws {
    try folder.makeFolder("sub")
    try folder.link("sub/link", to: "../made")
    try OutputFile.write("new", to: folder["sub/link"])
    #expect(folder.text(of: "made") == "new")
    #expect(folder.target(of: "sub/link") == "../made")
  }

  @Test func `links in a circle are refused`() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    #expect(throws: OutputError.self) { try OutputFile(path: folder["a"]) }
    #expect(folder.names == ["a", "b"])
  }

  @Test func `a link that leads out of an enclosure is refused`() throws {
    try folder.makeFolder("in")
    try folder.write("old", to: "victim")
    try folder.link("in/link", to: "../victim")
    #expect(throws: OutputError.self) {
      try OutputFile.write([], to: folder["in/link"], within: Enclosure(folder["in"]))
    }
    #expect(folder.text(of: "victim") == "old")
  }

  @Test func `several files appear together or not at all`() throws {
    try folder.write("old", to: "a")
    try folder.makeFolder("gone")
    let files = try ["a", "new", "gone/c"].map { try OutputFile(path: folder[$0]) }
    for file in files { try file.write([UInt8]("half".utf8)) }
    try FileManager.default.removeItem(atPath: folder["gone"])
    #expect(throws: OutputError.self) { try OutputFile.close(files) }
    #expect(folder.text(of: "a") == "old")
    #expect(folder.text(of: "new") == nil)
  }

  @Test func `files that appear together leave nothing else behind`() throws {
    try folder.write("old", to: "a")
    let files = try ["a", "b"].map { try OutputFile(path: folder[$0]) }
    for file in files { try file.write([UInt8]("new".utf8)) }
    try OutputFile.close(files)
    #expect(folder.names == ["a", "b"])
    #expect(folder.text(of: "a") == "new")
  }

  @Test func `what a program left that is no more is removed, and nothing else`() throws {
    let ended = Process()
    ended.executableURL = URL(fileURLWithPath: "/bin/true")
    try ended.run()
    ended.waitUntilExit()
    let dead = ".render-anim.\(ended.processIdentifier).1.partial"
    let kept = [".a.partial", ".render-anim.\(getppid()).1.partial", ".render-anim.x.1.partial"]
    for name in kept + [dead] { try folder.write("", to: name) }
    try OutputFile.write("new", to: folder["a"])
    #expect(folder.names == (kept + ["a"]).sorted())
  }
}
