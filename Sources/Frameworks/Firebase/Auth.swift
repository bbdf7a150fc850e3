public import Foundation
import UIKitCore

/// What signs people in: nobody is when the simulation begins, and whoever tries succeeds.
open class Auth {
  /// Who is signed in; nil for nobody.
  public private(set) var currentUser: User?
  /// The language of messages; makes no difference.
  public var languageCode: String?
  /// Settings; they make no difference.
  public var settings: AuthSettings? = AuthSettings()
  /// The token for messages of the system; makes no difference.
  public var apnsToken: Data?
  /// The group of apps that share who is signed in; makes no difference.
  public var userAccessGroup: String?
  /// The domain of addresses; makes no difference.
  public var customAuthDomain: String?
  private var listeners: [NSObject: (Auth, User?) -> Void] = [:]
  private var order: [NSObject] = []

  init() {}

  /// What signs people in.
  public static func auth() -> Auth { OneThread.single { Auth() } }
  /// What signs people in.
  public static func auth(app: FirebaseApp) -> Auth { auth() }
  /// The app.
  public var app: FirebaseApp? { FirebaseApp.app() }

  // MARK: Signing in

  private func enter(_ user: User, _ completion: ((AuthDataResult?, (any Error)?) -> Void)?) {
    OneThread.whenAnswered {
      completion?(AuthDataResult(user: self.become(user)), nil)
    }
  }

  @discardableResult fileprivate func become(_ user: User?) -> User! {
    currentUser = user
    for key in order { listeners[key]?(self, user) }
    return user
  }

  private static func mistake(_ email: String, _ password: String?) -> NSError? {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count != 2 || parts.contains(where: \.isEmpty) {
      return serviceError(AuthErrorDomain, 17008, "The email address is badly formatted.")
    }
    if let password, password.count < 6 {
      return serviceError(
        AuthErrorDomain, 17026, "The password must be 6 characters long or more.")
    }
    return nil
  }

