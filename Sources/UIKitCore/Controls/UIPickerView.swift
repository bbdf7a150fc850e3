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
  /// The title of a row with its attributes; nil, the default, for the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) throws(UnimplementedRequirement) -> NSAttributedString?
  /// The view of a row in place of a title.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row, from 0.
  ///   - component: The wheel, from 0.
  ///   - view: A view of this wheel that is not seen any more, to be used again; nil if there is none.
  /// - Returns: The view, which gets the size of a row.
  /// - Throws: `UnimplementedRequirement` where a class leaves the method out.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) throws(UnimplementedRequirement) -> UIView
  /// The height of a wheel's rows, in points; 32 by default.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    throws(UnimplementedRequirement) -> CGFloat
  /// The width of a wheel, in points; by default all are as wide.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int)
    throws(UnimplementedRequirement) -> CGFloat
  /// Called after a row was chosen by a finger.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    throws(UnimplementedRequirement)
}

/// Wheels beside each other, turned by fingers, with a band behind the chosen rows.
///
/// Looks are by eye after iOS.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The source of the numbers of components and rows; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The source of the titles; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var chosen: [Int: Int] = [:]
  private var wheels: [PickerWheel] = []
  private let band = UIView()
  /// The wheels that are to ask anew at the next layout; nil for all.
  private var stale: Set<Int>?

  /// The height of a row, in points.
  private static let rowHeight: CGFloat = 32
  /// The room at both sides of the band, and between wheels, in points.
  private static let (margin, gap): (CGFloat, CGFloat) = (9, 5)

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

  /// Brings a row to the middle; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
    if stale?.isEmpty == true, wheels.indices.contains(component) {
      wheels[component].select(row, animated: animated)
      chosen[component] = wheels[component].row
    }
  }

  /// The view that the delegate has made for a row; nil if it is not seen, or has a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard wheels.indices.contains(component) else { return nil }
    let view = wheels[component].view(of: row)
    return view is PickerTitle ? nil : view
  }

  /// The size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: width(of: component, numberOfComponents), height: height(of: component))
  }

  /// Has numbers and titles of all components asked for anew at the next layout.
  open func reloadAllComponents() {
    stale = nil
    setNeedsLayout()
  }

  /// Has number and titles of a component asked for anew at the next layout.
  open func reloadComponent(_ component: Int) {
    stale?.insert(component)
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    clipsToBounds = true
    let count = numberOfComponents
    if count != wheels.count { makeWheels(count) }
    let reloaded = stale ?? Set(0..<count)
    stale = []
    let widths = (0..<count).map { width(of: $0, count) }
    var x = (bounds.width - widths.reduce(0, +) - CGFloat(max(0, count - 1)) * Self.gap) / 2
    for (component, wheel) in wheels.enumerated() {
      wheel.frame = CGRect(x: x, y: 0, width: widths[component], height: bounds.height)
      x += widths[component] + Self.gap
      let size = CGSize(width: widths[component], height: height(of: component))
      if reloaded.contains(component) || wheel.rowSize != size {
        let rows = numberOfRows(inComponent: component)
        wheel.reload(count: rows, rowSize: size)
        if let row = chosen[component] {
          chosen[component] = rows > 0 ? max(0, min(row, rows - 1)) : nil
          wheel.select(row, animated: false)
        }
      }
    }
    let height = wheels.map(\.rowSize.height).max() ?? 0
    band.frame = CGRect(
      x: Self.margin, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * Self.margin),
      height: height)
  }

  private func makeWheels(_ count: Int) {
    for wheel in wheels { wheel.removeFromSuperview() }
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.layer.cornerCurve = .continuous
    band.isUserInteractionEnabled = false
    addSubview(band)
    wheels = (0..<count).map { component in
      let wheel = PickerWheel()
      wheel.makeRow = { [weak self] in self?.content(of: $0, component, $1) ?? UIView() }
      wheel.didChoose = { [weak self] row in
        guard let self else { return }
        chosen[component] = row
        delegate?.pickerView?(self, didSelectRow: row, inComponent: component)
      }
      addSubview(wheel)
      return wheel
    }
    stale = nil
  }

  private func height(of component: Int) -> CGFloat {
    delegate?.pickerView?(self, rowHeightForComponent: component) ?? Self.rowHeight
  }

  private func width(of component: Int, _ count: Int) -> CGFloat {
    if let width = delegate?.pickerView?(self, widthForComponent: component) { return width }
    let gaps = CGFloat(max(0, count - 1)) * Self.gap
    return max(0, bounds.width - 2 * Self.margin - gaps) / CGFloat(max(1, count))
  }

  private func content(of row: Int, _ component: Int, _ spare: UIView?) -> UIView {
    let reused = spare is PickerTitle ? nil : spare
    let view = delegate?.pickerView?(
      self, viewForRow: row, forComponent: component, reusing: reused)
    if let view { return view }
    let title = spare as? PickerTitle ?? PickerTitle()
    title.font = .systemFont(ofSize: 23)
    title.textAlignment = .center
    title.text = delegate?.pickerView?(self, titleForRow: row, forComponent: component)
    let attributed = delegate?.pickerView?(
      self, attributedTitleForRow: row, forComponent: component)
    if let attributed = attributed ?? nil {
      title.attributedText = attributed
      title.textAlignment = .center
    }
    return title
  }
}

/// The title of a row.
private final class PickerTitle: UILabel {}
