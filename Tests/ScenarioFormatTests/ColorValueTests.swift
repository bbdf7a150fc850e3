import AnimPixels
import AnimScenarioFormat
import Testing

struct ColorValueTests {
  private func color(_ text: String, _ theme: Theme) -> Color {
    ColorValue.formula(.name(["item", "ink"])).color(for: theme) { path in
      path == ["item", "ink"] ? .text(text) : nil
    }
  }

  @Test func `a text that comes from an item names a colour, or spells its digits`() {
    #expect(color("systemBlue", .light) == Color(hex: 0x007AFF))
    #expect(color("systemBlue", .dark) == Color(hex: 0x0A84FF))
    #expect(color("#FF8000", .light) == Color(hex: 0xFF8000))
  }

  @Test func `what is no colour is clear`() {
    #expect(color("bluish", .light) == .clear)
    #expect(color("", .dark) == .clear)
  }
}
