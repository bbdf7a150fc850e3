public import Foundation

/// Something that was found in a picture.
open class CIFeature: NSObject {
  /// What it is.
  public let type: String
  /// Where it is, in the picture's coordinates.
  public let bounds: CGRect

  init(_ type: String, in bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}

/// A face that was found.
public final class CIFaceFeature: CIFeature {
  /// Whether the left eye was found.
  public let hasLeftEyePosition = false
  /// Where the left eye is.
  public let leftEyePosition = CGPoint.zero
  /// Whether the right eye was found.
  public let hasRightEyePosition = false
  /// Where the right eye is.
  public let rightEyePosition = CGPoint.zero
  /// Whether the mouth was found.
  public let hasMouthPosition = false
  /// Where the mouth is.
  public let mouthPosition = CGPoint.zero
  /// Whether it smiles.
  public let hasSmile = false
}

/// A rectangle that was found.
public final class CIRectangleFeature: CIFeature {
  /// A corner.
  public let topLeft = CGPoint.zero
  /// A corner.
  public let topRight = CGPoint.zero
  /// A corner.
  public let bottomLeft = CGPoint.zero
  /// A corner.
  public let bottomRight = CGPoint.zero
}

/// A code that was found.
public final class CIQRCodeFeature: CIFeature {
  /// What it says.
  public let messageString: String? = nil
}

/// Looks for faces, rectangles and codes in pictures, and finds none.
public final class CIDetector: NSObject {
  /// A detector of a kind.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  /// What is in a picture: nothing.
  public func features(in image: CIImage) -> [CIFeature] { [] }
  /// What is in a picture: nothing.
  public func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// Codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// How exactly is looked.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Soon.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Exactly.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// Whether smiles are looked for.
public let CIDetectorSmile = "CIDetectorSmile"
/// Whether eyes are looked for.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// How the picture is turned.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
