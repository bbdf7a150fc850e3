import Foundation
public import UIKitCore

/// What functions answer whose code could not be compiled: something empty, or what an app might answer.
///
/// It stops the code that asks where nothing can be made up; see `UnavailableValue`.
///
/// - Parameters:
///   - function: The function, for the message.
///   - cause: Why it could not be compiled, for the message; empty if that is not known.
/// - Returns: The value that was made up.
public func absent<Value>(_ function: String, because cause: String = "") -> Value {
  nonisolated(unsafe) var made: Value?
  // As all code of an app: some of it does not say so.
  MainActor.assumeIsolated {
    unsafe made =
      absentView(Value.self)
      ?? PlaceholderValue(
        name: function, seed: 0, names: MadeUpWords.current.names, absence: cause
      ).make() as Value
  }
  guard let made = unsafe made else {
    UnavailableValue.stop("'\(function)' needs what could not be compiled")
  }
  return made
}

@MainActor private func absentView<Value>(_ type: Value.Type) -> Value? {
  switch type {
  case is UICollectionViewCell.Type: UICollectionViewCell() as? Value
  case is UITableViewCell.Type: UITableViewCell() as? Value
  case is UICollectionReusableView.Type: UICollectionReusableView() as? Value
  case is UIViewController.Type: UIViewController() as? Value
  default: nil
  }
}

extension UIView {
  /// Shows a name in the middle of a dashed outline: what stands for a view of a module that is not there.
  public func showAbsence(of name: String) {
    guard viewWithTag(AbsenceView.tag) == nil else { return }
    let sign = AbsenceView(frame: bounds)
    sign.name = name
    addSubview(sign)
  }
}

/// The sign in a view that stands for another one.
private final class AbsenceView: UIView {
  /// Of no view of an app's.
  static let tag = -20_070_109
  private let outline = CAShapeLayer()
  private let label = UILabel()

  var name = "" {
    didSet { label.text = name }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = Self.tag
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    outline.fillColor = UIColor.secondarySystemFill.cgColor
    outline.strokeColor = UIColor.tertiaryLabel.cgColor
    outline.lineDashPattern = [4, 3]
    layer.addSublayer(outline)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("It is made by code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    outline.path =
      UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6).cgPath
    label.frame = bounds.insetBy(dx: 6, dy: 0)
    label.isHidden = bounds.height < 12
  }
}
