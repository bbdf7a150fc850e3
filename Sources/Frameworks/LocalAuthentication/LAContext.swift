public import Foundation

/// By what a device knows its owner.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
  /// The same as `none`, by its older name.
  public static let LABiometryNone = LABiometryType.none
}

/// What has to be shown to go on.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// Why somebody was not recognized.
public struct LAError: Error, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    /// Lets codes be patterns for errors.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? LAError)?.code == code
        || (error as NSError).domain == errorDomain && (error as NSError).code == code.rawValue
    }
  }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of such errors.
  public static let errorDomain = "com.apple.LocalAuthentication"
  /// Somebody else was there.
  public static let authenticationFailed = Code.authenticationFailed
  /// The user gave up.
  public static let userCancel = Code.userCancel
  /// The user chose another way.
  public static let userFallback = Code.userFallback
  /// The system had something else to do.
  public static let systemCancel = Code.systemCancel
  /// The device has no passcode.
  public static let passcodeNotSet = Code.passcodeNotSet
  /// The device has nothing to know its owner by.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The device does not know its owner yet.
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  /// There were too many attempts.
  public static let biometryLockout = Code.biometryLockout
  /// The app gave up.
  public static let appCancel = Code.appCancel
  /// The context is not valid any more.
  public static let invalidContext = Code.invalidContext
  /// Nothing may be shown.
  public static let notInteractive = Code.notInteractive
  /// `biometryNotAvailable` by its older name.
  public static let touchIDNotAvailable = Code.biometryNotAvailable
  /// `biometryNotEnrolled` by its older name.
  public static let touchIDNotEnrolled = Code.biometryNotEnrolled
  /// `biometryLockout` by its older name.
  public static let touchIDLockout = Code.biometryLockout
}

/// Asks whether the device's owner is there: nobody is known to it, as on a device without a passcode.
///
/// So apps show what they show before anybody is let in, or where nobody can be.
@preconcurrency @MainActor open class LAContext: NSObject {
  /// The button for another way; kept, nothing is shown.
  open var localizedFallbackTitle: String?
  /// The button that gives up; kept, nothing is shown.
  open var localizedCancelTitle: String?
  /// Why the owner is asked; kept, nothing is shown.
  open var localizedReason = ""
  /// Seconds for which an earlier answer holds, 0 by default; kept.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// By what the device knows its owner: by his face, if it knew him.
  open var biometryType: LABiometryType { .faceID }
  /// Asks for the device's owner.
  public override init() { super.init() }

  private func reason(_ policy: LAPolicy) -> LAError.Code {
    policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled
  }

  /// Whether the owner can be asked for: never, with the reason in `error`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    let code = reason(policy).rawValue
    unsafe error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: code)
    return false
  }

  /// Answers that the owner was not recognized.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(reason(policy))) }

  /// Throws, as the owner is not recognized.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(reason(policy))
  }

  /// Does nothing: nothing is asked.
  open func invalidate() {}
}
