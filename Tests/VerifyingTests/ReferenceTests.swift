import AnimPixels
import AnimScenarioFormat
import Foundation
import Testing

@testable import AnimVerifying

@MainActor struct ReferenceTests {
  @Test func `a reference holds what was performed`() async throws {
    let performance = try await performance(changed())
    let files = try await Reference.files(for: performance)
    let reference = try Reference { files[$0] }
    #expect(reference.digests == performance.digests)
    #expect(reference.trace == performance.trace)
    #expect(performance.samples.count > 4)
    for frame in performance.samples {
      #expect(reference.picture(of: frame) == performance.pictures[frame])
    }
    #expect(files.values.reduce(0) { $0 + $1.count } < 30_000)
  }

  @Test func `a line of the layout has what has changed since the one before`() throws {
    let text = """
      {"times":[0,1,2,3]}
      {"t":0,"el":"cell [0,0]","frame":[0,0,10,10],"alpha":1,"transform":[1,0,0,1],"z":0}
      {"t":1,"el":"cell [0,0]","alpha":0.5}
      {"t":2,"el":"cell [0,0]","gone":true}
      {"t":3,"el":"cell [0,0]","frame":[0,0,10,10],"alpha":0.5,"transform":[1,0,0,1],"z":0}

      """
    let trace = try LayoutTrace(text)
    #expect(trace.text == text)
    let states = trace.states(of: "cell [0,0]")
    #expect(states.map { $0?.alpha } == [1, 0.5, nil, 0.5])
    #expect(states[1]?.width == 10)
    // After it was gone there is nothing to go on from.
    #expect(throws: ReferenceError.damaged("a line is not complete")) {
      try LayoutTrace(
        text.replacing(
          #"{"t":3,"el":"cell [0,0]","frame":[0,0,10,10],"#, with: #"{"t":3,"el":"cell [0,0]","#))
    }
  }

  @Test func `fewer frames are stored where all would take too much`() async throws {
    let performance = try await performance(changed())
    let files = try await Reference.files(for: performance, limit: 6000)
    let reference = try Reference { files[$0] }
    #expect(reference.manifest.samples.count < performance.samples.count)
    #expect(reference.manifest.samples.last == performance.samples.last)
    #expect(reference.digests == performance.digests)
    #expect(Judge(performance, reference).verdict(name: "six").status == .passed)
  }

  @Test func `a timeline without steps has one frame`() async throws {
    let empty = try changed(
      "timeline:\n  - wait: 0.1\n  - insertItems: [[0, 1]]\n  - wait: 0.1", to: "timeline: []")
    let performance = try await performance(empty)
    #expect(performance.digests.count == 1)
    #expect(try await verdict(on: empty, by: empty).status == .passed)
  }

  @Test func `what cannot be read is told apart`() async throws {
    let files = try await Reference.files(for: try await performance(changed()))
    func error(_ kind: ReferenceFile, _ text: String?) -> ReferenceError? {
      do {
        _ = try Reference { $0 == kind ? text.map { Array($0.utf8) } : files[$0] }
        return nil
      } catch {
        return error
      }
    }
    #expect(
      error(.frames, "version https://git-lfs.github.com/spec/v1") == .unfetched("frames.apng"))
    for (kind, text) in [
      (ReferenceFile.frames, "no picture"), (.manifest, "{}"), (.layout, ""), (.layout, nil),
      (.layout, "{\"times\":[0,1]}"), (.scenario, "{"), (.scenario, "{\"a\":1}"),
    ] {
      guard case .damaged = error(kind, text) else {
        Issue.record("'\(text ?? "nothing")' as \(kind) is not damaged")
        continue
      }
    }
    #expect(throws: ReferenceError.missing) { try Reference { _ in nil } }
  }

  @Test func `names do not collide`() {
    func name(_ file: String) -> String {
      ReferenceStore.name(of: file, theme: .dark, scale: 2)
    }
    #expect(name("Scenarios/list.yaml") == "list/dark@2x")
    #expect(name("./Scenarios/a/list.yaml") == "a/list/dark@2x")
    #expect(name("list.yaml") == "list/dark@2x")
    #expect(name("b/list.yaml") == "b/list/dark@2x")
  }

  @Test func `what has not changed is not written again`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "references-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = ReferenceStore(folder: folder.path)
    let first = try await performance(changed())
    let written = try await store.write(first, name: "six/light@1x")
    #expect(written.files.count == 4 && written.oldBytes == nil)
    #expect(try await store.write(first, name: "six/light@1x").files == [])
    // Only colours differ, so the layout stays.
    let other = try await performance(changed("#007AFF", to: "#FF0000"))
    let planned = try await store.write(other, name: "six/light@1x", dryRun: true)
    #expect(planned.files == [.frames, .manifest, .scenario])
    #expect(try store.read("six/light@1x", of: "six.yaml").digests == first.digests)
    #expect(store.names() == ["six/light@1x"])
    // What a test acts out says nothing, and what a scenario said is not left there.
    var unsaid = try changed()
    unsaid.outline = .empty
    let silent = try await store.write(performance(unsaid), name: "six/light@1x")
    #expect(silent.files == [.scenario])
    #expect(try store.read("six/light@1x", of: "six.yaml").outline == nil)
    #expect(throws: ReferenceError.otherScenario("six.yaml")) {
      try store.read("six/light@1x", of: "seven.yaml")
    }
    try store.remove("six/light@1x")
    #expect(store.names() == [])
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `digests are those of FIPS 180-4`(text: String, digest: String) {
    #expect(SHA256.digest(of: Array(text.utf8)) == digest)
  }

  @Test(arguments: [1, 5, 11, 12, 13, 14, 27, 28, 29, 30, 31])
  func `the digest of a picture is that of its bytes`(width: Int) {
    let pixels = (0..<width).map { UInt32($0) &* 0x0123_4567 }
    let words = [UInt32(width), 1] + pixels
    let bytes = words.flatMap { word in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
    let pixmap = Pixmap(size: PixelSize(width: width, height: 1), pixels: pixels)
    #expect(SHA256.digest(of: pixmap) == SHA256.digest(of: bytes))
  }
}

struct TimingShiftTests {
  private func shift(_ expected: String, _ actual: String) -> TimingShift? {
    TimingShift(expected: expected.map(String.init), actual: actual.map(String.init))
  }

  @Test func `a delay is found whether or not the end moves`() {
    #expect(shift("aabcde", "aaabcde")?.delay == 1)
    #expect(shift("aabcdeee", "aaaabcde")?.delay == 2)
    #expect(shift("aabcdeee", "aaaabcde")?.frames == 2...6)
    #expect(shift("aaabcdee", "abcdeeee")?.delay == -2)
  }

  @Test func `what never happens is not late`() {
    #expect(shift("aabcde", "aaaaaa") == nil)
    #expect(shift("aabcde", "aabxde") == nil)
    #expect(shift("aaaa", "aaaaa") == nil)
    #expect(shift("aabcde", "aabcdee") == nil)
  }
}
