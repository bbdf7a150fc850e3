package import AnimGeometry
package import Foundation

/// Something that happened in a simulation, and what it comes of.
package struct CauseEvent: Hashable, Sendable {
  /// Seconds of the simulation's clock.
  package let time: Double
  /// The event without which this one would not have happened then; `none` for a beginning.
  package let cause: CauseID
  /// The event that the value comes from, where that is another one: of a placement the query that was answered with it.
  package let source: CauseID
  /// The line of the app's code that was running; `none` if it is not known.
  package let site: CallSite
  package let kind: Kind

  /// An event without a source and a site, unless they are given.
  package init(
    time: Double, cause: CauseID = .none, source: CauseID = .none, site: CallSite = .none,
    _ kind: Kind
  ) {
    (self.time, self.cause, self.source, self.site, self.kind) = (time, cause, source, site, kind)
  }

  /// The kinds of events; views and layouts are told by the names of their classes.
  package enum Kind: Hashable, Sendable {
    /// A step of a timeline began.
    case step(name: String, file: String, line: Int)
    /// A finger was put down, moved or lifted, at a place in the window.
    case touch(TouchPhase, CGPoint)
    /// UIKit asked the app, or told it something.
    case call(receiver: Receiver, name: String)
    /// Items or sections were announced to come, go or move; the text says which.
    case update(String)
    /// All items were forgotten.
    case reload
    /// A collection view got another layout.
    case layoutChange(from: String, to: String)
    /// A layout's answers were put out of date; the text says which.
    case invalidation(layout: String, extent: Extent)
    /// A layout worked out its places.
    case preparation(layout: String)
    /// A view was marked to be laid out again while something is laid out.
    case layoutNeeded(view: String)
    /// A view was laid out.
    case layout(view: String)
    /// A collection view brought its elements up to date, once or again in the same layout.
    case round(Int)
    /// A layout was asked for the elements in a rectangle, and named so many.
    case query(CGRect, count: Int)
    /// An element's view was given another place or look; `view` tells views apart.
    indirect case placement(ElementName, view: UInt64, Placement)
    /// The content of a scroll view was moved.
    case offset(view: String, from: CGPoint, to: CGPoint, Mover)
    /// A scroll view or a collection view got another size.
    case resize(view: String, from: CGSize, to: CGSize)
    /// The content got another size.
    case contentSize(from: CGSize, to: CGSize)
    /// The room around the content changed.
    case inset(view: String, from: Insets, to: Insets)
    /// A view said how large it would like to be; whether its layout heeds it.
    indirect case sizing(
      ElementName, viewClass: String, given: CGSize, preferred: CGSize, isHeeded: Bool)
    /// A view was made for an element.
    indirect case made(ElementName, view: UInt64, viewClass: String, identifier: String)
    /// A used view was taken out of the pool for an element.
    indirect case reused(ElementName, view: UInt64)
    /// The data source was asked for an element's view, or to fill it anew.
    indirect case configured(ElementName)
    /// An element's view was taken off the screen.
    indirect case removed(ElementName, view: UInt64)
    /// Auto Layout solved the constraints below a view, with so many exchanges of the simplex method.
    case constraints(view: String, pivots: Int)
    /// A layer began to animate one of its properties.
    indirect case animation(view: UInt64, key: String, duration: Double)
  }

  package enum TouchPhase: String, Hashable, Sendable, Codable {
    case began, moved, ended, cancelled
  }

  /// The object that a call goes to.
  package enum Receiver: String, Hashable, Sendable, Codable { case layout, dataSource, delegate }

  /// The part of a layout's answers that is out of date.
  package enum Extent: String, Hashable, Sendable, Codable {
    /// Single elements that were named.
    case elements
    /// Which elements are seen.
    case view
    /// All answers, though not what was prepared.
    case answers
    case counts
    /// The places that were worked out last.
    case arrangement
    /// All that the layout knows.
    case layout
    /// All that it knows, and the counts.
    case everything
  }

  /// What moved content.
  package enum Mover: String, Hashable, Sendable, Codable {
    case finger
    /// It slides on after a finger has let go.
    case deceleration
    /// An animated change of the offset.
    case animation
    /// Code: the app's, or UIKit's on behalf of something else that happened.
    case code
  }

  /// Room around content in points.
  package struct Insets: Hashable, Sendable, Codable {
    package let top, left, bottom, right: Double

    /// Room at the four edges, in points.
    package init(top: Double, left: Double, bottom: Double, right: Double) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// Where and how an element is shown: the layout's attributes, as a value.
  package struct Placement: Hashable, Sendable {
    /// In points of the content.
    package let center: CGPoint
    package let size: CGSize
    package let alpha: Double
    package let isHidden: Bool
    package let zIndex: Int
    package let transform: CATransform3D

    /// A place, by default of an opaque element without a transform.
    package init(
      center: CGPoint, size: CGSize, alpha: Double = 1, isHidden: Bool = false, zIndex: Int = 0,
      transform: CATransform3D = .identity
    ) {
      self.center = center
      self.size = size
      self.alpha = alpha
      self.isHidden = isHidden
      self.zIndex = zIndex
      self.transform = transform
    }

    /// Before the transform, in points of the content.
    package var frame: CGRect {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }
}

/// The place of an event in its log.
package struct CauseID: Hashable, Sendable, Comparable, Codable {
  /// From 0; negative for none.
  package let index: Int32

  /// The place of the event at an index.
  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  /// No event.
  package static let none = CauseID(-1)

  package static func < (a: Self, b: Self) -> Bool { a.index < b.index }

  /// The index alone.
  package init(from decoder: any Decoder) throws {
    index = try decoder.singleValueContainer().decode(Int32.self)
  }

  /// Writes the index alone.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(index)
  }
}

/// A place in the app's machine code, whose line is looked up when somebody wants to know it.
package struct CallSite: Hashable, Sendable {
  /// The number of the library in the upper 16 bits, from 1, and the offset of the call in it; 0 for none.
  package let rawValue: UInt64

  /// A place by its number.
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Not known, or UIKit's own code alone.
  package static let none = CallSite(rawValue: 0)
}

/// A line of an app's code.
package struct CodePlace: Hashable, Sendable, Codable {
  /// The function in Swift's spelling, such as `Grid.prepare()`; empty if it is not known.
  package let function: String
  package let file: String
  /// From 1.
  package let line: Int

  /// A line from 1 of a file, in a function.
  package init(function: String, file: String, line: Int) {
    (self.function, self.file, self.line) = (function, file, line)
  }
}
