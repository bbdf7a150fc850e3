public import Foundation

/// The replacement of `URLSessionDelegate` in sources of apps.
@preconcurrency @MainActor public protocol SimulatedURLSessionDelegate: AnyObject {
  /// The session will be used no more.
  func urlSession(_ session: SimulatedURLSession, didBecomeInvalidWithError error: (any Error)?)
  /// Never told: nobody asks who is there.
  func urlSession(
    _ session: SimulatedURLSession, didReceive challenge: SimulatedChallenge,
    completionHandler:
      @escaping (
        SimulatedURLSession.AuthChallengeDisposition, SimulatedCredential?
      ) -> Void)
  /// Never told: nothing goes on while an app does not run.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: SimulatedURLSession)
}

extension SimulatedURLSessionDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: SimulatedURLSession, didBecomeInvalidWithError error: (any Error)?
  ) {}
  /// Answers that the system is to decide.
  public func urlSession(
    _ session: SimulatedURLSession, didReceive challenge: SimulatedChallenge,
    completionHandler:
      @escaping (
        SimulatedURLSession.AuthChallengeDisposition, SimulatedCredential?
      ) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  /// Does nothing.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: SimulatedURLSession) {}
}

/// The replacement of `URLSessionTaskDelegate` in sources of apps.
@preconcurrency @MainActor
public protocol SimulatedURLSessionTaskDelegate:
  SimulatedURLSessionDelegate
{
  /// A task has its answer, or an error.
  func urlSession(
    _ session: SimulatedURLSession, task: SimulatedURLSessionTask,
    didCompleteWithError error: (any Error)?)
  /// Never told: nobody asks who is there.
  func urlSession(
    _ session: SimulatedURLSession, task: SimulatedURLSessionTask,
    didReceive challenge: SimulatedChallenge,
    completionHandler:
      @escaping (
        SimulatedURLSession.AuthChallengeDisposition, SimulatedCredential?
      ) -> Void)
}

extension SimulatedURLSessionTaskDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: SimulatedURLSession, task: SimulatedURLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {}
  /// Answers that the system is to decide.
  public func urlSession(
    _ session: SimulatedURLSession, task: SimulatedURLSessionTask,
    didReceive challenge: SimulatedChallenge,
    completionHandler:
      @escaping (
        SimulatedURLSession.AuthChallengeDisposition, SimulatedCredential?
      ) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
}

/// The replacement of `URLSessionDataDelegate` in sources of apps.
@preconcurrency @MainActor
public protocol SimulatedURLSessionDataDelegate:
  SimulatedURLSessionTaskDelegate
{
  /// A task has a response; what the handler is told decides whether its data come.
  func urlSession(
    _ session: SimulatedURLSession, dataTask: SimulatedURLSessionTask,
    didReceive response: SimulatedURLResponse,
    completionHandler: @escaping (SimulatedURLSession.ResponseDisposition) -> Void)
  /// A task has its data, all at once.
  func urlSession(
    _ session: SimulatedURLSession, dataTask: SimulatedURLSessionTask, didReceive data: Data)
}

