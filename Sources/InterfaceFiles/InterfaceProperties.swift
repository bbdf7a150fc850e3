import AnimGeometry
import AnimXML
import Foundation
import UIKitCore

/// Sets the properties of a view that an interface file gives.
///
/// What a file does not say, or what is so already, is not set: a class of the app may react to that,
/// and is not ready for it while it is made.
@MainActor struct InterfaceProperties {
  let style: InterfaceStyle
  let load: InterfaceLoad

  func apply(_ element: XMLElement, to view: UIView) {
    if let mode = element["contentMode"].flatMap(InterfaceStyle.contentMode),
      mode != view.contentMode
    {
      view.contentMode = mode
    }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if element.flag("hidden") == true { view.isHidden = true }
    if let clips = element.flag("clipsSubviews") ?? element.flag("clipsToBounds"),
      clips != view.clipsToBounds
    {
      view.clipsToBounds = clips
    }
    if let tag = element["tag"].flatMap({ Int($0) }) { view.tag = tag }
    if let isEnabled = element.flag("userInteractionEnabled") {
      view.isUserInteractionEnabled = isEnabled
    }
    if let color = style.color(element.value("backgroundColor")) {
      view.backgroundColor = color
    } else if view is UITextView {
      // It is the one view of those that have a colour of their own which Interface Builder may leave clear.
      view.backgroundColor = nil
    }
    if let color = style.color(element.value("tintColor")) { view.tintColor = color }
    if let attribute: UISemanticContentAttribute = chosen(
      element["semanticContentAttribute"],
      [
        "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
        "forceRightToLeft": .forceRightToLeft,
      ])
    {
      view.semanticContentAttribute = attribute
    }
    setPriorities(element, view)
    setMargins(element, view)
    if let control = view as? UIControl, element.flag("enabled") == false {
      control.isEnabled = false
    }
    switch view {
    case let label as UILabel: apply(element, to: label)
    case let picture as UIImageView: apply(element, to: picture)
    case let button as UIButton: apply(element, to: button)
    case let scroller as UIScrollView: apply(element, to: scroller)
    case let stack as UIStackView: apply(element, to: stack)
    case let effect as UIVisualEffectView: apply(element, to: effect)
    case let cell as UITableViewCell: apply(element, to: cell)
    default: applyControl(element, to: view)
    }
  }

  private func setPriorities(_ element: XMLElement, _ view: UIView) {
    for (axis, word) in [
      (NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical"),
    ] {
      if let hugging = element.number(word + "HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(hugging)), for: axis)
      }
      if let resistance = element.number(word + "CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(
          UILayoutPriority(Float(resistance)), for: axis)
      }
    }
  }

