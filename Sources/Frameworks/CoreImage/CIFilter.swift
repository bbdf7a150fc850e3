import AnimLayers
public import Foundation
import UIKitCore

/// What makes a picture of others, or of numbers: known by its name, as `CISepiaTone`.
///
/// A filter whose name is not known here leaves its picture as it is, and says so once.
@preconcurrency @MainActor open class CIFilter: NSObject {
  /// The name of the filter.
  public var name: String
  var values: [String: Any] = [:]

  /// A filter without a name, for those of an app.
  public override init() { name = "" }

  /// The filter of a name, with its defaults; nil for a name that is no filter's.
  public init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.name = name
  }
  /// The filter of a name with some values; nil for a name that is no filter's.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }
  /// The same by its older name.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// Sets everything to its defaults, as a new filter has it.
  open func setDefaults() { values = values.filter { $0.value is CIImage } }
  /// The names of what goes in; of a filter that is not known here, of what has been set.
  open var inputKeys: [String] { Self.keys[name] ?? values.keys.sorted() }
  /// The names of what comes out: a picture.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// What is known of the filter: nothing but its name.
  open var attributes: [String: Any] { [kCIAttributeFilterName: name] }

  /// Sets several of the values.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// Sets one of the values; nil for its default.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// One of the values; nil where it has its default; the picture that comes out.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// What comes out; nil without what has to go in.
  open var outputImage: CIImage? {
    guard let recipe = Self.recipes[name] else {
      UIEnvironment.current.warn(
        "there is no filter '\(name)' among those that come along: its picture stays as it is")
      return image(kCIInputImageKey)
    }
    return recipe(self as? CIBuiltInFilter ?? CIBuiltInFilter(valuesOf: self))
  }

  /// What makes pictures, by the names of filters.
  static let recipes: [String: (CIBuiltInFilter) -> CIImage?] =
    CIBuiltInFilter.colorRecipes.merging(CIBuiltInFilter.pictureRecipes) { first, _ in first }

  // MARK: Values

  func number(_ key: String, _ standard: Double) -> Float {
    switch values[key] {
    case let number as NSNumber: number.floatValue
    case let number as Double: Float(number)
    case let number as CGFloat: Float(number)
    case let number as Float: number
    case let number as Int: Float(number)
    default: Float(standard)
    }
  }

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  func color(_ key: String, _ standard: CIColor) -> CIColor {
    values[key] as? CIColor ?? (values[key] as? UIColor).map { CIColor(color: $0) } ?? standard
  }

  func vector(_ key: String, _ standard: CIVector) -> CIVector {
    switch values[key] {
    case let vector as CIVector: vector
    case let point as CGPoint: CIVector(cgPoint: point)
    case let rect as CGRect: CIVector(cgRect: rect)
    default: standard
    }
  }

  func matrix(_ key: String) -> CGAffineTransform {
    switch values[key] {
    case let matrix as CGAffineTransform: matrix
    case let value as NSValue: value.cgAffineTransformValue
    default: .identity
    }
  }

  func bytes(_ key: String) -> [UInt8] {
    (values[key] as? Data).map { [UInt8]($0) } ?? (values[key] as? NSData).map {
      [UInt8](Data(referencing: $0))
    } ?? []
  }

  func text(_ key: String) -> String? { values[key] as? String }

  /// Announces an app's filter; it is made by the app alone here.
  public class func registerName(
    _ name: String, constructor anObject: Any, classAttributes: [String: Any] = [:]
  ) {}

  /// The names of filters; of a category, all the same.
  public class func filterNames(inCategory category: String?) -> [String] { recipes.keys.sorted() }
  /// The names of filters.
  public class func filterNames(inCategories categories: [String]?) -> [String] {
    filterNames(inCategory: nil)
  }
}

extension CIFilter: NamedFilter {}

// The names of values.

/// What goes in.
public let kCIInputImageKey = "inputImage"
/// What lies below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// What lets a picture through.
public let kCIInputMaskImageKey = "inputMaskImage"
/// What a picture becomes.
public let kCIInputTargetImageKey = "inputTargetImage"
/// How far it has become that, 0…1.
public let kCIInputTimeKey = "inputTime"
/// How much there is of the effect.
public let kCIInputIntensityKey = "inputIntensity"
/// How far the effect reaches.
public let kCIInputRadiusKey = "inputRadius"
/// A size.
public let kCIInputScaleKey = "inputScale"
/// How much wider than high it becomes.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// How bright it is.
public let kCIInputBrightnessKey = "inputBrightness"
/// How far light and dark are apart.
public let kCIInputContrastKey = "inputContrast"
/// How strong colours are.
public let kCIInputSaturationKey = "inputSaturation"
/// How sharp it becomes.
public let kCIInputSharpnessKey = "inputSharpness"
/// Stops of exposure.
public let kCIInputEVKey = "inputEV"
/// An angle.
public let kCIInputAngleKey = "inputAngle"
/// A width.
public let kCIInputWidthKey = "inputWidth"
/// A middle.
public let kCIInputCenterKey = "inputCenter"
/// The part that counts.
public let kCIInputExtentKey = "inputExtent"
/// A colour.
public let kCIInputColorKey = "inputColor"
/// A matrix.
public let kCIInputTransformKey = "inputTransform"
/// What comes out.
public let kCIOutputImageKey = "outputImage"
/// The name of a filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The name of a filter as people read it.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
