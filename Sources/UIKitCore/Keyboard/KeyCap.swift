import Foundation

/// What is seen of one key.
@MainActor final class KeyCap: UIView {
  let place: KeyboardPlan.Place
  private let form: KeyboardForm
  private let lip = UIView(frame: .zero)
  private let face = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  /// The letters below a digit.
  private let letters = UILabel(frame: .zero)
  private let symbol = UIImageView(image: nil)

  private static let cornerRadius: CGFloat = 5
  private static let lettersOfDigits = [
    "2": "A B C", "3": "D E F", "4": "G H I", "5": "J K L", "6": "M N O", "7": "P Q R S",
    "8": "T U V", "9": "W X Y Z",
  ]

  init(_ place: KeyboardPlan.Place, of form: KeyboardForm) {
    self.place = place
    self.form = form
    super.init(frame: place.frame)
    isUserInteractionEnabled = false
    if !place.key.isBare {
      for part in [lip, face] {
        part.layer.cornerRadius = Self.cornerRadius
        addSubview(part)
      }
      lip.backgroundColor = KeyboardColors.lip
      lip.frame = bounds.offsetBy(dx: 0, dy: 1)
      face.frame = bounds
    }
    for label in [label, letters] {
      label.textAlignment = .center
      label.textColor = KeyboardColors.text
      addSubview(label)
    }
    symbol.contentMode = .center
    addSubview(symbol)
    label.frame = bounds
    symbol.frame = bounds
    show()
  }

  required init?(coder: NSCoder) { fatalError("It is made by code.") }

  /// Whether capitals are on the keys of letters, and the shift key is lit.
  var isShifted = false { didSet { if isShifted != oldValue { show() } } }
  /// Whether a finger is on the key.
  var isHeld = false { didSet { if isHeld != oldValue { showColors() } } }
  /// Whether the key does something now, which may not be so of the return key.
  var isWorking = true { didSet { if isWorking != oldValue { showColors() } } }

  /// What the key types now; nil for one that does not type what is on it.
  var text: String? {
    guard case .character(let text) = place.key else { return nil }
    return isShifted ? text.uppercased() : text
  }

  private func show() {
    switch place.key {
    case .character(let text): showCharacter(isShifted ? text.uppercased() : text)
    case .space: showTitle("space")
    case .return: showTitle(form.returnKey.title)
    case .plane(let plane): showTitle(plane.title)
    case .delete: showSymbol("delete.left", 20)
    case .shift: showSymbol(isShifted ? "shift.fill" : "shift", 20)
    case .emoji: showSymbol("face.smiling", place.key.isBare ? 26 : 20)
    case .globe: showSymbol("globe", 26)
    case .dictation: showSymbol("mic", 24)
    case .dismiss: showSymbol("keyboard.chevron.compact.down", 22)
    }
    showColors()
  }

  private func showCharacter(_ text: String) {
    label.text = text
    guard case .digits = form.kind else {
      label.font = .systemFont(ofSize: text.count > 1 ? 16 : isLowercase(text) ? 25 : 22.5)
      // Small letters stand on the same line as capitals, a little above the middle of their line.
      label.frame = bounds.offsetBy(dx: 0, dy: isLowercase(text) ? -2 : 0)
      return
    }
    label.font = .systemFont(ofSize: text.count > 1 ? 20 : 25)
    guard let below = Self.lettersOfDigits[text] else { return }
    letters.text = below
    letters.font = .systemFont(ofSize: 10, weight: .semibold)
    label.frame = bounds.offsetBy(dx: 0, dy: -6)
    letters.frame = CGRect(x: 0, y: bounds.midY + 7, width: bounds.width, height: 12)
  }

  private func isLowercase(_ text: String) -> Bool {
    text.lowercased() != text.uppercased() && text == text.lowercased()
  }

  private func showTitle(_ title: String) {
    label.text = title
    label.font = .systemFont(ofSize: 16)
  }

  private func showSymbol(_ name: String, _ size: CGFloat) {
    symbol.image = UIImage(systemName: name)
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size)
  }

  private func showColors() {
    let isProminent = place.key == .return && form.returnKey.isProminent && isWorking
    let isLit = place.key == .shift && isShifted
    face.backgroundColor =
      if isLit {
        KeyboardColors.shifted
      } else if isProminent, !isHeld {
        .systemBlue
      } else if isHoldingBare {
        .clear
      } else {
        place.key.isLight == isHeld ? KeyboardColors.special : KeyboardColors.key
      }
    lip.isHidden = isHoldingBare
    label.textColor =
      isProminent && !isHeld ? .white : isWorking ? KeyboardColors.text : KeyboardColors.symbol
    symbol.tintColor =
      isLit ? .black : place.key.isBare ? KeyboardColors.symbol : KeyboardColors.text
  }

  /// Whether the key is nothing but its symbol: that which deletes digits.
  private var isHoldingBare: Bool {
    guard case .digits(let corner) = form.kind else { return false }
    return place.key == .delete || corner != nil && place.key == .character(corner ?? "")
  }
}
