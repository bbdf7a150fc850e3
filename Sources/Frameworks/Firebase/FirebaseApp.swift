import Foundation
import UIKitCore

/// An app that the service knows; any is.
public final class FirebaseApp {
  /// Its name.
  public let name: String
  /// What it says of itself.
  public let options: FirebaseOptions
  /// Whether data are collected; none are.
  public var isDataCollectionDefaultEnabled = false

  init(_ name: String, _ options: FirebaseOptions) {
    self.name = name
    self.options = options
  }

  private final class Apps {
    var byName: [String: FirebaseApp] = [:]
  }

  private static var apps: Apps { OneThread.single { Apps() } }

  /// Sets the app up.
  public static func configure() { configure(options: FirebaseOptions()) }
  /// Sets the app up.
  public static func configure(options: FirebaseOptions) {
    configure(name: "__FIRAPP_DEFAULT", options: options)
  }
  /// Sets an app up.
  public static func configure(name: String, options: FirebaseOptions) {
    apps.byName[name] = FirebaseApp(name, options)
  }
  /// The app; nil if it was not set up.
  public static func app() -> FirebaseApp? { app(name: "__FIRAPP_DEFAULT") }
  /// An app by its name.
  public static func app(name: String) -> FirebaseApp? { apps.byName[name] }
  /// The apps by their names.
  public static var allApps: [String: FirebaseApp]? { apps.byName }
}

/// What an app says of itself.
public final class FirebaseOptions {
  /// Its key.
  public var apiKey: String? = "key"
  /// Its number at the provider of sign-in.
  public var clientID: String? = "client"
  /// Where its tree is.
  public var databaseURL: String?
  /// The number of who sends messages.
  public var gcmSenderID = ""
  /// Its number.
  public var googleAppID = ""
  /// The name of its project.
  public var projectID: String? = "project"
  /// Where its files are.
  public var storageBucket: String? = "project.appspot.com"
  /// The name of its bundle.
  public var bundleID = ""

  init() {}
  /// Options of an app.
  public init(googleAppID: String, gcmSenderID: String) {
    self.googleAppID = googleAppID
    self.gcmSenderID = gcmSenderID
  }
  /// Options of a file, which is not read.
  public init?(contentsOfFile path: String) {}
  /// Options of the app's file, which is not read.
  public static func defaultOptions() -> FirebaseOptions? { FirebaseOptions() }
}

/// How much is written into a log; nothing is.
public enum FirebaseLoggerLevel: Int, Sendable {
  case error = 3, warning = 4, notice = 5, info = 6, debug = 7
  /// The least.
  public static let min = FirebaseLoggerLevel.error
  /// The most.
  public static let max = FirebaseLoggerLevel.debug
}

/// Settings of the library.
public final class FirebaseConfiguration {
  /// The settings.
  public static var shared: FirebaseConfiguration { FirebaseConfiguration() }
  /// Does nothing: there is no log.
  public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {}
}

/// An error of the service.
func serviceError(_ domain: String, _ code: Int, _ text: String) -> NSError {
  NSError(domain: domain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
}

// The names that they had once.

/// The name that `FirebaseApp` had once.
public typealias FIRApp = FirebaseApp
/// The name that `Auth` had once.
public typealias FIRAuth = Auth
/// The name that `User` had once.
public typealias FIRUser = User
/// The name that `Database` had once.
public typealias FIRDatabase = Database
/// The name that `DatabaseReference` had once.
public typealias FIRDatabaseReference = DatabaseReference
/// The name that `DatabaseQuery` had once.
public typealias FIRDatabaseQuery = DatabaseQuery
/// The name that `DatabaseHandle` had once.
public typealias FIRDatabaseHandle = DatabaseHandle
/// The name that `DataSnapshot` had once.
public typealias FIRDataSnapshot = DataSnapshot
/// The name that `Storage` had once.
public typealias FIRStorage = Storage
/// The name that `StorageReference` had once.
public typealias FIRStorageReference = StorageReference
/// The name that `StorageMetadata` had once.
public typealias FIRStorageMetadata = StorageMetadata
/// The name that `Analytics` had once.
public typealias FIRAnalytics = Analytics
