import AnimSourceLowering
import Foundation

extension SourceFiles {
  /// These files with what the delegate of their app says of the looks of all bars and views, for a screen that is shown alone.
  ///
  /// Of several apps in the folder the one is meant that is nearest to the screen.
  func addingCommonLooks() -> SourceFiles {
    guard !isWhole, let screen = sources.first(where: { Self.hasScreen($0.text) }) else {
      return self
    }
    var asking: [(url: URL, source: SwiftSource)] = []
    for url in Self.swiftFiles(below: folder) where !Self.isOfModules(url, in: folder) {
      guard let data = FileManager.default.contents(atPath: url.path) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      guard CommonLooks.mayAsk(text) || CommonLooks.delegates.contains(where: text.mentions)
      else { continue }
      asking.append((url, SwiftSource(path: Self.shortPath(url), text: text)))
    }
    let known = Set(sources.map(\.path))
    let delegates = asking.filter { file in
      CommonLooks.delegates.contains(where: file.source.text.mentions)
    }
    guard !delegates.isEmpty, !delegates.contains(where: { known.contains($0.source.path) }) else {
      return self
    }
    let home = URL(fileURLWithPath: screen.path).standardizedFileURL.pathComponents
    func nearness(_ url: URL) -> Int {
      zip(home, url.standardizedFileURL.pathComponents).prefix { $0 == $1 }.count
    }
    let nearest = delegates.map { nearness($0.url) }.max()
    let others = asking.map(\.source).filter { CommonLooks.mayAsk($0.text) }
    let looks = delegates.filter { nearness($0.url) == nearest }
      .sorted { $0.url.path < $1.url.path }.lazy
      .compactMap { CommonLooks.source(of: $0.source, calling: others) }
    return looks.first.map { adding([$0]) } ?? self
  }
}
