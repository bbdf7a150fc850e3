/// A declaration of a Swift source: what can be seen of it without knowing any types.
///
/// Ranges are indices of tokens.
struct Declaration: Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
    case function = "func"
    case property = "var"
    case constant = "let"
    case initializer = "init"
    case deinitializer = "deinit"
    case `subscript`, `typealias`, `associatedtype`, `case`, `import`
    case `operator`, `precedencegroup`

    var isType: Bool {
      switch self {
      case .class, .struct, .enum, .actor, .protocol, .extension: true
      default: false
      }
    }
  }

  var kind: Kind
  /// With its attributes and modifiers.
  var range: Range<Int>
  /// `@name` with arguments.
  var attributes: [Range<Int>] = []
  /// `public`, `override`, `optional`; `private(set)` as one word.
  var modifiers: [Modifier] = []
  /// Of the word `class`, `func`, …
  var keyword: Int
  /// The last member of a dotted name for extensions; empty if there is none.
  var name = ""
  /// Between the colon and the brace; names without generic arguments.
  var inheritance: [String] = []
  /// The colon of the inheritance clause.
  var inheritanceColon: Int?
  var isGeneric = false
  var hasWhereClause = false
  /// The braces and what is between them.
  var body: Range<Int>?
  var members: [Declaration] = []
  /// Of functions and initialisers.
  var parameters: [Parameter] = []
  /// Of functions without `->`, of properties with `:`; empty if there is none.
  var type = ""
  /// Of enumerations' cases: the names without payload.
  var caseNames: [String] = []
  /// Of enumerations' cases: those with payload, and its parts.
  var payloadCases: [(name: String, parts: [Parameter])] = []
  /// Whether a property has a value from the start.
  var hasInitialValue = false
  /// Whether a property can be assigned to.
  var isSettable = false
  var isFailable = false
  var isThrowing = false
  var isAsync = false

  struct Modifier: Sendable {
    var text: String
    var range: Range<Int>
  }

  struct Parameter: Sendable {
    /// `_` for none.
    var label: String
    var name: String
    /// With attributes such as `@escaping`, without a default value.
    var type: String
    var hasDefault: Bool
  }

  func has(_ modifier: String) -> Bool { modifiers.contains { $0.text == modifier } }

  /// `collectionView(_:layout:)`, as `#function` says it.
  var fullName: String {
    guard kind == .function || kind == .initializer else { return name }
    return name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  /// Objective-C's name for a method: `toggle(_:)` is `toggle:`, `toggle(sender:)` is `toggleWithSender:`.
  var selectorName: String {
    guard let first = parameters.first else { return name }
    let label = first.label
    let preposition = ["with", "for", "from", "at", "in", "on", "by", "to", "of"].contains {
      label.hasPrefix($0) && label.dropFirst($0.count).first?.isLowercase != true
    }
    let capitalized = label.prefix(1).uppercased() + label.dropFirst()
    let head = label == "_" ? name : name + (preposition ? "" : "With") + capitalized
    return ([head] + parameters.dropFirst().map { $0.label == "_" ? "" : $0.label })
      .joined(separator: ":") + ":"
  }

  /// A method as an expression that names it: without parameters there are no labels to write.
  var reference: String { parameters.isEmpty ? name : fullName }

  /// Whether it says who may use it.
  var hasAccess: Bool {
    modifiers.contains {
      ["public", "open", "package", "internal", "fileprivate", "private"].contains($0.text)
    }
  }

  /// Whether code in other files of the module can use it.
  var isVisible: Bool { !has("private") && !has("fileprivate") }
}
