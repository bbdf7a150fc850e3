/// Makers of views by reuse identifier, and the views that are not in use.
struct TableViewPool<View: UIView> {
  private var makers: [String: () -> View?] = [:]
  private var unused: [String: [View]] = [:]

  /// Names what makes the views of an identifier; nil withdraws it.
  mutating func register(_ identifier: String, _ make: (() -> View?)?) {
    makers[identifier] = make
  }

  /// A used view of an identifier; nil if there is none.
  mutating func takeUsed(_ identifier: String) -> View? { unused[identifier]?.popLast() }

  /// A new view of an identifier; nil if nothing was registered for it.
  func make(_ identifier: String) -> View? { makers[identifier]?() }

  /// Keeps a view for the next one that its identifier is asked for; one without an identifier is let go.
  mutating func give(_ view: View, back identifier: String?) {
    guard let identifier else { return }
    unused[identifier, default: []].append(view)
  }
}