  /// Signs someone in.
  public func signIn(
    withEmail email: String, password: String,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    if let mistake = Self.mistake(email, nil) {
      return OneThread.whenAnswered { completion?(nil, mistake) }
    }
    enter(User(email), completion)
  }
  /// Signs someone in.
  @discardableResult public func signIn(
    withEmail email: String, password: String
  ) async throws -> AuthDataResult {
    if let mistake = Self.mistake(email, nil) { throw mistake }
    return AuthDataResult(user: become(User(email)))
  }
  /// Signs someone in whom nobody knew before.
  public func createUser(
    withEmail email: String, password: String,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    if let mistake = Self.mistake(email, password) {
      return OneThread.whenAnswered { completion?(nil, mistake) }
    }
    enter(User(email), completion)
  }
  /// Signs someone in whom nobody knew before.
  @discardableResult public func createUser(
    withEmail email: String, password: String
  ) async throws -> AuthDataResult {
    if let mistake = Self.mistake(email, password) { throw mistake }
    return AuthDataResult(user: become(User(email)))
  }
  /// Signs someone in who has no name.
  public func signInAnonymously(
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { enter(User(nil), completion) }
  /// Signs someone in who has no name.
  @discardableResult public func signInAnonymously() async throws -> AuthDataResult {
    AuthDataResult(user: become(User(nil)))
  }
  /// Signs someone in by what another service says.
  public func signIn(
    with credential: AuthCredential,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { enter(User(credential.email), completion) }
  /// Signs someone in by what another service says.
  @discardableResult public func signIn(
    with credential: AuthCredential
  ) async throws -> AuthDataResult { AuthDataResult(user: become(User(credential.email))) }
  /// Signs someone in by what another service says.
  public func signInAndRetrieveData(
    with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { enter(User(credential.email), completion) }
  /// Signs someone in by a token.
  public func signIn(
    withCustomToken token: String, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { enter(User(nil), completion) }
  /// Signs someone in by a link in a mail.
  public func signIn(
    withEmail email: String, link: String,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { enter(User(email), completion) }

  /// Signs off.
  public func signOut() throws { become(nil) }
  /// Sends a mail to whoever forgot the password; none is sent.
  public func sendPasswordReset(
    withEmail email: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    let mistake = Self.mistake(email, nil)
    OneThread.whenAnswered { completion?(mistake) }
  }
  /// Sends a mail to whoever forgot the password; none is sent.
  public func sendPasswordReset(withEmail email: String) async throws {
    if let mistake = Self.mistake(email, nil) { throw mistake }
  }
  /// Sends a mail with a link; none is sent.
  public func sendSignInLink(
    toEmail email: String, actionCodeSettings: ActionCodeSettings,
    completion: (((any Error)?) -> Void)? = nil
  ) { OneThread.whenAnswered { completion?(nil) } }
  /// The ways in which someone signs in; none.
  public func fetchSignInMethods(
    forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil
  ) { OneThread.whenAnswered { completion?(nil, nil) } }
  /// Whether a link is one of such a mail.
  public func isSignIn(withEmailLink link: String) -> Bool { link.contains("oobCode=") }
  /// Whether the library takes an address; it takes none.
  public func canHandle(_ url: URL) -> Bool { false }
  /// Whether the library takes a message; it takes none.
  public func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }
  /// Sets the token for messages of the system.
  public func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) { apnsToken = token }
  /// Gives up what Apple said.
  public func revokeToken(withAuthorizationCode authorizationCode: String) async throws {}
  /// Takes the app's language.
  public func useAppLanguage() {}
  /// Does nothing: no server is asked.
  public func useEmulator(withHost host: String, port: Int) {}

  // MARK: Listening

  private func listen(_ listener: @escaping (Auth, User?) -> Void) -> any NSObjectProtocol {
    let key = NSObject()
    listeners[key] = listener
    order.append(key)
    OneThread.whenAnswered { [weak self] in
      guard let self else { return }
      self.listeners[key]?(self, self.currentUser)
    }
    return key
  }

  private func forget(_ handle: any NSObjectProtocol) {
    guard let key = handle as? NSObject else { return }
    listeners[key] = nil
    order.removeAll { $0 === key }
  }

  /// Calls a closure soon, and whenever someone signs in or off.
  @discardableResult public func addStateDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> AuthStateDidChangeListenerHandle { listen(listener) }
  /// Ends that.
  public func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {
    forget(listenerHandle)
  }
  /// Calls a closure soon, and whenever someone signs in or off.
  @discardableResult public func addIDTokenDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> IDTokenDidChangeListenerHandle { listen(listener) }
  /// Ends that.
  public func removeIDTokenDidChangeListener(_ listenerHandle: IDTokenDidChangeListenerHandle) {
    forget(listenerHandle)
  }
}

/// What is called when somebody signs in, or cannot.
public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
/// What ends calls.
public typealias AuthStateDidChangeListenerHandle = any NSObjectProtocol
/// What ends calls.
public typealias IDTokenDidChangeListenerHandle = any NSObjectProtocol
/// The kind of a token.
public enum AuthAPNSTokenType: Sendable { case unknown, sandbox, prod }

/// Settings; they make no difference.
public final class AuthSettings {
  /// Whether it is checked that the app is one.
  public var isAppVerificationDisabledForTesting = false
}

/// What a link in a mail is for.
public final class ActionCodeSettings {
  /// Where it leads.
  public var url: URL?
  /// Whether the app takes it.
  public var handleCodeInApp = false
  /// The domain of links.
  public var dynamicLinkDomain: String?
  /// Settings.
  public init() {}
  /// Which app takes it.
  public func setIOSBundleID(_ bundleID: String) {}
  /// Which app takes it.
  public func setAndroidPackageName(
    _ packageName: String, installIfNotAvailable: Bool, minimumVersion: String?
  ) {}
}

/// Who has signed in.
public final class AuthDataResult {
  /// Who.
  public let user: User
  /// What else is known.
  public let additionalUserInfo: AdditionalUserInfo? = AdditionalUserInfo()
  /// What another service said.
  public let credential: AuthCredential? = nil

  init(user: User) { self.user = user }

  // Before version 5 it was the person.

  /// Who.
  public var uid: String { user.uid }
  /// The address.
  public var email: String? { user.email }
  /// The name.
  public var displayName: String? { user.displayName }
  /// Where a picture is.
  public var photoURL: URL? { user.photoURL }
}

/// What else is known of who has signed in.
public final class AdditionalUserInfo {
  /// The service.
  public let providerID = "password"
  /// What the service knows.
  public let profile: [String: Any]? = nil
  /// The name there.
  public let username: String? = nil
  /// Whether nobody knew them before.
  public let isNewUser = false
}

/// What a service says of someone.
public protocol UserInfo: AnyObject {
  /// The service.
  var providerID: String { get }
  /// Who.
  var uid: String { get }
  /// The name.
  var displayName: String? { get }
  /// Where a picture is.
  var photoURL: URL? { get }
  /// The address.
  var email: String? { get }
  /// The number.
  var phoneNumber: String? { get }
}

/// Someone who is signed in.
public final class User: UserInfo {
  /// Who.
  public let uid: String
  /// The address.
  public internal(set) var email: String?
  /// The name.
  public internal(set) var displayName: String?
  /// Where a picture is.
  public internal(set) var photoURL: URL?
  /// The number.
  public var phoneNumber: String? { nil }
  /// The service.
  public var providerID: String { "Firebase" }
  /// Whether there is no name.
  public var isAnonymous: Bool { email == nil }
  /// Whether the address is theirs.
  public var isEmailVerified: Bool { email != nil }
  /// What services say.
  public var providerData: [any UserInfo] { [self] }
  /// What a new token is got by.
  public var refreshToken: String? { "token" }
  /// When they came.
  public let metadata = UserMetadata()
  /// The tenant; none.
  public var tenantID: String? { nil }

  init(_ email: String?) {
    self.email = email
    let name = email.map { String($0.prefix { $0 != "@" }) } ?? "anonymous"
    uid = "made-up-\(name)"
  }

  /// A change of the name and the picture.
  public func createProfileChangeRequest() -> UserProfileChangeRequest {
    UserProfileChangeRequest(self)
  }
  private func answer(_ completion: (((any Error)?) -> Void)?) {
    OneThread.whenAnswered { completion?(nil) }
  }
  /// Changes the address.
  public func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
    self.email = email
    answer(completion)
  }
  /// Changes the address.
  public func updateEmail(to email: String) async throws { self.email = email }
  /// Changes the password, which nobody knows.
  public func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
    answer(completion)
  }
  /// Changes the password, which nobody knows.
  public func updatePassword(to password: String) async throws {}
  /// Sends a mail; none is sent.
  public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {
    answer(completion)
  }
  /// Sends a mail; none is sent.
  public func sendEmailVerification() async throws {}
  /// Asks for news; there are none.
  public func reload(completion: (((any Error)?) -> Void)? = nil) { answer(completion) }
  /// Asks for news; there are none.
  public func reload() async throws {}
  /// Forgets them.
  public func delete(completion: (((any Error)?) -> Void)? = nil) {
    OneThread.whenAnswered {
      Auth.auth().become(nil)
      completion?(nil)
    }
  }
  /// Forgets them.
  public func delete() async throws { Auth.auth().become(nil) }
  /// A token.
  public func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) {
    OneThread.whenAnswered { completion?("token", nil) }
  }
  /// A token.
  public func getIDTokenForcingRefresh(
    _ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)? = nil
  ) { getIDToken(completion: completion) }
  /// A token.
  public func getIDToken() async throws -> String { "token" }
  /// Signs them in once more.
  public func reauthenticate(
    with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { OneThread.whenAnswered { completion?(AuthDataResult(user: self), nil) } }
  /// Signs them in once more.
  @discardableResult public func reauthenticate(
    with credential: AuthCredential
  ) async throws -> AuthDataResult { AuthDataResult(user: self) }
  /// Knows them by another service, too.
  public func link(
    with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) { OneThread.whenAnswered { completion?(AuthDataResult(user: self), nil) } }
  /// Knows them by a service no longer.
  public func unlink(
    fromProvider provider: String, completion: ((User?, (any Error)?) -> Void)? = nil
  ) { OneThread.whenAnswered { completion?(self, nil) } }
}

