import SwiftSyntax

/// Something in sources that collection views do not bear, as far as it can be seen without running them.
package struct ContractBreach: Hashable, Sendable {
  /// The clause of the contract that is broken.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A subclass of layout attributes with properties of its own does not copy them.
    case attributesNotCopied
    /// A subclass of layout attributes with properties of its own does not compare them.
    case attributesNotCompared
    /// A layout says where elements come from and not where they go.
    case missingTwin
    /// A controller scrolls to an item before there is a layout.
    case scrollBeforeLayout
    /// Data is changed before the batch update that announces it.
    case modelBeforeUpdates
    /// A cell is configured in some cases and not set back in the others.
    case leakingState
  }

  package let kind: Kind
  package let path: String
  /// From 1.
  package let line: Int
  /// The class or the method in question.
  package let subject: String
  /// What was seen, which follows the subject.
  package let message: String

  /// All breaches in sources, in the order of the files.
  ///
  /// - Complexity: O(size of the sources).
  package static func all(in sources: [SwiftSource]) -> [ContractBreach] {
    DeepStack.run {
      let files = sources.map(ParsedSource.init)
      let inventory = Inventory(files)
      let breaches =
        ofClasses(inventory)
        + files.flatMap { file in
          let finder = BreachFinder(file, inventory)
          finder.walk(file.syntax)
          return finder.found
        }
      let order = Dictionary(
        files.enumerated().map { ($0.element.path, $0.offset) },
        uniquingKeysWith: { first, _ in first })
      return breaches.sorted {
        (order[$0.path] ?? 0, $0.line, $0.message) < (order[$1.path] ?? 0, $1.line, $1.message)
      }
    }
  }

  private static let layoutRoots: Set = [
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
  ]

  private static func ofClasses(_ inventory: Inventory) -> [ContractBreach] {
    let attributes = inventory.classes(descendingFrom: ["UICollectionViewLayoutAttributes"])
    return attributes.flatMap { notKept($0, inventory) }
      + inventory.classes(descendingFrom: layoutRoots).compactMap { twin($0, inventory) }
  }

  /// What a class of attributes does not do with the properties that it adds.
  private static func notKept(
    _ entry: Inventory.ClassEntry, _ inventory: Inventory
  ) -> [ContractBreach] {
    let own = entry.members.filter {
      $0.kind == .property && $0.isStored && !$0.has("static") && !$0.has("class")
    }
    guard let first = own.first else { return [] }
    func breach(_ kind: Kind, _ method: String, _ consequence: String) -> ContractBreach? {
      guard entry.memberLines[method] == nil else { return nil }
      return ContractBreach(
        kind: kind, path: entry.path, line: entry.line, subject: entry.name,
        message: "has the property '\(first.name)' and no \(method): \(consequence)")
    }
    return [
      breach(
        .attributesNotCopied, "copy(with:)",
        "the collection view copies attributes, and the copies have its default"),
      breach(
        .attributesNotCompared, "isEqual(_:)",
        "attributes that differ in it alone count as equal, and are not applied"),
    ].compactMap { $0 }
  }

  private static let twins = [
    (
      "initialLayoutAttributesForAppearingItem(at:)",
      "finalLayoutAttributesForDisappearingItem(at:)"
    ),
    (
      "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)",
      "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)"
    ),
    (
      "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)",
      "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)"
    ),
  ]

  /// The first question about coming elements that a layout answers without its counterpart.
  private static func twin(
    _ entry: Inventory.ClassEntry, _ inventory: Inventory
  ) -> ContractBreach? {
    let lineage = inventory.lineage(of: entry.name)
    func answers(_ method: String) -> Bool { lineage.contains { $0.memberLines[method] != nil } }
    for (initial, final) in twins {
      guard let line = entry.memberLines[initial], !answers(final) else { continue }
      return ContractBreach(
        kind: .missingTwin, path: entry.path, line: line, subject: "\(entry.name).\(initial)",
        message:
          "has no twin: elements come as it says, and fade where they are when they go, for want of \(final)"
      )
    }
    return nil
  }
}

