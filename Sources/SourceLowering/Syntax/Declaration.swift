/// A declaration of a Swift source: what can be seen of it without knowing any types.
///
/// Ranges are offsets of the source's bytes, without white space and comments around.
struct Declaration: Sendable {
  enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
    case function = "func"
    case property = "var"
    case constant = "let"
    case initializer = "init"
    case `subscript`, `typealias`, `associatedtype`, `case`

    var isType: Bool {
      switch self {
      case .class, .struct, .enum, .actor, .protocol, .extension: true
      case .function, .property, .constant, .initializer, .subscript, .typealias, .associatedtype,
        .case:
        false
      }
    }
  }

  let kind: Kind
  /// With its attributes and modifiers.
  let range: Range<Int>
  /// The offset of the word `class`, `func`, … from the start of the file, in bytes.
  let keyword: Int
  /// The line in which the keyword stands, from 1.
  let line: Int
  /// Names with their `@`.
  var attributes: Set<String> = []
  /// Whether it is only there to say what replaces it: `@available(*, unavailable)`, `@available(swift, obsoleted: 5)`.
  var isUnavailable = false
  /// `public`, `override`, `optional`; `private(set)` as one word.
  var modifiers: [Modifier] = []
  /// The last member of a dotted name for extensions; empty if there is none.
  var name = ""
  /// Of extensions: what stands before the last member of a dotted name.
  var qualifiers: [String] = []
  /// Between the colon and the brace; names without generic arguments.
  var inheritance: [String] = []
  /// After the colon of the inheritance clause.
  var inheritanceStart: Int?
  /// The word in `protocol P: class`.
  var classRestriction: Range<Int>?
  var isGeneric = false
  /// Where the `where` of a type's clause stands; nil without one.
  var whereClause: Int?
  var hasWhereClause: Bool { whereClause != nil }
  /// Of types: the braces and what is between them; nil if one of them is missing.
  var body: Range<Int>?
  var members: [Declaration] = []
  /// Of functions and initialisers.
  var parameters: [Parameter] = []
  /// Of functions without `->`, of properties without `:`, of aliases what they stand for; empty if there is none.
  var type = ""
  /// Of enumerations' cases: the names without payload.
  var caseNames: [String] = []
  /// Of enumerations' cases: those with payload, and its parts.
  var payloadCases: [(name: String, parts: [Parameter])] = []
  /// Whether a property has a value from the start.
  var hasInitialValue = false
  /// Of properties: what a list has elements of that has none at first, as in `var items: [Item] = []`; nil for others.
  var emptyElement: String?
  /// Whether a property takes room in its object, observed or not.
  var isStored = false
  /// Whether a property can be assigned to.
  var isSettable = false
  var isFailable = false
  /// Of initialisers: whether one gives up at once, as those for storyboards do that nobody wants.
  var givesUp = false
  /// Of initialisers: whether one gives properties values that are not nothing.
  var setsValues = false
  var isThrowing = false
  /// The type in `throws(…)`; nil without one.
  var thrownType: String?
  var isAsync = false
  /// Of functions: where `throws` belongs, after the parameters and `async`.
  var effects: Int?
  /// The words `get` and `set` of a property's requirement.
  var accessors: [Modifier] = []

  struct Modifier: Sendable {
    let text: String
    let range: Range<Int>
  }

  struct Parameter: Sendable {
    /// `_` for none.
    let label: String
    let name: String
    /// With attributes such as `@escaping`, without a default value.
    let type: String
    let hasDefault: Bool
  }

  init(_ kind: Kind, range: Range<Int>, keyword: Int, line: Int) {
    self.kind = kind
    self.range = range
    self.keyword = keyword
    self.line = line
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

  /// A property that Interface Builder connects.
  var isOutlet: Bool { kind == .property && attributes.contains("@IBOutlet") }

  /// A method that Interface Builder lets controls and recognizers call.
  var isAction: Bool { kind == .function && attributes.contains("@IBAction") }

  /// A method that makes the controller to which a segue of Interface Builder leads.
  var isSegueAction: Bool { kind == .function && attributes.contains("@IBSegueAction") }
}

extension [Declaration] {
  /// The names of types that are declared in one another.
  var path: [String] { flatMap { $0.qualifiers + [$0.name] } }

  /// Calls `body` with every declaration, outer ones first, with the types around it.
  func forEachDeep(
    in types: [Declaration] = [], _ body: (Declaration, _ types: [Declaration]) -> Void
  ) {
    for declaration in self {
      body(declaration, types)
      if declaration.kind.isType {
        declaration.members.forEachDeep(in: types + [declaration], body)
      }
    }
  }
}
