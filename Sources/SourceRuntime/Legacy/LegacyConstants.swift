public import Foundation
public import UIKitCore

// More names that UIKit and Swift had before Swift 4.2: of constants and notifications.

/// Foundation's name before Swift 4.2 of `RunLoop.Mode`.
public typealias RunLoopMode = RunLoop.Mode
/// UIKit's name before Swift 4 of `UIFont.Weight.ultraLight`.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
/// UIKit's name before Swift 4 of `UIFont.Weight.thin`.
public let UIFontWeightThin = UIFont.Weight.thin
/// UIKit's name before Swift 4 of `UIFont.Weight.light`.
public let UIFontWeightLight = UIFont.Weight.light
/// UIKit's name before Swift 4 of `UIFont.Weight.regular`.
public let UIFontWeightRegular = UIFont.Weight.regular
/// UIKit's name before Swift 4 of `UIFont.Weight.medium`.
public let UIFontWeightMedium = UIFont.Weight.medium
/// UIKit's name before Swift 4 of `UIFont.Weight.semibold`.
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// UIKit's name before Swift 4 of `UIFont.Weight.bold`.
public let UIFontWeightBold = UIFont.Weight.bold
/// UIKit's name before Swift 4 of `UIFont.Weight.heavy`.
public let UIFontWeightHeavy = UIFont.Weight.heavy
/// UIKit's name before Swift 4 of `UIFont.Weight.black`.
public let UIFontWeightBlack = UIFont.Weight.black
/// UIKit's name before Swift 4.2 of `UIWindow.Level.normal`.
@preconcurrency @MainActor public let UIWindowLevelNormal = UIWindow.Level.normal
/// UIKit's name before Swift 4.2 of `UIWindow.Level.statusBar`.
@preconcurrency @MainActor public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// UIKit's name before Swift 4.2 of `UIWindow.Level.alert`.
@preconcurrency @MainActor public let UIWindowLevelAlert = UIWindow.Level.alert
/// UIKit's name before Swift 4.2 of `UIView.noIntrinsicMetric`.
@preconcurrency @MainActor public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// UIKit's name before Swift 4.2 of `UIBackgroundTaskIdentifier.invalid`.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
/// UIKit's name before Swift 4.2 of `UIResponder.keyboardFrameBeginUserInfoKey`.
@preconcurrency @MainActor public let UIKeyboardFrameBeginUserInfoKey =
  UIResponder.keyboardFrameBeginUserInfoKey
/// UIKit's name before Swift 4.2 of `UIResponder.keyboardFrameEndUserInfoKey`.
@preconcurrency @MainActor public let UIKeyboardFrameEndUserInfoKey =
  UIResponder.keyboardFrameEndUserInfoKey
/// UIKit's name before Swift 4.2 of `UIResponder.keyboardAnimationDurationUserInfoKey`.
@preconcurrency @MainActor public let UIKeyboardAnimationDurationUserInfoKey =
  UIResponder.keyboardAnimationDurationUserInfoKey
/// UIKit's name before Swift 4.2 of `UIResponder.keyboardAnimationCurveUserInfoKey`.
@preconcurrency @MainActor public let UIKeyboardAnimationCurveUserInfoKey =
  UIResponder.keyboardAnimationCurveUserInfoKey
/// UIKit's name before Swift 4.2 of `UIResponder.keyboardIsLocalUserInfoKey`.
@preconcurrency @MainActor public let UIKeyboardIsLocalUserInfoKey =
  UIResponder.keyboardIsLocalUserInfoKey
/// UIKit's name before Swift 4 of `NSAttributedString.Key.backgroundColor`.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// UIKit's name before Swift 4 of `NSAttributedString.Key.underlineStyle`.
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// UIKit's name before Swift 4 of `NSAttributedString.Key.underlineColor`.
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
/// UIKit's name before Swift 4 of `NSAttributedString.Key.strikethroughStyle`.
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
/// UIKit's name before Swift 4 of `NSAttributedString.Key.strikethroughColor`.
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
/// UIKit's name before Swift 4 of `NSAttributedString.Key.strokeColor`.
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
/// UIKit's name before Swift 4 of `NSAttributedString.Key.strokeWidth`.
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// UIKit's name before Swift 4 of `NSAttributedString.Key.shadow`.
public let NSShadowAttributeName = NSAttributedString.Key.shadow
/// UIKit's name before Swift 4 of `NSAttributedString.Key.link`.
public let NSLinkAttributeName = NSAttributedString.Key.link
/// UIKit's name before Swift 4 of `NSAttributedString.Key.baselineOffset`.
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// UIKit's name before Swift 4 of `NSAttributedString.Key.attachment`.
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment

