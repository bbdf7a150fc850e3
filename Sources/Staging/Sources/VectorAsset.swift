import AnimDrawing
import AnimPictures
import AnimPixels
import AnimVectorFiles
import Foundation
import UIKitCore

/// A vector drawing of an app, a PDF or SVG file.
///
/// What stands for one with pictures or text is a symbol that its name suggests, in its size: most such files are icons. For large ones,
/// which are illustrations and backgrounds, it is a photograph.
@MainActor struct VectorAsset {
  private let name: String
  private let drawing: any VectorDrawing
  /// The drawing's points per point of the picture: those of a slot for screens of a scale are its pixels.
  private let scale: CGFloat

  /// The extensions of such files.
  nonisolated static let extensions: Set = ["pdf", "svg"]

  /// Nil for a file that cannot be read, and for one without a size.
  init?(_ file: URL, named name: String, scale: CGFloat = 1) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    let isPDF = file.pathExtension.lowercased() == "pdf"
    let drawing: (any VectorDrawing)? = isPDF ? PDFDrawing(Array(data)) : SVGDrawing(data)
    guard let drawing, max(drawing.size.width, drawing.size.height) <= 4096 else { return nil }
    self.name = name
    self.drawing = drawing
    self.scale = scale
  }

  private var size: CGSize {
    CGSize(width: drawing.size.width / scale, height: drawing.size.height / scale)
  }

  /// Icons are no larger, in points.
  private static let largestIcon: CGFloat = 96

  /// The drawing as a picture, or the picture in its place.
  var image: UIImage {
    var isDrawn = false
    let image = UIGraphicsImageRenderer(size: size).image {
      $0.cgContext.scaleBy(x: 1 / scale, y: 1 / scale)
      isDrawn = drawing.draw(in: $0.cgContext)
    }
    return isDrawn ? image : standIn
  }

  /// The picture in place of the drawing, made up from its name.
  private var standIn: UIImage {
    guard max(size.width, size.height) <= Self.largestIcon else {
      let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
      let image = MadePictures.photo(
        seed: PictureShelf.seed(name), size: PixelSize(width: width, height: height))
      return UIImage(cgImage: image, scale: 1)
    }
    let symbol = UIImage(systemName: Self.symbol(for: name)) ?? UIImage()
    let scale = min(size.width / symbol.size.width, size.height / symbol.size.height)
    let fitted = CGSize(width: symbol.size.width * scale, height: symbol.size.height * scale)
    let place = CGRect(
      x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2,
      width: fitted.width, height: fitted.height)
    return UIGraphicsImageRenderer(size: size).image { _ in
      symbol.withTintColor(.black, renderingMode: .alwaysOriginal).draw(in: place)
    }
  }

  /// The symbol that the words of an icon's name suggest: `ic_arrow-back` and `closeButton` have two and more each.
  static func symbol(for name: String) -> String {
    let words = name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1) \($0.2)" }.lowercased()
      .split { !$0.isLetter && !$0.isNumber }
    return symbols.first { entry in
      // Short ones are in other words by chance.
      words.contains {
        $0 == entry.word || $0 == entry.word + "s"
          || entry.word.count > 4 && $0.hasPrefix(entry.word)
      }
    }?.symbol ?? "circle"
  }

  static let symbols: [(word: String, symbol: String)] = [
    ("setting", "gearshape"), ("gear", "gearshape"), ("home", "house"), ("house", "house"),
    ("search", "magnifyingglass"), ("find", "magnifyingglass"), ("close", "xmark"),
    ("cancel", "xmark"), ("cross", "xmark"), ("back", "chevron.left"), ("left", "chevron.left"),
    ("next", "chevron.right"), ("right", "chevron.right"), ("down", "chevron.down"),
    ("share", "square.and.arrow.up"), ("camera", "camera"), ("add", "plus"), ("plus", "plus"),
    ("minus", "minus"), ("trash", "trash"), ("delete", "trash"), ("notif", "bell"),
    ("bell", "bell"), ("cart", "cart"), ("shop", "cart"), ("calendar", "calendar"),
    ("date", "calendar"), ("clock", "clock"), ("time", "clock"), ("mail", "envelope"),
    ("envelope", "envelope"), ("phone", "phone"), ("call", "phone"), ("map", "map"),
    ("location", "location"), ("pin", "location"), ("play", "play"), ("pause", "pause"),
    ("mic", "mic"), ("lock", "lock"), ("doc", "doc"), ("file", "doc"), ("folder", "folder"),
    ("bookmark", "bookmark"), ("edit", "pencil"), ("pencil", "pencil"), ("check", "checkmark"),
    ("done", "checkmark"), ("info", "info.circle"), ("help", "questionmark.circle"),
    ("more", "ellipsis"), ("menu", "line.3.horizontal"), ("filter", "slider.horizontal.3"),
    ("list", "list.bullet"), ("grid", "square.grid.2x2"), ("photo", "photo"), ("image", "photo"),
    ("picture", "photo"), ("globe", "globe"), ("world", "globe"), ("eye", "eye"),
    ("flash", "bolt"), ("bolt", "bolt"), ("cloud", "cloud"), ("sun", "sun.max"), ("moon", "moon"),
    ("music", "music.note"), ("tag", "tag"), ("card", "creditcard"), ("pay", "creditcard"),
    ("flag", "flag"), ("gift", "gift"), ("chat", "message"), ("message", "message"),
    ("comment", "bubble.left"), ("wifi", "wifi"), ("key", "key"), ("link", "link"),
    ("send", "paperplane"), ("like", "heart"), ("heart", "heart"), ("favorite", "heart"),
    ("favourite", "heart"), ("fav", "heart"),
    ("star", "star"), ("video", "video"), ("sound", "speaker.wave.2"),
    ("refresh", "arrow.clockwise"), ("reload", "arrow.clockwise"), ("smile", "face.smiling"),
    ("group", "person.2"), ("people", "person.2"), ("user", "person"), ("person", "person"),
    ("profile", "person"), ("account", "person"),
  ]
}
