import Foundation
import Testing
import UIKitCore

/// Whom fields, bars and containers tell of what code does, as recorded on iOS 26.1 (iPhone 16).
///
/// Recorded was which calls came and in which order, not how often one came in a row.
@MainActor struct DelegateTests {
  // MARK: Fields

  private final class Field: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var (allowsBegin, allowsEnd, allowsChange) = (true, true, true)

    /// What was called since the last time.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      calls.append("should begin")
      return allowsBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      calls.append("should end")
      return allowsEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { calls.append("ended \(reason.rawValue)") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("should change")
      return allowsChange
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("should return")
      return true
    }
  }

  private final class OldField: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
  }

  private func field(in window: UIWindow, _ delegate: any UITextFieldDelegate) -> UITextField {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    field.delegate = delegate
    window.addSubview(field)
    return field
  }

  @Test func `a field asks before editing, and tells of each change without asking code`() {
    inWorld { _ in
      let (window, delegate) = (UIWindow(), Field())
      let field = field(in: window, delegate)
      field.text = "before"
      field.text = ""
      #expect(delegate.take() == [])
      let didBegin = field.becomeFirstResponder()
      #expect(didBegin && field.isFirstResponder && field.isEditing)
      #expect(delegate.take() == ["should begin", "began"])
      field.insertText("ab")
      #expect(delegate.take() == ["selection"] && field.text == "ab")
      delegate.allowsChange = false
      field.insertText("c")
      #expect(delegate.take() == ["selection"] && field.text == "abc")
      field.deleteBackward()
      #expect(delegate.take() == ["selection"] && field.text == "ab")
      field.text = "set"
      #expect(delegate.take() == ["selection"])
      field.insertText("\n")
      #expect(delegate.take() == [] && field.text == "set")
    }
  }

  @Test func `a field ends editing if it may, for a reason if somebody asks for it`() {
    inWorld { _ in
      let (window, delegate, old) = (UIWindow(), Field(), OldField())
      let field = field(in: window, delegate)
      field.becomeFirstResponder()
      delegate.calls = []
      delegate.allowsEnd = false
      let didEnd = field.resignFirstResponder()
      #expect(!didEnd && field.isFirstResponder && delegate.take() == ["should end"])
      delegate.allowsEnd = true
      let didEndThen = field.resignFirstResponder()
      #expect(didEndThen && !field.isFirstResponder)
      #expect(delegate.take() == ["should end", "ended 0"])
      delegate.allowsBegin = false
      let didBegin = field.becomeFirstResponder()
      #expect(!didBegin && !field.isFirstResponder && delegate.take() == ["should begin"])
      let other = self.field(in: window, old)
      other.becomeFirstResponder()
      other.resignFirstResponder()
      #expect(old.calls == ["ended"])
    }
  }

  // MARK: Navigation

  private final class Navigator: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []

    /// What was called since the last time.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      let top = navigationController.topViewController?.title ?? ""
      calls.append("will show \(viewController.title ?? "") over \(top) \(animated)")
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("did show \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("animation")
      return nil
    }
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func `a navigation controller tells of its first controller, and of each that comes`() {
    inWorld { world in
      let (window, delegate) = (UIWindow(), Navigator())
      let navigation = UINavigationController(rootViewController: controller("root"))
      navigation.delegate = delegate
      window.rootViewController = navigation
      window.layoutIfNeeded()
      world.clock.advance(to: 0.1)
      #expect(delegate.take() == ["will show root over root false", "did show root false"])
      navigation.pushViewController(controller("second"), animated: false)
      world.clock.advance(to: 0.2)
      #expect(delegate.take() == ["will show second over second false", "did show second false"])
      navigation.popViewController(animated: false)
      world.clock.advance(to: 0.3)
      #expect(delegate.take() == ["will show root over root false", "did show root false"])
    }
  }

  // MARK: Pickers

  private final class Picker: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var calls: Set<String> = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
      calls.insert("components")
      return 1
    }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      calls.insert("rows")
      return 3
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      calls.insert("title")
      return "row \(row)"
    }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { calls.insert("selected") }
  }

  @Test func `a picker asks for its numbers and titles, and code that turns it tells nobody`() {
    inWorld { world in
      let (window, delegate) = (UIWindow(), Picker())
      let picker = UIPickerView(frame: CGRect(x: 0, y: 150, width: 320, height: 216))
      picker.dataSource = delegate
      picker.delegate = delegate
      window.addSubview(picker)
      picker.layoutIfNeeded()
      world.clock.advance(to: 0.1)
      #expect(delegate.calls == ["components", "rows", "title"])
      #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 3)
      #expect(picker.selectedRow(inComponent: 0) == 0)
      delegate.calls = []
      picker.selectRow(2, inComponent: 0, animated: false)
      #expect(delegate.calls == [] && picker.selectedRow(inComponent: 0) == 2)
    }
  }

  // MARK: Searching

  private final class Seeker: NSObject, UISearchBarDelegate {
    var calls: [String] = []

    /// What was called since the last time.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("should begin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("should end")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("should change")
      return true
    }
  }

  @Test func `a search bar tells of editing, and not of text that code sets`() {
    inWorld { _ in
      let (window, delegate) = (UIWindow(), Seeker())
      let bar = UISearchBar(frame: CGRect(x: 0, y: 380, width: 320, height: 56))
      bar.delegate = delegate
      window.addSubview(bar)
      bar.text = "set"
      #expect(delegate.take() == [])
      let didBegin = bar.becomeFirstResponder()
      #expect(didBegin && delegate.take() == ["should begin", "began"])
      bar.resignFirstResponder()
      #expect(delegate.take() == ["should end", "ended"])
    }
  }

  // MARK: Tabs

  private final class Chooser: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should select")
      return true
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("selected") }
  }

  @Test func `a tab that code chooses is told to nobody`() {
    inWorld { _ in
      let (window, delegate, tabs) = (UIWindow(), Chooser(), UITabBarController())
      tabs.delegate = delegate
      tabs.viewControllers = [controller("a"), controller("b")]
      window.rootViewController = tabs
      window.layoutIfNeeded()
      tabs.selectedIndex = 1
      #expect(tabs.selectedIndex == 1 && tabs.selectedViewController?.title == "b")
      tabs.selectedViewController = tabs.viewControllers?[0]
      #expect(tabs.selectedIndex == 0 && delegate.calls == [])
    }
  }
}
