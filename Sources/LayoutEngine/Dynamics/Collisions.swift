package import Foundation

/// The rules that keep bodies apart and within boundaries.
///
/// Contacts do not turn bodies: rectangles keep their sides parallel to the axes.
package struct Collisions: Hashable, Sendable {
  /// A line that bodies do not cross.
  package struct Segment: Hashable, Sendable {
    /// One end, in points.
    package var start: CGPoint
    /// The other end, in points.
    package var end: CGPoint

    /// A line between two points.
    package init(from start: CGPoint, to end: CGPoint) { (self.start, self.end) = (start, end) }
  }

  /// The indices of the bodies that take part.
  package var bodies: [Int]
  /// The rectangle that bodies stay in.
  package var enclosure: CGRect?
  /// Lines that the bodies do not cross, by the numbers that contacts name.
  package var segments: [Segment]
  /// Whether the bodies keep each other apart.
  package var separatesBodies: Bool
  /// The pairs that touched when contacts were looked for last.
  package var touching: Set<Contact.Pair>

  /// Bodies that keep apart, and within boundaries if there are any.
  package init(
    bodies: [Int], enclosure: CGRect? = nil, segments: [Segment] = [],
    separatesBodies: Bool = true, touching: Set<Contact.Pair> = []
  ) {
    self.bodies = bodies
    self.enclosure = enclosure
    self.segments = segments
    self.separatesBodies = separatesBodies
    self.touching = touching
  }

  /// Takes overlaps and approaches away.
  ///
  /// - Returns: The contacts that were not there before.
  /// - Complexity: O(bodies · (bodies + segments)).
  mutating func enforce(on all: inout [DynamicBody]) -> [Contact] {
    let contacts = contacts(of: all)
    for contact in contacts { contact.resolve(&all) }
    let begun = contacts.filter { !touching.contains($0.pair) }
    touching = Set(contacts.map(\.pair))
    return begun
  }

  private func contacts(of all: [DynamicBody]) -> [Contact] {
    var contacts: [Contact] = []
    for (place, index) in bodies.enumerated() {
      let body = all[index]
      if let enclosure { contacts += Contact.within(enclosure, body, index) }
      for (number, segment) in segments.enumerated() {
        if let contact = Contact.with(segment, number, body, index) { contacts.append(contact) }
      }
      guard separatesBodies else { continue }
      for other in bodies[(place + 1)...] {
        if let contact = Contact.between(body, index, all[other], other) {
          contacts.append(contact)
        }
      }
    }
    return contacts
  }
}
