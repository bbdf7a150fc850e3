import Foundation

/// Where Core Animation cannot go on.
package enum LayerFault {
  /// A geometry that no layer can have; with Core Animation's own words.
  case invalidGeometry(String)
  /// A layer that asks for layout each time it has been laid out.
  case layoutLoop(CALayer)

  /// Who is told of faults in the running code; nobody if it is nil.
  @TaskLocal package static var report: (@MainActor @Sendable (LayerFault) -> Void)?
}