/// Finds what methods do too early, or only sometimes.
private final class BreachFinder: SyntaxVisitor {
  private(set) var found: [ContractBreach] = []
  private let file: ParsedSource
  private let inventory: Inventory

  init(_ file: ParsedSource, _ inventory: Inventory) {
    self.file = file
    self.inventory = inventory
    super.init(viewMode: .sourceAccurate)
  }

  private func note(
    _ kind: ContractBreach.Kind, at node: some SyntaxProtocol, _ subject: String, _ message: String
  ) {
    found.append(
      ContractBreach(
        kind: kind, path: file.path,
        line: file.lines.line(of: node.positionAfterSkippingLeadingTrivia.utf8Offset),
        subject: subject, message: message))
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .visitChildren }
    let name = node.name.text
    if Self.early.contains(name) { lookForScrolling(in: body, name) }
    lookForUpdates(in: body, name)
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if name == "collectionView", labels.contains("cellForItemAt") { lookForLeaks(in: body) }
    return .visitChildren
  }

  // MARK: Scrolling

  /// Methods of controllers that run before the first layout.
  private static let early: Set = ["viewDidLoad", "loadView", "viewWillAppear", "awakeFromNib"]

  private func lookForScrolling(in body: CodeBlockSyntax, _ name: String) {
    for call in body.calls {
      if call.name == "layoutIfNeeded" { return }
      guard call.name == "scrollToItem" else { continue }
      note(
        .scrollBeforeLayout, at: call.node, "scrollToItem(at:at:animated:)",
        "is called in \(name)(), before the collection view has its size and the layout its places")
    }
  }

  // MARK: Updates

  private static let announcements: Set = [
    "insertItems", "deleteItems", "moveItem", "insertSections", "deleteSections", "moveSection",
  ]

  private static let mutations: Set = [
    "append", "insert", "remove", "removeFirst", "removeLast", "removeAll", "removeSubrange",
    "swapAt",
    "move",
  ]

  /// A batch whose data has changed in statements before it.
  private func lookForUpdates(in body: CodeBlockSyntax, _ name: String) {
    var changed: [String] = []
    for item in body.statements {
      let statement = Syntax(item.item)
      let calls = statement.callsOutsideOfClosures
      if calls.contains(where: { $0.name == "layoutIfNeeded" }) { changed = [] }
      if let batch = calls.first(where: { $0.name == "performBatchUpdates" }),
        let closure = batch.node.closures.first
      {
        let inside = Syntax(closure).allCalls
        let isAnnouncing = inside.contains { Self.announcements.contains($0.name) }
        let isChanging =
          inside.contains { Self.mutations.contains($0.name) } || closure.assignsProperty
        if isAnnouncing, !isChanging, let data = changed.first {
          note(
            .modelBeforeUpdates, at: batch.node, "performBatchUpdates(_:completion:)",
            "announces in \(name) what '\(data)' has changed by already: if the layout is not up to date, the "
              + "collection view counts the new items before the update, and the counts do not fit")
        }
      }
      changed += statement.changedNames(Self.mutations)
    }
  }

  // MARK: Reuse

  /// Properties of the cell that are set in one branch alone, of a cell that does not prepare for reuse.
  private func lookForLeaks(in body: CodeBlockSyntax) {
    let names = body.dequeuedNames
    guard !names.isEmpty else { return }
    let classes = body.castNames.compactMap { inventory[class: $0] }
    let isPrepared = classes.contains { entry in
      inventory.lineage(of: entry.name).contains { $0.memberLines["prepareForReuse()"] != nil }
    }
    guard !isPrepared else { return }
    let settled = Set(
      body.statements.flatMap { item -> [String] in
        let statement = Syntax(item.item)
        return statement.is(ExpressionStmtSyntax.self) ? [] : statement.assignedMembers(of: names)
      })
    for item in body.statements {
      guard let statement = item.item.as(ExpressionStmtSyntax.self),
        let condition = statement.expression.as(IfExprSyntax.self), condition.elseBody == nil
      else { continue }
      let leaking = Syntax(condition.body).assignedMembers(of: names).filter {
        !settled.contains($0)
      }
      guard let first = leaking.first else { continue }
      note(
        .leakingState, at: condition, "collectionView(_:cellForItemAt:)",
        "sets '\(first)' of the cell only if a condition holds: a cell that is used again keeps what it was given "
          + "for another item")
    }
  }
}

