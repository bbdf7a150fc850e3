// SwiftUI as far as `UIHostingConfiguration` needs it: values that describe views, and a layout of them.

/// Describes a part of what a cell shows.
@preconcurrency @MainActor public protocol View {
  /// What the view consists of.
  associatedtype Body: View
  /// What the view consists of; a view of an app's own says it.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// What the view consists of.
  public var body: Never { fatalError("there are no such views") }
}

/// A view that is not made of others.
@MainActor protocol PrimitiveView: View where Body == Never {
  /// What is laid out for it: several for a list of views.
  func nodes(_ look: Look) -> [any Node]
}

extension PrimitiveView {
  /// What the view consists of.
  public var body: Never { fatalError("\(Self.self) is made of no others") }
}

extension View {
  /// What is laid out for the view.
  func resolved(_ look: Look) -> [any Node] {
    if let primitive = self as? any PrimitiveView { return primitive.nodes(look) }
    return body.resolved(look)
  }

  /// The one thing that is laid out for the view: several stand below each other.
  func node(_ look: Look) -> any Node {
    let nodes = resolved(look)
    return nodes.count == 1 ? nodes[0] : StackNode(nodes, along: .vertical, spacing: nil, .center)
  }
}

/// Makes one view of several statements.
@preconcurrency @MainActor @resultBuilder public enum ViewBuilder {
  /// Nothing, of no statements.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Puts statements together.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Puts statements together.
  public static func buildPartialBlock<First: View>(first: First) -> First { first }
  /// Puts statements together.
  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: First, next: Next
  ) -> ViewPair<First, Next> { ViewPair(first: accumulated, next: next) }
  /// Puts statements together.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Puts statements together.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ViewChoice<First, Second> { .first(first) }
  /// Puts statements together.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ViewChoice<First, Second> { .second(second) }
}

/// Nothing.
public struct EmptyView: PrimitiveView {
  /// Nothing.
  public init() {}
  func nodes(_ look: Look) -> [any Node] { [] }
}

/// Any view, of which nobody knows the type.
public struct AnyView: PrimitiveView {
  private let view: any View
  /// A view whose type is not told.
  public init<Content: View>(_ view: Content) { self.view = view }
  func nodes(_ look: Look) -> [any Node] { view.resolved(look) }
}

/// A view and the one after it.
public struct ViewPair<First: View, Next: View>: PrimitiveView {
  let first: First
  let next: Next
  func nodes(_ look: Look) -> [any Node] { first.resolved(look) + next.resolved(look) }
}

/// One of two views.
public enum ViewChoice<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)
  func nodes(_ look: Look) -> [any Node] {
    switch self {
    case .first(let view): view.resolved(look)
    case .second(let view): view.resolved(look)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// What the view consists of.
  public var body: Never { fatalError("optional views are made of no others") }
}

extension Optional: PrimitiveView where Wrapped: View {
  func nodes(_ look: Look) -> [any Node] { map { $0.resolved(look) } ?? [] }
}

/// Several views as one.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content
  /// Several views as one.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func nodes(_ look: Look) -> [any Node] { content.resolved(look) }
}

/// A view for each element of a list.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// A view for each element, which a property tells from others.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  func nodes(_ look: Look) -> [any Node] { data.flatMap { content($0).resolved(look) } }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}
