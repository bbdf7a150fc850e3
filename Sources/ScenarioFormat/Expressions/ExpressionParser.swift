/// A mistake in an expression, and the scalars of its text that are meant.
struct ExpressionError: Error {
  let message: Finding.Message
  let range: Range<Int>
}

/// A name with its members in an expression, and the scalars of its text.
struct ExpressionMention {
  let path: [String]
  let range: Range<Int>
}

/// Reads an expression: `a ? b : c` < `or` < `and` < `not` < comparison < sum < product < sign < member, call,
/// bracket.
struct ExpressionParser {
  private let tokens: [Token]
  private var position = 0
  private var depth = 0
  private let names: NameScope
  private var mentions: [ExpressionMention] = []

  private init(tokens: [Token], names: NameScope) {
    self.tokens = tokens
    self.names = names
  }

  static func parse(_ text: String, names: NameScope) throws(ExpressionError) -> Expression {
    try parseWithMentions(text, names: names).expression
  }

  /// The expression, and where it mentions which names.
  static func parseWithMentions(
    _ text: String, names: NameScope
  ) throws(ExpressionError) -> (expression: Expression, mentions: [ExpressionMention]) {
    let scalars = Array(text.unicodeScalars)
    let tokens = try Tokenizer.tokens(of: scalars)
    if tokens.count > tokenLimit {
      throw ExpressionError(message: .tooLong, range: tokens[tokenLimit].range)
    }
    var parser = ExpressionParser(tokens: tokens, names: names)
    let result = try parser.choice()
    if let extra = parser.current {
      throw ExpressionError(message: .unexpected(extra.text), range: extra.range)
    }
    return (result, parser.mentions)
  }

  private var current: Token? { position < tokens.count ? tokens[position] : nil }

  private mutating func accept(_ texts: String...) -> Token? {
    guard let token = current, token.kind != .text, texts.contains(token.text) else { return nil }
    position += 1
    return token
  }

  /// A choice, whose part after the colon may be a choice again.
  private mutating func choice() throws(ExpressionError) -> Expression {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { throw ExpressionError(message: .tooDeep, range: place) }
    let condition = try disjunction()
    guard let question = accept("?") else { return condition }
    let then = try choice()
    guard accept(":") != nil else {
      throw ExpressionError(message: .noAlternative, range: question.range)
    }
    return .choice(condition, then: then, otherwise: try choice())
  }

  private mutating func disjunction() throws(ExpressionError) -> Expression {
    var left = try conjunction()
    while accept("or", "||") != nil { left = .binary(.or, left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws(ExpressionError) -> Expression {
    var left = try negation()
    while accept("and", "&&") != nil { left = .binary(.and, left, try negation()) }
    return left
  }

  private mutating func negation() throws(ExpressionError) -> Expression {
    var isNegated = false
    while accept("not", "!") != nil { isNegated.toggle() }
    let operand = try comparison()
    return isNegated ? .not(operand) : operand
  }

  private mutating func comparison() throws(ExpressionError) -> Expression {
    let start = position
    let left = try sumOrWord()
    guard let token = accept("==", "!=", "<=", ">=", "<", ">"),
      let sign = Expression.Operator(rawValue: token.text)
    else {
      try rejectWord(at: start)
      return left
    }
    let second = position
    let right = try sumOrWord()
    if sign != .equal && sign != .notEqual {
      try rejectWord(at: start)
      try rejectWord(at: second)
    }
    return .binary(sign, left, right)
  }

  /// In `state == idle` the unknown `idle` is a text; anywhere else an unknown name is a mistake.
  private mutating func sumOrWord() throws(ExpressionError) -> Expression {
    guard isWord(at: position), let token = current else { return try sum() }
    position += 1
    return .constant(.text(token.text))
  }

  private func isWord(at position: Int) -> Bool {
    guard position < tokens.count, tokens[position].kind == .name else { return false }
    let follows = position + 1 < tokens.count ? tokens[position + 1].text : ""
    let endsOperand = [
      "", "==", "!=", "<", "<=", ">", ">=", ")", "and", "or", "&&", "||", "?", ":",
    ]
    .contains(follows)
    return endsOperand && !names.knows(root: tokens[position].text)
      && !["pi", "true", "false"].contains(tokens[position].text)
  }

  private func rejectWord(at position: Int) throws(ExpressionError) {
    guard isWord(at: position) else { return }
    let token = tokens[position]
    throw ExpressionError(message: names.unknown(token.text), range: token.range)
  }

  private mutating func sum() throws(ExpressionError) -> Expression {
    var left = try product()
    while let token = accept("+", "-") {
      left = .binary(token.text == "+" ? .add : .subtract, left, try product())
    }
    return left
  }

  private mutating func product() throws(ExpressionError) -> Expression {
    var left = try signed()
    while let token = accept("*", "/", "%"), let sign = Expression.Operator(rawValue: token.text) {
      left = .binary(sign, left, try signed())
    }
    return left
  }

  private mutating func signed() throws(ExpressionError) -> Expression {
    var isNegative = false
    while let token = accept("-", "+") { if token.text == "-" { isNegative.toggle() } }
    let operand = try primary()
    guard isNegative else { return operand }
    return operand.constantNumber.map { .number(-$0) } ?? .negate(operand)
  }

  private mutating func primary() throws(ExpressionError) -> Expression {
    guard let token = current else {
      throw ExpressionError(message: .endsEarly, range: place)
    }
    position += 1
    switch token.kind {
    case .number(let value): return .number(value)
    case .text: return .constant(.text(token.text))
    case .name: return try nameOrCall(token)
    case .sign:
      guard token.text == "(" else {
        throw ExpressionError(message: .unexpected(token.text), range: token.range)
      }
      let inner = try choice()
      try close(opening: token)
      return inner
    }
  }

  private mutating func nameOrCall(_ token: Token) throws(ExpressionError) -> Expression {
    switch token.text {
    case "pi": return .number(.pi)
    case "true": return .constant(.bool(true))
    case "false": return .constant(.bool(false))
    default: break
    }
    if let opening = accept("(") { return try call(token, opening: opening) }
    let path = token.text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let problem = names.problem(with: path) {
      throw ExpressionError(message: problem, range: token.range)
    }
    mentions.append(ExpressionMention(path: path, range: token.range))
    return .name(path)
  }

  private mutating func call(_ token: Token, opening: Token) throws(ExpressionError) -> Expression {
    guard let function = Expression.Function(rawValue: token.text) else {
      let known = Expression.Function.allCases.map(\.rawValue)
      let meant = Suggestion.closest(to: token.text, among: known)
      throw ExpressionError(message: .unknownFunction(token.text, meant: meant), range: token.range)
    }
    var arguments: [Expression] = []
    repeat { arguments.append(try choice()) } while accept(",") != nil
    try close(opening: opening)
    guard function.arity.contains(arguments.count) else {
      throw ExpressionError(message: .arity(function, arguments.count), range: token.range)
    }
    return .call(function, arguments)
  }

  private mutating func close(opening: Token) throws(ExpressionError) {
    if accept(")") != nil { return }
    guard let token = current else {
      throw ExpressionError(message: .unclosed, range: opening.range)
    }
    throw ExpressionError(message: .unexpected(token.text), range: token.range)
  }

  /// The current token, or the last scalar if there is none.
  private var place: Range<Int> {
    if let current { return current.range }
    let end = tokens.last?.range.upperBound ?? 0
    return max(0, end - 1)..<end
  }

  private static let depthLimit = 100
  /// A chain of operators nests as deeply as it is long.
  private static let tokenLimit = 500
}

extension Finding.Message {
  fileprivate static func unexpected(_ text: String) -> Self {
    .init(.expressionSyntax, "unexpected '\(text)' in the expression")
  }

  fileprivate static let noAlternative = Self(
    .expressionSyntax, "'?' needs a ':' with what holds otherwise")

  fileprivate static let endsEarly = Self(
    .expressionSyntax, "the expression ends where a value is missing")

  fileprivate static let unclosed = Self(.expressionSyntax, "the bracket '(' is not closed")

  fileprivate static let tooLong = Self(.expressionSyntax, "the expression is too long")

  fileprivate static let tooDeep = Self(.expressionSyntax, "the expression is nested too deeply")

  fileprivate static func unknownFunction(_ name: String, meant: String?) -> Self {
    .init(
      .expressionName, "unknown function '\(name)'",
      hint: meant.map { "did you mean '\($0)'?" } ?? "",
      replacement: meant ?? "")
  }

  fileprivate static func arity(_ function: Expression.Function, _ count: Int) -> Self {
    .init(
      .expressionSyntax,
      "'\(function.rawValue)' cannot take \(count) argument\(count == 1 ? "" : "s")",
      notes: [function.usage])
  }
}
