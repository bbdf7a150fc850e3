import Foundation

extension SymbolTable {
  /// Playing, recording, pictures and devices.
  static let media: [Entry] = [
    Entry("play", .area("@1.6M5.8 3.2L21 12L5.8 20.8Z")),
    Entry("pause", .area("R5 3.4 4 17.2 1.2"), .area("R15 3.4 4 17.2 1.2")),
    Entry("stop", .area("R4.2 4.2 15.6 15.6 2.6")),
    Entry(
      "playpause", .area("@1.2M.8 5L11 12L.8 19Z"), .area("R14 5 2.6 14 .9"),
      .area("R20.4 5 2.6 14 .9")),
    Entry("forward", .area("@1.2M1 5L11.4 12L1 19Z"), .area("@1.2M12.8 5L23.2 12L12.8 19Z")),
    Entry("backward", .area("@1.2M11.2 5L.8 12L11.2 19Z"), .area("@1.2M23 5L12.6 12L23 19Z")),
    Entry("forward.end", .area("@1.4M4 4.6L16 12L4 19.4Z"), .line("M19.8 4.6V19.4")),
    Entry("backward.end", .area("@1.4M20 4.6L8 12L20 19.4Z"), .line("M4.2 4.6V19.4")),
    Entry("eject", .area("@1.2M12 3.4L20.8 14H3.2Z"), .line("M3.6 19.6H20.4")),
    Entry("goforward", parts: forwardTurn),
    Entry("gobackward", parts: forwardTurn.mirrored),
    Entry("goforward.10", parts: forwardTurn + ten),
    Entry("gobackward.10", parts: forwardTurn.mirrored + ten),
    Entry("goforward.15", parts: forwardTurn + fifteen),
    Entry("gobackward.15", parts: forwardTurn.mirrored + fifteen),
    Entry("goforward.30", parts: forwardTurn + thirty),
    Entry("gobackward.30", parts: forwardTurn.mirrored + thirty),
    Entry("speaker", parts: speaker.placed(x: 5, y: 0)),
    Entry("speaker.slash", parts: speaker.placed(x: 5, y: 0) + [.line("M3.4 3L21.4 21").apart]),
    Entry("speaker.wave.1", parts: speaker.placed(x: 2.6, y: 0) + [wave1.placed(x: 2.6, y: 0)]),
    Entry(["speaker.wave.2", "speaker.2"], parts: speaker + [wave1, wave2]),
    Entry(
      ["speaker.wave.3", "speaker.3"],
      parts: speaker.placed(x: -1.6, y: 0) + [wave1, wave2, wave3].placed(x: -1.6, y: 0)),
    Entry("speaker.plus", parts: speaker.placed(x: 1, y: 0) + [.line("M19 8.4V15.6M15.4 12H22.6")]),
    Entry("speaker.minus", parts: speaker.placed(x: 1, y: 0) + [.line("M15.4 12H22.6")]),
    Entry(
      "music.note", .line("M10.8 18.4V4.4"), .solid("E7.9 18.8 3.9 3"),
      .solid(
        "@1M9.84 4.6C9.84 4 10.2 3.6 10.8 3.4L17 1.8C17.8 1.6 18.4 2 18.4 2.8V5.8C18.4 6.4 18 6.8 17.4 7L9.84 9Z"
      )),
    Entry(
      "music.note.list", .line("M18.4 17.6V4.8"), .solid("E15.9 18 3.4 2.6"),
      .solid(
        "M17.44 4.8C17.44 4.2 17.8 3.8 18.4 3.6L22.8 2.4C23.6 2.2 24 2.6 24 3.4V5.4C24 6 23.8 6.4 23.2 6.6L17.44 8Z"
      ), .line("M1.4 4.6H12.4M1.4 10.2H12.4M1.4 15.8H8.8")),
    Entry(
      "music.quarternote.3", .line("M6 15.6V4.6M13.6 19.6V8.6M21.2 14.6V3.6").inner,
      .solid("E3.8 15.8 2.9 2.3"), .solid("E11.4 19.8 2.9 2.3"), .solid("E19 14.8 2.9 2.3")),
    Entry(
      "music.mic",
      .area(
        "M13.6 13.4L5.4 21.6C4.8 22.2 4 22.2 3.4 21.6L2.4 20.6C1.8 20 1.8 19.2 2.4 18.6L10.6 10.4"),
      .area("O16.4 7.6 5.4")),
    Entry(
      "mic", .area("R8.2 1.2 7.6 13.4 3.8"), .line("M4.6 10.8V11.6A7.4 0 0 19.4 11.6V10.8").wide(1),
      .line("M12 19V22.6M8 22.6H16")),
    Entry(
      "headphones", .line("M2.8 17V11.8A9.2 0 1 21.2 11.8V17"), .area("R2.6 13.4 3.8 7.8 1.7"),
      .area("R17.6 13.4 3.8 7.8 1.7")),
    Entry(
      "airpods",
      .area(
        "M8.8 2.6C10.4 2.6 11 3.8 11 5.6V20C11 20.9 10.5 21.4 9.7 21.4C8.9 21.4 8.4 20.9 8.4 20V10.6C5.4 10.8 3 9.2 3 6.6C3 4.2 5.4 2.6 8.8 2.6Z"
      ).inner,
      .area(
        "M15.2 2.6C13.6 2.6 13 3.8 13 5.6V20C13 20.9 13.5 21.4 14.3 21.4C15.1 21.4 15.6 20.9 15.6 20V10.6C18.6 10.8 21 9.2 21 6.6C21 4.2 18.6 2.6 15.2 2.6Z"
      ).inner.placed(x: 0.6, y: 0)),
    Entry(
      "metronome", .area("@1.6M8.8 2H15.2L19.4 22H4.6Z"),
      .detail("M5.6 17H18.4M12 16.8L16.2 7.6")),
    Entry(
      "waveform",
      .line("M1.6 10.6V13.4M5.8 7.6V16.4M10 3.4V20.6M14.2 7V17M18.4 4.8V19.2M22.6 10.6V13.4")),
    Entry("waveform.path.ecg", .line("@.6M1 13H6L9 4.4L13.4 20L16.8 9.6L18.4 13H23")),
    Entry("waveform.path", .line("M1 12H3.4L5.6 7.6L9 19.4L12.4 3.4L15.8 17L18.4 9.4L20 12H23")),
    Entry(
      "camera",
      .area(
        "M.8 8.4A2.8 0 1 3.6 5.6H6C6.6 5.6 7 5.4 7.4 4.9L8.3 3.7C8.7 3.2 9.2 2.9 10 2.9H14C14.8 2.9 15.3 3.2 15.7 3.7L16.6 4.9C17 5.4 17.4 5.6 18 5.6H20.4A2.8 0 1 23.2 8.4V18A2.8 0 1 20.4 20.8H3.6A2.8 0 1 .8 18Z"
      ), .detail("O12 12.8 4.5"), .hole("O19.6 9.1 1.1")),
    Entry(
      "camera.rotate",
      .area(
        "M.8 8.4A2.8 0 1 3.6 5.6H6C6.6 5.6 7 5.4 7.4 4.9L8.3 3.7C8.7 3.2 9.2 2.9 10 2.9H14C14.8 2.9 15.3 3.2 15.7 3.7L16.6 4.9C17 5.4 17.4 5.6 18 5.6H20.4A2.8 0 1 23.2 8.4V18A2.8 0 1 20.4 20.8H3.6A2.8 0 1 .8 18Z"
      ),
      .detail(
        "M7.6 12.2A4.6 0 1 15.6 10.4M16.4 13.6A4.6 0 1 8.4 15.4M16 7.8V10.6H13.2M8 18V15.2H10.8"
      ).wide(0.85)),
    Entry(
      "photo", .area("R.8 3.4 22.4 17.2 3.4"), .hole("O7 9 2.1"),
      .detail(
        "M1.8 17.8L7.2 12.9C7.9 12.3 8.7 12.3 9.4 12.9L12.2 15.4L16.4 11.3C17.1 10.6 18.1 10.6 18.8 11.3L22.6 15"
      )),
    Entry(
      "photo.on.rectangle",
      .line("M19.8 3.4A3.2 0 0 16.8 1.4H3.6A3.2 0 0 .4 4.6V13.4A3.2 0 0 2.4 16.4"),
      .area("R5.4 5.6 19.4 15.8 3.2"), .hole("O10.6 10.6 1.8"),
      .detail(
        "M6.2 19L10.8 14.8C11.4 14.3 12.2 14.3 12.8 14.8L15.2 16.9L18.9 13.4C19.5 12.8 20.3 12.8 20.9 13.4L24.2 16.6"
      )),
    Entry(
      "photo.stack", .line("M5.6 4.4H18.4M7.8 1.2H16.2").inner, .area("R1.2 7.6 21.6 14.6 3.2"),
      .hole("O6.6 12.2 1.7"),
      .detail(
        "M2 19.8L7 15.6C7.6 15.1 8.4 15.1 9 15.6L11.6 17.9L15.6 14.4C16.2 13.8 17 13.8 17.6 14.4L22 18"
      )),
    Entry(
      "film", .area("R.8 3.6 22.4 16.8 3"), .detail("M6.2 4V20M17.8 4V20M6.2 12H17.8").wide(0.85),
      .detail("M1.2 9.2H6M1.2 14.8H6M18 9.2H22.8M18 14.8H22.8").wide(0.7)),
    Entry("tv", .area("R.6 3.4 22.8 14.4 2.8"), .line("M7.6 21.4H16.4")),
    Entry("display", .area("R.6 2.4 22.8 14.8 2.8"), .line("M8.2 21.8H15.8M12 17.4V21.6")),
    Entry(
      "desktopcomputer", .area("R.8 2 22.4 15 2.8").outlined, .line("M1 13.2H23").inner.outlined,
      .area("M.8 12.6V4.8A2.8 0 1 3.6 2H20.4A2.8 0 1 23.2 4.8V12.6Z").filled,
      .line("M.8 15.4A2 0 0 2.8 17H21.2A2 0 0 23.2 15.4").filled,
      .line("M9.6 17.2L9 21.8M14.4 17.2L15 21.8M7.4 22H16.6")),
    Entry(
      ["laptopcomputer", "macbook"],
      .area("M3.2 18.2V6.6A2.4 0 1 5.6 4.2H18.4A2.4 0 1 20.8 6.6V18.2"),
      .line("M.4 18.4H23.6A2.4 0 1 21.4 20H2.6A2.4 0 1 .4 18.4Z").wide(0.9)),
    Entry(
      ["iphone", "iphone.gen3", "iphone.gen2", "iphone.gen1"], .area("R5.8 .8 12.4 22.4 3.2"),
      .detail("M10.4 4.2H13.6").wide(0.9), .detail("M9.4 20.2H14.6").wide(0.6)),
    Entry(
      "iphone.landscape",
      parts: ([
        .area("R5.8 .8 12.4 22.4 3.2"), .detail("M10.4 4.2H13.6").wide(0.9),
        .detail("M9.4 20.2H14.6").wide(0.6),
      ] as [SymbolPart]).turned(-90)),
    Entry(
      "iphone.radiowaves.left.and.right", .area("R7.4 2.8 9.2 18.4 2.4"),
      .detail("M10.8 5.8H13.2").wide(0.8),
      .line(
        "M3.8 8.4A7 0 0 3.8 15.6M.6 6A12 0 0 .6 18M20.2 8.4A7 0 1 20.2 15.6M23.4 6A12 0 1 23.4 18")),
    Entry(
      ["ipad", "ipad.gen1", "ipad.gen2"], .area("R3.4 1 17.2 22 3"), .detail("M9 20H15").wide(0.6)),
    Entry("ipad.landscape", .area("R1 3.4 22 17.2 3"), .detail("M9 17.6H15").wide(0.6)),
    Entry(
      "applewatch", .area("R5.4 5.2 12.6 13.6 3.6"),
      .line("@1.4M7.6 5.2L8.6 1.2H14.8L15.8 5.2M7.6 18.8L8.6 22.8H14.8L15.8 18.8"),
      .line("M20 9.8V12.6").wide(1.1)),
    Entry(
      "printer", .line("@1.4M6 7.6V2.2H18V7.6"),
      .area(
        "M6 17.4H3.8A2.6 0 1 1.2 14.8V10.2A2.6 0 1 3.8 7.6H20.2A2.6 0 1 22.8 10.2V14.8A2.6 0 1 20.2 17.4H18"
      ), .area("@1.4M6 13.4H18V22H6Z").apart.outlined, .cut("R4.6 12.4 14.8 7 .6").filled,
      .line("@1.4M6.6 13.8H17.4V21.8H6.6Z").filled, .hole("O19 10.9 1.05")),
    Entry(
      "keyboard", .area("R-.6 4.4 25.2 15.2 3"),
      .detail(
        "M4 8.8h0M8 8.8h0M12 8.8h0M16 8.8h0M20 8.8h0M4 12.2h0M8 12.2h0M12 12.2h0M16 12.2h0M20 12.2h0M4 15.6h0M20 15.6h0"
      ).wide(1.1), .detail("M8 15.6H16")),
    Entry(
      "gamecontroller",
      .area(
        "M6.8 4.8H17.2C20.4 4.8 22 6.8 22.8 10.2C23.4 12.8 23.8 15.2 23.8 16.8C23.8 18.6 22.8 19.6 21.4 19.6C20.2 19.6 19.4 19 18.6 18L16.8 15.8H7.2L5.4 18C4.6 19 3.8 19.6 2.6 19.6C1.2 19.6 .2 18.6 .2 16.8C.2 15.2 .6 12.8 1.2 10.2C2 6.8 3.6 4.8 6.8 4.8Z"
      ), .detail("M7.4 7.8V12.6M5 10.2H9.8").wide(0.9), .hole("O15.2 11.6 1.25"),
      .hole("O18.4 8.8 1.25")),
    Entry("battery.0", parts: battery),
    Entry("battery.25", parts: battery + [.solid("R2.9 8.5 4.4 7 1.1")]),
    Entry("battery.50", parts: battery + [.solid("R2.9 8.5 8.6 7 1.1")]),
    Entry("battery.75", parts: battery + [.solid("R2.9 8.5 12.6 7 1.1")]),
    Entry("battery.100", parts: battery + [.solid("R2.9 8.5 16.6 7 1.1")]),
    Entry(
      ["battery.100.bolt", "battery.100percent.bolt"],
      parts: battery + [
        .solid("R2.9 8.5 16.6 7 1.1"),
        .solid("@.3M12.6 4L6.4 12.8H10.6L9.8 20L16 11.2H11.8Z").apart,
      ]),
    Entry(
      "server.rack", .area("R2.2 2.2 19.6 5.6 1.8"), .area("R2.2 9.2 19.6 5.6 1.8"),
      .area("R2.2 16.2 19.6 5.6 1.8"),
      .cut("R1 7.95 22 1.1 0M1 14.95H23V16.05H1Z").filled, .hole("O18 5 1"), .hole("O18 12 1"),
      .hole("O18 19 1")),
    Entry(
      "externaldrive", .area("@2.4M1.2 14.4L4.6 6.4H19.4L22.8 14.4V19H1.2Z").outlined,
      .line("M1.6 13.6H22.4").outlined, .area("@2M3.4 11.6L5.4 6.4H18.6L20.6 11.6Z").filled.inner,
      .area("R1.6 14.6 20.8 4.6 1.8").filled.apart, .hole("O18.6 16.6 1.05")),
    Entry(
      "cpu", .area("R4.6 4.6 14.8 14.8 2.6"), .detail("R9 9 6 6 1"),
      .line(
        "M8.6 4.4V1.4M12 4.4V1.4M15.4 4.4V1.4M8.6 22.6V19.6M12 22.6V19.6M15.4 22.6V19.6M4.4 8.6H1.4M4.4 12H1.4M4.4 15.4H1.4M22.6 8.6H19.6M22.6 12H19.6M22.6 15.4H19.6"
      ).wide(0.75).inner),
    Entry(
      "hifispeaker", .area("R4.4 1.2 15.2 21.6 3"), .detail("O12 15 4.2"), .hole("O12 6.4 1.6")),
    Entry(
      "homepod",
      .area(
        "M3.4 12.6C3.4 6.4 6.6 4.2 12 4.2C17.4 4.2 20.6 6.4 20.6 12.6C20.6 18.4 17.8 21.4 12 21.4C6.2 21.4 3.4 18.4 3.4 12.6Z"
      ), .detail("E12 7.4 3.4 .6").wide(0.8)),
    Entry("computermouse", .area("R6.2 1.4 11.6 21.2 5.8"), .detail("M12 5.2V8.8")),
    Entry("cursorarrow", .area("@.8M5.6 2.4L19.4 14.2H12.6L9.4 20.6Z")),
    Entry("terminal", .area("R1 3.4 22 17.2 3.4"), .detail("M5 8L8.6 11.2L5 14.4M11.4 14.8H16.6")),
    Entry(
      "airplayaudio", .line("M6.4 14.6A6.6 1 1 17.6 14.6M4 18.1A10.63 1 1 20 18.1"),
      .solid("@.6M12 13L18.4 21.4H5.6Z")),
    Entry(
      "airplayvideo", .line("@2M6.4 16.4H1.4V4H22.6V16.4H17.6"),
      .solid("@.6M12 13.6L18.4 21.4H5.6Z")),
    Entry("rectangle.inset.filled", .line("R1 4 22 16 3.5"), .solid("R4.2 7.2 15.6 9.6 1")),
    Entry("pip", .line("R.6 3.6 22.8 16.8 3.2"), .solid("R11.4 11.4 9.2 6.2 1")),
  ]

