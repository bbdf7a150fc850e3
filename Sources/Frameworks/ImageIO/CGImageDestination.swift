import AnimCodecs
public import AnimDrawing
public import Foundation
public import UIKitCore

/// A file of a picture that is written: PNG or JPEG.
public final class CGImageDestination {
  private let type: String
  private let finish: (Data) -> Bool
  private var image: CGImage?
  private var quality = 0.85

  init?(_ type: String, _ finish: @escaping (Data) -> Bool) {
    guard ["public.png", "public.jpeg"].contains(type) else { return nil }
    (self.type, self.finish) = (type, finish)
  }

  func add(_ image: CGImage, _ options: CFDictionary?) {
    if self.image == nil { self.image = image }
    let key = kCGImageDestinationLossyCompressionQuality
    if let said = options?[key] as? Double { quality = said }
    if let said = options?[key] as? CGFloat { quality = Double(said) }
  }

  func write() -> Bool {
    guard let pixmap = image?.pixmap else { return false }
    let percent = max(1, Int((min(max(quality, 0), 1) * 100).rounded()))
    let bytes =
      type == "public.png"
      ? try? PNGEncoder().encode(pixmap) : try? JPEGEncoder(quality: percent).encode(pixmap)
    return bytes.map { finish(Data($0)) } ?? false
  }
}

/// A file that is added to `data`; nil for a type other than PNG and JPEG.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type) { bytes in
    data.append(bytes)
    return true
  }
}

/// A file at an address; nil for a type other than PNG and JPEG.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type) { bytes in
    do { try bytes.write(to: url) } catch { return false }
    return true
  }
}

/// Adds a picture, with the quality that options say; files here hold the first one alone.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image, properties) }

/// Adds a picture of another file.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = isrc.picture(index)?.image { idst.add(image, properties) }
}

/// Not kept: files here say nothing besides their pictures.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {}

/// Writes the file, and answers whether that went well.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  idst.write()
}
