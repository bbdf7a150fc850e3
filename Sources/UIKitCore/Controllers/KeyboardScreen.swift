import Foundation

/// The screen of a keyboard of an app's: the keyboard at the lower edge, above it a text that it types into.
@MainActor final class KeyboardScreen: UIViewController {
  /// The height of the system's keyboard without suggestions on an upright iPhone, in points; that of an app's where nothing is said.
  static let portraitHeight: CGFloat = 216
  /// The same on an iPhone that lies.
  static let landscapeHeight: CGFloat = 162
  private static let symbolInset: CGFloat = 25

  private let keyboard: UIInputViewController
  private let text = UITextView(frame: .zero)
  private let tray = UIView(frame: .zero)
  private let globe = UIImageView(image: UIImage(systemName: "globe"))
  private let microphone = UIImageView(image: UIImage(systemName: "mic"))

  init(_ keyboard: UIInputViewController) {
    self.keyboard = keyboard
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("It is made by code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.font = .preferredFont(forTextStyle: .body)
    text.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    tray.backgroundColor = KeyboardColors.ground
    for symbol in [globe, microphone] {
      symbol.tintColor = .secondaryLabel
      symbol.contentMode = .center
      symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 24)
      tray.addSubview(symbol)
    }
    microphone.isHidden = keyboard.hasDictationKey
    view.addSubview(text)
    view.addSubview(tray)
    keyboard.document.view = text
    addChild(keyboard)
    tray.addSubview(keyboard.view)
    keyboard.view.translatesAutoresizingMaskIntoConstraints = true
    keyboard.view.autoresizingMask = []
    keyboard.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    text.becomeFirstResponder()
    keyboard.textWillChange(nil)
    keyboard.textDidChange(nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, inset) = (view.bounds.size, view.safeAreaInsets)
    let isUpright = size.height > size.width
    let bar = inset.bottom == 0 ? 0 : isUpright ? KeyboardMetrics.barHeight : inset.bottom
    let height = wantedHeight ?? (isUpright ? Self.portraitHeight : Self.landscapeHeight)
    tray.frame = CGRect(
      x: 0, y: size.height - height - bar, width: size.width, height: height + bar)
    keyboard.view.frame = CGRect(
      x: inset.left, y: 0, width: size.width - inset.left - inset.right, height: height)
    text.frame = CGRect(
      x: 0, y: inset.top, width: size.width, height: max(0, tray.frame.minY - inset.top))
    for (symbol, x) in [
      (globe, Self.symbolInset), (microphone, size.width - Self.symbolInset - Self.symbolSide),
    ] {
      symbol.isHidden =
        bar < KeyboardMetrics.barHeight || symbol === microphone && keyboard.hasDictationKey
      symbol.frame = CGRect(x: x, y: height + 4, width: Self.symbolSide, height: Self.symbolSide)
    }
  }

  private static let symbolSide: CGFloat = 30

  /// The height that a constraint of the keyboard's view says, or that of its content where it is as high as that.
  private var wantedHeight: CGFloat? {
    let said = keyboard.view.constraints.first {
      $0.firstItem === keyboard.view && $0.firstAttribute == .height && $0.secondItem == nil
        && $0.isActive
    }
    guard said == nil, keyboard.inputView?.allowsSelfSizing == true else { return said?.constant }
    return keyboard.view.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension UIViewController {
  /// The controller that shows this one as a screen: itself, unless it is a part of screens alone.
  package var asScreen: UIViewController {
    (self as? UIInputViewController).map(KeyboardScreen.init) ?? self
  }
}
