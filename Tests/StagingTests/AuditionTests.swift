import Foundation
import Staging
import Testing

@Suite struct AuditionTests {
  @Test func `sizes that are nothing until an owner sets them are set`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("A.swift")
    let text = """
      class A: UICollectionViewLayout {
        var itemHeight: CGFloat = 0
        public var cellWidth : CGFloat?
        var cardSize: CGSize = .zero { didSet { invalidateLayout() } }
        var itemWidth: CGFloat = 50
        private var cellHeight: CGFloat = 0
        var itemSize: CGFloat = 0
      }
      """
    try Data(text.utf8).write(to: file)
    let audition = try Audition([file.path], className: nil)
    #expect(audition.text.contains("itemHeight: 180, cellWidth: 240, cardSize: [120, 160]}"))
  }
}
