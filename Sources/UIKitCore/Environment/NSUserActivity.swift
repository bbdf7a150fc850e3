public import Foundation

/// What the user did, to be gone on with elsewhere; Foundation for Linux has none.
///
/// Nobody goes on with anything here: what is said of it is kept.
@preconcurrency @MainActor open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String
  /// What the user sees of it.
  open var title: String?
  /// What it takes to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// The names in `userInfo` without which it cannot be gone on with.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is out of date; the delegate is not asked for it.
  open var needsSave = false
  /// A page that shows the same.
  open var webpageURL: URL?
  /// The page that led to it.
  open var referrerURL: URL?
  /// When it is no longer of use.
  open var expirationDate: Date?
  /// Words by which it can be found.
  open var keywords: Set<String> = []
  /// Whether another device may go on with it, true by default.
  open var isEligibleForHandoff = true
  /// Whether it can be found on the device.
  open var isEligibleForSearch = false
  /// Whether it can be found by everybody.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be proposed.
  open var isEligibleForPrediction = false
  /// The name of what is shown.
  open var targetContentIdentifier: String?
  /// The name by which it is taken back.
  open var persistentIdentifier: String?
  /// Told before it is handed over, so never.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what it takes to go on with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes it what the user does now; does nothing.
  open func becomeCurrent() {}
  /// Makes it no longer what the user does; does nothing.
  open func resignCurrent() {}
  /// Ends it; does nothing.
  open func invalidate() {}
}

/// The kind of activity of a page in a browser.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Told of what becomes of an activity: nothing, so that it is told nothing.
@preconcurrency @MainActor public protocol NSUserActivityDelegate: NSObjectProtocol {}

/// Something that can go on with an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with it.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