/// When someone came.
public final class UserMetadata {
  /// First.
  public let creationDate: Date? = Date()
  /// Last.
  public let lastSignInDate: Date? = Date()
}

/// A change of a name and a picture.
public final class UserProfileChangeRequest {
  private let user: User
  /// The name.
  public var displayName: String?
  /// Where a picture is.
  public var photoURL: URL?

  init(_ user: User) {
    self.user = user
    displayName = user.displayName
    photoURL = user.photoURL
  }

  private func apply() {
    user.displayName = displayName
    user.photoURL = photoURL
  }
  /// Does it.
  public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
    apply()
    OneThread.whenAnswered { completion?(nil) }
  }
  /// Does it.
  public func commitChanges() async throws { apply() }
}

/// What another service says.
open class AuthCredential {
  /// The service.
  public let provider: String
  let email: String?

  init(_ provider: String, email: String? = nil) {
    self.provider = provider
    self.email = email ?? "someone@example.com"
  }
}

/// What a telephone says.
public final class PhoneAuthCredential: AuthCredential {}
/// What a service says by its token.
public final class OAuthCredential: AuthCredential {}

/// Addresses and passwords.
public enum EmailAuthProvider {
  /// What they say.
  public static func credential(withEmail email: String, password: String) -> AuthCredential {
    AuthCredential("password", email: email)
  }
  /// What a link says.
  public static func credential(withEmail email: String, link: String) -> AuthCredential {
    AuthCredential("password", email: email)
  }
}

