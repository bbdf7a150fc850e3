import AnimDrawing
import AnimPixels
import AnimText
import Foundation
import Testing

@testable import AnimFigures

struct SheetTests {
  private let frames = (0..<8).map {
    FigureFrame(
      time: Double($0) / 2,
      list: DisplayList(size: CGSize(width: 375, height: 667), background: .white))
  }

  @Test(arguments: [(8, 4), (12, 6), (1, 1), (4, 4)])
  func `portrait frames stand in rows without gaps`(count: Int, columns: Int) {
    let cell = CGSize(width: 180, height: 350)
    #expect(ContactSheet.columns(for: count, cell: cell) == columns)
  }

  @Test func `a sheet is as large as its frames, captions and margins`() throws {
    let sheet = ContactSheet(
      frames: [
        FigureFrame(time: 0, list: DisplayList(size: CGSize(width: 100, height: 50)))
      ])
    // 32 points around; below the picture, 30 for its caption.
    #expect(try sheet.list(fonts: FontLibrary()).size == CGSize(width: 164, height: 144))
  }

  @Test func `the weights of an onion skin rise and make one`() {
    for count in 1...9 {
      let weights = OnionSkin.weights(count)
      #expect(abs(weights.reduce(0, +) - 1) < 1e-12)
      #expect(weights == weights.sorted())
    }
    #expect(OnionSkin.weights(3).last == 0.5)
  }

  @Test func `an onion skin of equal frames lays them over each other`() {
    let list = OnionSkin(frames).list
    #expect(list.size == CGSize(width: 375, height: 667))
    // The first frame is the ground, the last one covers half of what is below it.
    #expect(list.items.first?.opacity == 1)
    #expect(list.items.last?.opacity == 0.5)
  }
}
