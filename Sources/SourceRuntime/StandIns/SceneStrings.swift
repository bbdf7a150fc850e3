public import Foundation
import UIKitCore

/// The texts of an app in the language of the device, which is English where the app speaks it.
///
/// They are in `.strings`, `.stringsdict` and `.xcstrings` files of the project, or of the folder of a module. Of a text in numbers
/// of things the form of many counts, as what decides is not known when it is looked up.
private struct SceneStrings {
  /// What the files of a table say, the ones that count first.
  private let files: [[String: String]]

  /// The texts of a table.
  @MainActor init(_ table: String, in bundle: Bundle) {
    let key = "\(bundle === Bundle.main ? "" : bundle.bundlePath)/\(table)"
    if let known = UIEnvironment.current.memory.texts[key] {
      files = known
      return
    }
    let all = SimulatedBundle(bundle).urls(forResourcesWithExtension: nil, subdirectory: nil) ?? []
    let found = all.filter {
      Self.readers[$0.pathExtension] != nil
        && $0.deletingPathExtension().lastPathComponent == table
    }
    let ranked = found.sorted { Self.rank($0) < Self.rank($1) }
    // In another language only where there is none for everybody, and then in one alone.
    let other = ranked.first.flatMap { Self.rank($0).0 == 4 ? Self.language($0) : nil }
    let chosen = ranked.filter {
      other == nil ? Self.rank($0).0 < 4 : Self.language($0) == other
    }
    files = chosen.compactMap { url in
      FileManager.default.contents(atPath: url.path).flatMap {
        Self.readers[url.pathExtension]?($0)
      }
    }
    UIEnvironment.current.memory.texts[key] = files
  }

  /// The text of a key; nil if no file has it.
  subscript(_ key: String) -> String? { files.lazy.compactMap { $0[key] }.first }

  /// The language that a file is in, as its folder says; nil if it does not say.
  private static func language(_ url: URL) -> Substring? {
    url.pathComponents.last { $0.hasSuffix(".lproj") }?.dropLast(".lproj".count)
  }

  /// English first, then what is for no language, then others; of each the one nearest to the top.
  private static func rank(_ url: URL) -> (Int, Int, String) {
    let language =
      switch language(url) {
      case "en": 0
      case .some(let name) where name.hasPrefix("en"): 1
      case "Base": 2
      case nil: 3
      case .some: 4
      }
    return (language, url.pathComponents.count, url.path)
  }

  private static let readers: [String: @Sendable (Data) -> [String: String]?] = [
    "strings": { list($0) as? [String: String] },
    "stringsdict": { data in
      (list(data) as? [String: [String: Any]])?.compactMapValues(form)
    },
    "xcstrings": { catalog($0) },
  ]

  private static func list(_ data: Data) -> Any? {
    try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
  }

  /// A text whose parts depend on numbers, with the parts for many.
  private static func form(_ rules: [String: Any]) -> String? {
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    return format.replacing(/%(?:\d+\$)?#@([^@]*)@/) { match in
      let variable = rules[String(match.1)] as? [String: Any]
      return variable?["other"] as? String ?? ""
    }
  }

  /// What a string catalogue says in English, or in the language that its texts are written in.
  private static func catalog(_ data: Data) -> [String: String]? {
    let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    guard let file, let entries = file["strings"] as? [String: Any] else { return nil }
    let source = file["sourceLanguage"] as? String ?? "en"
    func text(_ unit: Any?) -> String? {
      guard let unit = unit as? [String: Any] else { return nil }
      if let value = (unit["stringUnit"] as? [String: Any])?["value"] as? String { return value }
      let variations = unit["variations"] as? [String: Any]
      let forms = (variations?["plural"] ?? variations?["device"]) as? [String: Any]
      return text(forms?["other"])
    }
    return entries.compactMapValues { entry in
      let languages = (entry as? [String: Any])?["localizations"] as? [String: Any]
      return text(languages?["en"]) ?? text(languages?[source])
    }
  }
}

/// The replacement of `NSLocalizedString` in sources of apps: the text of a key as the app's files have it, or else the value, or the key.
public func sceneLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String = ""
) -> String { bundle.sceneLocalizedString(forKey: key, value: value, table: tableName) }

extension Bundle {
  /// The replacement of `localizedString(forKey:value:table:)` in sources of apps.
  public func sceneLocalizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String {
    let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    if let text = MainActor.assumeIsolated({ SceneStrings(table, in: self)[key] }) { return text }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}

extension String {
  /// A key with values in its place, for texts of an app.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    /// The key: the text, with formats where values stand.
    fileprivate let key: String
    fileprivate let values: [any CVarArg & Sendable]

    /// A key without values.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// A key without values.
    public init(stringLiteral value: String) {
      key = value
      values = []
    }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// The parts of a key and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [any CVarArg & Sendable] = []

      /// No parts yet.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// A text as a value.
      public mutating func appendInterpolation(_ string: String) { append("%@", string) }

      /// A text as a value.
      public mutating func appendInterpolation(_ string: Substring) {
        append("%@", String(string))
      }

      /// A whole number.
      public mutating func appendInterpolation(_ value: some FixedWidthInteger) {
        append("%lld", Int64(truncatingIfNeeded: value))
      }

      /// A number.
      public mutating func appendInterpolation(_ value: Double) { append("%lf", value) }

      /// A number.
      public mutating func appendInterpolation(_ value: Float) { append("%f", Double(value)) }

      /// Anything, as it describes itself.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", "\(value)")
      }

      private mutating func append(_ format: String, _ value: any CVarArg & Sendable) {
        key += format
        values.append(value)
      }
    }
  }

  /// The text of a key as the app's files have it, or else the key itself, with the values in it.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(value: nil, table, bundle)
  }

  /// The text of a key as the app's files have it, or else another text, with the values in it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).sceneLocalizedString(
      forKey: "\(key)", value: defaultValue.key, table: table)
    self = defaultValue.text(of: format)
  }
}

extension String.LocalizationValue {
  fileprivate func text(value: String?, _ table: String?, _ bundle: Bundle?) -> String {
    // Only a key with values is a format, in which a percent sign is written twice.
    text(of: (bundle ?? .main).sceneLocalizedString(forKey: key, value: value, table: table))
  }

  fileprivate func text(of format: String) -> String {
    values.isEmpty ? format : String(format: format, arguments: values)
  }
}
