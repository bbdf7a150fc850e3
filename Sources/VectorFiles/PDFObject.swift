import Foundation

/// A value of a PDF file.
enum PDFObject {
  case null
  case boolean(Bool)
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// An object of the file by its number.
  case reference(Int)
  /// A dictionary with bytes, which are as they are in the file.
  case stream([String: PDFObject], [UInt8])

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }

  /// The entries of a dictionary, or of a stream's.
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let entries), .stream(let entries, _): entries
    default: nil
    }
  }
}
