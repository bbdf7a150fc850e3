public import Foundation

// What apps write logs by, of which nothing is written.

// MARK: CocoaLumberjack

/// How much is written; nothing is.
public enum DDLogLevel: UInt, Sendable { case off, error, warning, info, debug, verbose, all }

/// Where a log goes.
public protocol DDLogger: AnyObject {}

/// What writes logs; it does not.
public enum DDLog {
  /// Does nothing.
  public static func add(_ logger: any DDLogger) {}
  /// Does nothing.
  public static func add(_ logger: any DDLogger, with level: DDLogLevel) {}
  /// Does nothing.
  public static func remove(_ logger: any DDLogger) {}
  /// Does nothing.
  public static func removeAllLoggers() {}
  /// Does nothing.
  public static func flushLog() {}
}

/// The system's log.
public final class DDOSLogger: DDLogger {
  /// The log.
  public static var sharedInstance: DDOSLogger { DDOSLogger() }
}

/// A terminal.
public final class DDTTYLogger: DDLogger {
  /// The terminal.
  public static var sharedInstance: DDTTYLogger? { DDTTYLogger() }
  /// Whether it has colours.
  public var colorsEnabled = false
}

/// The system's log of old.
public final class DDASLLogger: DDLogger {
  /// The log.
  public static var sharedInstance: DDASLLogger { DDASLLogger() }
}

/// The files of a log; none.
public final class DDLogFileManager {
  /// How many there are at most.
  public var maximumNumberOfLogFiles: UInt = 5
  /// How large they are at most.
  public var logFilesDiskQuota: UInt64 = 0
  /// Where they are.
  public var logsDirectory: String { "" }
  /// Where each of them is.
  public var sortedLogFilePaths: [String] { [] }
}

/// Files; nothing is written.
public final class DDFileLogger: DDLogger {
  /// After how many seconds another one is begun.
  public var rollingFrequency: TimeInterval = 86400
  /// After how many bytes another one is begun.
  public var maximumFileSize: UInt64 = 1_048_576
  /// The files.
  public let logFileManager = DDLogFileManager()
  /// Files.
  public init() {}
}

/// Does nothing.
public func DDLogVerbose(_ message: @autoclosure () -> Any) {}
/// Does nothing.
public func DDLogDebug(_ message: @autoclosure () -> Any) {}
/// Does nothing.
public func DDLogInfo(_ message: @autoclosure () -> Any) {}
/// Does nothing.
public func DDLogWarn(_ message: @autoclosure () -> Any) {}
/// Does nothing.
public func DDLogError(_ message: @autoclosure () -> Any) {}

// MARK: SwiftyBeaver

/// Where a log goes.
open class BaseDestination {
  /// How a line looks.
  open var format = ""
  /// What is written at least.
  open var minLevel = SwiftyBeaver.Level.verbose
  /// Whether it waits.
  open var asynchronously = true
  /// A place.
  public init() {}
}

/// A terminal.
open class ConsoleDestination: BaseDestination {
  /// Whether it has colours.
  open var useTerminalColors = false
  /// Whether it is the system's log.
  open var useNSLog = false
}

/// A file; nothing is written.
open class FileDestination: BaseDestination {
  /// Where.
  open var logFileURL: URL?
}

/// What writes logs; it does not.
open class SwiftyBeaver {
  /// How much a line matters.
  public enum Level: Int, Sendable { case verbose, debug, info, warning, error }
  /// Does nothing.
  @discardableResult open class func addDestination(_ destination: BaseDestination) -> Bool { true }
  /// Does nothing.
  open class func removeAllDestinations() {}
  /// Does nothing.
  open class func verbose(_ message: @autoclosure () -> Any, context: Any? = nil) {}
  /// Does nothing.
  open class func debug(_ message: @autoclosure () -> Any, context: Any? = nil) {}
  /// Does nothing.
  open class func info(_ message: @autoclosure () -> Any, context: Any? = nil) {}
  /// Does nothing.
  open class func warning(_ message: @autoclosure () -> Any, context: Any? = nil) {}
  /// Does nothing.
  open class func error(_ message: @autoclosure () -> Any, context: Any? = nil) {}
}

// MARK: XCGLogger

/// What writes logs; it does not.
open class XCGLogger {
  /// How much a line matters.
  public enum Level: Int, Sendable {
    case verbose, debug, info, notice, warning, error, severe, alert, emergency, none
  }
  /// What an app has one of.
  public static var `default`: XCGLogger { XCGLogger() }
  /// What is written at least.
  open var outputLevel = Level.debug
  /// How times look.
  open var dateFormatter: DateFormatter?
  /// What writes logs.
  public init(identifier: String = "", includeDefaultDestinations: Bool = true) {}
  /// Does nothing.
  open func setup(
    level: Level = .debug, showLogIdentifier: Bool = false, showFunctionName: Bool = true,
    showThreadName: Bool = false, showLevel: Bool = true, showFileNames: Bool = true,
    showLineNumbers: Bool = true, showDate: Bool = true, writeToFile: Any? = nil,
    fileLevel: Level? = nil
  ) {}
  /// Does nothing.
  open func logAppDetails() {}
  /// Does nothing.
  open func verbose(_ closure: @autoclosure () -> Any?) {}
  /// Does nothing.
  open func debug(_ closure: @autoclosure () -> Any?) {}
  /// Does nothing.
  open func info(_ closure: @autoclosure () -> Any?) {}
  /// Does nothing.
  open func notice(_ closure: @autoclosure () -> Any?) {}
  /// Does nothing.
  open func warning(_ closure: @autoclosure () -> Any?) {}
  /// Does nothing.
  open func error(_ closure: @autoclosure () -> Any?) {}
  /// Does nothing.
  open func severe(_ closure: @autoclosure () -> Any?) {}
}
