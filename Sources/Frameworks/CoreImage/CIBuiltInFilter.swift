public import Foundation
public import UIKitCore

/// A filter of Core Image's own, with its values by their names.
///
/// In Core Image each kind has a protocol with those that it has; here all have all.
public final class CIBuiltInFilter: CIFilter {
  /// What goes in.
  public var inputImage: CIImage? {
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

  /// What it becomes.
  public var targetImage: CIImage? {
    get { image(kCIInputTargetImageKey) }
    set { setValue(newValue, forKey: kCIInputTargetImageKey) }
  }
  /// How far it has become that, 0…1.
  public var time: Float {
    get { float(kCIInputTimeKey) }
    set { setValue(newValue, forKey: kCIInputTimeKey) }
  }
  /// Where the first colour ends, in pixels from the middle.
  public var radius0: Float {
    get { float("inputRadius0", 5) }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  /// Where the second colour begins, in pixels from the middle.
  public var radius1: Float {
    get { float("inputRadius1", 100) }
    set { setValue(newValue, forKey: "inputRadius1") }
  }

  private func float(_ key: String, _ standard: Double = 0) -> Float { number(key, standard) }

  /// A filter with what another one is given.
  convenience init(valuesOf filter: CIFilter) {
    self.init()
    (name, values) = (filter.name, filter.values)
  }

  fileprivate static func known(_ name: String) -> CIBuiltInFilter {
    let filter = CIBuiltInFilter()
    filter.name = name
    return filter
  }
}

// The filters as functions, as 'CoreImage.CIFilterBuiltins' has them.
extension CIFilter {
  /// Brown, as old photographs.
  public class func sepiaTone() -> CIBuiltInFilter { CIBuiltInFilter.known("CISepiaTone") }
  /// Brightness, contrast and saturation.
  public class func colorControls() -> CIBuiltInFilter { CIBuiltInFilter.known("CIColorControls") }
  /// Shades of one colour.
  public class func colorMonochrome() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIColorMonochrome")
  }
  /// Light for dark.
  public class func colorInvert() -> CIBuiltInFilter { CIBuiltInFilter.known("CIColorInvert") }
  /// Few levels.
  public class func colorPosterize() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIColorPosterize")
  }
  /// Two colours for dark and light.
  public class func falseColor() -> CIBuiltInFilter { CIBuiltInFilter.known("CIFalseColor") }
  /// Brighter or darker by stops.
  public class func exposureAdjust() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIExposureAdjust")
  }
  /// A power of light.
  public class func gammaAdjust() -> CIBuiltInFilter { CIBuiltInFilter.known("CIGammaAdjust") }
  /// Colours turned round their circle.
  public class func hueAdjust() -> CIBuiltInFilter { CIBuiltInFilter.known("CIHueAdjust") }
  /// Pale colours stronger.
  public class func vibrance() -> CIBuiltInFilter { CIBuiltInFilter.known("CIVibrance") }
  /// Black and white.
  public class func photoEffectMono() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIPhotoEffectMono")
  }
  /// Black and white with strong contrast.
  public class func photoEffectNoir() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIPhotoEffectNoir")
  }
  /// Black and white with weak contrast.
  public class func photoEffectTonal() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIPhotoEffectTonal")
  }
  /// Strong colours.
  public class func photoEffectChrome() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIPhotoEffectChrome")
  }
  /// Pale colours.
  public class func photoEffectFade() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIPhotoEffectFade")
  }
  /// Warm and pale.
  public class func photoEffectInstant() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIPhotoEffectInstant")
  }
  /// Cool.
  public class func photoEffectProcess() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIPhotoEffectProcess")
  }
  /// Warm.
  public class func photoEffectTransfer() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIPhotoEffectTransfer")
  }
  /// Out of focus.
  public class func gaussianBlur() -> CIBuiltInFilter { CIBuiltInFilter.known("CIGaussianBlur") }
  /// Means of squares around.
  public class func boxBlur() -> CIBuiltInFilter { CIBuiltInFilter.known("CIBoxBlur") }
  /// Sharper.
  public class func unsharpMask() -> CIBuiltInFilter { CIBuiltInFilter.known("CIUnsharpMask") }
  /// Sharper.
  public class func sharpenLuminance() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CISharpenLuminance")
  }
  /// Edges alone.
  public class func edges() -> CIBuiltInFilter { CIBuiltInFilter.known("CIEdges") }
  /// Darker at the corners.
  public class func vignette() -> CIBuiltInFilter { CIBuiltInFilter.known("CIVignette") }
  /// Squares of one colour.
  public class func pixellate() -> CIBuiltInFilter { CIBuiltInFilter.known("CIPixellate") }
  /// The mean of a rectangle, in one pixel.
  public class func areaAverage() -> CIBuiltInFilter { CIBuiltInFilter.known("CIAreaAverage") }
  /// Bytes as a code.
  public class func qrCodeGenerator() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIQRCodeGenerator")
  }
  /// Squares of two colours.
  public class func checkerboardGenerator() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CICheckerboardGenerator")
  }
  /// From one colour to another along a line.
  public class func linearGradient() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CILinearGradient")
  }
  /// From one colour to another around a point.
  public class func radialGradient() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIRadialGradient")
  }
  /// One above the other.
  public class func sourceOverCompositing() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CISourceOverCompositing")
  }
  /// Products.
  public class func multiplyBlendMode() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIMultiplyBlendMode")
  }
  /// Products of what is missing to white.
  public class func screenBlendMode() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIScreenBlendMode")
  }
  /// From one picture to another through a flash.
  public class func flashTransition() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIFlashTransition")
  }
  /// From one picture to another by fading.
  public class func dissolveTransition() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CIDissolveTransition")
  }
  /// One through a mask above the other.
  public class func blendWithMask() -> CIBuiltInFilter { CIBuiltInFilter.known("CIBlendWithMask") }
  /// Larger or smaller.
  public class func lanczosScaleTransform() -> CIBuiltInFilter {
    CIBuiltInFilter.known("CILanczosScaleTransform")
  }
}
