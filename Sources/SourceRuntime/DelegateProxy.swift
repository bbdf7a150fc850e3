public import Foundation
public import UIKitCore

/// The data source and delegate of a collection view whose layout was compiled from sources.
///
/// It passes UIKit's questions on to the stage's own object. What else the sources' protocols ask
/// is answered from the scenario: the library that is compiled from the sources declares this class
/// to conform to their protocols, so that `collectionView.delegate as? WaterfallDelegate` finds it.
@preconcurrency @MainActor public final class DelegateProxy: NSObject {
  /// One question to the delegate: its words, and the item or section that they are about.
  public struct Question {
    /// The argument label that tells the method apart, or the name of a property or method.
    public let label: String
    /// The item, or item 0 of the section, that the question is about; nil for neither.
    public let indexPath: IndexPath?
    /// The numbers among the arguments by the order of the parameters, such as a width.
    public let numbers: [Double]

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
  /// Those of the questions that are answered with a size.
  public private(set) var askedSizes: Set<String> = []
  /// The first answer of the scenario that could not be used; something plausible was answered
  /// instead.
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
  ///   - isOptional: Whether the stage may leave it unanswered.
  ///   - arguments: The arguments of the call.
  /// - Returns: The scenario's value if it is of the type asked for; else a placeholder that is the
  ///   same for the same item.
  public func answer<Value>(
    _ label: String, _ name: String, isOptional: Bool, _ arguments: [Any?]
  ) -> Value {
    askedLabels.insert(label)
    if Value.self == CGSize.self { askedSizes.insert(label) }
    let question = Question(
      label: label,
      indexPath: arguments.lazy.compactMap { $0 as? IndexPath }.first
        ?? arguments.lazy.compactMap { $0 as? Int }.first.map { IndexPath(item: 0, section: $0) },
      numbers: arguments.compactMap { ($0 as? CGFloat).map(Double.init) ?? $0 as? Double })
    for question in [question, question.named(name)] {
      guard let given = answers(question) else { continue }
      if let value: Value = converted(given, question.label) { return value }
      break
    }
    if isOptional, mismatch == nil { return OptionalRequirement.missing(name) }
    let path = question.indexPath
    let seed = (path?.item ?? 0) + 7 * (path?.section ?? 0)
    return PlaceholderValue(name: "\(label) of \(name)", seed: seed, names: enumerations).make()
  }

  /// Whether the scenario answers a method, by its full name such as `collectionView(_:sizeFor:)`.
  func answers(_ name: String) -> Bool {
    let labels = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return labels.contains {
      answers(Question(label: $0, indexPath: IndexPath(item: 0, section: 0), numbers: [])) != nil
    }
  }

  /// The scenario's answer, nil if it has none.
  func given<Value>(_ label: String, _ indexPath: IndexPath) -> Value? {
    let question = Question(label: label, indexPath: indexPath, numbers: [])
    return answers(question).flatMap { converted($0, label) }
  }

  /// The answer as what is asked for; nil, and noted, if it is something else.
  private func converted<Value>(_ given: SourceValue, _ label: String) -> Value? {
    if let value = given.converted(to: Value.self, enumerations) { return value }
    if mismatch == nil { mismatch = AnswerMismatch(label, for: Value.self) }
    return nil
  }
}

extension DelegateProxy: UICollectionViewDelegateFlowLayout {
  /// The scenario's size of an item in points; not implemented if it has none.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    askedSizes.insert("sizeForItemAt")
    return given("sizeForItemAt", indexPath)
      ?? OptionalRequirement.missing("collectionView(_:layout:sizeForItemAt:)")
  }

  /// The scenario's insets of a section in points; not implemented if it has none.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    given("insetForSectionAt", IndexPath(item: 0, section: section))
      ?? OptionalRequirement.missing("collectionView(_:layout:insetForSectionAt:)")
  }

  /// The scenario's distance between lines in points; not implemented if it has none.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    given("minimumLineSpacingForSectionAt", IndexPath(item: 0, section: section))
      ?? OptionalRequirement.missing("collectionView(_:layout:minimumLineSpacingForSectionAt:)")
  }

  /// The scenario's distance between items of a line in points; not implemented if it has none.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    given("minimumInteritemSpacingForSectionAt", IndexPath(item: 0, section: section))
      ?? OptionalRequirement.missing(
        "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)")
  }

  /// The scenario's size of a section's header in points; not implemented if it has none.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    given("referenceSizeForHeaderInSection", IndexPath(item: 0, section: section))
      ?? OptionalRequirement.missing("collectionView(_:layout:referenceSizeForHeaderInSection:)")
  }

  /// The scenario's size of a section's footer in points; not implemented if it has none.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    given("referenceSizeForFooterInSection", IndexPath(item: 0, section: section))
      ?? OptionalRequirement.missing("collectionView(_:layout:referenceSizeForFooterInSection:)")
  }
}
