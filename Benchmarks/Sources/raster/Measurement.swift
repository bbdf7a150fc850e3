import AnimPixels
import CReference
import Foundation

enum Measurement {
  /// Seconds of processor time that this process has used.
  static var processorTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  static var wallTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The median milliseconds of `frame`, after three calls to warm up, over at least `seconds`.
  static func median(
    seconds: Double = 0.35, clock: () -> Double = { processorTime }, _ frame: () -> Void
  ) -> Double {
    for _ in 0..<3 { frame() }
    var times: [Double] = []
    let begin = wallTime
    while wallTime - begin < seconds || times.count < 7 {
      let start = clock()
      frame()
      times.append((clock() - start) * 1000)
    }
    times.sort()
    return times[times.count / 2]
  }

  /// The yardstick: a translucent colour over a whole frame, in AVX2 by hand.
  static func sourceOver() -> Double {
    var frame = [UInt32](repeating: .max, count: Scene.size.area)
    return median(seconds: 0.1) {
      unsafe frame.withUnsafeMutableBufferPointer { pixels in
        if let base = pixels.baseAddress {
          unsafe reference_source_over(base, pixels.count, 0x8020_4060)
        }
      }
    }
  }
}
