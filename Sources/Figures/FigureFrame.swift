public import Drawing
import Geometry
public import Staging

/// What is to be seen at a time.
public struct FigureFrame: Hashable, Sendable {
  /// In seconds.
  public var time: Double
  public var list: DisplayList

  public init(time: Double, list: DisplayList) {
    self.time = time
    self.list = list
  }
}

/// What is on screen at a time.
public struct TracedMoment: Hashable, Sendable, Codable {
  /// In seconds.
  public var time: Double
  public var elements: [TracedElement]

  public init(time: Double, elements: [TracedElement]) {
    self.time = time
    self.elements = elements
  }
}

/// A name for a time.
public struct FigureMark: Hashable, Sendable {
  public var name: String
  /// In seconds.
  public var time: Double

  public init(_ name: String, at time: Double) {
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
