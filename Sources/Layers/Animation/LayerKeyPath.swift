import AnimGeometry
import AnimMotion
import AnimPixels
import Foundation

/// An animatable property of a layer, named as in Core Animation.
public enum LayerKey: String, Hashable, Sendable, CaseIterable {
  case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
  case opacity, hidden, backgroundColor, cornerRadius, cornerRadii, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsScale, backdrop
  // `CAGradientLayer`
  case colors, locations, startPoint, endPoint
  // `CAShapeLayer`
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit
  case lineDashPhase
}

/// A property of a layer or a part of one, such as `position.x` or `transform.rotation.z`.
public struct LayerKeyPath: Hashable, Sendable {
  /// The property.
  public var key: LayerKey
  /// The names after the first dot.
  public var components: [String]

  /// Creates the path of a property or, by the names behind the dots, of a part of it.
  public init(_ key: LayerKey, _ components: String...) {
    self.key = key
    self.components = components
  }

  /// Nil if there is no animatable property of that name.
  public init?(_ keyPath: String) {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let first = names.first,
      let key = LayerKey(rawValue: first == "isHidden" ? "hidden" : first)
    else { return nil }
    self.key = key
    components = Array(names.dropFirst())
  }
}

extension LayerKeyPath: CustomStringConvertible {
  /// The property and the parts with dots between.
  public var description: String { ([key.rawValue] + components).joined(separator: ".") }
}

extension LayerProperties {
  /// The value at a key path; nil where the layer has none, as the stroke of a plain layer.
  public subscript(keyPath: LayerKeyPath) -> AnimatableValue? {
    get { self[keyPath.key]?[keyPath.components[...]] }
    set {
      guard let newValue else { return }
      if keyPath.components.isEmpty {
        self[keyPath.key] = newValue
      } else if var whole = self[keyPath.key] {
        whole[keyPath.components[...]] = newValue
        self[keyPath.key] = whole
      }
    }
  }

  /// The value of a property.
  ///
  /// Nil colours read as clear, so that they can fade in.
  public subscript(key: LayerKey) -> AnimatableValue? {
    get {
      switch key {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .anchorPoint: .point(anchorPoint)
      case .anchorPointZ: .number(anchorPointZ)
      case .zPosition: .number(zPosition)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .number(opacity)
      case .hidden: .flag(isHidden)
      case .backgroundColor: .color(backgroundColor ?? .clear)
      case .cornerRadius: .number(cornerRadius)
      case .cornerRadii: .numbers((cornerRadii ?? CornerRadii(all: cornerRadius)).numbers)
      case .borderWidth: .number(borderWidth)
      case .borderColor: .color(borderColor ?? .clear)
      case .shadowColor: .color(shadowColor ?? .clear)
      case .shadowOpacity: .number(shadowOpacity)
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      case .shadowPath: shadowPath.map { .path($0) }
      case .contents: .content(content)
      case .contentsRect: .rect(contentsRect)
      case .contentsScale: .number(contentsScale)
      case .backdrop: backdrop.map { .backdrop($0) }
      case .colors, .locations, .startPoint, .endPoint: gradient?[key]
      case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit,
        .lineDashPhase:
        shape?[key]
      }
    }
    set {
      switch (key, newValue) {
      case (.bounds, .rect(let value)): bounds = value
      case (.position, .point(let value)): position = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.anchorPointZ, .number(let value)): anchorPointZ = value
      case (.zPosition, .number(let value)): zPosition = value
      case (.transform, .transform(let value)): transform = value
      case (.sublayerTransform, .transform(let value)): sublayerTransform = value
      case (.opacity, .number(let value)): opacity = value
      case (.hidden, .flag(let value)): isHidden = value
      case (.hidden, .number(let value)): isHidden = value != 0
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.cornerRadius, .number(let value)): cornerRadius = value
      case (.cornerRadii, .numbers(let value)): cornerRadii = CornerRadii(value)
      case (.borderWidth, .number(let value)): borderWidth = value
      case (.borderColor, .color(let value)): borderColor = value
      case (.shadowColor, .color(let value)): shadowColor = value
      case (.shadowOpacity, .number(let value)): shadowOpacity = value
      case (.shadowOffset, .size(let value)): shadowOffset = value
      case (.shadowRadius, .number(let value)): shadowRadius = value
      case (.shadowPath, .path(let value)): shadowPath = value
      case (.contents, .content(let value)): content = value
      case (.contentsRect, .rect(let value)): contentsRect = value
      case (.contentsScale, .number(let value)): contentsScale = value
      case (.backdrop, .backdrop(let value)): backdrop = value
      case (.colors, let value), (.locations, let value), (.startPoint, let value),
        (.endPoint, let value):
        gradient?[key] = value
      default: shape?[key] = newValue
      }
    }
  }

  var gradient: GradientProperties? {
    get { if case .gradient(let gradient) = kind { gradient } else { nil } }
    set { if let newValue { kind = .gradient(newValue) } }
  }

  var shape: ShapeProperties? {
    get { if case .shape(let shape) = kind { shape } else { nil } }
    set { if let newValue { kind = .shape(newValue) } }
  }
}

extension GradientProperties {
  fileprivate subscript(key: LayerKey) -> AnimatableValue? {
    get {
      switch key {
      case .colors: .colors(colors)
      case .locations: .numbers(locations)
      case .startPoint: .point(startPoint)
      case .endPoint: .point(endPoint)
      default: nil
      }
    }
    set {
      switch (key, newValue) {
      case (.colors, .colors(let value)): colors = value
      case (.locations, .numbers(let value)): locations = value
      case (.startPoint, .point(let value)): startPoint = value
      case (.endPoint, .point(let value)): endPoint = value
      default: break
      }
    }
  }
}

extension ShapeProperties {
  fileprivate subscript(key: LayerKey) -> AnimatableValue? {
    get {
      switch key {
      case .path: path.map { .path($0) }
      case .fillColor: .color(fillColor ?? .clear)
      case .strokeColor: .color(strokeColor ?? .clear)
      case .strokeStart: .number(strokeStart)
      case .strokeEnd: .number(strokeEnd)
      case .lineWidth: .number(lineWidth)
      case .miterLimit: .number(miterLimit)
      case .lineDashPhase: .number(lineDashPhase)
      default: nil
      }
    }
    set {
      switch (key, newValue) {
      case (.path, .path(let value)): path = value
      case (.fillColor, .color(let value)): fillColor = value
      case (.strokeColor, .color(let value)): strokeColor = value
      case (.strokeStart, .number(let value)): strokeStart = value
      case (.strokeEnd, .number(let value)): strokeEnd = value
      case (.lineWidth, .number(let value)): lineWidth = value
      case (.miterLimit, .number(let value)): miterLimit = value
      case (.lineDashPhase, .number(let value)): lineDashPhase = value
      default: break
      }
    }
  }
}