  private func setMargins(_ element: XMLElement, _ view: UIView) {
    if let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
    if let margins = element.value("directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.number("top") ?? 0, leading: margins.number("leading") ?? 0,
        bottom: margins.number("bottom") ?? 0, trailing: margins.number("trailing") ?? 0)
    }
  }

  private func apply(_ element: XMLElement, to cell: UITableViewCell) {
    if let type = element["accessoryType"].flatMap(InterfaceStyle.accessoryType) {
      cell.accessoryType = type
    }
    if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    if let insets = element.insets("separatorInset") { cell.separatorInset = insets }
    if let level = element["indentationLevel"].flatMap({ Int($0) }) {
      cell.indentationLevel = level
    }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
  }

  private func apply(_ element: XMLElement, to label: UILabel) {
    if let text = element.text("text") { label.text = text }
    if let font = style.font(element.value("fontDescription")) { label.font = font }
    if let color = style.color(element.value("textColor")) { label.textColor = color }
    if let alignment = element["textAlignment"].map(InterfaceStyle.alignment),
      alignment != label.textAlignment
    {
      label.textAlignment = alignment
    }
    if let lines = element["numberOfLines"].flatMap({ Int($0) }) { label.numberOfLines = lines }
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
      label.preferredMaxLayoutWidth = width
    }
    if let mode = element["lineBreakMode"].map(InterfaceStyle.lineBreak),
      mode != label.lineBreakMode
    {
      label.lineBreakMode = mode
    }
    if let factor = element.number("minimumScaleFactor") {
      label.minimumScaleFactor = factor
      if element.flag("adjustsFontSizeToFit") != false { label.adjustsFontSizeToFitWidth = true }
    } else if let size = element.number("minimumFontSize"), size > 0, let font = label.font,
      element.flag("adjustsFontSizeToFit") != false
    {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = min(1, size / font.pointSize)
    }
    if let color = style.color(element.value("highlightedColor")) {
      label.highlightedTextColor = color
    }
    if element.flag("enabled") == false { label.isEnabled = false }
    if let color = style.color(element.value("shadowColor")) { label.shadowColor = color }
    if let offset = element.size("shadowOffset") { label.shadowOffset = offset }
    // Over what is said of the whole text.
    if let text = style.attributedText(element.value("attributedText")) {
      label.attributedText = text
    }
  }

  private func apply(_ element: XMLElement, to picture: UIImageView) {
    if let image = element.image("image") { picture.image = image }
    if let image = element.image("highlightedImage", isOfApp: true) {
      picture.highlightedImage = image
    }
    if let symbols = style.symbolConfiguration(element.value("preferredSymbolConfiguration")) {
      picture.preferredSymbolConfiguration = symbols
    }
    if element.flag("highlighted") == true { picture.isHighlighted = true }
  }

  private func apply(_ drawn: XMLElement, to look: inout UIButton.Configuration) {
    look.title = drawn.text("title")
    look.subtitle = drawn.text("subtitle")
    look.image = drawn.image("image")
    if let title = style.attributedText(drawn.value("attributedTitle")) {
      look.attributedTitle = AttributedString(title)
    }
    if let color = style.color(drawn.value("baseForegroundColor")) {
      look.baseForegroundColor = color
    }
    if let color = style.color(drawn.value("baseBackgroundColor")) {
      look.baseBackgroundColor = color
    }
    if let padding = drawn.number("imagePadding") { look.imagePadding = padding }
    if let padding = drawn.number("titlePadding") { look.titlePadding = padding }
    switch drawn["imagePlacement"] {
    case "top": look.imagePlacement = .top
    case "bottom": look.imagePlacement = .bottom
    case "trailing": look.imagePlacement = .trailing
    default: break
    }
    switch drawn["cornerStyle"] {
    case "capsule": look.cornerStyle = .capsule
    case "small": look.cornerStyle = .small
    case "medium": look.cornerStyle = .medium
    case "large": look.cornerStyle = .large
    case "fixed": look.cornerStyle = .fixed
    default: break
    }
    switch drawn["buttonSize"] {
    case "mini": look.buttonSize = .mini
    case "small": look.buttonSize = .small
    case "large": look.buttonSize = .large
    default: break
    }
    if let font = style.font(drawn.value("titleFontDescription")) {
      look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = font
        return outgoing
      }
    }
  }

  private func apply(_ element: XMLElement, to button: UIButton) {
    if let font = style.font(element.value("fontDescription")) { button.titleLabel?.font = font }
    place(element, in: button)
    for state in element.children where state.name == "state" {
      let kind: UIControl.State =
        switch state["key"] {
        case "highlighted": .highlighted
        case "selected": .selected
        case "disabled": .disabled
        default: .normal
        }
      if let title = state.text("title") { button.setTitle(title, for: kind) }
      if let title = style.attributedText(state.value("attributedTitle")) {
        button.setAttributedTitle(title, for: kind)
      }
      if let image = state.image("image") {
        button.setImage(image, for: kind)
      }
      // The catalog is said once, for the image if there is one.
      if let image = state.image("backgroundImage", isOfApp: state["image"] != nil) {
        button.setBackgroundImage(image, for: kind)
      }
      if let color = style.color(state.value("titleColor")) {
        button.setTitleColor(color, for: kind)
      }
      if let symbols = style.symbolConfiguration(state.value("preferredSymbolConfiguration")) {
        button.setPreferredSymbolConfiguration(symbols, forImageIn: kind)
      }
    }
    if let drawn = element.value("configuration") {
      var look: UIButton.Configuration =
        switch drawn["style"] {
        case "filled": .filled()
        case "gray": .gray()
        case "tinted": .tinted()
        default: .plain()
        }
      apply(drawn, to: &look)
      button.configuration = look
    }
    if element.flag("selected") == true { button.isSelected = true }
  }

  /// Puts a button's content where it is drawn, with the distances around it.
  private func place(_ element: XMLElement, in button: UIButton) {
    if let alignment: UIControl.ContentHorizontalAlignment = chosen(
      element["contentHorizontalAlignment"],
      [
        "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
      ])
    {
      button.contentHorizontalAlignment = alignment
    }
    if let alignment: UIControl.ContentVerticalAlignment = chosen(
      element["contentVerticalAlignment"], ["top": .top, "bottom": .bottom, "fill": .fill])
    {
      button.contentVerticalAlignment = alignment
    }
    if let insets = element.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = element.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = element.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
  }

  private func apply(_ element: XMLElement, to scroller: UIScrollView) {
    if element.flag("pagingEnabled") == true { scroller.isPagingEnabled = true }
    if element.flag("scrollEnabled") == false { scroller.isScrollEnabled = false }
    if element.flag("showsHorizontalScrollIndicator") == false {
      scroller.showsHorizontalScrollIndicator = false
    }
    if element.flag("showsVerticalScrollIndicator") == false {
      scroller.showsVerticalScrollIndicator = false
    }
    if element.flag("bounces") == false { scroller.bounces = false }
    let bounces = element.flag("alwaysBounceVertical") ?? false
    if bounces != scroller.alwaysBounceVertical { scroller.alwaysBounceVertical = bounces }
    if element.flag("alwaysBounceHorizontal") == true { scroller.alwaysBounceHorizontal = true }
    if element["contentInsetAdjustmentBehavior"] == "never" {
      scroller.contentInsetAdjustmentBehavior = .never
    }
    if let insets = element.insets("contentInset") { scroller.contentInset = insets }
    if let mode: UIScrollView.KeyboardDismissMode = chosen(
      element["keyboardDismissMode"], ["onDrag": .onDrag, "interactive": .interactive])
    {
      scroller.keyboardDismissMode = mode
    }
    if element["indicatorStyle"] == "white" { scroller.indicatorStyle = .white }
    if element["indicatorStyle"] == "black" { scroller.indicatorStyle = .black }
    if element.flag("directionalLockEnabled") == true { scroller.isDirectionalLockEnabled = true }
    if element.flag("bouncesZoom") == false { scroller.bouncesZoom = false }
    if element.flag("delaysContentTouches") == false { scroller.delaysContentTouches = false }
    if let scale = element.number("minimumZoomScale") { scroller.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale") { scroller.maximumZoomScale = scale }
    if let view = scroller as? UICollectionView {
      if element.flag("allowsSelection") == false { view.allowsSelection = false }
      if element.flag("allowsMultipleSelection") == true { view.allowsMultipleSelection = true }
      if element.flag("prefetchingEnabled") == false { view.isPrefetchingEnabled = false }
    }
    if let table = scroller as? UITableView {
      if let height = element.number("rowHeight") { table.rowHeight = height }
      if element["separatorStyle"] == "none" { table.separatorStyle = .none }
      if let color = style.color(element.value("separatorColor")) { table.separatorColor = color }
      if let insets = element.insets("separatorInset") { table.separatorInset = insets }
      if element.flag("allowsSelection") == false { table.allowsSelection = false }
      if element.flag("allowsMultipleSelection") == true { table.allowsMultipleSelection = true }
    }
    if let text = scroller as? UITextView {
      if let words = element.text("text") { text.text = words }
      if let font = style.font(element.value("fontDescription")) { text.font = font }
      if let color = style.color(element.value("textColor")) { text.textColor = color }
      if let alignment = element["textAlignment"].map(InterfaceStyle.alignment),
        alignment != text.textAlignment
      {
        text.textAlignment = alignment
      }
      if let words = style.attributedText(element.value("attributedText")) {
        text.attributedText = words
      }
      if element.flag("editable") == false { text.isEditable = false }
      if element.flag("selectable") == false { text.isSelectable = false }
      if let drawn = element.value("dataDetectorTypes") {
        let kinds: [(String, UIDataDetectorTypes)] = [
          ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
          ("calendarEvent", .calendarEvent),
        ]
        text.dataDetectorTypes = kinds.reduce(into: []) { found, kind in
          if drawn.flag(kind.0) == true { found.insert(kind.1) }
        }
      }
      apply(element.value("textInputTraits"), to: text)
    }
  }

  private func apply(_ element: XMLElement, to stack: UIStackView) {
    Self.arrange(stack, element)
  }

  /// Gives a stack the direction, the distances and the alignment that are drawn.
  static func arrange(_ stack: UIStackView, _ element: XMLElement) {
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    stack.spacing =
      element["spacingType"] == "standard"
      ? 8 : element.number("spacing") ?? 0
    stack.distribution =
      switch element["distribution"] {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch element["alignment"] {
      case "leading", "top": .leading
      case "center": .center
      case "trailing", "bottom": .trailing
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
  }

  private func apply(_ element: XMLElement, to view: UIVisualEffectView) {
    if let drawn = element.children.first(where: { $0.name == "vibrancyEffect" }) {
      view.effect = UIVibrancyEffect(
        blurEffect: Self.blur(in: drawn) ?? UIBlurEffect(style: .regular))
    } else if let blur = Self.blur(in: element) {
      view.effect = blur
    }
  }

  /// The blur that is drawn for an effect; nil if none is.
  private static func blur(in element: XMLElement) -> UIBlurEffect? {
    guard let drawn = element.children.first(where: { $0.name == "blurEffect" }) else { return nil }
    let style: UIBlurEffect.Style =
      switch drawn["style"] {
      case "dark": .dark
      case "light": .light
      case "extraLight": .extraLight
      case "prominent": .prominent
      default: .regular
      }
    return UIBlurEffect(style: style)
  }
}
