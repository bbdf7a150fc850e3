import AnimGeometry
import Foundation

/// Writes elements as text, what they refer to once, in the order in which it is first needed.
struct SVGWriter {
  /// The markup of pictures, by their numbers.
  let picture: (UInt64) -> (width: Int, height: Int, data: String)?
  private var names: [SVGElement: String] = [:]
  private var pictureNames: [UInt64: String] = [:]
  private var definitions: [String] = []
  private var rules: [[Keyframes.Key]: String] = [:]
  private var sheets: [String] = []
  private var variables: [Variable: String] = [:]
  private var order: [Variable] = []
  private var uses: [SVGElement: Int] = [:]
  private var count = 0

  /// What is another value in the dark.
  private enum Variable: Hashable {
    case color(Hue)
    case animation(light: String, dark: String)
  }

  init(_ picture: @escaping (UInt64) -> (width: Int, height: Int, data: String)?) {
    self.picture = picture
  }

  /// The whole file.
  ///
  /// - Parameters:
  ///   - elements: The elements, back to front.
  ///   - size: The size of the picture, in points.
  ///   - settings: Its words and how it plays.
  ///   - duration: The duration of one round, in seconds.
  /// - Returns: The text of the file.
  mutating func document(
    _ elements: [SVGElement], size: CGSize, settings: AnimatedSVG.Settings, duration: Double
  ) -> String {
    for element in elements { countUses(in: element) }
    var body = ""
    for element in elements { write(element, to: &body) }
    let (width, height) = (number(size.width), number(size.height))
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
      + "width=\"\(width)\" height=\"\(height)\" role=\"img\">"
    if !settings.title.isEmpty { text += "<title>\(escaped(settings.title))</title>" }
    if !settings.description.isEmpty, settings.description != settings.title {
      text += "<desc>\(escaped(settings.description))</desc>"
    }
    let style = style(settings, duration, body)
    if !style.isEmpty { text += "<style>\(style)</style>" }
    if !definitions.isEmpty { text += "<defs>\(definitions.joined())</defs>" }
    return text + body + "</svg>\n"
  }

  // MARK: Style

  private func style(
    _ settings: AnimatedSVG.Settings, _ duration: Double, _ body: String
  ) -> String {
    var css = ""
    if !sheets.isEmpty {
      css += "*{animation-duration:\(number(duration, digits: 4))s;"
      css += "animation-timing-function:linear;animation-iteration-count:"
      css += settings.rounds.map { "\($0);animation-fill-mode:forwards}" } ?? "infinite}"
      css += "@media(prefers-reduced-motion:reduce){*{animation-play-state:paused!important;"
      css += "animation-delay:-\(number(settings.poster, digits: 4))s!important}}"
    }
    let (light, dark) = (values(isDark: false), values(isDark: true))
    let isSplit = body.contains("class=\"d\"")
    if !light.isEmpty { css += ":root{\(light)}" }
    if isSplit { css += ".d{display:none}" }
    if !dark.isEmpty || isSplit {
      css += "@media(prefers-color-scheme:dark){"
      if !dark.isEmpty { css += ":root{\(dark)}" }
      if isSplit { css += ".d{display:inline}.l{display:none}" }
      css += "}"
    }
    return css + sheets.joined()
  }

  private func values(isDark: Bool) -> String {
    order.map { variable in
      let value =
        switch variable {
        case .color(let hue): Hue.text(isDark ? hue.dark : hue.light, withAlpha: true)
        case .animation(let light, let dark): isDark ? dark : light
        }
      return "--\(variables[variable] ?? ""):\(value)"
    }.joined(separator: ";")
  }

  private mutating func reference(to variable: Variable) -> String {
    if let known = variables[variable] { return "var(--\(known))" }
    let name = newName()
    variables[variable] = name
    order.append(variable)
    return "var(--\(name))"
  }

  private mutating func rule(for keys: [Keyframes.Key]) -> String {
    if let known = rules[keys] { return known }
    var moments: [(times: [Int], text: String)] = []
    for key in keys {
      var text = key.values.map { "\($0.name):\(css($0.value))" }.joined(separator: ";")
      if let easing = key.easing { text += ";animation-timing-function:\(easing)" }
      // Moments with the same values share them, wherever they stand.
      if let index = moments.firstIndex(where: { $0.text == text }) {
        moments[index].times.append(key.time)
      } else {
        moments.append(([key.time], text))
      }
    }
    let name = newName()
    rules[keys] = name
    let lines = moments.map { moment in
      let selector = moment.times.map { time in
        time == Timeline.steps ? "to" : number(Double(time) / 1000, digits: 3) + "%"
      }.joined(separator: ",")
      return "\(selector){\(moment.text)}"
    }
    sheets.append("@keyframes \(name){\(lines.joined())}")
    return name
  }

