public import Foundation

/// A picture in place of what a device has and this one lacks: photographs, the stills of videos, maps.
public struct StandInPicture: Hashable, Sendable {
  /// What a picture shows.
  public enum Subject: Hashable, Sendable { case photograph, map }

  /// What the picture shows.
  public let subject: Subject
  /// What the picture follows from: the same name, the same picture.
  public let name: String

  /// A picture of a subject.
  public init(_ subject: Subject, name: String) {
    self.subject = subject
    self.name = name
  }

  /// The picture, made for `size` in points; a grey area where the simulation makes none.
  @preconcurrency @MainActor public func image(size: CGSize) -> UIImage {
    let size = CGSize(width: max(1, size.width), height: max(1, size.height))
    if let picture = UIEnvironment.current.findStandIn(self, size) { return picture }
    return UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.setFillColor(UIColor.systemGray4.cgColor)
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
