/// The files that an installed ffmpeg makes of frames.
package enum VideoFormat: String, CaseIterable, Sendable {
  /// H.264: plays everywhere.
  case mp4
  /// VP9: for the web, with alpha.
  case webm
  /// An animated picture of AV1: the smallest, for pages.
  case avif
  /// ProRes 4444: for editors, with alpha.
  case mov

  /// Whether chroma has half the size of the picture, whose sides must then be even.
  var hasHalfChroma: Bool {
    switch self {
    case .mp4, .webm: true
    case .avif, .mov: false
    }
  }

  /// Whether pixels need not be opaque.
  var holdsAlpha: Bool {
    switch self {
    case .webm, .avif, .mov: true
    case .mp4: false
    }
  }

  /// What ffmpeg is told of the frames that are to become the file.
  ///
  /// Colours are sRGB: BT.709's primaries with the curve of IEC 61966-2-1, as tagged in the file,
  /// by BT.709's matrix, in studio range: Chromium takes AVIFs for that whatever they say.
  ///
  /// - Parameters:
  ///   - quality: 1 to 100; 90 is hard to tell from the frames.
  ///   - hasAlpha: Whether the alpha of the frames is to be kept.
  /// - Returns: Filters, codec and container, in ffmpeg's words.
  func arguments(quality: Int, hasAlpha: Bool) -> [String] {
    let scale =
      "scale=in_range=pc:out_range=tv:out_color_matrix=bt709:flags=bicubic+accurate_rnd+full_chroma_int"
    let alpha = hasAlpha && holdsAlpha
    func filter(_ pixels: String) -> [String] { ["-vf", "\(scale),format=\(pixels)"] }
    let own: [String] =
      switch self {
      case .mp4:
        filter("yuv420p") + ["-c:v", "libx264", "-preset", "slow", "-tune", "animation"]
          + ["-crf", crf(quality, best: 12, worst: 51)] + ["-movflags", "+faststart+write_colr"]
      case .webm:
        filter(alpha ? "yuva420p" : "yuv420p")
          + ["-c:v", "libvpx-vp9", "-deadline", "good", "-cpu-used", "2", "-row-mt", "1"]
          + ["-b:v", "0", "-crf", crf(quality, best: 14, worst: 63)]
          // A frame that is never shown has no alpha of its own.
          + (alpha ? ["-auto-alt-ref", "0"] : [])
      case .avif:
        // The alpha of an AVIF is a picture of its own.
        (alpha
          ? [
            "-filter_complex",
            "[0:v]split[all][mask];[all]\(scale),format=yuv444p[color];"
              + "[mask]alphaextract,format=gray[alpha]",
            "-map", "[color]", "-map", "[alpha]", "-color_range:v:1", "pc",
          ] : filter("yuv444p"))
          + ["-c:v", "libaom-av1", "-cpu-used", "6", "-row-mt", "1"]
          + ["-b:v", "0", "-crf", crf(quality, best: 10, worst: 63)]
      case .mov:
        filter(alpha ? "yuva444p10le" : "yuv444p10le")
          + ["-c:v", "prores_ks", "-profile:v", "4444", "-vendor", "apl0"]
          + ["-movflags", "+faststart+write_colr"]
      }
    return own + [
      "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-colorspace", "bt709",
      "-color_range:v:0", "tv", "-f", rawValue,
    ]
  }

  /// The constant rate factor of a quality, on a codec's scale from the best that is of use.
  private func crf(_ quality: Int, best: Double, worst: Double) -> String {
    "\(Int((best + (worst - best) * Double(100 - quality) / 99).rounded()))"
  }
}
