import AnimScenarioFormat
import Testing

struct FindingExampleTests {
  @Test(arguments: FindingCode.allCases)
  func `the example of a code shows it and nothing else`(code: FindingCode) {
    let codes = code.example.findings.map(\.message.code)
    // Only acting tells whether an expectation fails, and only the disk what is on it.
    let isReadersOwn = ![.failedExpectation, .missingFile, .missingFont].contains(code)
    #expect(Set(codes) == (isReadersOwn ? [code] : []), "\(codes)")
  }
}
