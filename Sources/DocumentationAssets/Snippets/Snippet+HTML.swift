import AnimScenarioFormat
import AnimTextFormats

extension Snippet {
  /// The lines of a `<picture>`, or of a `<video>` where there is no picture that moves.
  ///
  /// The first source that fits is taken, so stills for those who wish for less motion come first,
  /// and of each format the dark variant comes before the light one.
  ///
  /// - Parameter sizesBoth: Whether the height is said too, so that the page has its form before the
  ///   file is there. GitHub's pages narrow pictures without keeping their proportion then.
  /// - Returns: The lines without indentation and breaks; none if there is nothing to show.
  func markup(sizesBoth: Bool) -> [String] {
    let videos = formats(.video)
    if sizesBoth, !videos.isEmpty { return video(videos) }
    let pictures = formats(.picture)
    if !pictures.isEmpty { return picture(pictures, sizesBoth: sizesBoth) }
    if !videos.isEmpty { return video(videos) }
    return frame
  }

  private static let lessMotion = "(prefers-reduced-motion: reduce)"
  private static let dark = "(prefers-color-scheme: dark)"

  private func picture(_ formats: [MediaFormat], sizesBoth: Bool) -> [String] {
    let last = formats.last(where: \.isUniversal) ?? formats[formats.count - 1]
    let isTwofold = hasTheme(.light) && hasTheme(.dark)
    var lines: [String] = []
    func source(_ media: [String], _ files: [AssetEntry], type: String? = nil) {
      guard !files.isEmpty else { return }
      let condition = media.isEmpty ? "" : " media=\"\(media.joined(separator: " and "))\""
      let kind = type.map { " type=\"\($0)\"" } ?? ""
      lines.append("  <source\(condition)\(kind) srcset=\"\(sourceSet(files))\"\(sizes(files))>")
    }
    if isTwofold { source([Self.lessMotion, Self.dark], files(.poster, .dark)) }
    source([Self.lessMotion], files(.poster, mainTheme))
    for format in formats where format != last {
      let name = format.fileExtension
      if isTwofold {
        source([Self.dark], files(.animation, .dark, format: name), type: format.type)
      }
      source([], files(.animation, mainTheme, format: name), type: format.type)
    }
    let main = files(.animation, mainTheme, format: last.fileExtension)
    if isTwofold { source([Self.dark], files(.animation, .dark, format: last.fileExtension)) }
    guard let smallest = main.first else { return [] }
    let several =
      main.count > 1 ? " srcset=\"\(sourceSet(main))\"\(sizes(main))" : ""
    lines.append(
      "  <img src=\"\(address(smallest))\"\(several) \(dimensions(sizesBoth)) "
        + "alt=\"\(alt.escapedForMarkup)\">")
    return ["<picture>"] + lines + ["</picture>"]
  }

  private func video(_ formats: [MediaFormat]) -> [String] {
    let isTwofold = hasTheme(.light) && hasTheme(.dark)
    let poster = files(.poster, mainTheme).last.map { " poster=\"\(address($0))\"" } ?? ""
    var lines = [
      "<video autoplay loop muted playsinline \(dimensions(true))\(poster) "
        + "aria-label=\"\(alt.escapedForMarkup)\">"
    ]
    for format in formats {
      func source(_ theme: Theme, _ media: String) {
        // A video has no set of sources: the largest is scaled down.
        guard let file = files(.animation, theme, format: format.fileExtension).last else { return }
        lines.append("  <source\(media) src=\"\(address(file))\" type=\"\(format.type)\">")
      }
      if isTwofold { source(.dark, " media=\"\(Self.dark)\"") }
      source(mainTheme, "")
    }
    return lines + ["</video>"]
  }

  private var frame: [String] {
    guard let page = files(.animation, mainTheme).last else { return [] }
    return [
      "<iframe src=\"\(address(page))\" \(dimensions(true)) title=\"\(alt.escapedForMarkup)\">"
        + "</iframe>"
    ]
  }

  private func dimensions(_ both: Bool) -> String {
    "width=\"\(size.width)\"" + (both ? " height=\"\(size.height)\"" : "")
  }

  /// The files with their pixels per point, or their widths where these are not whole.
  private func sourceSet(_ files: [AssetEntry]) -> String {
    guard files.count > 1 else { return files.map(address).joined() }
    return files.map { file in
      isScaled(files)
        ? "\(address(file)) \(file.scale.shortText)x"
        : "\(address(file)) \(file.pixels.width.shortText)w"
    }.joined(separator: ", ")
  }

  private func sizes(_ files: [AssetEntry]) -> String {
    files.count > 1 && !isScaled(files) ? " sizes=\"\(size.width)px\"" : ""
  }

  private func isScaled(_ files: [AssetEntry]) -> Bool {
    files.allSatisfy { $0.scale == $0.scale.rounded() }
  }
}
