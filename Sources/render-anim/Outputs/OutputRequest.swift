import AnimFiles
import AnimRendering
import AnimScenarioFormat
import Foundation

/// A file, or a folder of files, that is to be made.
struct OutputRequest: Hashable {
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
  static var knownExtensions: String {
    let known = Kind.allCases.compactMap(\.extensions.first).map { ".\($0)" }
    return "there are \(known.dropLast().joined(separator: ", ")) and \(known.last ?? "")"
  }

  /// The reason why a path cannot be that of a picture; nil if it can.
  ///
  /// - Parameters:
  ///   - path: The path of a file.
  ///   - kinds: The kinds of picture that may be written.
  /// - Returns: The reason, for people, with a name that would do.
  static func problem(withPicture path: String, _ kinds: [Kind] = Kind.stills) -> String? {
    let name = URL(fileURLWithPath: path)
    let known = kinds.flatMap(\.extensions)
    guard path != "-", !([""] + known).contains(name.pathExtension.lowercased()) else { return nil }
    let meant = name.deletingPathExtension().relativePath + ".\(known[0])"
    let names = kinds.map { $0.rawValue.uppercased() }.joined(separator: " or ")
    return "'\(path)' does not say \(names), which is what a picture is written as: name it "
      + "'\(meant)'; for animations \(knownExtensions)"
  }

  /// The reason why `-o` cannot write a path; nil if it can.
  static func problem(withOutput path: String) -> String? {
    guard OutputRequest(byExtensionOf: path) == nil else { return nil }
    return "'-o \(path)' has no extension that says what to write; \(knownExtensions)"
  }

  /// The output that `-o` asks for: of the kind that the path's extension names, nil if it names
  /// none.
  init?(byExtensionOf path: String) {
    let isNumbered = path.contains("%") || path.contains("{frame}")
    let name = URL(fileURLWithPath: path).pathExtension.lowercased()
    let named = Kind.allCases.first { $0.extensions.contains(name) }
    switch named {
    case .png? where isNumbered: kind = .frames
    case let named?: kind = named
    case nil where name.isEmpty && path.hasSuffix("/"): kind = .frames
    case nil: return nil
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

  /// The paths of pictures of a single moment.
  var stillPaths: [String] { filter { $0.kind.content == .still }.map(\.path) }
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

  /// The picture that stands for an animation until it plays: `a-poster~dark@2x.png` beside
  /// `a~dark@2x.gif`.
  ///
  /// Nil for what is no animation, and for one that has no place of its own.
  var poster: OutputRequest? {
    guard kind.isAnimation, kind != .frames, path != "-" else { return nil }
    let folder = path[..<(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)]
    let file = path[folder.endIndex...]
    let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    let end = name.firstIndex { "~@".contains($0) } ?? name.endIndex
    let poster = "\(folder)\(name[..<end])-poster\(name[end...]).png"
    return OutputRequest(.png, poster, confinedTo: confinement)
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
