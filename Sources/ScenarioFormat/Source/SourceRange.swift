/// A stretch of one line of a source file.
public struct SourceRange: Hashable, Sendable, Codable {
  /// The name the file was given when it was read; `<stdin>` and the like are fine.
  public let file: String
  /// 1 is the first line.
  public let line: Int
  /// 1 is the first Unicode scalar of the line.
  public let column: Int
  /// In Unicode scalars; never reaches beyond the end of the line, may be 0 at its very end.
  public let length: Int

  public init(file: String, line: Int, column: Int, length: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
  }
}

extension SourceRange: CustomStringConvertible {
  /// `file:line:column`, as editors and terminals link it.
  public var description: String { "\(file):\(line):\(column)" }
}

/// A value with the place where it was written.
public struct Located<Value> {
  public let value: Value
  public let location: SourceRange

  public init(_ value: Value, at location: SourceRange) {
    self.value = value
    self.location = location
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// A name as it was written: a key, or a reference to something that is defined elsewhere.
public typealias SourceName = Located<String>

extension Located<String> {
  public var text: String { value }
}

extension SourceName {
  /// Stands in for a required name until it is read.
  static let none = SourceName("", at: SourceRange(file: "", line: 1, column: 1, length: 0))
}
