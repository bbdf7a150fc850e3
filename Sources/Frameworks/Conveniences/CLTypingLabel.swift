import AnimSourceRuntime
public import UIKitCore

/// A label whose text comes letter by letter.
open class CLTypingLabel: UILabel {
  /// The seconds between two letters.
  open var charInterval: Double = 0.1
  /// What is done when all are there.
  open var onTypingAnimationFinished: (() -> Void)?
  /// Whether the label is in the middle of its superview; makes no difference.
  open var centerText = true

  private var whole: String?
  private var number = 0

  open override var text: String? {
    get { super.text }
    set {
      number += 1
      whole = newValue
      // Room for all of it.
      guard charInterval > 0, let newValue, !newValue.isEmpty else { return super.text = newValue }
      super.text = ""
      type(newValue, 1, number)
    }
  }

  private func type(_ whole: String, _ count: Int, _ turn: Int) {
    SimulatedQueue.main.asyncAfter(deadline: .now() + charInterval) { [weak self] in
      guard let self, self.number == turn else { return }
      self.show(String(whole.prefix(count)))
      if count < whole.count {
        self.type(whole, count + 1, turn)
      } else {
        self.onTypingAnimationFinished?()
      }
    }
  }

  private func show(_ part: String) { super.text = part }

  /// Waits with the next letter.
  open func pauseTyping() { number += 1 }
  /// Goes on.
  open func continueTyping() {
    guard let whole, let shown = super.text, shown.count < whole.count else { return }
    number += 1
    type(whole, shown.count + 1, number)
  }
}
