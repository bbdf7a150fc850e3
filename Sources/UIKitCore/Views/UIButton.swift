public import Foundation
public import Geometry

/// A title and an image side by side, centred, with looks for each state.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system
  }

  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let type: ButtonType
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  public override init(frame: CGRect) {
    type = .custom
    super.init(frame: frame)
    addContent()
  }

  public init(type buttonType: ButtonType) {
    type = buttonType
    super.init(frame: .zero)
    addContent()
  }

  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code: there are no storyboards here")
  }

  private func addContent() {
    label.font = .systemFont(ofSize: type == .system ? 15 : 18)
    addSubview(picture)
    addSubview(label)
    stateDidChange()
  }

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  open var currentImage: UIImage? { images[state] ?? images[.normal] }
  open var currentTitleColor: UIColor {
    titleColors[state] ?? titleColors[.normal] ?? (type == .system ? tintColor : .white)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  open func title(for state: State) -> String? { titles[state] }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  private func contentDidChange() {
    stateDidChange()
    invalidateIntrinsicContentSize()
  }

  override func stateDidChange() {
    super.stateDidChange()
    label.text = currentTitle
    label.textColor = currentTitleColor
    picture.image = currentImage
    // The system's buttons fade under the finger.
    alpha = type == .system && isHighlighted ? 0.2 : 1
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (image, title) = (currentImage?.size ?? .zero, label.intrinsicContentSize)
    return CGSize(
      width: image.width + title.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(image.height, title.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: contentEdgeInsets)
    let image = currentImage?.size ?? .zero
    let natural = label.intrinsicContentSize
    let width = min(natural.width, max(0, room.width - image.width))
    let left = room.midX - (image.width + width) / 2
    picture.frame = CGRect(
      x: left, y: room.midY - image.height / 2, width: image.width, height: image.height)
    label.frame = CGRect(
      x: left + image.width, y: room.midY - natural.height / 2, width: width,
      height: natural.height)
  }
}
