import Testing

@testable import AnimCodecs

struct PixelScanTests {
  @Test(arguments: 0...20)
  func `differences are found wherever they are`(place: Int) {
    let a = [UInt32](0..<21)
    var b = a
    b[place] = 99
    for start in 0...place {
      for end in place...21 {
        let first = PixelScan.firstDifference(of: a.span, from: b.span, in: start..<end)
        let last = PixelScan.lastDifference(of: a.span, from: b.span, in: start..<end)
        #expect(first == (place < end ? place : end))
        #expect(last == (place < end ? place : nil))
      }
    }
  }

  @Test func `the distances of eight pairs are those of each`() {
    let a: SIMD8<UInt32> = [0, 0xff_ffff, 0x12_3456, 0x0000ff, 0x00ff00, 0xff0000, 0x010203, 7]
    let b: SIMD8<UInt32> = [0xff_ffff, 0xff_ffff, 0x65_4321, 0, 0, 0, 0x030201, 8]
    let distances = OKLab.squaredDistances(a, b)
    for lane in 0..<8 {
      let way = OKLab.coordinates(of: a[lane]) - OKLab.coordinates(of: b[lane])
      #expect(abs(distances[lane] - (way * way).sum()) < 1e-5)
    }
    #expect(distances[1] == 0)
  }
}
