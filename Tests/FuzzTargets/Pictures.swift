import AnimCodecs
import AnimPixels

/// Pictures and animations of at most 2¹⁶ pixels.
enum Pictures {
  private static let limits = DecodingLimits(pixels: 1 << 16, totalPixels: 1 << 20)

  /// Frames have the canvas's size, and change only where they say so, which is inside of it.
  static func animation(_ bytes: [UInt8]) {
    guard let reader = try? AnimationReader(PNGRepair.repaired(bytes), limits: limits) else {
      return
    }
    var latest: Pixmap?
    while let frame = try? reader.next() {
      precondition(frame.pixmap.size == reader.size)
      precondition(frame.duration >= 0, "a frame of \(frame.duration) s")
      // What a file stores may reach beyond the canvas; what changes may not.
      precondition(
        PixelRect(reader.size).contains(frame.damage), "\(frame.damage) is not in the canvas")
      if let latest { precondition(frame.isDifferentOnlyInDamage(from: latest)) }
      latest = frame.pixmap
    }
  }

  /// A picture that could be read is read again from what is written of it.
  static func png(_ bytes: [UInt8]) {
    let bytes = PNGRepair.repaired(bytes)
    guard let picture = try? PNGDecoder(limits: limits).decode(bytes) else { return }
    precondition(picture.pixels.count == picture.size.area)
    guard picture.size.area <= 1 << 12 else { return }
    do {
      let copy = try PNGDecoder().decode(try PNGEncoder().encode(picture))
      precondition(copy == picture, "another picture was written")
    } catch {
      preconditionFailure("a picture that was read cannot be written: \(error)")
    }
  }

  static func jpeg(_ bytes: [UInt8]) {
    guard let picture = try? JPEGDecoder(limits: limits).decode(bytes) else { return }
    precondition(picture.pixels.count == picture.size.area)
  }
}

extension AnimationFrame {
  fileprivate func isDifferentOnlyInDamage(from latest: Pixmap) -> Bool {
    latest.pixels.indices.allSatisfy { index in
      let (x, y) = (index % latest.size.width, index / latest.size.width)
      return pixmap.pixels[index] == latest.pixels[index]
        || damage.contains(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
    }
  }
}
