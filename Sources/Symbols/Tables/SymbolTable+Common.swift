import Foundation

extension SymbolTable {
  /// A sheet of paper with a folded corner.
  static let page: [SymbolPart] = [
    .area("@2.6M13.4 1.4H4.2V22.6H19.8V7.8Z"), .detail("@1.6M13.2 1.6V8H19.6"),
  ]
  /// The outline of a cloud.
  static let cloudOutline =
    "M6.6 19.4A5.2 0 1 5.6 9.1A6.8 0 1 18.3 10.3A4.6 0 1 18 19.4Z"
}
