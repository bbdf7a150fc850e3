/// A section of what is shown.
public protocol SectionModelType {
  /// The type of its items.
  associatedtype Item
  /// Its items.
  var items: [Item] { get }
  /// The same section with other items.
  init(original: Self, items: [Item])
}

/// A section with something that tells it apart.
public struct SectionModel<Section, ItemType>: SectionModelType {
  /// The type of its items.
  public typealias Item = ItemType
  /// What it is called by.
  public var model: Section
  /// What it is called by.
  public var identity: Section { model }
  /// Its items.
  public var items: [Item]

  /// A section of items.
  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }

  /// The same section with other items.
  public init(original: SectionModel<Section, Item>, items: [Item]) {
    model = original.model
    self.items = items
  }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}
extension SectionModel: CustomStringConvertible {
  /// Its name and its items.
  public var description: String { "\(model) > \(items)" }
}

/// What is known by a part of it.
public protocol IdentifiableType {
  /// The type of that part.
  associatedtype Identity: Hashable
  /// That part.
  var identity: Identity { get }
}

extension Int: IdentifiableType {
  /// The number itself.
  public var identity: Int { self }
}
extension String: IdentifiableType {
  /// The text itself.
  public var identity: String { self }
}

/// A section whose changes move.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}

/// A section with a name, whose changes move.
public struct AnimatableSectionModel<
  Section: IdentifiableType, ItemType: IdentifiableType & Equatable
>: AnimatableSectionModelType {
  /// The type of its items.
  public typealias Item = ItemType
  /// The type of what it is called by.
  public typealias Identity = Section.Identity
  /// What it is called by.
  public var model: Section
  /// Its items.
  public var items: [Item]
  /// What tells it apart.
  public var identity: Section.Identity { model.identity }

  /// A section of items.
  public init(model: Section, items: [Item]) {
    self.model = model
    self.items = items
  }

  /// The same section with other items.
  public init(original: AnimatableSectionModel, items: [Item]) {
    model = original.model
    self.items = items
  }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}
extension AnimatableSectionModel: CustomStringConvertible {
  /// Its identity and its items.
  public var description: String { "\(identity) > \(items)" }
}