/// A call with the base name of what is called.
private struct NamedCall {
  let name: String
  let node: FunctionCallExprSyntax
}

extension FunctionCallExprSyntax {
  fileprivate var baseName: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The closures among the arguments, trailing ones last.
  fileprivate var closures: [ClosureExprSyntax] {
    arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [trailingClosure].compactMap { $0 }
  }
}

extension CodeBlockSyntax {
  /// Calls outside of closures, which may run later, in order.
  fileprivate var calls: [NamedCall] { Syntax(self).callsOutsideOfClosures }

  /// The constants and variables that hold a dequeued cell.
  fileprivate var dequeuedNames: Set<String> {
    let finder = DequeueFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.names
  }

  /// The names of types that something is cast to.
  fileprivate var castNames: [String] {
    let finder = CastFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.names
  }
}

extension ClosureExprSyntax {
  /// Whether something is assigned to a property in it.
  fileprivate var assignsProperty: Bool {
    let finder = AssignmentFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return !finder.targets.isEmpty
  }
}

extension Syntax {
  fileprivate var callsOutsideOfClosures: [NamedCall] {
    let finder = CallFinder(entersClosures: false)
    finder.walk(self)
    return finder.calls
  }

  fileprivate var allCalls: [NamedCall] {
    let finder = CallFinder(entersClosures: true)
    finder.walk(self)
    return finder.calls
  }

  /// The names of what a statement changes: by a call of one of some methods, or by an assignment.
  fileprivate func changedNames(_ mutations: Set<String>) -> [String] {
    let byCalls = callsOutsideOfClosures.compactMap { call -> String? in
      guard mutations.contains(call.name),
        let base = call.node.calledExpression.as(MemberAccessExprSyntax.self)?.base
      else { return nil }
      return base.trimmedDescription
    }
    return byCalls.filter { !$0.contains("ndexPath") && !$0.contains("subviews") }
  }

  /// The members of some variables that are assigned to in a statement: `cell.badge.isHidden`.
  fileprivate func assignedMembers(of names: Set<String>) -> [String] {
    let finder = AssignmentFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.targets.filter { target in
      let root = target.prefix { $0 != "." && $0 != "?" && $0 != "!" }
      return names.contains(String(root)) && root.count < target.count
    }
  }
}

private final class CallFinder: SyntaxVisitor {
  private(set) var calls: [NamedCall] = []
  private let entersClosures: Bool

  init(entersClosures: Bool) {
    self.entersClosures = entersClosures
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.baseName { calls.append(NamedCall(name: name, node: node)) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    entersClosures ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Finds what is assigned to; operators are not folded, so that an assignment is a sequence with `=` in second place.
private final class AssignmentFinder: SyntaxVisitor {
  private(set) var targets: [String] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
      targets.append(elements[0].trimmedDescription)
    }
    return .visitChildren
  }
}

private final class DequeueFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value,
      Syntax(value).allCalls.contains(where: { $0.name == "dequeueReusableCell" })
    {
      names.insert(name)
    }
    return .visitChildren
  }
}

private final class CastFinder: SyntaxVisitor {
  private(set) var names: [String] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      if let type = element.as(TypeExprSyntax.self) { names.append(type.type.trimmedDescription) }
    }
    return .visitChildren
  }
}
