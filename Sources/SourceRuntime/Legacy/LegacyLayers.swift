public import AnimLayers
public import Foundation
public import UIKitCore

// Names of Core Animation and of pictures before Swift 4.2.

/// The name before Swift 4.2 of `CALayerContentsGravity.center`.
public let kCAGravityCenter = CALayerContentsGravity.center
/// The name before Swift 4.2 of `CALayerContentsGravity.top`.
public let kCAGravityTop = CALayerContentsGravity.top
/// The name before Swift 4.2 of `CALayerContentsGravity.bottom`.
public let kCAGravityBottom = CALayerContentsGravity.bottom
/// The name before Swift 4.2 of `CALayerContentsGravity.left`.
public let kCAGravityLeft = CALayerContentsGravity.left
/// The name before Swift 4.2 of `CALayerContentsGravity.right`.
public let kCAGravityRight = CALayerContentsGravity.right
/// The name before Swift 4.2 of `CALayerContentsGravity.topLeft`.
public let kCAGravityTopLeft = CALayerContentsGravity.topLeft
/// The name before Swift 4.2 of `CALayerContentsGravity.topRight`.
public let kCAGravityTopRight = CALayerContentsGravity.topRight
/// The name before Swift 4.2 of `CALayerContentsGravity.bottomLeft`.
public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft
/// The name before Swift 4.2 of `CALayerContentsGravity.bottomRight`.
public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight
/// The name before Swift 4.2 of `CALayerContentsGravity.resize`.
public let kCAGravityResize = CALayerContentsGravity.resize
/// The name before Swift 4.2 of `CALayerContentsGravity.resizeAspect`.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
/// The name before Swift 4.2 of `CALayerContentsGravity.resizeAspectFill`.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
/// The name before Swift 4.2 of `CALayerContentsFilter.linear`.
public let kCAFilterLinear = CALayerContentsFilter.linear
/// The name before Swift 4.2 of `CALayerContentsFilter.nearest`.
public let kCAFilterNearest = CALayerContentsFilter.nearest
/// The name before Swift 4.2 of `CALayerContentsFilter.trilinear`.
public let kCAFilterTrilinear = CALayerContentsFilter.trilinear
/// The name before Swift 4.2 of `CAEmitterLayerEmitterShape.point`.
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
/// The name before Swift 4.2 of `CAEmitterLayerEmitterShape.line`.
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
/// The name before Swift 4.2 of `CAEmitterLayerEmitterShape.rectangle`.
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
/// The name before Swift 4.2 of `CAEmitterLayerEmitterShape.cuboid`.
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid
/// The name before Swift 4.2 of `CAEmitterLayerEmitterShape.circle`.
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
/// The name before Swift 4.2 of `CAEmitterLayerEmitterShape.sphere`.
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere
/// The name before Swift 4.2 of `CAEmitterLayerEmitterMode.points`.
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points
/// The name before Swift 4.2 of `CAEmitterLayerEmitterMode.outline`.
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline
/// The name before Swift 4.2 of `CAEmitterLayerEmitterMode.surface`.
public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface
/// The name before Swift 4.2 of `CAEmitterLayerEmitterMode.volume`.
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume
/// The name before Swift 4.2 of `CAEmitterLayerRenderMode.unordered`.
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered
/// The name before Swift 4.2 of `CAEmitterLayerRenderMode.oldestFirst`.
public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst
/// The name before Swift 4.2 of `CAEmitterLayerRenderMode.oldestLast`.
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast
/// The name before Swift 4.2 of `CAEmitterLayerRenderMode.backToFront`.
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront
/// The name before Swift 4.2 of `CAEmitterLayerRenderMode.additive`.
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive
/// The name before Swift 4.2 of `CAShapeLayerFillRule.nonZero`.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// The name before Swift 4.2 of `CAShapeLayerFillRule.evenOdd`.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// The name before Swift 4.2 of `CAShapeLayerLineCap.butt`.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// The name before Swift 4.2 of `CAShapeLayerLineCap.round`.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// The name before Swift 4.2 of `CAShapeLayerLineCap.square`.
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// The name before Swift 4.2 of `CAShapeLayerLineJoin.miter`.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// The name before Swift 4.2 of `CAShapeLayerLineJoin.round`.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// The name before Swift 4.2 of `CAShapeLayerLineJoin.bevel`.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
/// The name before Swift 4.2 of `CAGradientLayerType.axial`.
public let kCAGradientLayerAxial = CAGradientLayerType.axial
/// The name before Swift 4.2 of `CATransitionType.fade`.
public let kCATransitionFade = CATransitionType.fade
/// The name before Swift 4.2 of `CATransitionType.push`.
public let kCATransitionPush = CATransitionType.push
/// The name before Swift 4.2 of `CATransitionType.moveIn`.
public let kCATransitionMoveIn = CATransitionType.moveIn
/// The name before Swift 4.2 of `CATransitionType.reveal`.
public let kCATransitionReveal = CATransitionType.reveal
/// The name before Swift 4.2 of `CATransitionSubtype.fromRight`.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
/// The name before Swift 4.2 of `CATransitionSubtype.fromLeft`.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
/// The name before Swift 4.2 of `CATransitionSubtype.fromTop`.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
/// The name before Swift 4.2 of `CATransitionSubtype.fromBottom`.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
/// The name before Swift 4.2 of `CAAnimationCalculationMode.linear`.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
/// The name before Swift 4.2 of `CAAnimationCalculationMode.discrete`.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
/// The name before Swift 4.2 of `CAAnimationCalculationMode.paced`.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
/// The name before Swift 4.2 of `CAAnimationCalculationMode.cubic`.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
/// The name before Swift 4.2 of `CATextLayerAlignmentMode.natural`.
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural
/// The name before Swift 4.2 of `CATextLayerAlignmentMode.left`.
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
/// The name before Swift 4.2 of `CATextLayerAlignmentMode.right`.
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
/// The name before Swift 4.2 of `CATextLayerAlignmentMode.center`.
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
/// The name before Swift 4.2 of `CATextLayerAlignmentMode.justified`.
public let kCAAlignmentJustified = CATextLayerAlignmentMode.justified
/// The name before Swift 4.2 of `CATextLayerTruncationMode.none`.
public let kCATruncationNone = CATextLayerTruncationMode.none
/// The name before Swift 4.2 of `CATextLayerTruncationMode.start`.
public let kCATruncationStart = CATextLayerTruncationMode.start
/// The name before Swift 4.2 of `CATextLayerTruncationMode.end`.
public let kCATruncationEnd = CATextLayerTruncationMode.end
/// The name before Swift 4.2 of `CATextLayerTruncationMode.middle`.
public let kCATruncationMiddle = CATextLayerTruncationMode.middle
/// The name before Swift 4.2 of `UIImagePickerController.InfoKey.originalImage`: its text, as the dictionary had it.
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage
/// The name before Swift 4.2 of `UIImagePickerController.InfoKey.editedImage`: its text, as the dictionary had it.
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage
/// The name before Swift 4.2 of `UIImagePickerController.InfoKey.cropRect`: its text, as the dictionary had it.
public let UIImagePickerControllerCropRect = UIImagePickerController.InfoKey.cropRect
/// The name before Swift 4.2 of `UIImagePickerController.InfoKey.mediaType`: its text, as the dictionary had it.
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType
/// The name before Swift 4.2 of `UIImagePickerController.InfoKey.mediaURL`: its text, as the dictionary had it.
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL

/// The name before Swift 4.2 of `pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// The name before Swift 4.2 of `jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIActivityIndicatorView {
  /// The name before Swift 4.2 of `init(style:)`.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
  /// The name before Swift 4.2 of `style`.
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}
/// The name before Swift 4.2 of `CAMediaTimingFunctionName.default`.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
/// The name before Swift 4.2 of `CAMediaTimingFillMode.removed`.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
/// The name before Swift 4.2 of `CAGradientLayerType.radial`.
public let kCAGradientLayerRadial = CAGradientLayerType.radial
/// The name before Swift 4.2 of `CAGradientLayerType.conic`.
public let kCAGradientLayerConic = CAGradientLayerType.conic
/// The name before Swift 4.2 of `CAAnimationCalculationMode.cubicPaced`.
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
/// The name before Swift 4.2 of `CAValueFunctionName.rotateX`.
public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX
/// The name before Swift 4.2 of `CAValueFunctionName.rotateY`.
public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY
/// The name before Swift 4.2 of `CAValueFunctionName.rotateZ`.
public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ
