public import Foundation
public import UIKitCore

/// What makes a picture of others, or of numbers: known by its name, as `CISepiaTone`.
///
/// A filter whose name is not known here leaves its picture as it is, and says so once.
@preconcurrency @MainActor open class CIFilter: NSObject {
  /// The name of the filter.
  public var name: String
  private var values: [String: Any] = [:]

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
      return inputImage
    }
    return recipe(self)
  }

  /// What makes pictures, by the names of filters.
  static let recipes: [String: (CIFilter) -> CIImage?] =
    colorRecipes.merging(pictureRecipes) { first, _ in first }

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

  private func float(_ key: String, _ standard: Double = 0) -> Float { number(key, standard) }

  // MARK: The values of filters by their own names

  /// What goes in.
  open var inputImage: CIImage? {
    get { image(kCIInputImageKey) }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// What lies below.
  public var backgroundImage: CIImage? {
    get { image(kCIInputBackgroundImageKey) }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  /// What lets a picture through.
  public var maskImage: CIImage? {
    get { image(kCIInputMaskImageKey) }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  /// How much there is of the effect.
  public var intensity: Float {
    get { float(kCIInputIntensityKey, 1) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  /// How far the effect reaches, in pixels.
  public var radius: Float {
    get { float(kCIInputRadiusKey, 10) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  /// How much of one thing is made of another, as a size.
  public var scale: Float {
    get { float(kCIInputScaleKey, 1) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  /// How bright it is, -1…1.
  public var brightness: Float {
    get { float(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  /// How far light and dark are apart; 1 as they are.
  public var contrast: Float {
    get { float(kCIInputContrastKey, 1) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  /// How strong colours are; 1 as they are.
  public var saturation: Float {
    get { float(kCIInputSaturationKey, 1) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  /// The exposure in stops.
  public var ev: Float {
    get { float(kCIInputEVKey) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }
  /// The power of light.
  public var power: Float {
    get { float("inputPower", 1) }
    set { setValue(newValue, forKey: "inputPower") }
  }
  /// How much, of vibrance.
  public var amount: Float {
    get { float("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  /// How sharp it becomes.
  public var sharpness: Float {
    get { float(kCIInputSharpnessKey, 0.4) }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }
  /// An angle in radians.
  public var angle: Float {
    get { float(kCIInputAngleKey) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }
  /// A width in pixels.
  public var width: Float {
    get { float(kCIInputWidthKey, 80) }
    set { setValue(newValue, forKey: kCIInputWidthKey) }
  }
  /// The levels of a poster.
  public var levels: Float {
    get { float("inputLevels", 6) }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  /// Where the middle of the effect is.
  public var center: CGPoint {
    get { vector(kCIInputCenterKey, CIVector(x: 150, y: 150)).cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  /// The part that counts.
  public var extent: CGRect {
    get { vector(kCIInputExtentKey, CIVector(cgRect: .zero)).cgRectValue }
    set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
  }
  /// A colour.
  public var color: CIColor {
    get { color(kCIInputColorKey, .white) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  /// The first colour.
  public var color0: CIColor {
    get { color("inputColor0", .black) }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// The second colour.
  public var color1: CIColor {
    get { color("inputColor1", .white) }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  /// Where the first colour is.
  public var point0: CGPoint {
    get { vector("inputPoint0", CIVector(x: 0, y: 0)).cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  /// Where the second colour is.
  public var point1: CGPoint {
    get { vector("inputPoint1", CIVector(x: 200, y: 200)).cgPointValue }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  /// What a code says.
  public var message: Data {
    get { Data(bytes("inputMessage")) }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// How much of a code may be damaged: L, M, Q or H.
  public var correctionLevel: String {
    get { text("inputCorrectionLevel") ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

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

  private static func known(_ name: String) -> CIFilter {
    let filter = CIFilter()
    filter.name = name
    return filter
  }
}

// The filters as functions, as 'CoreImage.CIFilterBuiltins' has them.
extension CIFilter {
  /// Brown, as old photographs.
  public class func sepiaTone() -> CIFilter { known("CISepiaTone") }
  /// Brightness, contrast and saturation.
  public class func colorControls() -> CIFilter { known("CIColorControls") }
  /// Shades of one colour.
  public class func colorMonochrome() -> CIFilter { known("CIColorMonochrome") }
  /// Light for dark.
  public class func colorInvert() -> CIFilter { known("CIColorInvert") }
  /// Few levels.
  public class func colorPosterize() -> CIFilter { known("CIColorPosterize") }
  /// Two colours for dark and light.
  public class func falseColor() -> CIFilter { known("CIFalseColor") }
  /// Brighter or darker by stops.
  public class func exposureAdjust() -> CIFilter { known("CIExposureAdjust") }
  /// A power of light.
  public class func gammaAdjust() -> CIFilter { known("CIGammaAdjust") }
  /// Colours turned round their circle.
  public class func hueAdjust() -> CIFilter { known("CIHueAdjust") }
  /// Pale colours stronger.
  public class func vibrance() -> CIFilter { known("CIVibrance") }
  /// Black and white.
  public class func photoEffectMono() -> CIFilter { known("CIPhotoEffectMono") }
  /// Black and white with strong contrast.
  public class func photoEffectNoir() -> CIFilter { known("CIPhotoEffectNoir") }
  /// Black and white with weak contrast.
  public class func photoEffectTonal() -> CIFilter { known("CIPhotoEffectTonal") }
  /// Strong colours.
  public class func photoEffectChrome() -> CIFilter { known("CIPhotoEffectChrome") }
  /// Pale colours.
  public class func photoEffectFade() -> CIFilter { known("CIPhotoEffectFade") }
  /// Warm and pale.
  public class func photoEffectInstant() -> CIFilter { known("CIPhotoEffectInstant") }
  /// Cool.
  public class func photoEffectProcess() -> CIFilter { known("CIPhotoEffectProcess") }
  /// Warm.
  public class func photoEffectTransfer() -> CIFilter { known("CIPhotoEffectTransfer") }
  /// Out of focus.
  public class func gaussianBlur() -> CIFilter { known("CIGaussianBlur") }
  /// Means of squares around.
  public class func boxBlur() -> CIFilter { known("CIBoxBlur") }
  /// Sharper.
  public class func unsharpMask() -> CIFilter { known("CIUnsharpMask") }
  /// Sharper.
  public class func sharpenLuminance() -> CIFilter { known("CISharpenLuminance") }
  /// Edges alone.
  public class func edges() -> CIFilter { known("CIEdges") }
  /// Darker at the corners.
  public class func vignette() -> CIFilter { known("CIVignette") }
  /// Squares of one colour.
  public class func pixellate() -> CIFilter { known("CIPixellate") }
  /// The mean of a rectangle, in one pixel.
  public class func areaAverage() -> CIFilter { known("CIAreaAverage") }
  /// Bytes as a code.
  public class func qrCodeGenerator() -> CIFilter { known("CIQRCodeGenerator") }
  /// Squares of two colours.
  public class func checkerboardGenerator() -> CIFilter { known("CICheckerboardGenerator") }
  /// From one colour to another along a line.
  public class func linearGradient() -> CIFilter { known("CILinearGradient") }
  /// From one colour to another around a point.
  public class func radialGradient() -> CIFilter { known("CIRadialGradient") }
  /// One above the other.
  public class func sourceOverCompositing() -> CIFilter { known("CISourceOverCompositing") }
  /// Products.
  public class func multiplyBlendMode() -> CIFilter { known("CIMultiplyBlendMode") }
  /// Products of what is missing to white.
  public class func screenBlendMode() -> CIFilter { known("CIScreenBlendMode") }
  /// One through a mask above the other.
  public class func blendWithMask() -> CIFilter { known("CIBlendWithMask") }
  /// Larger or smaller.
  public class func lanczosScaleTransform() -> CIFilter { known("CILanczosScaleTransform") }
}

// The names of values.

/// What goes in.
public let kCIInputImageKey = "inputImage"
/// What lies below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// What lets a picture through.
public let kCIInputMaskImageKey = "inputMaskImage"
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
