import XCTest

extension XCTestExpectation {
  func fulfill() { fulfill(#filePath, line: #line) }
}
