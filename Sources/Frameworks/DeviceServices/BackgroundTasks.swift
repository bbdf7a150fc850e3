public import AnimSourceRuntime
public import Foundation

/// Work that the system has an app do when it is not seen; it never does.
open class BGTask: NSObject {
  open var identifier: String { "" }
  /// What is done when time is up; kept.
  open var expirationHandler: (() -> Void)?
  open func setTaskCompleted(success: Bool) {}
}

/// A little work, such as new content.
open class BGAppRefreshTask: BGTask {}
/// More of it, such as at night.
open class BGProcessingTask: BGTask {}

/// A wish to work.
open class BGTaskRequest: NSObject {
  /// What work it is.
  public let identifier: String
  /// Not before this time; kept.
  open var earliestBeginDate: Date?
  fileprivate init(_ identifier: String) { self.identifier = identifier }
}

/// A wish to do a little.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// The work of a name.
  public init(identifier: String) { super.init(identifier) }
}

/// A wish to do more.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Kept.
  open var requiresNetworkConnectivity = false
  /// Kept.
  open var requiresExternalPower = false
  /// The work of a name.
  public init(identifier: String) { super.init(identifier) }
}

/// What has apps work when they are not seen: it takes every wish, and has none of them done.
open class BGTaskScheduler: NSObject {
  private nonisolated(unsafe) static let only = BGTaskScheduler()
  open class var shared: BGTaskScheduler { unsafe only }

  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: SimulatedQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Takes a wish.
  ///
  /// - Throws: Nothing.
  open func submit(_ taskRequest: BGTaskRequest) throws {}
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
}
