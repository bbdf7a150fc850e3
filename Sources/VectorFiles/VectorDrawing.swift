package import Foundation
package import UIKitCore

/// A drawing of paths out of a file, in points.
@MainActor package protocol VectorDrawing {
  /// The extent of the drawing, whose origin is at the top left.
  var size: CGSize { get }

  /// Draws at the origin of a context whose y points down.
  ///
  /// - Returns: Whether all of it was drawn; false where parts were left out.
  @discardableResult
  func draw(in context: CGContext) -> Bool
}
