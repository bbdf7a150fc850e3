import AnimScenarioFormat
import Testing
import XCTest

/// The place of an expectation in a test, of Swift Testing or of XCTest.
struct TestPlace: Sendable {
  /// The module and the file.
  let fileID: StaticString
  /// The file.
  let filePath: StaticString
  /// The test, as `#function` says.
  let function: StaticString
  let line: UInt
  let column: UInt

  /// The path of the file.
  var path: String { "\(filePath)" }

  /// The folder of the package that the file belongs to: the nearest with a manifest, or else that
  /// of the file.
  var package: URL {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    var candidate = folder
    while candidate.path != "/" {
      let manifest = candidate.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return candidate }
      candidate.deleteLastPathComponent()
    }
    return folder
  }

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: path, line: Int(line), column: Int(column))
  }

  /// Fails the test that is running.
  ///
  /// - Parameters:
  ///   - text: What is wrong.
  ///   - range: The line of a scenario that is to blame; XCTest on Linux can only name it.
  func fail(_ text: String, at range: SourceRange? = nil) {
    if Test.current != nil {
      let location = range.flatMap { SourceLocation($0, in: "\(fileID)") }
      Issue.record("\(text)", sourceLocation: location ?? sourceLocation)
    } else {
      let place = range.map { $0.file == path ? "" : "\($0): " } ?? ""
      XCTFail(place + text, file: filePath, line: line)
    }
  }

  /// Attaches a file to the test that is running; XCTest on Linux has no attachments.
  func attach(_ bytes: [UInt8], named name: String) {
    guard Test.current != nil else { return }
    Attachment.record(bytes, named: name, sourceLocation: sourceLocation)
  }
}

extension SourceLocation {
  /// The place in a scenario; nil if Swift Testing would not take it.
  fileprivate init?(_ range: SourceRange, in test: String) {
    guard range.line > 0, range.column > 0 else { return nil }
    // A file's identity is a module and a file.
    let name = range.file.split(separator: "/").last ?? "scenario"
    let module = test.split(separator: "/").first ?? "Tests"
    self.init(
      fileID: "\(module)/\(name)", filePath: range.file, line: range.line, column: range.column)
  }
}