extension SimulatedURLSessionDataDelegate {
  /// Lets the data come.
  public func urlSession(
    _ session: SimulatedURLSession, dataTask: SimulatedURLSessionTask,
    didReceive response: SimulatedURLResponse,
    completionHandler: @escaping (SimulatedURLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }
  /// Does nothing.
  public func urlSession(
    _ session: SimulatedURLSession, dataTask: SimulatedURLSessionTask, didReceive data: Data
  ) {}
}

/// The replacement of `URLSessionDownloadDelegate` in sources of apps.
@preconcurrency @MainActor
public protocol SimulatedURLSessionDownloadDelegate:
  SimulatedURLSessionTaskDelegate
{
  /// A file is there.
  func urlSession(
    _ session: SimulatedURLSession, downloadTask: SimulatedURLSessionTask,
    didFinishDownloadingTo location: URL)
  /// Some bytes of it have come: all at once.
  func urlSession(
    _ session: SimulatedURLSession, downloadTask: SimulatedURLSessionTask,
    didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}

extension SimulatedURLSessionDownloadDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: SimulatedURLSession, downloadTask: SimulatedURLSessionTask,
    didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}

/// The replacement of `URLAuthenticationChallenge` in sources of apps; nobody asks who is there.
public final class SimulatedChallenge: NSObject, Sendable {
  /// Where somebody asks.
  public let protectionSpace = SimulatedProtectionSpace()
  /// What would be answered.
  public var proposedCredential: SimulatedCredential? { nil }
  /// How often it was answered in vain.
  public var previousFailureCount: Int { 0 }
  /// Whoever asked, which is nobody.
  public var sender: (any SimulatedChallengeSender)? { nil }
  /// The answer to the last attempt.
  public var failureResponse: SimulatedURLResponse? { nil }
  /// What went wrong at the last attempt.
  public var error: (any Error)? { nil }
}

/// The replacement of `URLAuthenticationChallengeSender` in sources of apps.
public protocol SimulatedChallengeSender: AnyObject {
  /// Answers.
  func use(_ credential: SimulatedCredential, for challenge: SimulatedChallenge)
  /// Goes on without an answer.
  func continueWithoutCredential(for challenge: SimulatedChallenge)
  /// Gives up.
  func cancel(_ challenge: SimulatedChallenge)
  /// Lets the system answer.
  func performDefaultHandling(for challenge: SimulatedChallenge)
  /// Asks to be asked in another way.
  func rejectProtectionSpaceAndContinue(with challenge: SimulatedChallenge)
}

/// The replacement of `URLProtectionSpace` in sources of apps.
public final class SimulatedProtectionSpace: NSObject, Sendable {
  /// The name of the server.
  public var host: String { "" }
  /// What is asked for.
  public var authenticationMethod: String { "" }
  /// The number of the server's door.
  public var port: Int { 0 }
  /// The language of the server.
  public var `protocol`: String? { nil }
  /// The name of what is protected.
  public var realm: String? { nil }
  /// The certificates that the server shows: none.
  public var serverTrust: SecTrust? { nil }
}

/// The replacement of `URLCredential` in sources of apps, which nobody asks for.
public final class SimulatedCredential: NSObject, Sendable {
  /// For how long it is kept.
  public enum Persistence: UInt, Sendable { case none, forSession, permanent, synchronizable }

  /// The name of the user.
  public let user: String?
  /// The word that goes with it.
  public let password: String?

  /// A name and a word.
  public init(user: String, password: String, persistence: Persistence) {
    self.user = user
    self.password = password
  }

  /// Trust in a server.
  public init(trust: SecTrust) { (user, password) = (nil, nil) }
}

/// The method of asking for a name and a word, in whichever way.
public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
/// The method of asking for a name and a word that are sent as they are.
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
/// The method of asking for a name and a word that are not sent themselves.
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
/// The method of asking by a page.
public let NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
/// The method of a company's network.
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
/// The method of an older company's network.
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
/// The method of asking for a certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
/// The method of asking whether a server's certificate is trusted.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension SimulatedURLSession {
  /// What is to be done where somebody asks who is there.
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
  }

  /// What is to be done with a response.
  public enum ResponseDisposition: Int, Sendable {
    case cancel, allow, becomeDownload, becomeStream
  }

  /// Tells the delegate of a task's answer, if the task has no function of its own.
  func tell(
    of data: Data?, _ response: SimulatedURLResponse?, _ error: (any Error)?,
    for task: SimulatedURLSessionTask
  ) {
    func complete(_ error: (any Error)?) {
      (delegate as? any SimulatedURLSessionTaskDelegate)?
        .urlSession(self, task: task, didCompleteWithError: error)
    }
    guard let data, let response else { return complete(error) }
    if task.isDownload {
      guard let downloads = delegate as? any SimulatedURLSessionDownloadDelegate else { return }
      let count = Int64(data.count)
      downloads.urlSession(
        self, downloadTask: task, didWriteData: count, totalBytesWritten: count,
        totalBytesExpectedToWrite: count)
      guard let file = Self.file(of: data) else { return complete(URLError(.cannotCreateFile)) }
      downloads.urlSession(self, downloadTask: task, didFinishDownloadingTo: file)
      return complete(nil)
    }
    guard let takers = delegate as? any SimulatedURLSessionDataDelegate else {
      return complete(nil)
    }
    takers.urlSession(self, dataTask: task, didReceive: response) { disposition in
      guard disposition != .cancel else { return complete(URLError(.cancelled)) }
      takers.urlSession(self, dataTask: task, didReceive: data)
      complete(nil)
    }
  }

  /// A file with what was downloaded; nil if it cannot be written.
  static func file(of data: Data) -> URL? {
    let file = SceneFiles.temporaryDirectory.appendingPathComponent("CFNetworkDownload.tmp")
    return (try? data.write(to: file)) == nil ? nil : file
  }
}
