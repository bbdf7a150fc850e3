public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public func debug(_ message: String) {}
}
