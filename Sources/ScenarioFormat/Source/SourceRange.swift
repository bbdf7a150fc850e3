/// A stretch of one line of a source file.
package struct SourceRange: Hashable, Sendable, Codable {
  /// The name the file was given when it was read; `<stdin>` and the like are fine.
  package let file: String
  /// 1 is the first line.
  package let line: Int
  /// 1 is the first Unicode scalar of the line.
  package let column: Int
  /// In Unicode scalars; never reaches beyond the end of the line, may be 0 at its very end.
  package let length: Int

  package init(file: String, line: Int, column: Int, length: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
  }
}

extension SourceRange: CustomStringConvertible {
  /// `file:line:column`, as editors and terminals link it.
  package var description: String { "\(file):\(line):\(column)" }
}

/// A value with the place where it was written.
package struct Located<Value> {
  package let value: Value
  package let location: SourceRange

  package init(_ value: Value, at location: SourceRange) {
    self.value = value
    self.location = location
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// A name as it was written: a key, or a reference to something that is defined elsewhere.
package typealias SourceName = Located<String>

extension Located<String> {
  package var text: String { value }
}

extension SourceName {
  /// Stands in for a required name until it is read.
  static let none = SourceName("", at: SourceRange(file: "", line: 1, column: 1, length: 0))
}
