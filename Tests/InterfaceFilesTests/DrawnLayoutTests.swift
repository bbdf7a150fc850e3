import AnimInterfaceFiles
import Foundation
import Testing

struct DrawnLayoutTests {
  private func layouts(_ files: KeyValuePairs<String, String>) throws -> [DrawnLayout] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("<document>\(text)</document>".utf8).write(to: url)
    }
    return DrawnLayout.all(
      of: "Grid", in: files.map { folder.appendingPathComponent($0.key) })
  }

  @Test func `what a flow layout is drawn with is told, but for what nobody chose`() throws {
    let layout = try #require(
      try layouts([
        "Main.storyboard": """
        <collectionView>
          <rect key="frame" x="0.0" y="44" width="375" height="210"/>
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
            minimumLineSpacing="24" minimumInteritemSpacing="10" customClass="Grid">
            <size key="itemSize" width="50" height="50"/>
            <size key="headerReferenceSize" width="0.0" height="40"/>
            <inset key="sectionInset" minX="8" minY="1" maxX="9" maxY="2.5"/>
          </collectionViewFlowLayout>
        </collectionView>
        """
      ]).first)
    #expect(
      layout.settings.map { "\($0.property) = \($0.value)" } == [
        "scrollDirection = .horizontal", "minimumLineSpacing = 24",
        "headerReferenceSize = CGSize(width: 0, height: 40)",
        "sectionInset = UIEdgeInsets(top: 1, left: 8, bottom: 2.5, right: 9)",
      ])
    #expect(layout.viewHeight == 210)
  }

  @Test func `what an author lists by key path is an expression`() throws {
    let layout = try #require(
      try layouts([
        "Cell.xib": """
        <collectionViewLayout key="collectionViewLayout" customClass="Grid">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="columns">
              <integer key="value" value="3"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isSticky" value="YES"/>
            <userDefinedRuntimeAttribute type="size" keyPath="cell.size">
              <size key="value" width="90" height="20.5"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="kind" value="day"/>
            <userDefinedRuntimeAttribute type="image" keyPath="icon" value="star"/>
          </userDefinedRuntimeAttributes>
        </collectionViewLayout>
        """
      ]).first)
    #expect(
      layout.settings.map { "\($0.property) = \($0.value)" } == [
        "columns = 3", "isSticky = true", "cell.size = CGSize(width: 90, height: 20.5)",
        "kind = \"day\"",
      ])
    #expect(layout.viewHeight == nil)
  }

  @Test func `layouts come in the order of the files, and other classes do not count`() throws {
    func text(_ spacing: Int, _ name: String) -> String {
      """
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="\(spacing)"
        minimumInteritemSpacing="10" customClass="\(name)"/>
      """
    }
    let found = try layouts([
      "App/Main.storyboard": text(2, "Grid"), "App/A.xib": text(3, "Wave"),
      "Other/Main.storyboard": text(1, "Grid"),
    ])
    #expect(found.map { $0.settings.map(\.value) } == [["2"], ["1"]])
  }
}
