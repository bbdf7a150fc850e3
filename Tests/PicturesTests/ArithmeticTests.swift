import AnimPixels
import Foundation
import Testing

@testable import AnimPictures

@Suite struct ArithmeticTests {
  static let arguments: [Float] = Array(stride(from: -30, through: 30, by: 0.37))

  @Test(arguments: arguments)
  func `own functions agree with the library's`(x: Float) {
    #expect(abs(Double(AnimPictures.sin(x)) - Foundation.sin(Double(x))) < 2e-5)
    #expect(abs(Double(AnimPictures.cos(x)) - Foundation.cos(Double(x))) < 2e-5)
    let power = Foundation.exp2(Double(x))
    #expect(abs(Double(AnimPictures.exp2(x)) - power) < 2e-6 * power)
    #expect(abs(Double(AnimPictures.log2(Float(power))) - Double(x)) < 5e-5)
    #expect(floorInt(x) == Int32(Foundation.floor(x)))
  }

  @Test func `the dice are SplitMix64`() {
    // The first numbers of the reference implementation for this seed.
    var dice = Dice(seed: 1_234_567)
    #expect(dice.bits() == 6_457_827_717_110_365_317)
    #expect(dice.bits() == 3_203_168_211_198_807_973)
  }

  @Test func `noise has no jumps and stays within its bounds`() {
    var dice = Dice(seed: 3)
    let noise = Noise(&dice)
    for step in 0..<2000 {
      let x = Float(step) * 0.01 - 10
      let here = noise.value(x, 0.3)
      #expect(abs(here) <= 1)
      #expect(abs(noise.value(x + 0.001, 0.3) - here) < 0.01)
    }
  }

  @Test func `a slope is the derivative of its value`() {
    var dice = Dice(seed: 4)
    let noise = Noise(&dice)
    for (x, y): (Float, Float) in [(0.2, 0.7), (3.4, -1.2), (-2.6, 5.5)] {
      let slope = noise.slope(x, y)
      let h: Float = 1e-2
      let dx = (noise.slope(x + h, y).value - noise.slope(x - h, y).value) / (2 * h)
      let dy = (noise.slope(x, y + h).value - noise.slope(x, y - h).value) / (2 * h)
      #expect(abs(slope.dx - dx) < 2e-3 && abs(slope.dy - dy) < 2e-3)
    }
  }

  @Test func `an even exposure stays even when blurred, resized and reduced`() {
    let grey = Exposure(width: 12, height: 8, light: Light(0.25, 0.5, 0.75))
    for result in [grey.blurred(sigma: 2), grey.resized(width: 5, height: 3), grey.reduced(by: 4)] {
      #expect(result.light.allSatisfy { abs(($0 - grey.light[0]).sum()) < 1e-5 })
    }
  }

  @Test func `depth is positive inside an outline and the distance from it`() {
    let square = Outline([[0, 0], [2, 0], [2, 2], [0, 2]], smooth: false)
    #expect(square.depth([1, 0.5]) == 0.5)
    #expect(square.depth([3, 1]) == -1)
    #expect(strokeDepth([1, 0.25], from: [0, 0], to: [2, 0], radius: 1) == 0.75)
  }
}
