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
}