/// Google.
public enum GoogleAuthProvider {
  /// What it says.
  public static func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential
  { AuthCredential("google.com") }
}

/// Facebook.
public enum FacebookAuthProvider {
  /// What it says.
  public static func credential(withAccessToken accessToken: String) -> AuthCredential {
    AuthCredential("facebook.com")
  }
}

/// Twitter.
public enum TwitterAuthProvider {
  /// What it says.
  public static func credential(withToken token: String, secret: String) -> AuthCredential {
    AuthCredential("twitter.com")
  }
}

/// GitHub.
public enum GitHubAuthProvider {
  /// What it says.
  public static func credential(withToken token: String) -> AuthCredential {
    AuthCredential("github.com")
  }
}

/// Services of any kind.
public final class OAuthProvider {
  private let name: String
  /// What is asked for.
  public var scopes: [String]?
  /// What else is said.
  public var customParameters: [String: String]?
  /// A service.
  public init(providerID: String) { name = providerID }
  /// What it says.
  public static func credential(
    withProviderID providerID: String, idToken: String, rawNonce: String? = nil,
    accessToken: String? = nil
  ) -> OAuthCredential { OAuthCredential(providerID) }
  /// What it says.
  public static func credential(
    providerID: AuthProviderID, idToken: String? = nil, rawNonce: String? = nil,
    accessToken: String? = nil
  ) -> OAuthCredential { OAuthCredential(providerID.rawValue) }
  /// Asks people, who agree at once.
  public func getCredentialWith(
    _ uiDelegate: AnyObject?, completion: ((AuthCredential?, (any Error)?) -> Void)? = nil
  ) {
    let credential = OAuthCredential(name)
    OneThread.whenAnswered { completion?(credential, nil) }
  }
  /// What Apple says.
  public static func appleCredential(
    withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential { OAuthCredential("apple.com") }
}

/// Services by their names.
public enum AuthProviderID: String, Sendable {
  case apple = "apple.com"
  case email = "password"
  case facebook = "facebook.com"
  case gitHub = "github.com"
  case google = "google.com"
  case microsoft = "microsoft.com"
  case phone
  case twitter = "twitter.com"
  case yahoo = "yahoo.com"
}

/// Telephones.
public final class PhoneAuthProvider {
  /// Telephones.
  public static func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
  /// Telephones.
  public static func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }
  /// Sends a number; none is sent.
  public func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: AnyObject? = nil,
    completion: ((String?, (any Error)?) -> Void)? = nil
  ) { OneThread.whenAnswered { completion?("verification", nil) } }
  /// What a telephone says.
  public func credential(
    withVerificationID verificationID: String, verificationCode: String
  ) -> PhoneAuthCredential { PhoneAuthCredential("phone") }
}

/// The domain of errors.
public let AuthErrorDomain = "FIRAuthErrorDomain"

/// What may go wrong.
public enum AuthErrorCode: Int, Error, Sendable {
  case invalidCustomToken = 17000
  case customTokenMismatch = 17002
  case invalidCredential = 17004
  case userDisabled = 17005
  case operationNotAllowed = 17006
  case emailAlreadyInUse = 17007
  case invalidEmail = 17008
  case wrongPassword = 17009
  case tooManyRequests = 17010
  case userNotFound = 17011
  case accountExistsWithDifferentCredential = 17012
  case requiresRecentLogin = 17014
  case providerAlreadyLinked = 17015
  case noSuchProvider = 17016
  case invalidUserToken = 17017
  case networkError = 17020
  case userTokenExpired = 17021
  case invalidAPIKey = 17023
  case userMismatch = 17024
  case credentialAlreadyInUse = 17025
  case weakPassword = 17026
  case appNotAuthorized = 17028
  case missingEmail = 17034
  case missingPhoneNumber = 17041
  case invalidPhoneNumber = 17042
  case missingVerificationCode = 17043
  case invalidVerificationCode = 17044
  case invalidVerificationID = 17046
  case sessionExpired = 17051
  case keychainError = 17995
  case internalError = 17999

  /// The code's own name.
  public typealias Code = AuthErrorCode
  /// The code itself.
  public var code: AuthErrorCode { self }
  /// The code of an error.
  public init(_nsError error: NSError) {
    self = AuthErrorCode(rawValue: error.code) ?? .internalError
  }
}
