/// The kind of a finding: stable, documented, greppable.
package enum FindingCode: String, Sendable, CaseIterable, Codable {
  case syntax = "RA001"
  case duplicateKey = "RA002"
  case aliasExpansion = "RA003"
  case include = "RA004"
  case override = "RA005"
  case version = "RA006"
  case outside = "RA007"
  case missingFile = "RA008"
  case wrongType = "RA010"
  case outOfRange = "RA011"
  case unknownName = "RA012"
  case missingKey = "RA013"
  case conflictingKeys = "RA014"
  case unknownValue = "RA015"
  case expressionSyntax = "RA020"
  case expressionName = "RA021"
  case indexPath = "RA031"
  case illegalUpdate = "RA032"
  case undefinedReference = "RA040"
  case duplicateName = "RA041"
  case frameRate = "RA104"
  case suspiciousText = "RA105"
  case missingFont = "RA106"
  case unknownSymbol = "RA107"
  case unseenView = "RA108"
  case failedExpectation = "RA201"

  /// The meaning of the code and its remedy, for `explain-code`.
  package var explanation: String {
    switch self {
    case .syntax:
      "The file is not well-formed YAML. Indentation, an unclosed bracket or quote, or a tab are "
        + "the usual causes."
    case .duplicateKey:
      "A mapping has the same key twice. YAML readers differ in which one wins, so neither is "
        + "taken."
    case .aliasExpansion:
      "The file expands to far more than was written: aliases of aliases, or nesting that no "
        + "scenario needs."
    case .include:
      "A file named by 'include' cannot be read, or includes itself."
    case .override:
      "An override is not of the form key.path=value, or its path leads nowhere."
    case .version:
      "The first key must be 'renderAnim: 1', the version of the grammar."
    case .outside:
      "What a scenario writes lies in the folder of the file that says so, or below. The command line can "
        + "name other places."
    case .missingFile:
      "A picture that the scenario names is not there, lies where it may not be read from, or is damaged."
    case .wrongType:
      "The value has another shape than the key wants, such as text where a number is needed."
    case .outOfRange:
      "The number is outside the range that the key allows."
    case .unknownName:
      "The key, action or class is not part of the grammar. Names are spelled as in Swift's UIKit."
    case .missingKey:
      "A key that has no default is missing."
    case .conflictingKeys:
      "Two keys exclude each other, or more than one action stands in one step."
    case .unknownValue:
      "The key allows a fixed set of words, and this is not one of them."
    case .expressionSyntax:
      "The expression cannot be read. Expressions know + - * /, comparisons, 'and', 'or', 'not', "
        + "and a few functions."
    case .expressionName:
      "The expression mentions a name that is not available here, or a property that no item of the "
        + "scenario has."
    case .indexPath:
      "At this point of the timeline the data source has no such item or section."
    case .illegalUpdate:
      "UIKit would raise NSInternalInconsistencyException for this update, with the same text."
    case .undefinedReference:
      "The name refers to a layout, mark, chapter, state or view that the scenario does not define."
    case .duplicateName:
      "Two things of one kind have the same name, so that references to it are ambiguous."
    case .frameRate:
      "GIF stores frame delays in hundredths of a second, and browsers slow down delays below "
        + "two of them."
    case .suspiciousText:
      "The text looks like an interpolation, but is shown as it stands."
    case .missingFont:
      "No font of that family is installed here, so that the system font is drawn in its place, and the "
        + "picture differs from machine to machine."
    case .unknownSymbol:
      "Apple has more symbols than are drawn here. A dashed square stands for one that is not, or for a name "
        + "that is misspelt."
    case .unseenView:
      "Views are described that nothing shows. A flow layout has headers and footers only where "
        + "'headerReferenceSize' and 'footerReferenceSize' give them a height."
    case .failedExpectation:
      "Something that 'expect' says of the animation is not so. The message says what it is instead, "
        + "and when."
    }
  }
}
