public import Foundation

/// How many components and rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What stands in a picker's rows.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) throws(UnimplementedRequirement) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    throws(UnimplementedRequirement)
}

/// The titles around the chosen row of each component; it is not turned by fingers.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var chosen: [Int: Int] = [:]
  private var labels: [UILabel] = []

  /// The height of a row, in points.
  private static let rowHeight: CGFloat = 32

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func selectedRow(inComponent component: Int) -> Int {
    chosen[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
    setNeedsLayout()
  }

  open func reloadAllComponents() { setNeedsLayout() }
  open func reloadComponent(_ component: Int) { setNeedsLayout() }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for label in labels { label.removeFromSuperview() }
    labels = []
    let count = numberOfComponents
    guard count > 0 else { return }
    let width = bounds.width / CGFloat(count)
    for component in 0..<count {
      let middle = selectedRow(inComponent: component)
      for row in middle - 2...middle + 2
      where (0..<numberOfRows(inComponent: component)).contains(row) {
        let label = UILabel(
          frame: CGRect(
            x: CGFloat(component) * width,
            y: bounds.midY + (CGFloat(row - middle) - 0.5) * Self.rowHeight, width: width,
            height: Self.rowHeight))
        label.text = delegate?.pickerView?(self, titleForRow: row, forComponent: component)
        label.textAlignment = .center
        label.font = .systemFont(ofSize: row == middle ? 23 : 20)
        label.alpha = 1 - 0.35 * CGFloat(abs(row - middle))
        addSubview(label)
        labels.append(label)
      }
    }
  }
}
