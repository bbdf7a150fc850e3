import AnimCodecs
import AnimPixels
import Testing

struct RawVideoTests {
  @Test func `raw frames are straight RGBA`() {
    let picture = Pixmap(
      size: PixelSize(width: 2, height: 1), pixels: [rgb(1, 2, 3), 0x8000_0080])
    #expect(RawVideo.rgba(picture) == [1, 2, 3, 255, 255, 0, 0, 128])
  }

  @Test func `white, black and red are where BT 601 puts them`() {
    let picture = Pixmap(
      size: PixelSize(width: 3, height: 1), pixels: [rgb(255, 255, 255), 0, rgb(255, 0, 0)])
    // ITU-R BT.601: red is Y 81.5, Cb 90.2, Cr 240.
    #expect(
      RawVideo.y4mFrame(picture) == Array("FRAME\n".utf8) + [
        235, 16, 81, 128, 128, 90, 128, 128, 240,
      ])
  }

  @Test(arguments: [(50.0, "50:1"), (100.0 / 3, "33333:1000")])
  func `the head names size and rate`(rate: Double, text: String) {
    #expect(
      RawVideo.y4mHeader(size: PixelSize(width: 4, height: 2), framesPerSecond: rate)
        == Array("YUV4MPEG2 W4 H2 F\(text) Ip A1:1 C444\n".utf8))
  }

  @Test func `frames of more columns and rows repeat the last ones, over the matte`() {
    let picture = Pixmap(
      size: PixelSize(width: 1, height: 2), pixels: [rgb(1, 2, 3), 0x8000_0080])
    let form = RawVideo.Form(size: PixelSize(width: 2, height: 3), matte: .white)
    // Half red over white: 128 + 127 of red, 127 of the others.
    let (first, second): ([UInt8], [UInt8]) = ([1, 2, 3, 255], [255, 127, 127, 255])
    #expect(
      RawVideo.rgba(picture, form) == first + first + second + second + second + second)
  }
}
