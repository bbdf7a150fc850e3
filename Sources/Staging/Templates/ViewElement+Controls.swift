import AnimGeometry
import AnimScenarioFormat
import Foundation
import UIKitCore

extension UIImageView {
  /// Shows a symbol in the middle.
  ///
  /// - Parameters:
  ///   - symbol: The symbol as a scenario describes it.
  ///   - tint: The colour of a state; nil for the symbol's own.
  ///   - environment: The values of names.
  func show(
    _ symbol: ViewElement.SymbolImage, tint: ColorValue?, in environment: Expression.Environment
  ) {
    let color = UIColor(tint ?? symbol.tintColor, in: environment)
    var configuration = UIImage.SymbolConfiguration(
      pointSize: UIFontMetrics.default.scaledFont(
        for: UIFont(symbol.font), compatibleWith: traitCollection
      ).pointSize,
      weight: .init(symbol.font.weight), scale: .init(symbol.scale))
    if !symbol.palette.isEmpty {
      let colors = symbol.palette.map { UIColor($0, in: environment) }
      configuration = configuration.applying(.init(paletteColors: colors))
    } else if symbol.rendering == .hierarchical {
      configuration = configuration.applying(.init(hierarchicalColor: color))
    }
    contentMode = .center
    tintColor = color
    image = UIImage(
      systemName: symbol.name.text(in: environment), withConfiguration: configuration)
  }
}

extension ViewElement.Control {
  /// The control, which nobody can touch: what takes taps is the cell around it.
  @MainActor func makeView() -> UIView {
    let view: UIView =
      switch self {
      case .button: UIButton(configuration: .plain())
      case .toggle: UISwitch(frame: .zero)
      case .slider: UISlider(frame: .zero)
      case .progress: UIProgressView(frame: .zero)
      case .activityIndicator(let indicator):
        UIActivityIndicatorView(style: indicator.style == .large ? .large : .medium)
      case .pageControl: UIPageControl(frame: .zero)
      case .segmentedControl: UISegmentedControl(items: [])
      }
    view.isUserInteractionEnabled = false
    return view
  }

  /// Gives a control the size that it always has, in the middle of its frame.
  @MainActor func fit(_ view: UIView, in frame: CGRect) {
    let size = view.intrinsicContentSize
    switch self {
    case .toggle, .activityIndicator: view.bounds.size = size
    case .progress, .slider: view.bounds.size.height = size.height
    case .button, .pageControl, .segmentedControl: break
    }
  }

  /// Shows the values of a moment.
  ///
  /// - Parameters:
  ///   - view: What `makeView()` made.
  ///   - tint: The colour of a state; nil for the control's own.
  ///   - environment: The values of names.
  @MainActor func show(
    in view: UIView, tint: ColorValue?, _ environment: Expression.Environment
  ) {
    func color(_ own: ColorValue) -> UIColor { UIColor(tint ?? own, in: environment) }
    func number(_ expression: Expression) -> Float { Float(expression.number(in: environment)) }
    switch self {
    case .button(let button):
      (view as? UIButton)?.configuration = button.configuration(
        color(button.tintColor), environment)
    case .toggle(let toggle):
      let control = view as? UISwitch
      control?.onTintColor = color(toggle.onTintColor)
      let isOn = toggle.isOn.isTrue(in: environment)
      if control?.isOn != isOn {
        control?.setOn(isOn, animated: UIView.inheritedAnimationDuration > 0)
      }
    case .slider(let slider):
      let control = view as? UISlider
      control?.minimumTrackTintColor = color(slider.tintColor)
      control?.value = number(slider.value)
    case .progress(let progress):
      let control = view as? UIProgressView
      control?.progressTintColor = color(progress.tintColor)
      control?.progress = number(progress.value)
    case .activityIndicator(let indicator):
      let control = view as? UIActivityIndicatorView
      if let own = tint ?? indicator.color { control?.color = UIColor(own, in: environment) }
      let isAnimating = indicator.isAnimating.isTrue(in: environment)
      guard control?.isAnimating != isAnimating else { return }
      if isAnimating { control?.startAnimating() } else { control?.stopAnimating() }
    case .pageControl(let pages):
      let control = view as? UIPageControl
      control?.numberOfPages = Int(number(pages.numberOfPages))
      control?.currentPage = Int(number(pages.currentPage).rounded())
      control?.pageIndicatorTintColor = pages.color.map { UIColor($0, in: environment) }
      control?.currentPageIndicatorTintColor = (tint ?? pages.currentColor).map {
        UIColor($0, in: environment)
      }
    case .segmentedControl(let segmented):
      guard let control = view as? UISegmentedControl else { return }
      for (index, title) in segmented.segments.enumerated() {
        let text = title.text(in: environment)
        if index < control.numberOfSegments {
          if control.titleForSegment(at: index) != text {
            control.setTitle(text, forSegmentAt: index)
          }
        } else {
          control.insertSegment(withTitle: text, at: index, animated: false)
        }
      }
      control.selectedSegmentIndex = Int(number(segmented.selected).rounded())
    }
  }
}

extension ViewElement.Button {
  @MainActor fileprivate func configuration(
    _ color: UIColor, _ environment: Expression.Environment
  ) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch style {
      case .plain: .plain()
      case .gray: .gray()
      case .tinted: .tinted()
      case .filled: .filled()
      }
    let text = title.text(in: environment)
    configuration.title = text.isEmpty ? nil : text
    let symbol = symbol.text(in: environment)
    if !symbol.isEmpty {
      configuration.image = UIImage(systemName: symbol)
      configuration.imagePadding = text.isEmpty ? 0 : 6
    }
    if style == .filled {
      configuration.baseBackgroundColor = color
    } else {
      configuration.baseForegroundColor = color
      if style == .tinted { configuration.baseBackgroundColor = color }
    }
    configuration.buttonSize =
      switch size {
      case .mini: .mini
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    if isCapsule { configuration.cornerStyle = .capsule }
    return configuration
  }
}

extension UIImage.SymbolWeight {
  init(_ weight: ViewElement.Font.Weight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    case .black: self = .black
    }
  }
}

extension UIImage.SymbolScale {
  init(_ scale: ViewElement.SymbolImage.Scale) {
    switch scale {
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    }
  }
}
