import UIKitCore
import Foundation

extension CIBuiltInFilter {
  private typealias Pixel = FloatImage.Pixel

  /// Filters that look around a pixel, make pictures of nothing, or of several.
  static let pictureRecipes: [String: (CIBuiltInFilter) -> CIImage?] = [
    // Geometry.
    "CIAffineTransform": { $0.inputImage?.transformed(by: $0.matrix(kCIInputTransformKey)) },
    "CIAffineClamp": {
      $0.inputImage?.clampedToExtent().transformed(by: $0.matrix(kCIInputTransformKey))
    },
    "CICrop": { filter in
      filter.inputImage?.cropped(
        to: filter.vector("inputRectangle", CIVector(cgRect: CIImage.everywhere)).cgRectValue)
    },
    "CILanczosScaleTransform": { filter in
      let scale = CGFloat(filter.scale)
      let ratio = CGFloat(filter.number(kCIInputAspectRatioKey, 1))
      return filter.inputImage?.transformed(
        by: CGAffineTransform(scaleX: scale * ratio, y: scale))
    },
    "CIPixellate": { filter in
      let size = Int(max(1, filter.number(kCIInputScaleKey, 8)))
      let center = filter.vector(kCIInputCenterKey, CIVector(x: 150, y: 150))
      guard let image = filter.inputImage else { return nil }
      func middle(_ value: Int, _ center: CGFloat) -> Int {
        Int(((CGFloat(value) + 0.5 - center) / CGFloat(size)).rounded()) * size + Int(center)
      }
      return CIImage(image.extent.insetBy(dx: -CGFloat(size), dy: -CGFloat(size))) { rect in
        let seen = image.pixels(in: rect.insetBy(-size))
        return FloatImage(rect) { x, y in seen[middle(x, center.x), middle(y, center.y)] }
      }
    },
    "CITwirlDistortion": { filter in
      let angle = CGFloat(filter.number(kCIInputAngleKey, Double.pi))
      return filter.distorted { offset, part in
        // Turned the more the nearer the middle is.
        let turn = angle * part * part
        return CGPoint(
          x: offset.x * cos(turn) - offset.y * sin(turn),
          y: offset.x * sin(turn) + offset.y * cos(turn))
      }
    },
    "CIBumpDistortion": { filter in
      let scale = CGFloat(filter.number(kCIInputScaleKey, 0.5))
      return filter.distorted { offset, part in
        let factor = 1 - scale * part * part
        return CGPoint(x: offset.x * factor, y: offset.y * factor)
      }
    },
    // Neighbours.
    "CIGaussianBlur": { $0.inputImage?.applyingGaussianBlur(sigma: Double($0.radius)) },
    "CIBoxBlur": { filter in
      let count = max(1, Int(filter.radius)) * 2 + 1
      return filter.inputImage?.convolved([Float](repeating: 1 / Float(count), count: count))
    },
    "CIDiscBlur": {
      $0.inputImage?.applyingGaussianBlur(sigma: Double($0.number(kCIInputRadiusKey, 8)) / 2)
    },
    "CIUnsharpMask": { filter in
      filter.sharpened(
        sigma: filter.number(kCIInputRadiusKey, 2.5), by: filter.number(kCIInputIntensityKey, 0.5))
    },
    "CISharpenLuminance": { filter in
      filter.sharpened(sigma: filter.number(kCIInputRadiusKey, 1.69), by: filter.sharpness)
    },
    "CIBloom": { filter in
      guard let image = filter.inputImage else { return nil }
      let part = filter.number(kCIInputIntensityKey, 0.5)
      let blurred = image.applyingGaussianBlur(sigma: Double(filter.radius))
      return image.combined(with: blurred) { seen, light in
        var sum = seen + light * part * (1 - seen)
        sum.w = max(seen.w, light.w * part)
        return sum
      }
    },
    "CIEdges": { filter in
      guard let image = filter.inputImage else { return nil }
      let factor = filter.number(kCIInputIntensityKey, 1)
      return CIImage(image.extent) { rect in
        let seen = image.pixels(in: rect.insetBy(-1))
        return FloatImage(rect) { x, y in
          let across = seen[x + 1, y + 1] - seen[x, y]
          let down = seen[x + 1, y] - seen[x, y + 1]
          var edge = (across * across + down * down).squareRoot() * factor
          edge.w = seen[x, y].w
          return edge.clamped(lowerBound: .zero, upperBound: Pixel(repeating: edge.w))
        }
      }
    },
    "CIVignette": { filter in
      guard let image = filter.inputImage else { return nil }
      let (part, extent) = (filter.number(kCIInputIntensityKey, 0), image.extent)
      // From the middle to the corners.
      let reach = (extent.width * extent.width + extent.height * extent.height).squareRoot() / 2
      let power = 2 * Double(max(0.1, filter.number(kCIInputRadiusKey, 1)))
      return CIImage(extent) { rect in
        let seen = image.pixels(in: rect)
        return FloatImage(rect) { x, y in
          let (dx, dy) = (CGFloat(x) + 0.5 - extent.midX, CGFloat(y) + 0.5 - extent.midY)
          let distance = min(1, (dx * dx + dy * dy).squareRoot() / reach)
          let factor = max(0, 1 - part * Float(pow(distance, power)))
          let pixel = seen[x, y]
          return Pixel(pixel.x * factor, pixel.y * factor, pixel.z * factor, pixel.w)
        }
      }
    },
    "CIAreaAverage": { filter in
      guard let image = filter.inputImage else { return nil }
      let given = filter.extent
      let area = FloatImage.PixelRect(
        given.isEmpty ? image.extent : given.intersection(image.extent))
      return CIImage(CGRect(x: 0, y: 0, width: 1, height: 1)) { rect in
        let pixels = image.pixels(in: area).pixels
        let sum = pixels.reduce(Pixel.zero, +)
        return FloatImage(rect, filledWith: sum / Float(max(1, pixels.count)))
      }
    },
    // Generators.
    "CIConstantColorGenerator": { CIImage(color: $0.color(kCIInputColorKey, .red)) },
    "CICheckerboardGenerator": { filter in
      let (first, second) = (
        filter.color("inputColor0", .white).pixel, filter.color("inputColor1", .black).pixel
      )
      let (center, width) = (filter.center, CGFloat(max(1, filter.width)))
      return CIImage(CIImage.everywhere) { rect in
        FloatImage(rect) { x, y in
          let column = Int(((CGFloat(x) + 0.5 - center.x) / width).rounded(.down))
          let row = Int(((CGFloat(y) + 0.5 - center.y) / width).rounded(.down))
          return (column + row) % 2 == 0 ? first : second
        }
      }
    },
    "CILinearGradient": { filter in
      let (from, to) = (filter.point0, filter.point1)
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = max(1e-9, dx * dx + dy * dy)
      return filter.gradient { ($0.x - from.x) * dx / length + ($0.y - from.y) * dy / length }
    },
    "CIRadialGradient": { filter in
      let center = filter.center
      let inner = CGFloat(filter.number("inputRadius0", 5))
      let outer = CGFloat(filter.number("inputRadius1", 100))
      return filter.gradient { place in
        let (dx, dy) = (place.x - center.x, place.y - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        return outer == inner
          ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
      }
    },
    "CIQRCodeGenerator": { filter in
      guard let correction = QRCode.Correction(letter: filter.correctionLevel),
        let code = QRCode(filter.bytes("inputMessage"), correction: correction)
      else { return nil }
      // A module of white around it.
      let size = code.size + 2
      return CIImage(CGRect(x: 0, y: 0, width: size, height: size), isCrisp: true) { rect in
        FloatImage(rect) { x, y in
          let (column, row) = (x - 1, size - 2 - y)
          let isInside = (0..<code.size).contains(column) && (0..<code.size).contains(row)
          return isInside && code[column, row] ? Pixel(0, 0, 0, 1) : Pixel(repeating: 1)
        }
      }
    },
    // Several pictures.
    "CIDissolveTransition": { filter in
      let time = min(max(filter.time, 0), 1)
      return filter.mixed { $0 + ($1 - $0) * time }
    },
    // A flash over the whole picture; Core Image's has rays.
    "CIFlashTransition": { filter in
      let time = min(max(filter.time, 0), 1)
      let light = 1 - abs(2 * time - 1)
      return filter.mixed { first, second in
        let mixed = first + (second - first) * time
        return mixed + (Pixel(repeating: mixed.w) - mixed) * light * light
      }
    },
    "CISourceOverCompositing": { $0.composited { $0 + $1 * (1 - $0.w) } },
    "CISourceInCompositing": { $0.composited { $0 * $1.w } },
    "CISourceOutCompositing": { $0.composited { $0 * (1 - $1.w) } },
    "CISourceAtopCompositing": { $0.composited { $0 * $1.w + $1 * (1 - $0.w) } },
    "CIAdditionCompositing": {
      $0.composited { ($0 + $1).clamped(lowerBound: .zero, upperBound: Pixel(repeating: 1)) }
    },
    "CIMultiplyBlendMode": { $0.composited { $0 * $1 + $0 * (1 - $1.w) + $1 * (1 - $0.w) } },
    "CIMultiplyCompositing": { $0.composited { $0 * $1 } },
    "CIScreenBlendMode": { $0.composited { $0 + $1 - $0 * $1 } },
    "CIDarkenBlendMode": {
      $0.composited { a, b in
        var pixel = pointwiseMin(a * b.w, b * a.w) + a * (1 - b.w) + b * (1 - a.w)
        pixel.w = a.w + b.w - a.w * b.w
        return pixel
      }
    },
    "CILightenBlendMode": {
      $0.composited { a, b in
        var pixel = pointwiseMax(a * b.w, b * a.w) + a * (1 - b.w) + b * (1 - a.w)
        pixel.w = a.w + b.w - a.w * b.w
        return pixel
      }
    },
    "CIBlendWithMask": { filter in
      filter.blended { mask in (mask * Pixel(0.2126, 0.7152, 0.0722, 0)).sum() }
    },
    "CIBlendWithAlphaMask": { filter in filter.blended(\.w) },
  ]

  /// The picture with places around a middle taken from elsewhere, as far as a radius: from where the closure says for an offset from the
  /// middle and for how near that is, 0 at the radius and 1 in the middle.
  private func distorted(_ place: @escaping (CGPoint, CGFloat) -> CGPoint) -> CIImage? {
    // What is the same everywhere has no middle.
    guard let image = inputImage, image.extent != CIImage.everywhere else { return inputImage }
    let middle = vector(kCIInputCenterKey, CIVector(x: 150, y: 150)).cgPointValue
    let radius = max(1, CGFloat(number(kCIInputRadiusKey, 300)))
    return CIImage(image.extent) { rect in
      let seen = image.pixels(in: FloatImage.PixelRect(image.extent))
      return FloatImage(rect) { x, y in
        let offset = CGPoint(x: CGFloat(x) + 0.5 - middle.x, y: CGFloat(y) + 0.5 - middle.y)
        let distance = (offset.x * offset.x + offset.y * offset.y).squareRoot()
        guard distance < radius else { return seen[x, y] }
        let source = place(offset, 1 - distance / radius)
        return seen.sample(middle.x + source.x, middle.y + source.y)
      }
    }
  }

  private func composited(
    _ combine: @escaping (FloatImage.Pixel, FloatImage.Pixel) -> FloatImage.Pixel
  ) -> CIImage? {
    guard let image = inputImage else { return nil }
    return image.combined(with: backgroundImage ?? .empty(), combine)
  }

  /// The picture mixed with what it becomes.
  private func mixed(
    _ combine: @escaping (FloatImage.Pixel, FloatImage.Pixel) -> FloatImage.Pixel
  ) -> CIImage? { inputImage?.combined(with: targetImage ?? .empty(), combine) }

  /// The picture where a mask lets it through, and what lies below elsewhere.
  private func blended(_ part: @escaping (FloatImage.Pixel) -> Float) -> CIImage? {
    guard let image = inputImage, let mask = maskImage else { return inputImage }
    let below = backgroundImage ?? .empty()
    return CIImage(image.extent.union(below.extent)) { rect in
      let (seen, under, through) = (
        image.pixels(in: rect), below.pixels(in: rect), mask.pixels(in: rect)
      )
      return FloatImage(rect) { x, y in
        let share = min(max(part(through[x, y]), 0), 1)
        return seen[x, y] * share + under[x, y] * (1 - share)
      }
    }
  }

  private func sharpened(sigma: Float, by part: Float) -> CIImage? {
    guard let image = inputImage else { return nil }
    let blurred = image.clampedToExtent().applyingGaussianBlur(sigma: Double(sigma))
    return image.combined(with: blurred.cropped(to: image.extent)) { seen, soft in
      var pixel = seen + (seen - soft) * part
      pixel.w = seen.w
      return pixel.clamped(lowerBound: .zero, upperBound: Pixel(repeating: pixel.w))
    }
  }

  /// Between two colours, by a closure that says how far a place is from the one to the other, 0…1.
  private func gradient(_ part: @escaping (CGPoint) -> CGFloat) -> CIImage {
    let first = color("inputColor0", .white).pixel
    let second = color("inputColor1", .black).pixel
    return CIImage(CIImage.everywhere) { rect in
      FloatImage(rect) { x, y in
        let share = Float(min(max(part(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)), 0), 1))
        return first * (1 - share) + second * share
      }
    }
  }
}