  /// A value in a style.
  private mutating func css(_ value: Value) -> String {
    switch value {
    case .text(let text): text
    case .color(let hue):
      hue.light == hue.dark ? Hue.text(hue.light, withAlpha: true) : reference(to: .color(hue))
    case .url(let element): "url(#\(name(of: element)))"
    case .link(let element): "#\(name(of: element))"
    case .picture(let number): "#\(name(ofPicture: number))"
    }
  }

  // MARK: Elements

  private mutating func write(_ element: SVGElement, to text: inout String) {
    let element = inlined(element)
    text += "<\(element.name)"
    var styles: [String] = []
    for attribute in element.attributes {
      if Self.isStyle(attribute.name, of: element) {
        styles.append("\(attribute.name):\(css(attribute.value))")
      } else if case .color(let hue) = attribute.value {
        write(hue, attribute.name, of: element, to: &text, &styles)
      } else {
        text += " \(attribute.name)=\"\(escaped(css(attribute.value)))\""
      }
    }
    if !element.animations.isEmpty {
      let rules = element.animations.map { keyframes in
        let light = rule(for: keyframes.keys)
        return keyframes.dark.map { reference(to: .animation(light: light, dark: rule(for: $0))) }
          ?? light
      }
      styles.append("animation-name:\(rules.joined(separator: ","))")
    }
    if !styles.isEmpty { text += " style=\"\(styles.joined(separator: ";"))\"" }
    guard !element.children.isEmpty || !element.content.isEmpty else {
      text += "/>"
      return
    }
    text += ">" + escaped(element.content)
    for child in element.children { write(child, to: &text) }
    text += "</\(element.name)>"
  }

  /// What is used once, where it is used: a `use` has a place, which other elements are moved to.
  private func inlined(_ use: SVGElement) -> SVGElement {
    guard use.name == "use", let link = use.attributes.first, case .link(let target) = link.value,
      target.name == "g" || target.name == "path", uses[target] == 1
    else { return use }
    var element = use
    element.name = target.name
    element.children = target.children
    element.attributes.removeFirst()
    let place = ["x", "y"].map { name in use.attributes.first { $0.name == name }?.value }
    if place.contains(where: { $0 != nil }) {
      guard !use.has("transform") else { return use }
      element.attributes.removeAll { $0.name == "x" || $0.name == "y" }
      let steps = place.map { value in if case .text(let text)? = value { text } else { "0" } }
      element.add("transform", .text("translate(\(steps.joined(separator: " ")))"))
    }
    element.attributes = target.attributes + element.attributes
    return element
  }

  private mutating func write(
    _ hue: Hue, _ name: String, of element: SVGElement, to text: inout String,
    _ styles: inout [String]
  ) {
    if hue.light != hue.dark || element.animates(name) {
      styles.append("\(name):\(css(.color(hue)))")
      return
    }
    if name != "fill" || hue.light & 0xffffff != 0 {
      text += " \(name)=\"\(Hue.text(hue.light, withAlpha: false))\""
    }
    if hue.alpha < 1 {
      let opacity = name.replacing("-color", with: "") + "-opacity"
      text += " \(opacity)=\"\(number(hue.alpha, digits: 3))\""
    }
  }

  /// Whether a property has no attribute.
  private static func isStyle(_ name: String, of element: SVGElement) -> Bool {
    if element.name == SVGElement.html { return name != "xmlns" }
    return ["translate", "rotate", "scale", "mix-blend-mode", "isolation", "white-space"].contains(
      name)
  }

  // MARK: Definitions

  private mutating func name(of element: SVGElement) -> String {
    if let known = names[element] { return known }
    let name = newName()
    names[element] = name
    var named = element
    named.attributes.insert(.init(name: "id", value: .text(name)), at: 0)
    var text = ""
    write(named, to: &text)
    definitions.append(text)
    return name
  }

  private mutating func name(ofPicture number: UInt64) -> String {
    if let known = pictureNames[number] { return known }
    let name = newName()
    pictureNames[number] = name
    if let picture = picture(number) {
      definitions.append(
        "<image id=\"\(name)\" width=\"\(picture.width)\" height=\"\(picture.height)\" "
          + "preserveAspectRatio=\"none\" href=\"\(picture.data)\"/>")
    }
    return name
  }

  private mutating func countUses(in element: SVGElement) {
    for attribute in element.attributes {
      switch attribute.value {
      case .link(let target), .url(let target):
        uses[target, default: 0] += 1
        if uses[target] == 1 { countUses(in: target) }
      case .text, .color, .picture: break
      }
    }
    for child in element.children { countUses(in: child) }
  }

  /// The next of the names a, b, … z, aa, ab and so on.
  private mutating func newName() -> String {
    var (rest, name) = (count, "")
    repeat {
      name = String(UnicodeScalar(UInt8(97 + rest % 26))) + name
      rest = rest / 26 - 1
    } while rest >= 0
    count += 1
    return name
  }
}

/// Words as they stand between tags and in attributes.
private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    .replacing("\"", with: "&quot;")
}
