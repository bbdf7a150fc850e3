/// Something to do when a control or a row of a menu says so.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// The identifier of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The identifier of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action; one that is not given is like no other.
  public let identifier: Identifier
  /// The look of the action's row in a menu.
  public var attributes: Attributes
  /// Whether there is a checkmark before the row of a menu.
  public var state: State
  /// The object that caused the action, while it runs.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// An action that calls `handler` with itself whenever a control sends it or its row is chosen; `discoverabilityTitle` is for
  /// keyboards, which there are none of.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic")
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  override var row: UIAction? { self }

  func perform(sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// What an action does, with the action itself.
public typealias UIActionHandler = (UIAction) -> Void
