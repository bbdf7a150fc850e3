import AVFoundation
import AnimLayers
import Foundation
import Testing
import UIKitCore

@MainActor struct PlayerTests {
  private let clock = MediaClock()
  private let environment = UIEnvironment()

  private func run<Result>(_ body: () -> Result) -> Result {
    MediaClock.$current.withValue(clock) { environment.run(body) }
  }

  private var address: URL { URL(filePath: "/film.mp4") }

  @Test func `time passes in a player as it does on the clock, at the player's rate`() {
    run {
      let player = AVPlayer(url: address)
      player.play()
      clock.advance(to: 2)
      #expect(player.currentTime().seconds == 2)
      player.rate = 0.5
      clock.advance(to: 4)
      #expect(player.currentTime().seconds == 3)
      player.pause()
      clock.advance(to: 9)
      #expect(player.currentTime().seconds == 3)
      #expect(player.timeControlStatus == .paused)
    }
  }

  @Test func `the end of an item is announced when it is due, once`() {
    run {
      let player = AVPlayer(url: address)
      var ends: [Double] = []
      let observer = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
      ) { _ in MainActor.assumeIsolated { ends.append(clock.now) } }
      defer { NotificationCenter.default.removeObserver(observer) }
      let duration = player.currentItem?.duration.seconds ?? 0
      player.seek(to: CMTime(seconds: duration - 2, preferredTimescale: 600))
      player.play()
      clock.advance(to: 10)
      #expect(ends == [2])
      #expect(player.rate == 0)
    }
  }

  @Test func `a queue goes on to its next item and stops after the last`() {
    run {
      let items = [AVPlayerItem(url: address), AVPlayerItem(url: address)]
      let player = AVQueuePlayer(items: items)
      player.play()
      let duration = items[0].duration.seconds
      clock.advance(to: duration + 1)
      #expect(player.currentItem === items[1])
      #expect(player.currentTime().seconds == 1)
      clock.advance(to: 2 * duration + 1)
      #expect(player.currentItem == nil)
      #expect(player.rate == 0)
    }
  }

  @Test func `a looper begins again at the end`() {
    run {
      let player = AVQueuePlayer()
      let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: address))
      player.play()
      let duration = player.currentItem?.duration.seconds ?? 0
      clock.advance(to: duration + 3)
      #expect(player.currentTime().seconds == 3)
      looper.disableLooping()
    }
  }

  @Test func `observers are called when a time is come to`() {
    run {
      let player = AVPlayer(url: address)
      var times: [Double] = []
      let token = player.addBoundaryTimeObserver(
        forTimes: [0.5, 2].map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) },
        queue: nil
      ) { times.append(clock.now) }
      player.play()
      clock.advance(to: 1)
      #expect(times.count == 1 && times.allSatisfy { abs($0 - 0.5) < 0.02 })
      player.removeTimeObserver(token)
      clock.advance(to: 4)
      #expect(times.count == 1)
    }
  }

  @Test func `observers are called every so often while time passes, and not in a pause`() {
    run {
      let player = AVPlayer(url: address)
      var times: [Double] = []
      let token = player.addPeriodicTimeObserver(
        forInterval: CMTime(value: 1, timescale: 2), queue: nil
      ) { times.append($0.seconds) }
      player.play()
      clock.advance(to: 1.25)
      player.pause()
      clock.advance(to: 3)
      #expect(times == [0.5, 1])
      player.removeTimeObserver(token)
      player.play()
      clock.advance(to: 5)
      #expect(times == [0.5, 1])
    }
  }

  @Test func `a layer shows something only with an item, and the simulation says so once`() {
    run {
      let layer = AVPlayerLayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 160, height: 90)
      layer.displayIfNeeded()
      #expect(layer.content == .none)
      #expect(environment.messages.isEmpty)
      layer.player = AVPlayer(url: address)
      layer.displayIfNeeded()
      #expect(layer.content != .none)
      layer.player = AVPlayer(url: address)
      layer.displayIfNeeded()
      #expect(environment.messages.map(\.kind) == [.warning])
    }
  }

  @Test func `sums of times are exact`() {
    let third = CMTime(value: 1, timescale: 3)
    let sum = third + third + third
    #expect(sum == CMTime(value: 1, timescale: 1))
    #expect(sum - third == CMTime(value: 2, timescale: 3))
    #expect(!(CMTime.zero + .invalid).isNumeric)
    #expect(CMTime.positiveInfinity > sum)
  }
}
