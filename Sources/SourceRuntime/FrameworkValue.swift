import Foundation
import UIKitCore

/// Values of types of UIKit's, Foundation's and the frameworks' that stand for themselves, whatever they are asked for.
@MainActor enum FrameworkValue {
  /// A value of the type; nil if it is none of these.
  static func made<Value>(_ type: Value.Type) -> Value? {
    if type == Any.self { return "" as? Value }
    if type == Any.Type.self { return Void.self as? Value }
    if type == AnyObject.self { return NSObject() as? Value }
    // What a scene of a storyboard is made of, which a controller's own initialiser hands on.
    if type == NSCoder.self { return InterfaceCoder() as? Value }
    if type == (any Error).self { return CocoaError(.featureUnsupported) as? Value }
    if let type = type as? any FrameworkSample.Type { return type.sample as? Value }
    return (value(of: type) ?? text(of: type) ?? service(of: type) ?? object(of: type)) as? Value
  }

  private static func value<Value>(of type: Value.Type) -> Any? {
    switch type {
    case is Locale.Type: Locale.current
    case is Calendar.Type: Calendar.current
    case is TimeZone.Type: TimeZone.current
    case is DateComponents.Type: DateComponents()
    case is DateInterval.Type:
      DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 3600)
    case is CharacterSet.Type: CharacterSet()
    case is NSRange.Type: NSRange(location: 0, length: 0)
    case is Range<Int>.Type: 0..<1
    case is ClosedRange<Int>.Type: 0...1
    case is Notification.Type: Notification(name: Notification.Name(""))
    case is Notification.Name.Type: Notification.Name("")
    case is Selector.Type: Selector("")
    case is CGAffineTransform.Type: CGAffineTransform.identity
    case is CATransform3D.Type: CATransform3DIdentity
    case is CGVector.Type: CGVector(dx: 0, dy: 0)
    case is UIOffset.Type: UIOffset(horizontal: 0, vertical: 0)
    case is NSDirectionalEdgeInsets.Type: NSDirectionalEdgeInsets.zero
    case is CGColor.Type: UIColor.gray.cgColor
    default: nil
    }
  }

  private static func text<Value>(of type: Value.Type) -> Any? {
    switch type {
    case is NSMutableAttributedString.Type: NSMutableAttributedString(string: "")
    case is NSAttributedString.Type: NSAttributedString(string: "")
    case is AttributedString.Type: AttributedString("")
    case is Substring.Type: Substring("")
    default: nil
    }
  }

  /// What an app has one of, or asks the system for.
  private static func service<Value>(of type: Value.Type) -> Any? {
    switch type {
    case is UserDefaults.Type: SceneDefaults.standard
    case is FileManager.Type: SceneFileManager.default
    case is NotificationCenter.Type: NotificationCenter.default
    case is Bundle.Type: Bundle.main
    case is SimulatedBundle.Type: SimulatedBundle.main
    case is SimulatedQueue.Type: SimulatedQueue.main
    case is SimulatedOperationQueue.Type: SimulatedOperationQueue.main
    case is SimulatedURLSession.Type: SimulatedURLSession.shared
    case is SimulatedURLRequest.Type: SimulatedURLRequest(url: URL(fileURLWithPath: "/"))
    case is JSONDecoder.Type: JSONDecoder()
    case is JSONEncoder.Type: JSONEncoder()
    case is DateFormatter.Type: DateFormatter()
    case is NumberFormatter.Type: NumberFormatter()
    case is UIScreen.Type: UIScreen.main
    case is UIDevice.Type: UIDevice.current
    case is UITraitCollection.Type: UITraitCollection.current
    default: nil
    }
  }

  private static func object<Value>(of type: Value.Type) -> Any? {
    switch type {
    case is UIBezierPath.Type: UIBezierPath()
    case is UIApplication.Type: UIApplication.shared
    case is UIWindow.Type: UIWindow()
    case is UICollectionViewController.Type:
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    case is UIAlertController.Type:
      UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    case let view as UIView.Type where isUIKits(type): view.madeDynamically()
    case let controller as UIViewController.Type where isUIKits(type): controller.madeDynamically()
    case let layer as CALayer.Type: layer.init(ofViewClass: ())
    default: nil
    }
  }

  /// Whether a class is UIKit's own: others may have no initialiser that would do.
  private static func isUIKits(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("UIKitCore.")
  }
}
