public import Foundation

/// The source of a picker's numbers of components and rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of wheels beside each other.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of one wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The titles of a picker's rows, and the answer to a choice.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The title of a row; nil, the default, for an empty row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) throws(UnimplementedRequirement) -> String?
  /// Called after a row was chosen by a finger, which does not happen here.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    throws(UnimplementedRequirement)
}

/// The titles around the chosen row of each component; it is not turned by fingers.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The source of the numbers of components and rows; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The source of the titles; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var chosen: [Int: Int] = [:]
  private var labels: [UILabel] = []

  /// The height of a row, in points.
  private static let rowHeight: CGFloat = 32

  /// The number of wheels as the data source says it; 0 without one.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// The number of rows of a wheel as the data source says it; 0 without one.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The index of the row in the middle; the first if none was chosen, and -1 in an empty
  /// component.
  open func selectedRow(inComponent component: Int) -> Int {
    chosen[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  /// Brings a row to the middle, at once even if `animated`; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
    setNeedsLayout()
  }

  /// Has numbers and titles of all components asked for anew at the next layout.
  open func reloadAllComponents() { setNeedsLayout() }
  /// Has numbers and titles asked for anew at the next layout, here those of all components.
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
