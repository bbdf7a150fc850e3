import Foundation
import Testing

@testable import UIKitCore

@MainActor struct PickerViewTests {
  /// Two wheels: twenty titles, and five views of which every other is red.
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [20, 5]
    var chosen: [String] = []
    var reused = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { component == 0 ? 32 : 40 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 200 : 80
    }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append("\(component)/\(row)") }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view != nil { reused += 1 }
      let label = view as? UILabel ?? UILabel()
      label.text = "row \(row)"
      label.textColor = component == 1 && row.isMultiple(of: 2) ? .red : .label
      return label
    }
  }

  /// Twenty titles, the third of which has attributes.
  private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "title \(row)" }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
      row == 2
        ? NSAttributedString(string: "two", attributes: [.foregroundColor: UIColor.red]) : nil
    }
  }

  private func withPicker(
    _ source: some UIPickerViewDataSource & UIPickerViewDelegate,
    _ body: (World, UIWindow, UIPickerView) throws -> Void
  ) rethrows {
    try inWorld { world in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
      (picker.dataSource, picker.delegate) = (source, source)
      window.addSubview(picker)
      window.isHidden = false
      window.layoutIfNeeded()
      try body(world, window, picker)
    }
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels($0) }
  }

  private func label(_ text: String, _ picker: UIPickerView) -> UILabel? {
    labels(picker).first { $0.text == text }
  }

  private func settle(_ world: World, _ window: UIWindow) {
    world.clock.advance(to: world.clock.now + 3)
    window.layoutIfNeeded()
  }

  @Test func `rows stand on a wheel: nearer, lower and paler towards the edges`() throws {
    try withPicker(Titles()) { _, _, picker in
      let middles = try (0..<4).map { row in
        let label = try #require(
          labels(picker).first { $0.text == (row == 2 ? "two" : "title \(row)") })
        return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: picker).y
      }
      #expect(abs(middles[0] - 108) < 0.01)
      let ways = zip(middles, middles.dropFirst()).map { $1 - $0 }
      #expect(abs(ways[0] - 31.4) < 0.3)
      #expect(ways[0] > ways[1] && ways[1] > ways[2] && ways[2] > 0)
      let alphas = (0..<4).map { row in
        label(row == 2 ? "two" : "title \(row)", picker)?.superview?.alpha ?? 0
      }
      #expect(alphas[0] == 1 && alphas[1] < 0.6 && alphas[2] < alphas[1] && alphas[3] < alphas[2])
      #expect(label("two", picker)?.attributedText?.length == 3)
      #expect(label("title 0", picker)?.font.pointSize == 23)
    }
  }

  @Test func `a finger turns a wheel to a row, and the delegate is told`() throws {
    let source = Source()
    withPicker(source) { world, window, picker in
      #expect(picker.rowSize(forComponent: 1) == CGSize(width: 80, height: 40))
      #expect(picker.selectedRow(inComponent: 0) == 0)
      window.perform(
        .drag(from: CGPoint(x: 120, y: 250), by: CGVector(dx: 0, dy: -70), duration: 0.8))
      settle(world, window)
      let row = picker.selectedRow(inComponent: 0)
      #expect((2...4).contains(row))
      #expect(source.chosen == ["0/\(row)"])
      #expect(picker.selectedRow(inComponent: 1) == 0)
      #expect(label("row \(row)", picker)?.superview?.alpha == 1)
    }
  }

  @Test func `a tap brings a row to the middle`() {
    let source = Source()
    withPicker(source) { world, window, picker in
      // Two rows of 40 below the middle of the second wheel.
      window.perform(.tap(at: CGPoint(x: 260, y: 100 + 108 + 70)))
      settle(world, window)
      #expect(source.chosen == ["1/2"])
      #expect(picker.selectedRow(inComponent: 1) == 2)
      #expect((picker.view(forRow: 2, forComponent: 1) as? UILabel)?.textColor == .red)
    }
  }

  @Test func `code turns a wheel without telling, and views are used again`() {
    let source = Source()
    withPicker(source) { world, window, picker in
      picker.selectRow(19, inComponent: 0, animated: true)
      #expect(picker.selectedRow(inComponent: 0) == 19)
      world.clock.advance(to: world.clock.now + 0.15)
      window.layoutIfNeeded()
      #expect(picker.view(forRow: 19, forComponent: 0) == nil)
      settle(world, window)
      #expect(source.chosen == [] && source.reused > 0)
      #expect((picker.view(forRow: 19, forComponent: 0) as? UILabel)?.text == "row 19")
      #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }
  }

  @Test func `fewer rows keep the choice among them`() {
    let source = Source()
    withPicker(source) { world, window, picker in
      picker.selectRow(19, inComponent: 0, animated: false)
      source.rows[0] = 3
      picker.reloadComponent(0)
      settle(world, window)
      #expect(picker.selectedRow(inComponent: 0) == 2)
      #expect(picker.view(forRow: 3, forComponent: 0) == nil)
      picker.selectRow(7, inComponent: 0, animated: false)
      #expect(picker.selectedRow(inComponent: 0) == 2)
      source.rows[0] = 0
      picker.reloadAllComponents()
      settle(world, window)
      #expect(picker.selectedRow(inComponent: 0) == -1)
    }
  }
}
