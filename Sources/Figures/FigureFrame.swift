package import Drawing
import Geometry
package import Staging

/// What is to be seen at a time.
package struct FigureFrame: Hashable, Sendable {
  /// In seconds.
  package var time: Double
  package var list: DisplayList

  package init(time: Double, list: DisplayList) {
    self.time = time
    self.list = list
  }
}

/// What is on screen at a time.
package struct TracedMoment: Hashable, Sendable, Codable {
  /// In seconds.
  package var time: Double
  package var elements: [TracedElement]

  package init(time: Double, elements: [TracedElement]) {
    self.time = time
    self.elements = elements
  }
}

/// A name for a time.
package struct FigureMark: Hashable, Sendable {
  package var name: String
  /// In seconds.
  package var time: Double

  package init(_ name: String, at time: Double) {
    self.name = name
    self.time = time
  }
}

extension Double {
  /// `0.35 s`.
  var secondsText: String {
    let hundredths = Int(saturating: (self * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
  }
}
