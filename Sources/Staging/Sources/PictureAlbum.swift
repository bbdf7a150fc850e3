import AnimCodecs
import AnimDrawing
import AnimLayoutSources
import AnimPictures
import AnimPixels
import AnimSourceRuntime
import Foundation
import UIKitCore

/// The pictures, colours and other files that an app's sources name.
///
/// They are looked for in the scenario's folder and below it, then in those of modules: in asset catalogs
/// (`Name.imageset`) and as files (`Name.png`, `Name@2x.jpg`), and PDF and SVG files are drawn (`VectorAsset`). For a name that has none, a photograph is made up from the name: apps show photographs, and
/// their sources often come without them.
@MainActor final class PictureAlbum {
  /// The folder in which and below which files are looked for: the scenario's, or that of the Xcode project that this belongs to.
  let folder: URL
  /// Those of modules, where what is not in that folder may be.
  private let others: [URL]
  /// All of them.
  var folders: [URL] { [folder] + others }
  private let store: PictureStore
  private lazy var files = others.reduce(Self.pictures(in: folder)) { known, folder in
    known.merging(Self.pictures(in: folder)) { first, _ in first }
  }

  /// An album of the pictures in a scenario's folder and below it.
  ///
  /// - Parameters:
  ///   - file: The path of the scenario.
  ///   - modules: The folders of the modules that the app imports.
  ///   - store: The store that reads and keeps the pictures.
  init(besides file: String, modules: [URL] = [], _ store: PictureStore) {
    let folder = SourceFiles.home(
      around: URL(fileURLWithPath: file).deletingLastPathComponent())
    self.folder = folder
    others = modules.filter { !$0.isInside(folder) }
    self.store = store
  }

  /// The entries of all folders and below them, the app's before the modules'.
  private var entries: some Sequence<URL> {
    folders.lazy.flatMap { Self.entries(below: $0) }
  }

  private static func entries(below folder: URL) -> some Sequence<URL> {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return sequence(state: found) { found in
      while let next = found?.nextObject() { if let url = next as? URL { return url } }
      return nil
    }
  }

  /// The colour of that name in an asset catalog; nil if there is none.
  func color(named name: String) -> UIColor? {
    // Behind the names of folders, between which there may be some that are no part of it.
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let set =
      entries.first { $0.path.hasSuffix("/\(name).colorset") }
      ?? (last == name ? nil : entries.first { $0.lastPathComponent == "\(last).colorset" })
    let contents = set?.appendingPathComponent("Contents.json")
    return contents.flatMap { FileManager.default.contents(atPath: $0.path) }
      .flatMap { ColorSet.color(in: $0) }
  }

  /// The file of that name, which may tell folders; of several the one with the shortest path.
  func file(named name: String) -> URL? {
    folders.lazy.compactMap { folder in
      Self.entries(below: folder).filter { $0.path.hasSuffix("/" + name) }
        .min { ($0.path.count, $0.path) < ($1.path.count, $1.path) }
    }.first
  }

  func picture(named name: String) -> UIImage? {
    let key = name.lowercased()
    return store.image(named: key) {
      [key, PictureFile.stem(of: key)].lazy.compactMap(file(behind:)).first
        .flatMap { $0.read(named: name) } ?? Self.madeUp(name)
    }
  }

  /// The file of a picture whose name may tell folders, or those of a catalog that have names of their own: `Flags/CH`.
  private func file(behind name: String) -> PictureFile? {
    let parts = name.split(separator: "/")
    return files[name] ?? files[parts.suffix(2).joined(separator: "/")]
      ?? parts.last.flatMap { files[String($0)] }
  }

  /// A symbol for what is called a sign, or else a square photograph of 240 points; the same for the same name.
  private static func madeUp(_ name: String) -> UIImage {
    if let sign = sign(named: name) { return sign }
    let seed = PictureShelf.seed(name)
    return UIImage(
      cgImage: MadePictures.photo(seed: seed, size: PixelSize(width: 480, height: 480)), scale: 2)
  }

  /// A symbol of 22 points for a name such as `ic_search` or `arrowDown`; nil for names that may be a photograph's.
  private static func sign(named name: String) -> UIImage? {
    let word = name.lowercased()
    let isSign =
      ["icon", "arrow", "chevron", "disclosure", "btn"].contains(where: word.contains)
      || word.hasPrefix("ic_") || word.hasPrefix("ic-")
    guard isSign else { return nil }
    return UIImage(
      systemName: VectorAsset.symbol(for: name),
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 22))
  }

  /// A made-up photograph as a file, for an address that looks like a picture's; nil for others.
  func answer(at url: URL) -> NetworkAnswer? { isPicture(url) ? photograph(at: url) : nil }

  /// Whether an address looks like one of a picture.
  private func isPicture(_ url: URL) -> Bool {
    let words = ["png", "jpg", "jpeg", "webp", "image", "photo", "picsum", "img", "picture"]
    let address = url.absoluteString.lowercased()
    return url.scheme?.hasPrefix("http") == true && words.contains(where: address.contains)
  }

  private func photograph(at url: URL) -> NetworkAnswer? {
    let image = MadePictures.photo(
      seed: PictureShelf.seed(url.absoluteString.lowercased()),
      size: PixelSize(width: 360, height: 360))
    return (try? PNGEncoder().encode(image.pixmap)).map {
      NetworkAnswer(Data($0), headers: ["Content-Type": "image/png"])
    }
  }

  /// What is made up at an address: a picture, which decoders of the app take for whatever they decode.
  func madeUpAnswer(at url: URL) -> NetworkAnswer? {
    guard var answer = photograph(at: url) else { return nil }
    answer.data = MadeUpBody.mark(answer.data, url)
    if !isPicture(url) { answer.headers = ["Content-Type": "application/json"] }
    return answer
  }

  /// The best file for each name, in lower case, and for each name behind that of its folder.
  private static func pictures(in folder: URL) -> [String: PictureFile] {
    var pictures: [String: PictureFile] = [:]
    var sets: [URL: ImageSet?] = [:]
    for file in entries(below: folder)
    where PictureFile.extensions.contains(file.pathExtension.lowercased()) {
      let folder = file.deletingLastPathComponent()
      let picture: PictureFile?
      if folder.pathExtension == "imageset" {
        let set = sets[folder] ?? ImageSet(folder)
        sets[folder] = .some(set)
        picture = PictureFile(file, in: set)
      } else {
        picture = PictureFile(file)
      }
      guard let picture else { continue }
      let isInSet = folder.pathExtension == "imageset"
      // It may be asked for by the names of folders of its catalog, too, or by that of a file's folder.
      var holder = isInSet ? folder.deletingLastPathComponent() : folder
      var names = [picture.name.lowercased()]
      repeat {
        names += ["\(holder.lastPathComponent.lowercased())/\(names[names.count - 1])"]
        holder = holder.deletingLastPathComponent()
      } while isInSet && holder.path.contains(".xcassets")
      for name in names where pictures[name].map({ $0.isBehind(picture) }) ?? true {
        pictures[name] = picture
      }
    }
    return pictures
  }
}
