import AnimFiles
import AnimRendering
import AnimScenarioFormat
import Foundation

/// A file, or a folder of files, that is to be made.
struct OutputRequest: Hashable {
  enum Kind: Hashable, CaseIterable {
    case gif, apng, svg, frames, html, rgba, y4m
    /// One picture of a moment.
    case png
    /// One picture of several moments.
    case sheet
    /// The elements on screen at every tick, as lines of JSON.
    case json

    /// Whether the frames go into it one after the other.
    var isAnimation: Bool {
      switch self {
      case .gif, .apng, .svg, .frames, .rgba, .y4m, .html: true
      case .png, .sheet, .json: false
      }
    }
  }
  var kind: Kind
  /// The path, with places such as `{name}` until they are filled in; `-` is the standard output.
  var path: String
  /// The folder that it must be in; nil for anywhere, as the command line may say.
  var confinement: Confinement?

  /// The folder of a file, for outputs that a scenario names itself.
  struct Confinement: Hashable {
    let enclosure: Enclosure
    /// The place where the scenario names it; nil if it names nothing.
    let place: SourceRange?

    init(folderOf file: String, place: SourceRange? = nil) {
      enclosure = Enclosure(around: file)
      self.place = place
    }
  }

  /// The extensions by which `-o` knows what to write.
  static let knownExtensions = "there are .gif, .apng, .svg, .png, .html, .json, .rgba and .y4m"

  /// The reason why a path cannot be that of a picture, which is a PNG; nil if it can.
  static func problem(withPicture path: String) -> String? {
    let name = URL(fileURLWithPath: path)
    guard path != "-", !["", "png"].contains(name.pathExtension.lowercased()) else { return nil }
    let meant = name.deletingPathExtension().relativePath + ".png"
    return "'\(path)' does not say PNG, which is what a picture is written as: name it '\(meant)'; "
      + "for animations \(knownExtensions)"
  }

  /// The reason why `-o` cannot write a path; nil if it can.
  static func problem(withOutput path: String) -> String? {
    guard OutputRequest(byExtensionOf: path) == nil else { return nil }
    let videos = ["mp4", "m4v", "mov", "webm", "mkv", "avi", "webp", "avif"]
    let isVideo = videos.contains(URL(fileURLWithPath: path).pathExtension.lowercased())
    return "'-o \(path)' has no extension that says what to write; \(knownExtensions)"
      + (isVideo
        ? "; ffmpeg makes it of '--y4m -', as in 'render-anim … --y4m - | ffmpeg -i - \(path)'"
        : "")
  }

  /// The output that `-o` asks for: of the kind that the path's extension names, nil if it names
  /// none.
  init?(byExtensionOf path: String) {
    let isNumbered = path.contains("%") || path.contains("{frame}")
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "gif": kind = .gif
    case "apng": kind = .apng
    case "svg": kind = .svg
    case "png": kind = isNumbered ? .frames : .png
    case "rgba": kind = .rgba
    case "y4m": kind = .y4m
    case "html": kind = .html
    case "json", "jsonl": kind = .json
    case "" where path.hasSuffix("/"): kind = .frames
    default: return nil
    }
    self.path = path
  }

  init(_ kind: Kind, _ path: String, confinedTo confinement: Confinement? = nil) {
    self.kind = kind
    self.path = path
    self.confinement = confinement
  }
}

extension OutputRequest {
  /// Whether one file is for all themes: an SVG, unless its path has a place for the theme.
  var showsAllThemes: Bool { kind == .svg && !places.contains(.theme) }
}

extension [OutputRequest] {
  func paths(_ kind: OutputRequest.Kind) -> [String] { filter { $0.kind == kind }.map(\.path) }
}

extension OutputRequest {
  /// The places that are to be filled into the path, which was checked when the command line was
  /// read.
  var places: Set<PathTemplate.Place> {
    guard let template = try? PathTemplate(path) else { return [] }
    return Set(PathTemplate.Place.allCases.filter(template.has))
  }

  func filled(_ value: (PathTemplate.Place) -> String) -> OutputRequest {
    guard let template = try? PathTemplate(path) else { return self }
    return OutputRequest(
      kind, template.filled { $0 == .frame ? "%04d" : value($0) }, confinedTo: confinement)
  }

  /// The files that are written for a number of frames.
  func paths(frames: Int) -> [String] {
    guard kind == .frames, let template = FrameTemplate(path) else { return [path] }
    return (0..<frames).map(template.path)
  }

  /// Refuses a place that a link leads out of.
  func checkPlace(of scenario: String) throws(CommandError) {
    guard let confinement, !confinement.enclosure.contains(path) else { return }
    throw CommandError(
      .dataError,
      text:
        "\(confinement.place?.description ?? scenario): error: '\(path)' leads out of the folder; name "
        + "another place on the command line\n")
  }
}
