public import Foundation
public import UIKitCore

/// The window in which something comes up.
public typealias ASPresentationAnchor = UIWindow

/// What somebody is known by.
public protocol ASAuthorizationCredential: NSObjectProtocol {}
/// What gives somebody's leave.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A question for somebody's leave.
@preconcurrency @MainActor open class ASAuthorizationRequest: NSObject {
  /// Who is asked.
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// What an app wants to know of somebody.
public struct ASAuthorizationScope: Hashable, Sendable {
  private let name: String
  /// The name.
  public static let fullName = ASAuthorizationScope(name: "full_name")
  /// The address for mails.
  public static let email = ASAuthorizationScope(name: "email")
}

/// A question for the leave of an Apple account.
@preconcurrency @MainActor open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// What the app wants to know.
  open var requestedScopes: [ASAuthorizationScope]?
  /// A text that comes back with the answer.
  open var state: String?
  /// A text that is part of the answer's signature.
  open var nonce: String?
}

/// Asks by an Apple account: nobody is signed in.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDProvider: NSObject,
  ASAuthorizationProvider
{
  /// Whether an account's leave still holds.
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  public override init() { super.init() }

  /// A question.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

  /// Tells that there is no such account.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
}

/// An Apple account, as an app is told of it.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDCredential: NSObject,
  ASAuthorizationCredential
{
  /// What the account is called for the app.
  public let user: String
  /// The address for mails.
  public let email: String?
  /// The name.
  public let fullName: PersonNameComponents?
  /// A signature of Apple's.
  public let identityToken: Data?
  /// What a server asks Apple with.
  public let authorizationCode: Data?

  init(user: String) {
    (self.user, email, fullName, identityToken, authorizationCode) = (user, nil, nil, nil, nil)
  }
}

/// The leave that was given.
@preconcurrency @MainActor open class ASAuthorization: NSObject {
  /// Who gave it.
  public let provider: any ASAuthorizationProvider
  /// What somebody is known by.
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}

/// Why there is no leave.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// Told how a question ends.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// There is leave.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// There is none.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Default: does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Default: does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Knows the window in which a question comes up.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks for somebody's leave: as on a device without an account, there is none.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  /// The questions.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Who is told how it ends.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Who knows the window.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// A controller of questions.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks: nothing comes up, and the user gives up.
  open func performRequests() {
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
  }
}

/// Why a page let nobody in.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// Knows the window in which a page comes up.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets somebody in by a page in the web: none comes up, and nobody is let in.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  /// Told where the page led, or why it did not.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private let completion: CompletionHandler
  /// Who knows the window.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nothing of earlier ones; kept.
  open var prefersEphemeralWebBrowserSession = false

  /// A session that ends where the page leads to an address of a scheme.
  public init(
    url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }

  /// Whether the page can come up; true.
  open var canStart: Bool { true }

  /// Begins: the question stays open.
  @discardableResult open func start() -> Bool { true }

  /// Gives up.
  open func cancel() { completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
}
