import AnimXML
import Foundation
import UIKitCore

extension InterfaceProperties {
  /// Sets what a file says of a control, a field or a bar.
  func applyControl(_ element: XMLElement, to view: UIView) {
    switch view {
    case let control as UISegmentedControl:
      control.apportionsSegmentWidthsByContent =
        element.flag("apportionsSegmentWidthsByContent") ?? false
      for (index, segment) in element.list("segments").enumerated() {
        if let image = segment.image("image") {
          control.insertSegment(with: image, at: index, animated: false)
        } else {
          control.insertSegment(withTitle: segment["title"] ?? "", at: index, animated: false)
        }
        control.setWidth(segment.number("width") ?? 0, forSegmentAt: index)
        control.setEnabled(segment.flag("enabled") ?? true, forSegmentAt: index)
      }
      control.selectedSegmentIndex =
        element["selectedSegmentIndex"].flatMap { Int($0) } ?? UISegmentedControl.noSegment
      if let color = style.color(element.value("selectedSegmentTintColor")) {
        control.selectedSegmentTintColor = color
      }
    case let bar as UITabBar:
      bar.items = element.list("items").map { drawn in
        let item = load.builder.tabBarItem(drawn)
        load.note(drawn, for: item)
        return item
      }
      let look = barLook(element)
      bar.barTintColor = look.tint ?? bar.barTintColor
      bar.isTranslucent = look.isTranslucent ?? bar.isTranslucent
      bar.barStyle = look.style ?? bar.barStyle
      if let color = style.color(element.value("selectedImageTintColor")),
        element.value("tintColor") == nil
      {
        bar.tintColor = color
      }
      if let color = style.color(element.value("unselectedItemTintColor")) {
        bar.unselectedItemTintColor = color
      }
    case let bar as UINavigationBar:
      let look = barLook(element)
      bar.barTintColor = look.tint ?? bar.barTintColor
      bar.isTranslucent = look.isTranslucent ?? bar.isTranslucent
      bar.barStyle = look.style ?? bar.barStyle
      bar.prefersLargeTitles = element.flag("largeTitles") ?? bar.prefersLargeTitles
      if let attributes = style.textAttributes(element.value("titleTextAttributes")) {
        bar.titleTextAttributes = attributes
      }
      if let attributes = style.textAttributes(element.value("largeTitleTextAttributes")) {
        bar.largeTitleTextAttributes = attributes
      }
      if let look = appearance(element.value("standardAppearance")) {
        bar.standardAppearance = look
      }
      if let look = appearance(element.value("scrollEdgeAppearance")) {
        bar.scrollEdgeAppearance = look
      }
      if let look = appearance(element.value("compactAppearance")) { bar.compactAppearance = look }
    case let control as UISlider:
      control.minimumValue = Float(element.number("minValue") ?? 0)
      control.maximumValue = Float(element.number("maxValue") ?? 1)
      control.value = Float(element.number("value") ?? 0)
      control.minimumTrackTintColor = style.color(element.value("minimumTrackTintColor"))
      control.maximumTrackTintColor = style.color(element.value("maximumTrackTintColor"))
      control.thumbTintColor = style.color(element.value("thumbTintColor"))
      if let image = element.image("minimumValueImage") { control.minimumValueImage = image }
      if let image = element.image("maximumValueImage") { control.maximumValueImage = image }
    case let control as UISwitch:
      if element.flag("on") == true { control.isOn = true }
      if let color = style.color(element.value("onTintColor")) { control.onTintColor = color }
      if let color = style.color(element.value("thumbTintColor")) { control.thumbTintColor = color }
    case let control as UIStepper:
      control.minimumValue = Double(element.number("minimumValue") ?? 0)
      control.maximumValue = Double(element.number("maximumValue") ?? 100)
      control.stepValue = Double(element.number("stepValue") ?? 1)
      control.value = Double(element.number("value") ?? 0)
    case let picker as UIDatePicker:
      picker.datePickerMode =
        chosen(
          element["datePickerMode"],
          ["time": .time, "date": .date, "countDownTimer": .countDownTimer]) ?? .dateAndTime
      picker.preferredDatePickerStyle =
        chosen(
          element["style"], ["wheels": .wheels, "compact": .compact, "inline": .inline])
        ?? .automatic
      if let interval = element["minuteInterval"].flatMap({ Int($0) }) {
        picker.minuteInterval = interval
      }
      if let date = element.value("date")?.number("timeIntervalSinceReferenceDate") {
        picker.date = Date(timeIntervalSinceReferenceDate: Double(date))
      }
    case let bar as UISearchBar:
      bar.text = element.text("text")
      bar.placeholder = element.text("placeholder")
      bar.prompt = element.text("prompt")
      bar.showsCancelButton = element.flag("showsCancelButton") ?? false
      bar.showsScopeBar = element.flag("showsScopeBar") ?? false
      let scopes = element.list("scopeButtonTitles").map(\.text)
      if !scopes.isEmpty { bar.scopeButtonTitles = scopes }
      if let style: UISearchBar.Style = chosen(
        element["searchBarStyle"], ["minimal": .minimal, "prominent": .prominent])
      {
        bar.searchBarStyle = style
      }
      if let color = style.color(element.value("barTintColor")) { bar.barTintColor = color }
      apply(element.value("textInputTraits"), to: bar)
    case let field as UITextField:
      if let text = element.text("text") { field.text = text }
      if let placeholder = element.text("placeholder") { field.placeholder = placeholder }
      if let style: UITextField.BorderStyle = chosen(
        element["borderStyle"], ["roundedRect": .roundedRect, "line": .line, "bezel": .bezel])
      {
        field.borderStyle = style
      }
      apply(element.value("textInputTraits"), to: field)
      if element.flag("clearsOnBeginEditing") == true { field.clearsOnBeginEditing = true }
      if let mode: UITextField.ViewMode = chosen(
        element["clearButtonMode"],
        ["whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
      {
        field.clearButtonMode = mode
      }
      if let font = style.font(element.value("fontDescription")) { field.font = font }
      if let color = style.color(element.value("textColor")) { field.textColor = color }
      if let alignment = element["textAlignment"].map(InterfaceStyle.alignment),
        alignment != field.textAlignment
      {
        field.textAlignment = alignment
      }
    case let control as UIPageControl:
      control.numberOfPages = element["numberOfPages"].flatMap { Int($0) } ?? 0
      control.currentPage = element["currentPage"].flatMap { Int($0) } ?? 0
      control.pageIndicatorTintColor = style.color(element.value("pageIndicatorTintColor"))
      control.currentPageIndicatorTintColor =
        style.color(element.value("currentPageIndicatorTintColor"))
    case let bar as UIProgressView:
      bar.progress = Float(element.number("progress") ?? 0)
      bar.progressTintColor = style.color(element.value("progressTintColor"))
      bar.trackTintColor = style.color(element.value("trackTintColor"))
    case let wheel as UIActivityIndicatorView:
      if element["style"] == "large" || element["style"] == "whiteLarge" { wheel.style = .large }
      if let color = style.color(element.value("color")) { wheel.color = color }
      // Interface Builder says it where it is so.
      wheel.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
      if element.flag("animating") == true { wheel.startAnimating() }
      // Turning it does not show it.
      if element.flag("hidden") == true { wheel.isHidden = true }
    case let bar as UIToolbar:
      bar.items = load.barButtons(element.list("items"))
      let look = barLook(element)
      bar.barTintColor = look.tint ?? bar.barTintColor
      bar.isTranslucent = look.isTranslucent ?? bar.isTranslucent
      bar.barStyle = look.style ?? bar.barStyle
    default: return
    }
  }

  /// What a file says of the keyboard that a text asks for.
  ///
  /// Files mention only what differs from what Interface Builder begins with, which has no capitals come by themselves.
  func apply(_ traits: XMLElement?, to input: some UITextInputTraits & UIView) {
    guard let traits else { return }
    input.autocapitalizationType =
      chosen(
        traits["autocapitalizationType"],
        ["words": .words, "sentences": .sentences, "allCharacters": .allCharacters]) ?? .none
    if let type: UIKeyboardType = chosen(
      traits["keyboardType"],
      [
        "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
      ])
    {
      input.keyboardType = type
    }
    if let key: UIReturnKeyType = chosen(
      traits["returnKeyType"],
      [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
        "emergencyCall": .emergencyCall, "continue": .continue,
      ])
    {
      input.returnKeyType = key
    }
    if let look: UIKeyboardAppearance = chosen(
      traits["keyboardAppearance"], ["alert": .alert, "dark": .dark, "light": .light])
    {
      input.keyboardAppearance = look
    }
    if let type: UITextAutocorrectionType = chosen(
      traits["autocorrectionType"], ["no": .no, "yes": .yes])
    {
      input.autocorrectionType = type
    }
    if traits.flag("enablesReturnKeyAutomatically") == true {
      input.enablesReturnKeyAutomatically = true
    }
    if traits.flag("secureTextEntry") == true, let field = input as? UITextField {
      field.isSecureTextEntry = true
    }
  }

  /// A look of a navigation bar; nil where the file has none.
  private func appearance(_ element: XMLElement?) -> UINavigationBarAppearance? {
    guard let element, element.name == "navigationBarAppearance" else { return nil }
    let look = UINavigationBarAppearance()
    if let color = style.color(element.value("backgroundColor")) { look.backgroundColor = color }
    if let color = style.color(element.value("shadowColor")) { look.shadowColor = color }
    if let attributes = style.textAttributes(element.value("titleTextAttributes")) {
      look.titleTextAttributes = attributes
    }
    if let attributes = style.textAttributes(element.value("largeTitleTextAttributes")) {
      look.largeTitleTextAttributes = attributes
    }
    return look
  }

  /// What a file says of the look of a bar; nil for what it does not mention.
  private func barLook(
    _ element: XMLElement
  ) -> (tint: UIColor?, isTranslucent: Bool?, style: UIBarStyle?) {
    (
      style.color(element.value("barTintColor")), element.flag("translucent"),
      chosen(
        element["barStyle"],
        [
          "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
        ])
    )
  }

  /// What a word of the file stands for; nil for none, and for one that is not known.
  func chosen<Value>(_ word: String?, _ values: [String: Value]) -> Value? {
    word.flatMap { values[$0] }
  }
}
