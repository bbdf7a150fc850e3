import AnimCodecs
import Foundation
import Testing

/// Pictures between the lines of a terminal.
struct TerminalPictureTests {
  private func program() throws -> Program {
    let program = try Program()
    try program.write(
      Program.smallScenario + """

        timeline:
          - insertItems: [[0, 0]]
          - wait: 0.2
        """, to: "a.yaml")
    return program
  }

  /// The commands of kitty's protocol in some output: keys, and the data of all their parts.
  private func commands(_ output: [UInt8]) -> [(keys: [String: String], data: [UInt8])] {
    var found: [(keys: [String: String], text: String)] = []
    var continues = false
    for part in String(decoding: output, as: UTF8.self).split(separator: "\u{1B}_G").filter({
      $0 != "\n"
    }) {
      let halves = part.split(separator: "\u{1B}\\")[0]
        .split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      let keys = Dictionary(
        uniqueKeysWithValues: halves[0].split(separator: ",").map { pair in
          (String(pair.prefix(1)), String(pair.dropFirst(2)))
        })
      if continues {
        found[found.count - 1].text += halves[1]
      } else {
        found.append((keys, String(halves[1])))
      }
      continues = keys["m"] == "1"
    }
    return found.map { ($0.keys, [UInt8](Data(base64Encoded: $0.text) ?? Data())) }
  }

  @Test func `kitty gets the file of a still`() throws {
    let program = try program()
    let outcome = try program.run("still", "a.yaml", "-o", "a.png", "--show", "kitty")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let commands = commands(outcome.output)
    #expect(commands.map(\.data) == [try program.bytes(of: "a.png")])
    #expect(commands[0].keys["a"] == "T")
  }

  @Test func `kitty gets every frame of an animation with its time, and plays it`() throws {
    let program = try program()
    let outcome = try program.run("a.yaml", "--gif", "a.gif", "--show", "kitty")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let commands = commands(outcome.output)
    let reader = try AnimationReader(try program.bytes(of: "a.gif"))
    var frames: [AnimationFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    #expect(frames.count > 3)
    let pictures = commands.filter { !$0.data.isEmpty }
    #expect(try pictures.map { try PNGDecoder().decode($0.data) } == frames.map(\.pixmap))
    let gaps = commands.compactMap { $0.keys["z"].flatMap(Int.init) }
    #expect(gaps == frames.map { Int(($0.duration * 1000).rounded()) })
    #expect(Set(commands.compactMap { $0.keys["i"] }).count == 1)
    #expect(commands.allSatisfy { $0.keys["q"] == "2" })
    #expect(commands.last?.keys["s"] == "3")
  }

  @Test func `iTerm gets whole files, other terminals sixels`() throws {
    let program = try program()
    let iterm = try program.run("a.yaml", "--gif", "a.gif", "--show", "iterm")
    let file = Data(try program.bytes(of: "a.gif")).base64EncodedString()
    #expect(String(decoding: iterm.output, as: UTF8.self).hasSuffix(":\(file)\u{7}\n"))
    let sixel = try program.run("still", "a.yaml", "--show", "sixel")
    #expect(
      String(decoding: sixel.output, as: UTF8.self).hasPrefix("\u{1B}P0;1;0q\"1;1;20;20#0;2;"))
  }

  @Test func `no terminal and no room on the standard output are mistakes`() throws {
    let program = try program()
    for arguments in [
      ["a.yaml", "--show", "auto"], ["still", "a.yaml", "--show", "auto"],
      ["still", "a.yaml", "-o", "-", "--show", "kitty"],
      ["a.yaml", "--gif", "-", "--show", "kitty"],
      ["a.yaml", "--json-summary", "--show", "kitty"],
    ] {
      let outcome = try program.run(arguments)
      #expect(outcome.code == 64, "\(arguments)")
      #expect(outcome.output == [])
    }
    #expect(program.files() == ["a.yaml"])
  }

  /// `script` gives the program a terminal of its own.
  @Test(arguments: [
    (["TERM": "foot"], "\u{1B}P0;1;0q"), (["TERM": "xterm-kitty"], "\u{1B}_Ga=T,f=100"),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], "\u{1B}]1337;File=inline=1"),
    (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], "\u{1B}_G"),
    (["TERM": "screen", "KITTY_WINDOW_ID": "1"], nil), (["TERM": "dumb"], nil),
  ])
  func `the terminal says what it shows`(environment: [String: String], start: String?) throws {
    let program = try program()
    let outcome = try program.run(
      [
        "-qec", "'\(Program.executable.path)' still a.yaml -o a.png --quiet --show auto",
        "/dev/null",
      ],
      environment: environment, executable: URL(fileURLWithPath: "/usr/bin/script"))
    let output = String(decoding: outcome.output, as: UTF8.self)
    if let start {
      #expect(outcome.code == 0, "\(output)")
      #expect(output.hasPrefix(start))
    } else {
      #expect(outcome.code == 64)
      #expect(output.contains("this terminal is not known to show pictures"))
    }
  }
}
