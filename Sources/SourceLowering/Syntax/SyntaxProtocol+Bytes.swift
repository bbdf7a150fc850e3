import SwiftSyntax

extension SyntaxProtocol {
  /// The offsets of the first byte and of the one after the last, without white space and comments around.
  var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The text without comments and line ends, with one space where there was any.
  var oneLine: String {
    var text = ""
    var end: Int?
    for token in tokens(viewMode: .sourceAccurate) {
      let bytes = token.trimmedBytes
      if let end, end < bytes.lowerBound { text += " " }
      text += token.text
      end = bytes.upperBound
    }
    return text
  }
}

extension TypeSyntax {
  /// The last names of dotted types, without generic arguments; several for `A & B`.
  var names: [String] {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): [type.name.text]
    case .memberType(let type): [type.name.text]
    case .attributedType(let type): type.baseType.names
    case .compositionType(let type): type.elements.flatMap { $0.type.names }
    case .classRestrictionType: ["class"]
    default: []
    }
  }
}
