public import Foundation
public import UIKitCore

/// Shows a view of SwiftUI's in a cell: stacks, texts, pictures and shapes, laid out as SwiftUI does.
///
/// The content stands in the middle of the cell, 16 points from its sides and 11 from its edges above and below unless `margins`
/// says something else; a cell that sizes itself is as high as that takes, 44 points at least unless `minSize` says so.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var insets = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
  private var least = CGSize(width: 0, height: 0)

  /// The content with a colour behind it, to the edges of the cell.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> UIHostingConfiguration<Content, FilledShape<Rectangle>> {
    UIHostingConfiguration<Content, FilledShape<Rectangle>>(
      content, Rectangle().fill(style), insets, least)
  }

  /// The content with a view behind it, to the edges of the cell.
  public func background<Back: View>(
    @ViewBuilder content background: () -> Back
  ) -> UIHostingConfiguration<Content, Back> {
    UIHostingConfiguration<Content, Back>(content, background(), insets, least)
  }

  fileprivate init(
    _ content: Content, _ background: Background, _ insets: UIEdgeInsets, _ least: CGSize
  ) {
    self.content = content
    self.background = background
    self.insets = insets
    self.least = least
  }

  /// Room at some sides in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = length }
    if edges.contains(.leading) { copy.insets.left = length }
    if edges.contains(.bottom) { copy.insets.bottom = length }
    if edges.contains(.trailing) { copy.insets.right = length }
    return copy
  }

  /// Room at each side in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    margins(edges.intersection(.top), insets.top)
      .margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom)
      .margins(edges.intersection(.trailing), insets.trailing)
  }

  /// The least size of a cell that sizes itself, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    if let width { copy.least.width = width }
    if let height { copy.least.height = height }
    return copy
  }

  /// A view that lays the content out.
  public func makeContentView() -> any UIView & UIContentView { HostingView(self) }

  /// The same: states make no difference.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// What is laid out in the cell.
  func nodes(_ look: Look) -> (content: any Node, background: any Node) {
    (PaddingNode(child: content.node(look), insets: insets), background.node(look))
  }

  func fitting(_ size: CGSize, _ look: Look) -> CGSize {
    let fitted = nodes(look).content.size(
      Proposal(width: size.width > 0 && size.width < 10_000 ? size.width : nil))
    return CGSize(width: max(fitted.width, least.width), height: max(fitted.height, least.height))
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// A content with nothing behind it.
  public init(@ViewBuilder content: () -> Content) {
    self.init(
      content(), EmptyView(), UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16), .zero)
  }
}

/// The view of a hosted content.
@MainActor protocol Hosting: UIContentConfiguration {
  func nodes(_ look: Look) -> (content: any Node, background: any Node)
  func fitting(_ size: CGSize, _ look: Look) -> CGSize
}

extension UIHostingConfiguration: Hosting {}

private final class HostingView: UIView, UIContentView {
  private var hosted: any Hosting

  init(_ hosted: any Hosting) {
    self.hosted = hosted
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  var configuration: any UIContentConfiguration {
    get { hosted }
    set {
      guard let newValue = newValue as? any Hosting else { return }
      hosted = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private var look: Look {
    var look = Look()
    look.tint = tintColor
    return look
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.removeFromSuperview() }
    let (content, background) = hosted.nodes(look)
    background.place(in: bounds, on: self)
    let size = content.size(Proposal(width: bounds.width, height: bounds.height))
    content.place(in: Alignment.center.place(size, in: bounds), on: self)
    for view in subviews { view.layoutIfNeeded() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.fitting(size, look) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { hosted.fitting(targetSize, look) }

  override var intrinsicContentSize: CGSize {
    hosted.fitting(CGSize(width: bounds.width, height: 0), look)
  }
}
