public import Foundation
public import UIKitCore

/// The data source and delegate of a collection view whose layout was compiled from sources.
///
/// It passes UIKit's questions on to the stage's own object. What else the sources' protocols ask
/// is answered from the scenario: the library that is compiled from the sources declares this class
/// to conform to their protocols, so that `collectionView.delegate as? WaterfallDelegate` finds it.
@preconcurrency @MainActor public final class StageDelegateProxy: NSObject, StandInDelegate {
  /// One question to the delegate: its words, and the item or section that they are about.
  public struct Question {
    /// The argument label that tells the method apart, or the name of a property or method.
    public let label: String
    /// The item, or item 0 of the section, that the question is about; nil for neither.
    public let indexPath: IndexPath?
    /// The numbers among the arguments by the order of the parameters, such as a width.
    public let numbers: [Double]

    fileprivate init(label: String, indexPath: IndexPath?, numbers: [Double]) {
      self.label = label
      self.indexPath = indexPath
      self.numbers = numbers
    }

    fileprivate init(_ label: String, _ arguments: [Any?]) {
      self.init(
        label: label,
        indexPath: arguments.lazy.compactMap { $0 as? IndexPath }.first
          ?? arguments.lazy.compactMap { $0 as? Int }.first.map { IndexPath(item: 0, section: $0) },
        numbers: arguments.compactMap { ($0 as? CGFloat).map(Double.init) ?? $0 as? Double })
    }

    /// The same question by the base name of its method.
    fileprivate func named(_ name: String) -> Question {
      Question(
        label: String(name.prefix { $0 != "(" }), indexPath: indexPath, numbers: numbers)
    }
  }

  /// The stage's own object.
  public let base: any UICollectionViewDataSource & UICollectionViewDelegate
  private let answers: @MainActor (Question) -> SourceValue?
  /// The names of the cases of the sources' enumerations.
  public let enumerations = EnumerationNames()
  /// The argument labels of the questions that the sources asked.
  public private(set) var askedLabels: Set<String> = []
  /// The labels of the questions that are answered with a size.
  public private(set) var askedSizes: Set<String> = []
  /// The first answer of the scenario that could not be used.
  public private(set) var mismatch: AnswerMismatch?

  /// A delegate that passes questions on to the stage's object, and answers the sources' own.
  ///
  /// - Parameters:
  ///   - base: The stage's own object.
  ///   - answers: The scenario's answers, nil where it has none.
  public init(
    base: any UICollectionViewDataSource & UICollectionViewDelegate,
    answers: @escaping @MainActor (Question) -> SourceValue?
  ) {
    self.base = base
    self.answers = answers
  }

  /// The answer to a question of the sources' protocols: that of the scenario, or else something
  /// plausible.
  ///
  /// - Parameters:
  ///   - label: The question's words, as in `Question.label`.
  ///   - name: The full name of the method.
  ///   - arguments: The arguments of the call.
  /// - Returns: The scenario's value if it is of the type asked for; else a placeholder that is the
  ///   same for the same item.
  public func answer<Value>(_ label: String, _ name: String, _ arguments: [Any?]) -> Value {
    let question = Question(label, arguments)
    if let value: Value = said(question, name) { return value }
    let path = question.indexPath
    let seed = (path?.item ?? 0) + 7 * (path?.section ?? 0)
    var value = PlaceholderValue(name: "\(label) of \(name)", seed: seed, names: enumerations)
    value.isOfItem = path != nil
    return value.make()
  }

  /// An element of the answer to a question for a tuple, of the scenario's list or mapping, or else made up.
  public func answer<Value>(
    _ label: String, _ name: String, _ arguments: [Any?], element: Int, _ part: String
  ) -> Value {
    let question = Question(label, arguments)
    if let value: Value = saidElement(question, name, element, part) { return value }
    let path = question.indexPath
    let seed = (path?.item ?? 0) + 7 * (path?.section ?? 0)
    return PlaceholderValue(
      name: "\(part) of \(label) of \(name)", seed: seed, names: enumerations,
      later: element * (path == nil ? 12 : 2)
    ).make()
  }

  /// An element of an answer that the stage may leave out.
  public func given<Value>(
    _ label: String, _ name: String, _ arguments: [Any?], element: Int, _ part: String
  ) throws(UnimplementedRequirement) -> Value {
    guard let value: Value = saidElement(Question(label, arguments), name, element, part) else {
      throw UnimplementedRequirement()
    }
    return value
  }

  private func saidElement<Value>(
    _ question: Question, _ name: String, _ element: Int, _ part: String
  ) -> Value? {
    askedLabels.insert(question.label)
    for question in [question, question.named(name)] {
      switch answers(question) {
      case .list(let values) where values.indices.contains(element):
        return converted(values[element], question.label)
      case .mapping(let entries):
        return entries.first { $0.name == part }.flatMap { converted($0.value, question.label) }
      default: continue
      }
    }
    return nil
  }

  /// The answer to a question that the stage may leave unanswered: what the scenario says, or, of an item, one of the values of an
  /// enumeration of the sources, of which a layout shows what it does with each.
  ///
  /// - Parameters:
  ///   - label: The question's words, as in `Question.label`.
  ///   - name: The full name of the method.
  ///   - arguments: The arguments of the call.
  /// - Returns: The scenario's value if it is of the type asked for.
  /// - Throws: `UnimplementedRequirement` if neither can be used.
  public func given<Value>(
    _ label: String, _ name: String, _ arguments: [Any?]
  ) throws(UnimplementedRequirement) -> Value {
    let question = Question(label, arguments)
    if let value: Value = said(question, name) { return value }
    if let path = question.indexPath,
      let value = enumerations.varied(of: Value.self, for: path.item + 7 * path.section)
    {
      return value
    }
    throw UnimplementedRequirement()
  }

  /// Whether the scenario answers a method, by its full name such as `collectionView(_:sizeFor:)`.
  func answers(_ name: String) -> Bool {
    let labels = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return labels.contains {
      answers(Question(label: $0, indexPath: IndexPath(item: 0, section: 0), numbers: [])) != nil
    }
  }

  private static let sizesOfBars: Set = [
    "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
  ]

  /// The scenario's answer to a question, or else to one by the base name of its method.
  private func said<Value>(_ question: Question, _ name: String) -> Value? {
    askedLabels.insert(question.label)
    // A flow layout asks for the sizes of headers and footers whether anybody has them or not.
    if Value.self == CGSize.self, !Self.sizesOfBars.contains(question.label) {
      askedSizes.insert(question.label)
    }
    for question in [question, question.named(name)] {
      if let given = answers(question) { return converted(given, question.label) }
    }
    return nil
  }

  /// The answer as what is asked for; nil, and noted, if it is something else.
  private func converted<Value>(_ given: SourceValue, _ label: String) -> Value? {
    if let value = given.converted(to: Value.self, enumerations) { return value }
    if mismatch == nil { mismatch = AnswerMismatch(label, for: Value.self) }
    return nil
  }
}
