import AnimRendering
import Testing

struct FrameScheduleTests {
  @Test func `the last frame is taken when all has come to rest`() {
    let schedule = FrameSchedule(framesPerSecond: 50, end: 1)
    #expect(schedule.count == 51)
    #expect(schedule.actedTime(ofTaken: 50) == 1)
    #expect(FrameSchedule(framesPerSecond: 50, end: 1.001).count == 52)
  }

  @Test func `an animation in which nothing happens is one frame`() {
    let schedule = FrameSchedule(framesPerSecond: 50, end: 0)
    #expect(schedule.count == 1)
    #expect(schedule.duration == 1.0 / 50)
  }

  @Test func `frames follow each other without gaps`() {
    let schedule = FrameSchedule(framesPerSecond: 30, end: 2, holdFirst: 0.5, holdLast: 1)
    for index in 1..<schedule.count {
      #expect(schedule.start(of: index) == schedule.end(of: index - 1))
    }
    // 61 frames of 1/30 s, and both holds.
    #expect(abs(schedule.duration - (61.0 / 30 + 1.5)) < 1e-12)
  }

  @Test func `a boomerang shows its turning points once`() {
    let schedule = FrameSchedule(framesPerSecond: 10, end: 0.3, order: .boomerang)
    #expect((0..<schedule.count).map(schedule.taken) == [0, 1, 2, 3, 2, 1])
  }

  @Test func `reversed frames begin at the end`() {
    let schedule = FrameSchedule(framesPerSecond: 10, end: 0.3, order: .reverse)
    #expect((0..<schedule.count).map(schedule.taken) == [3, 2, 1, 0])
  }

  @Test func `slow motion takes more frames of the same acting`() {
    let schedule = FrameSchedule(framesPerSecond: 50, slowMotion: 4, end: 1)
    #expect(schedule.count == 201)
    #expect(schedule.actedTime(ofTaken: 200) == 1)
    #expect(schedule.start(of: 200) == 4)
  }

  // MARK: Closing a loop

  @Test func `a rewound loop goes back through all times and ends before the first frame`() {
    let schedule = FrameSchedule(
      framesPerSecond: 10, end: 1, holdLast: 2, closing: .rewind(duration: 0.5))
    // 11 frames forward; of the five steps back, the last one is the first frame of the next play.
    #expect(schedule.count == 15)
    let back = (10..<15).map { schedule.actedTime(of: $0) }
    #expect(back[0] == 1)
    // Smoothstep of 1/5 … 4/5.
    for (time, part) in zip(back.dropFirst(), [0.2, 0.4, 0.6, 0.8]) {
      #expect(abs(time - (1 - part * part * (3 - 2 * part))) < 1e-12)
    }
    // The hold is that of the last frame forward, not of the last one shown.
    #expect(abs(schedule.start(of: 11) - schedule.start(of: 10) - 2.1) < 1e-12)
    #expect(abs(schedule.duration - 3.5) < 1e-12)
  }

  @Test func `a crossfade shows the last moment and ever more of the first one`() {
    let schedule = FrameSchedule(
      framesPerSecond: 10, end: 1, closing: .crossfade(duration: 0.4))
    #expect(schedule.count == 14)
    #expect((0..<11).allSatisfy { schedule.dissolve(of: $0) == nil })
    #expect((11..<14).map { schedule.dissolve(of: $0) } == [0.25, 0.5, 0.75])
    #expect((10..<14).allSatisfy { schedule.actedTime(of: $0) == 1 })
  }

  @Test(arguments: [FrameSchedule.Closing.rewind(duration: 0.5), .crossfade(duration: 0.5)])
  func `frames without gaps close a loop too, and one frame has none to close`(
    closing: FrameSchedule.Closing
  ) {
    let schedule = FrameSchedule(
      framesPerSecond: 30, end: 2, holdFirst: 0.5, holdLast: 1, closing: closing)
    for index in 1..<schedule.count {
      #expect(schedule.start(of: index) == schedule.end(of: index - 1))
    }
    #expect(abs(schedule.duration - (61.0 / 30 + 1.5 + 14.0 / 30)) < 1e-12)
    #expect(FrameSchedule(framesPerSecond: 50, end: 0, closing: closing).count == 1)
    #expect(
      FrameSchedule(framesPerSecond: 10, end: 1, order: .reverse, closing: closing).count == 11)
  }

  // MARK: Shutter

  @Test func `without a shutter a frame is one moment`() {
    let schedule = FrameSchedule(framesPerSecond: 50, end: 1)
    #expect((0..<schedule.count).allSatisfy { schedule.exposure(of: $0).count == 1 })
    #expect(schedule.exposure(of: 7) == [7.0 / 50])
  }

  @Test func `a shutter of half a turn is open for half of a frame's time`() throws {
    let schedule = FrameSchedule(
      framesPerSecond: 10, end: 1, shutter: Shutter(angle: 180, samples: 5))
    let times = schedule.exposure(of: 4)
    // 0.05 s around 0.4 s, cut into five parts, each seen in its middle.
    for (time, expected) in zip(times, [0.38, 0.39, 0.4, 0.41, 0.42]) {
      #expect(abs(time - expected) < 1e-12)
    }
    #expect(times.count == 5)
  }

  @Test func `rewinding blurs as much as it is fast`() throws {
    let schedule = FrameSchedule(
      framesPerSecond: 10, end: 10, closing: .rewind(duration: 1),
      shutter: Shutter(angle: 360, samples: 101))
    func span(_ index: Int) throws -> Double {
      let times = schedule.exposure(of: index)
      return try #require(times.last) - #require(times.first)
    }
    // In the middle of the way back, smoothstep's slope is 1.5: 10 s in 1 s, ten frames a second.
    let fast = try span(105)
    #expect(abs(fast / (1.5 * 100.0 / 101) - 1) < 0.02)
    #expect(try fast > 10 * span(50))
  }

  @Test func `an even number of moments becomes odd, so that one is the frame's own`() {
    #expect(Shutter(angle: 180, samples: 16).samples == 17)
    #expect(Shutter(angle: 180, samples: 1).samples == 1)
  }
}
