package import AnimDrawing
import AnimGeometry
package import AnimStaging

/// The drawing of an animation at a time.
package struct FigureFrame: Hashable, Sendable {
  /// The time, in seconds from the beginning.
  package var time: Double
  /// The drawing, in points.
  package var list: DisplayList

  /// A drawing at a time, in seconds.
  package init(time: Double, list: DisplayList) {
    self.time = time
    self.list = list
  }
}

/// The elements on screen at a time.
package struct TracedMoment: Hashable, Sendable, Codable {
  /// The time, in seconds from the beginning.
  package var time: Double
  /// The elements, in the order in which the stage tells them.
  package var elements: [TracedElement]

  /// The elements at a time, in seconds.
  package init(time: Double, elements: [TracedElement]) {
    self.time = time
    self.elements = elements
  }
}

/// A name for a time.
package struct FigureMark: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The time, in seconds from the beginning.
  package var time: Double

  /// A name for a time, in seconds.
  package init(_ name: String, at time: Double) {
    self.name = name
    self.time = time
  }
}

extension Double {
  /// The time as text: `0.35 s`.
  var secondsText: String {
    let hundredths = Int(saturating: (self * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
  }
}
