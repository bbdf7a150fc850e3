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
