import AnimGeometry
import Foundation

/// The keys of the system's keyboard with the words above them.
@MainActor final class KeyboardView: UIView {
  /// What the keys are for.
  private(set) var form: KeyboardForm?
  /// The keys that are there.
  private(set) var plane = KeyboardPlane.letters
  /// Whether capitals are on the keys.
  private(set) var isShifted = false
  /// Called with the key that a finger leaves, and what it types now.
  var didPress: (KeyboardKey, String?) -> Void = { _, _ in }

  private var plan: KeyboardPlan?
  private var metrics: KeyboardMetrics?
  private var caps: [KeyCap] = []
  private let callout = KeyCallout()
  private let suggestions = SuggestionBar()

  init() {
    super.init(frame: .zero)
    addSubview(suggestions)
    callout.isHidden = true
    addSubview(callout)
  }

  required init?(coder: NSCoder) { fatalError("It is made by code.") }

  /// Puts the keys of a form into the view's width.
  ///
  /// - Returns: The height of all in points.
  func show(_ form: KeyboardForm, width: CGFloat, _ metrics: KeyboardMetrics) -> CGFloat {
    self.metrics = metrics
    if self.form != form {
      plane = form.plane
      isShifted = false
    }
    self.form = form
    bounds.size.width = width
    let plan = KeyboardPlan(form, plane, width: width, metrics)
    bounds.size.height = plan.height
    place(plan)
    return plan.height
  }

  private func place(_ plan: KeyboardPlan) {
    guard let form else { return }
    UIView.performWithoutAnimation {
      release()
      for cap in caps { cap.removeFromSuperview() }
      self.plan = plan
      caps = plan.places.map { KeyCap($0, of: form) }
      for cap in caps {
        cap.isShifted = isShifted
        insertSubview(cap, belowSubview: callout)
      }
      suggestions.isHidden = plan.suggestionsHeight == 0
      suggestions.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: plan.suggestionsHeight)
    }
  }

  /// Has other keys there.
  func show(_ plane: KeyboardPlane) {
    guard plane != self.plane, let form, let metrics else { return }
    self.plane = plane
    place(KeyboardPlan(form, plane, width: bounds.width, metrics))
  }

  /// Puts capitals on the keys, or small letters.
  func setShifted(_ isShifted: Bool) {
    self.isShifted = isShifted
    for cap in caps { cap.isShifted = isShifted }
  }

  /// Shows the words that are offered for what was typed.
  func suggest(_ words: [String]) { suggestions.show(words) }

  /// Has the return key work or not.
  func setReturns(_ isWorking: Bool) {
    for cap in caps where cap.place.key == .return { cap.isWorking = isWorking }
  }

  // MARK: Fingers

  /// The key that is nearest to a finger, as no key is missed between two.
  private func cap(at point: CGPoint) -> KeyCap? {
    caps.first { $0.place.cell.contains(point) }
  }

  /// The key of what is typed; nil if it is not there.
  func cap(of key: KeyboardKey) -> KeyCap? {
    caps.first { $0.place.key == key }
  }

  /// Shows a finger on a key, and on no other.
  func hold(_ cap: KeyCap?) {
    release()
    guard let cap else { return }
    let isLetter = cap.text?.count == 1
    guard case .text = form?.kind, isLetter, metrics?.isTablet == false else {
      cap.isHeld = true
      return
    }
    callout.isHidden = false
    callout.show(
      cap.text ?? "", over: cap.place.frame, within: 3...max(3, bounds.width - 3))
  }

  /// Shows no finger.
  func release() {
    callout.isHidden = true
    for cap in caps { cap.isHeld = false }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

  private func follow(_ touches: Set<UITouch>) {
    hold(touches.first.flatMap { cap(at: $0.location(in: self)) })
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    release()
    guard let touch = touches.first, let cap = cap(at: touch.location(in: self)), cap.isWorking
    else { return }
    didPress(cap.place.key, cap.text)
  }
}

/// The words above the keys, each in a third of the width.
@MainActor private final class SuggestionBar: UIView {
  private let labels = (0..<3).map { _ in UILabel(frame: .zero) }
  private let lines = (0..<2).map { _ in UIView(frame: .zero) }

  init() {
    super.init(frame: .zero)
    for label in labels {
      label.textAlignment = .center
      label.textColor = KeyboardColors.text
      label.font = .systemFont(ofSize: 16)
      addSubview(label)
    }
    for line in lines {
      line.backgroundColor = KeyboardColors.line
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { fatalError("It is made by code.") }

  func show(_ words: [String]) {
    for (label, word) in zip(labels, words + ["", "", ""]) where label.text != word {
      label.text = word
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let third = bounds.width / 3
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: third * CGFloat(index) + 4, y: 0, width: third - 8, height: bounds.height)
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: third * CGFloat(index + 1), y: bounds.midY - 12, width: 1, height: 24)
    }
  }
}
