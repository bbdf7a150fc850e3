/// What happened in an animation, for the page's timeline.
///
/// As JSON, texts stand in a table, and an event is an array: `[frame, time, cause, lane, text, place, view, isQuiet]`, in
/// which `lane`, `text` and `place` are places in tables and -1 is none. Each place has its line of `code`, or an empty one.
package struct PlayerEvents: Encodable, Sendable {
  /// Something that happened.
  package struct Event: Sendable {
    /// The number of the frame in which it is seen first, from 0.
    package var frame: Int
    /// Seconds of what is shown, whatever the pace at which it is shown.
    package var time: Double
    /// The place among the events of the one that it comes of; nil for a beginning.
    package var cause: Int?
    /// The row of the timeline.
    package var lane: String
    /// What happened, as a sentence without a full stop.
    package var text: String
    /// The line of code, such as `Grid.swift:12`; nil if it is not known.
    package var place: String?
    /// The element that it is about, by the number that elements have; nil for none.
    package var view: UInt64?
    /// Whether it is no news to those who know what it comes of.
    package var isQuiet: Bool

    /// An event that is seen from a frame on.
    package init(
      frame: Int, time: Double, cause: Int?, lane: String, text: String, place: String?,
      view: UInt64?, isQuiet: Bool
    ) {
      self.frame = frame
      self.time = time
      self.cause = cause
      self.lane = lane
      self.text = text
      self.place = place
      self.view = view
      self.isQuiet = isQuiet
    }
  }

  /// The rows of the timeline, from top to bottom.
  package var lanes: [String]
  /// In order of time.
  package var events: [Event]
  /// The lines of code, without the spaces around them, by the places at which they are.
  package var code: [String: String]

  /// Events in rows, with the lines of code at their places, as far as they are known.
  package init(lanes: [String], events: [Event], code: [String: String] = [:]) {
    self.lanes = lanes
    self.events = events
    self.code = code
  }

  private enum Key: String, CodingKey { case lanes, texts, places, code, events }

  /// The tables, and an array for each event.
  package func encode(to encoder: any Encoder) throws {
    var (texts, places) = (Table(), Table())
    let rows = events.map { event in
      Row(
        event: event, lane: lanes.firstIndex(of: event.lane) ?? -1,
        text: texts.number(of: event.text), place: event.place.map { places.number(of: $0) } ?? -1)
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(lanes, forKey: .lanes)
    try container.encode(texts.texts, forKey: .texts)
    try container.encode(places.texts, forKey: .places)
    try container.encode(places.texts.map { code[$0] ?? "" }, forKey: .code)
    try container.encode(rows, forKey: .events)
  }

  private struct Table {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of text: String) -> Int {
      if let number = numbers[text] { return number }
      numbers[text] = texts.count
      texts.append(text)
      return texts.count - 1
    }
  }

  private struct Row: Encodable {
    let event: Event
    let lane, text, place: Int

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(event.frame)
      try container.encode((event.time * 1e6).rounded() / 1e6)
      for number in [event.cause ?? -1, lane, text, place] { try container.encode(number) }
      try container.encode(event.view ?? 0)
      try container.encode(event.isQuiet ? 1 : 0)
    }
  }
}