  private static let battery: [SymbolPart] = [
    .line("R0 5.6 22.4 12.8 3.6").wide(0.8),
    .solid("M24 9.8C25.2 10.2 25.8 11 25.8 12C25.8 13 25.2 13.8 24 14.2Z"),
  ]
  private static let speaker: [SymbolPart] = [
    .area(
      "@1M.4 8.8H4.2L9.8 3.8C10.4 3.3 11 3.5 11 4.3V19.7C11 20.5 10.4 20.7 9.8 20.2L4.2 15.2H.4Z")
  ]
  private static let wave1 = SymbolPart.line("M14.2 15.2A5.2 0 0 14.2 8.8")
  private static let wave2 = SymbolPart.line("M17.2 18A9.6 0 0 17.2 6").secondary
  private static let wave3 = SymbolPart.line("M20.2 20.8A14 0 0 20.2 3.2").tertiary
  private static let forwardTurn: [SymbolPart] = [
    .line("M12.4 4.2A9 1 0 20.4 10M9.4 .6L13 4.2L9.4 7.8")
  ]
  private static let ten: [SymbolPart] = [
    .line(
      "M7.2 11.2L9 10V17M14.4 10C15.9 10 16.4 11.4 16.4 13.5C16.4 15.6 15.9 17 14.4 17C12.9 17 12.4 15.6 12.4 13.5C12.4 11.4 12.9 10 14.4 10Z"
    ).wide(0.72).inner
  ]
  private static let fifteen: [SymbolPart] = [
    .line(
      "M7.2 11.2L9 10V17M16 10H12.8L12.4 13.2C13.8 12.2 16.4 12.4 16.4 14.7C16.4 17.2 13.2 17.6 12.2 16"
    ).wide(0.72).inner
  ]
  private static let thirty: [SymbolPart] = [
    .line(
      "M7 11C7.8 9.6 10.6 9.6 10.6 11.7C10.6 12.8 9.8 13.3 8.6 13.3C9.9 13.3 10.8 13.9 10.8 15C10.8 17.4 7.6 17.4 6.8 15.8M15.4 10C16.9 10 17.4 11.4 17.4 13.5C17.4 15.6 16.9 17 15.4 17C13.9 17 13.4 15.6 13.4 13.5C13.4 11.4 13.9 10 15.4 10Z"
    ).wide(0.72).inner
  ]
}
