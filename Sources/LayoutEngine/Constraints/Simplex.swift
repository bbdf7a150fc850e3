/// Linear constraints with priorities, solved exactly: the Cassowary algorithm.
///
/// Variables are unrestricted. Required constraints hold; of the others, violations (absolute errors)
/// are as small as they can be on the highest priority, then on the next one, and so on. The tableau
/// is the augmented simplex form of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm" (2001), with one objective row for each priority, compared
/// lexicographically. Ties are broken by the order of creation (Bland's rule), so that the solution is
/// the same on every run and the method ends.
package struct Simplex {
  /// An unknown of the constraints it was made for; any number.
  package struct Variable: Hashable {
    fileprivate let symbol: Symbol
  }

  /// How an expression is to compare with zero.
  package enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// A sum of multiples of variables and a constant.
  package struct Expression {
    /// A variable may occur several times.
    package var terms: [(variable: Variable, factor: Double)] = []
    /// The number that is added to the terms.
    package var constant: Double = 0

    /// A sum of terms and a constant.
    package init(terms: [(variable: Variable, factor: Double)] = [], constant: Double = 0) {
      (self.terms, self.constant) = (terms, constant)
    }

    /// The sum of two expressions.
    ///
    /// - Complexity: O(terms).
    package static func + (a: Expression, b: Expression) -> Expression {
      Expression(terms: a.terms + b.terms, constant: a.constant + b.constant)
    }

    /// The difference of two expressions.
    ///
    /// - Complexity: O(terms).
    package static func - (a: Expression, b: Expression) -> Expression { a + b * -1 }

    /// A multiple of an expression.
    ///
    /// - Complexity: O(terms).
    package static func * (a: Expression, factor: Double) -> Expression {
      Expression(
        terms: a.terms.map { ($0.variable, $0.factor * factor) }, constant: a.constant * factor)
    }
  }

  /// Which of several violations is preferred where their sum is all that counts on their priority.
  package struct Preference {
    /// A priority below that of the constraint, one of those given at the beginning.
    let priority: Double
    /// What a unit above the constraint costs there; the cheaper violation is preferred.
    let above: Double
    /// What a unit below the constraint costs there.
    let below: Double

    /// A preference with the costs of both directions, which are positive.
    package init(priority: Double, above: Double, below: Double) {
      (self.priority, self.above, self.below) = (priority, above, below)
    }
  }

  /// The required constraint contradicts those that are there already; it was not added.
  package struct ContradictionError: Error {}

  fileprivate struct Symbol: Hashable, Comparable {
    enum Kind { case external, slack, error, dummy }
    let number: Int
    let kind: Kind

    /// Whether the symbol may never be negative.
    var isRestricted: Bool { kind != .external }

    static func < (a: Symbol, b: Symbol) -> Bool { a.number < b.number }

    // Numbers tell symbols apart. Half of the time of a large system went into hashing them as if anybody chose them with bad intent.
    static func == (a: Symbol, b: Symbol) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    func _rawHashValue(seed: Int) -> Int {
      let product = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: product ^ (product >> 32))
    }
  }

  /// A basic symbol's value in terms of the others.
  fileprivate struct Row {
    var constant: Double
    var cells: [Symbol: Double] = [:]

    mutating func add(_ symbol: Symbol, _ factor: Double) {
      let sum = (cells[symbol] ?? 0) + factor
      cells[symbol] = abs(sum) < Simplex.epsilon ? nil : sum
    }

    mutating func add(_ row: Row, times factor: Double) {
      constant += row.constant * factor
      for (symbol, value) in row.cells { add(symbol, value * factor) }
    }

    mutating func negate() {
      constant = -constant
      cells = cells.mapValues { -$0 }
    }

    /// Makes the equation `0 = row` one for `symbol`.
    mutating func solve(for symbol: Symbol) {
      let factor = -1 / (cells.removeValue(forKey: symbol) ?? 1)
      constant *= factor
      cells = cells.mapValues { $0 * factor }
    }

    mutating func substitute(_ symbol: Symbol, _ row: Row) {
      guard let factor = cells.removeValue(forKey: symbol) else { return }
      add(row, times: factor)
    }
  }

  /// Factors that are smaller count as zero: sums of a few factors near 1, of which roundings of 1e-16 may be left.
  private static let epsilon = 1e-9

  /// By how much a required constraint may be violated, in the unit of the variables: roundings of
  /// lengths of some thousand points, after many pivots.
  private static let feasibility = 1e-6

  private var rows: [Symbol: Row] = [:]
  /// The functions that are minimised, most important first, with the priorities that the rows
  /// stand for.
  private var objectives: [Row] = []
  private let priorities: [Double]
  private var symbols = 0
  /// How many exchanges of a basic symbol were made in adding and solving.
  package private(set) var pivots = 0

  /// A solver without constraints.
  ///
  /// - Parameter priorities: All priorities, other than required, that constraints will have.
  /// - Complexity: O(priorities · log priorities).
  package init(priorities: Set<Double>) {
    self.priorities = priorities.sorted(by: >)
    objectives = self.priorities.map { _ in Row(constant: 0) }
  }

  /// A new variable, which nothing determines yet.
  package mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.external)) }

  private mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    symbols += 1
    return Symbol(number: symbols, kind: kind)
  }

  /// Adds `expression relation 0`.
  ///
  /// - Parameters:
  ///   - expression: The left-hand side.
  ///   - relation: The relation in which the left-hand side stands to 0.
  ///   - priority: One of the priorities given at the beginning; nil for a required constraint.
  ///   - preference: How ties with other constraints of the priority are broken; nil by the order of creation.
  ///   - below: What a unit below 0 costs of an equation that is not required, where one above costs 1.
  /// - Throws: A `ContradictionError` if the constraint is required and cannot hold with the
  ///   others; it is not added then.
  /// - Complexity: O(rows · cells), and a run of the simplex method where nothing in the constraint
  ///   is free.
  package mutating func add(
    _ expression: Expression, _ relation: Relation, priority: Double?,
    preference: Preference? = nil, below: Double = 1
  ) throws(ContradictionError) {
    var row = row(expression)
    let tie = preference.flatMap { priorities.firstIndex(of: $0.priority) }
    let marker: Symbol
    let level = priority.flatMap(priorities.firstIndex(of:))
    switch (relation, level) {
    case (.equal, nil):
      marker = makeSymbol(.dummy)
      row.add(marker, 1)
    case (.equal, let level?):
      marker = makeSymbol(.error)
      let other = makeSymbol(.error)
      row.add(marker, -1)
      row.add(other, 1)
      objectives[level].add(marker, 1)
      objectives[level].add(other, below)
      if let tie, let preference {
        objectives[tie].add(marker, preference.above)
        objectives[tie].add(other, preference.below)
      }
    case (.lessThanOrEqual, _), (.greaterThanOrEqual, _):
      let sign: Double = relation == .lessThanOrEqual ? 1 : -1
      marker = makeSymbol(.slack)
      row.add(marker, sign)
      if let level {
        let error = makeSymbol(.error)
        row.add(error, -sign)
        objectives[level].add(error, 1)
        if let tie, let preference {
          objectives[tie].add(error, sign > 0 ? preference.above : preference.below)
        }
      }
    }
    if row.constant < 0 { row.negate() }
    try enter(row, marker: marker)
  }

  /// An expression in terms of the symbols that are not basic.
  private func row(_ expression: Expression) -> Row {
    var row = Row(constant: expression.constant)
    for (variable, factor) in expression.terms {
      if let basic = rows[variable.symbol] {
        row.add(basic, times: factor)
      } else {
        row.add(variable.symbol, factor)
      }
    }
    return row
  }

  /// Makes the equation `0 = row` part of the tableau.
  private mutating func enter(_ row: Row, marker: Symbol) throws(ContradictionError) {
    var row = row
    if let subject = subject(of: row, marker: marker) {
      row.solve(for: subject)
      substitute(subject, row)
      rows[subject] = row
      return
    }
    if row.cells.keys.allSatisfy({ $0.kind == .dummy }) {
      guard abs(row.constant) < Self.feasibility else { throw ContradictionError() }
      row.solve(for: marker)
      substitute(marker, row)
      rows[marker] = row
      return
    }
    guard addArtificially(row) else { throw ContradictionError() }
  }

  /// A symbol that can become basic at once: a variable, or the constraint's own slack.
  private func subject(of row: Row, marker: Symbol) -> Symbol? {
    if let variable = row.cells.keys.filter({ $0.kind == .external }).min() { return variable }
    let own = row.cells.keys.filter { $0 >= marker && ($0.kind == .slack || $0.kind == .error) }
    return own.filter { (row.cells[$0] ?? 0) < 0 }.min()
  }

  /// Brings a row in by minimising an artificial symbol down to zero; false if it stays above.
  private mutating func addArtificially(_ row: Row) -> Bool {
    let before = self
    let artificial = makeSymbol(.slack)
    rows[artificial] = row
    var goal = [row]
    _ = optimize(&goal)
    guard abs(goal[0].constant) < Self.feasibility else {
      let made = pivots
      self = before
      pivots = made
      return false
    }
    if var basic = rows.removeValue(forKey: artificial), !basic.cells.isEmpty {
      let pivots = basic.cells.keys.filter { $0.kind == .slack || $0.kind == .error }
      guard let entering = pivots.min() ?? basic.cells.keys.min() else { return true }
      basic.solve(for: entering)
      substitute(entering, basic)
      rows[entering] = basic
    }
    changeRows { $0.cells[artificial] = nil }
    for index in objectives.indices { objectives[index].cells[artificial] = nil }
    return true
  }

  private mutating func substitute(_ symbol: Symbol, _ row: Row) {
    changeRows { $0.substitute(symbol, row) }
    for index in objectives.indices { objectives[index].substitute(symbol, row) }
  }

  /// Changes all rows in their places.
  private mutating func changeRows(_ change: (inout Row) -> Void) {
    var index = rows.startIndex
    while index != rows.endIndex {
      change(&rows.values[index])
      rows.formIndex(after: &index)
    }
  }

  /// Finds the solution that violates least.
  ///
  /// - Complexity: That of the simplex method: exponential at worst, in practice a pivot or two for each
  ///   constraint, each O(rows · cells).
  package mutating func solve() {
    var goals = objectives
    _ = optimize(&goals)
    objectives = goals
  }

  /// Whether a sum has one value only in all solutions that violate least on the priorities above `priority`.
  ///
  /// To be asked once the system is solved.
  ///
  /// - Complexity: That of solving twice.
  package func isDetermined(_ expression: Expression, above priority: Double) -> Bool {
    let first = priorities.firstIndex { $0 <= priority } ?? priorities.count
    return [1.0, -1].allSatisfy { sign in
      var system = self
      var goals = Array(objectives[..<first]) + [system.row(expression * sign)]
      let value = goals[first].constant
      return system.optimize(&goals) && abs(goals[first].constant - value) < Self.feasibility
    }
  }

  /// Pivots until no exchange lowers the goals, which are compared in order; false if there is no end to that.
  private mutating func optimize(_ goals: inout [Row]) -> Bool {
    while let entering = entering(goals) {
      var leaving: (symbol: Symbol, ratio: Double)?
      for (symbol, row) in rows where symbol.isRestricted {
        guard let factor = row.cells[entering], factor < -Self.epsilon else { continue }
        let ratio = -row.constant / factor
        guard let best = leaving else {
          leaving = (symbol, ratio)
          continue
        }
        if (ratio, symbol) < (best.ratio, best.symbol) { leaving = (symbol, ratio) }
      }
      guard let (symbol, _) = leaving, var row = rows.removeValue(forKey: symbol) else {
        return false
      }
      pivots += 1
      row.add(symbol, -1)
      row.solve(for: entering)
      substitute(entering, row)
      for index in goals.indices { goals[index].substitute(entering, row) }
      rows[entering] = row
    }
    return true
  }

  /// The first symbol whose growth lowers a goal without raising one before it.
  private func entering(_ goals: [Row]) -> Symbol? {
    var candidates: Set<Symbol> = []
    for goal in goals { candidates.formUnion(goal.cells.keys) }
    return candidates.filter { symbol in
      guard symbol.kind != .dummy else { return false }
      for goal in goals {
        let factor = goal.cells[symbol] ?? 0
        if abs(factor) > Self.epsilon { return factor < 0 }
      }
      return false
    }.min()
  }

  /// The solution's value; 0 for a variable that nothing determines.
  package func value(of variable: Variable) -> Double { rows[variable.symbol]?.constant ?? 0 }
}
