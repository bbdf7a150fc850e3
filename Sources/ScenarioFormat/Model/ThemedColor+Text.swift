import AnimPixels

extension ThemedColor {
  /// The colour of a UIKit name such as `systemBlue`, of `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for
  /// anything else.
  package init?(text: String) {
    if let color = ValueReader<Color>.hex(text) {
      self.init(color)
    } else if let color = NamedColors.byName[text] {
      self = color
    } else {
      return nil
    }
  }
}
