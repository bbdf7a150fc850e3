public import Foundation

/// The view of an item: a content view over a background, both as large as the cell.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView: UIView

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code: there are no storyboards here")
  }

  override var contentHolder: UIView { contentView }

  open var isSelected = false {
    didSet { if isSelected != oldValue { updateBackground() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateBackground() } }
  }

  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView, at: 0) }
  }

  /// Shown above the background view while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(
        oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      updateBackground()
    }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func updateBackground() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
  }
}