extension NSNotification.Name {
  /// UIKit's name before Swift 4.2 of `UIResponder.keyboardWillChangeFrameNotification`.
  @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }
  /// UIKit's name before Swift 4.2 of `UIResponder.keyboardDidChangeFrameNotification`.
  @preconcurrency @MainActor public static var UIKeyboardDidChangeFrame: NSNotification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }
  /// UIKit's name before Swift 4.2 of `UIApplication.willEnterForegroundNotification`.
  @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name
  {
    UIApplication.willEnterForegroundNotification
  }
  /// UIKit's name before Swift 4.2 of `UIApplication.didEnterBackgroundNotification`.
  @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name
  {
    UIApplication.didEnterBackgroundNotification
  }
  /// UIKit's name before Swift 4.2 of `UIApplication.didBecomeActiveNotification`.
  @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
    UIApplication.didBecomeActiveNotification
  }
  /// UIKit's name before Swift 4.2 of `UIApplication.willResignActiveNotification`.
  @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
    UIApplication.willResignActiveNotification
  }
  /// UIKit's name before Swift 4.2 of `UIApplication.willTerminateNotification`.
  @preconcurrency @MainActor public static var UIApplicationWillTerminate: NSNotification.Name {
    UIApplication.willTerminateNotification
  }
  /// UIKit's name before Swift 4.2 of `UIApplication.didFinishLaunchingNotification`.
  @preconcurrency @MainActor public static var UIApplicationDidFinishLaunching: NSNotification.Name
  {
    UIApplication.didFinishLaunchingNotification
  }
  /// UIKit's name before Swift 4.2 of `UIApplication.didReceiveMemoryWarningNotification`.
  @preconcurrency @MainActor public static var UIApplicationDidReceiveMemoryWarning:
    NSNotification.Name
  {
    UIApplication.didReceiveMemoryWarningNotification
  }
  /// UIKit's name before Swift 4.2 of `UIApplication.userDidTakeScreenshotNotification`.
  @preconcurrency @MainActor public static var UIApplicationUserDidTakeScreenshot:
    NSNotification.Name
  {
    UIApplication.userDidTakeScreenshotNotification
  }
  /// UIKit's name before Swift 4.2 of `UIApplication.didChangeStatusBarOrientationNotification`.
  @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarOrientation:
    NSNotification.Name
  {
    UIApplication.didChangeStatusBarOrientationNotification
  }
  /// UIKit's name before Swift 4.2 of `UIApplication.willChangeStatusBarOrientationNotification`.
  @preconcurrency @MainActor public static var UIApplicationWillChangeStatusBarOrientation:
    NSNotification.Name
  {
    UIApplication.willChangeStatusBarOrientationNotification
  }
  /// UIKit's name before Swift 4.2 of `UIApplication.didChangeStatusBarFrameNotification`.
  @preconcurrency @MainActor public static var UIApplicationDidChangeStatusBarFrame:
    NSNotification.Name
  {
    UIApplication.didChangeStatusBarFrameNotification
  }
  /// UIKit's name before Swift 4.2 of `UIDevice.orientationDidChangeNotification`.
  @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
    UIDevice.orientationDidChangeNotification
  }
  /// UIKit's name before Swift 4.2 of `UITextField.textDidChangeNotification`.
  @preconcurrency @MainActor public static var UITextFieldTextDidChange: NSNotification.Name {
    UITextField.textDidChangeNotification
  }
  /// UIKit's name before Swift 4.2 of `UITextField.textDidBeginEditingNotification`.
  @preconcurrency @MainActor public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
    UITextField.textDidBeginEditingNotification
  }
  /// UIKit's name before Swift 4.2 of `UITextField.textDidEndEditingNotification`.
  @preconcurrency @MainActor public static var UITextFieldTextDidEndEditing: NSNotification.Name {
    UITextField.textDidEndEditingNotification
  }
  /// UIKit's name before Swift 4.2 of `UITextView.textDidChangeNotification`.
  @preconcurrency @MainActor public static var UITextViewTextDidChange: NSNotification.Name {
    UITextView.textDidChangeNotification
  }
  /// UIKit's name before Swift 4.2 of `UITextView.textDidBeginEditingNotification`.
  @preconcurrency @MainActor public static var UITextViewTextDidBeginEditing: NSNotification.Name {
    UITextView.textDidBeginEditingNotification
  }
  /// UIKit's name before Swift 4.2 of `UITextView.textDidEndEditingNotification`.
  @preconcurrency @MainActor public static var UITextViewTextDidEndEditing: NSNotification.Name {
    UITextView.textDidEndEditingNotification
  }
  /// UIKit's name before Swift 4.2 of `UIContentSizeCategory.didChangeNotification`.
  @preconcurrency @MainActor public static var UIContentSizeCategoryDidChange: NSNotification.Name {
    UIContentSizeCategory.didChangeNotification
  }
}

extension UIViewController {
  /// UIKit's name before Swift 4.2 of `children`.
  public var childViewControllers: [UIViewController] { children }
  /// UIKit's name before Swift 4.2 of `addChild(_:)`.
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  /// UIKit's name before Swift 4.2 of `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }
  /// UIKit's name before Swift 4.2 of `willMove(toParent:)`.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  /// UIKit's name before Swift 4.2 of `didMove(toParent:)`.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension String {
  /// Swift's name before version 4 of the characters of a string, which are its own elements.
  public var characters: String {
    get { self }
    set { self = newValue }
  }
}

extension Substring {
  /// Swift's name before version 4 of the characters of a part of a string, which are its own elements.
  public var characters: Substring {
    get { self }
    set { self = newValue }
  }
}

extension UIBarStyle {
  /// UIKit's name of a black bar that lets something through, as all have done since.
  public static var blackTranslucent: UIBarStyle { .black }
  /// UIKit's name of a black bar that does not let anything through.
  public static var blackOpaque: UIBarStyle { .black }
}

/// Foundation's name of a request in Objective-C.
public typealias NSURLRequest = SimulatedURLRequest

/// The way of asking for what is at an address before `URLSession`.
@preconcurrency @MainActor public enum NSURLConnection {
  /// Asks, and answers on the stage's clock; `queue` makes no difference.
  public static func sendAsynchronousRequest(
    _ request: SimulatedURLRequest, queue: SimulatedOperationQueue,
    completionHandler: @escaping (SimulatedURLResponse?, Data?, (any Error)?) -> Void
  ) {
    SimulatedURLSession.shared.dataTask(with: request) { data, response, error in
      completionHandler(response, data, error)
    }.resume()
  }
}
