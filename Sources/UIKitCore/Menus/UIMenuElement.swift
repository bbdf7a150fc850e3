public import Foundation

/// A row of a menu, or a group of rows.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The class and an address, which is the same in every run.
  nonisolated open override var description: String { numberedDescription }

  /// What a row is like, besides its title and image.
  public struct Attributes: OptionSet, Sendable {
    /// One bit per attribute, as in UIKit.
    public let rawValue: UInt

    /// The attributes whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Grey; it cannot be chosen.
    public static let disabled = Self(rawValue: 1)
    /// Red.
    public static let destructive = Self(rawValue: 2)
    /// Not shown.
    public static let hidden = Self(rawValue: 4)
    /// The menu stays open when it is chosen; the rows keep the marks that they have.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }

  /// Whether there is a checkmark before a row: for `on`, and a dash for `mixed`.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The text; empty for none.
  open var title: String
  /// The text below the title; nil for none.
  open var subtitle: String?
  /// The picture at the end of the row; nil for none.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// What the row does when it is chosen, and looks like; nil for menus and for what is made when a menu opens.
  var row: UIAction? { nil }
}

/// A group of rows of a menu, or all of them.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  /// The look of a group in the menu around it.
  public struct Options: OptionSet, Sendable {
    /// One bit per option, as in UIKit.
    public let rawValue: UInt

    /// The options whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The rows stand in the menu around the group, apart from the others, and not in one of their own.
    public static let displayInline = Self(rawValue: 1)
    /// Red.
    public static let destructive = Self(rawValue: 2)
    /// Of the rows one is marked: the one that was chosen last.
    public static let singleSelection = Self(rawValue: 1 << 5)
  }

  /// The name of a group.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// The identifier of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The identifier of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the group.
  public let identifier: Identifier
  /// The look in the menu around it.
  public let options: Options
  /// Rows and groups from top to bottom.
  public let children: [UIMenuElement]

  /// A group; what is not inline is a row that opens a menu of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other rows.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// Rows and groups, with those that others stand for in their place, as they were shown last.
  var shownChildren: [UIMenuElement] {
    children.flatMap { ($0 as? UIDeferredMenuElement)?.shown ?? [$0] }
  }

  /// The rows in groups between which there is a broad line: inline menus, and what stands between them.
  ///
  /// Rows are actions, and menus that open. What is made when the menu opens is made now.
  var groups: [[UIMenuElement]] {
    for case let deferred as UIDeferredMenuElement in children { deferred.make() }
    var groups: [[UIMenuElement]] = [[]]
    for child in shownChildren {
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        groups += menu.groups
        groups.append([])
      } else if child.row?.attributes.contains(.hidden) != true {
        groups[groups.count - 1].append(child)
      }
    }
    return groups.filter { !$0.isEmpty }
  }
}

/// Rows that are made when the menu opens.
///
/// Those that are not there at once do not come later.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let keepsElements: Bool
  private var isMade = false
  /// The rows that the menu shows, or has shown last.
  private(set) var shown: [UIMenuElement] = []

  private init(
    keepsElements: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.keepsElements = keepsElements
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Rows that `elementProvider` makes once, and hands to the block that it is given.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(keepsElements: true, elementProvider) }

  /// Rows that are made anew each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(keepsElements: false, elementProvider) }

  /// Has the rows made for a menu that opens.
  func make() {
    guard !(keepsElements && isMade) else { return }
    shown = []
    provider { [weak self] in self?.shown = $0 }
    isMade = true
  }
}
