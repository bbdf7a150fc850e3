import Foundation

extension String {
  /// As words between tags, and in attributes between double quotes, of HTML and XML.
  package var escapedForMarkup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
