package import Foundation

/// What an answer that is made up might say, for readers of JSON that know no types: each place has what is asked of it.
package struct MadeUpJSON {
  private let place: MadeUpPlace
  private let address: String

  private init(_ place: MadeUpPlace, _ address: String) {
    self.place = place
    self.address = address
  }

  /// What the body of an answer says; nil for one that was not made up.
  package init?(_ data: Data) {
    guard let address = MadeUpBody.address(of: data) else { return nil }
    self.init(MadeUpPlace(address), address)
  }

  /// What might be said about something, of which a name tells.
  package init(about name: String) {
    self.init(MadeUpPlace(name).inside(MadeUpPlace.Name(name)), name)
  }

  /// What stands under a key.
  package subscript(key: String) -> MadeUpJSON {
    MadeUpJSON(place.inside(MadeUpPlace.Name(key)), address)
  }
  /// An element of a list.
  package subscript(index: Int) -> MadeUpJSON {
    MadeUpJSON(place.inside(MadeUpPlace.Index(index)), address)
  }
  /// The same place as what stands for a type, whose name tells of it.
  package func of<Value>(_ type: Value.Type) -> MadeUpJSON { MadeUpJSON(place.of(type), address) }

  /// Whether nothing stands here.
  package var isAbsent: Bool { place.isAbsent }
  package var text: String { place.text }
  package var number: Int { place.number }
  package var fraction: Double { place.fraction }
  package var flag: Bool { place.flag }
  package var link: String { place.link }
  package var date: Date { place.date }
  /// The elements of a list.
  package var elements: [MadeUpJSON] { (0..<place.count).map { self[$0] } }
  /// The keys of a table that nobody names.
  package var keys: [String] { place.keys }
  /// The value that a word of an enumeration stands for, by all that there are; nil for none.
  package func choice<Value>(of values: [Value]) -> Value? { place.choice(of: values) }
  /// All values of an enumeration of the sources; none for other types.
  package func values<Value>(of type: Value.Type) -> [Value] {
    MadeUpWords.known.all(type).compactMap { $0 as? Value }
  }
}
