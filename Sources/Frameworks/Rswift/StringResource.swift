import AnimSourceRuntime
public import Foundation

/// A text of an app, by its key: `R.string.localizable.welcome`.
///
/// It is called with the values of its format, which may have labels: `copyProgress(completed: 4, total: 23)`.
@dynamicCallable public struct StringResource: Sendable {
  /// The key in its table.
  public let key: String
  /// The table: the file's name without its extension.
  public let tableName: String
  /// The bundle of the table.
  public let bundle: Bundle
  /// The text of a key.
  public init(key: String, tableName: String, bundle: Bundle) {
    (self.key, self.tableName, self.bundle) = (key, tableName, bundle)
  }

  /// The text in which values stand in for its format; the key if no table has it.
  ///
  /// - Parameter arguments: The values. What languages are preferred, by the label `preferredLanguages`, makes no difference.
  /// - Returns: The text.
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> String {
    let text = bundle.sceneLocalizedString(forKey: key, value: nil, table: tableName)
    let values = arguments.filter { $0.key != "preferredLanguages" }
      .map { $0.value as? any CVarArg ?? "\($0.value)" }
    return values.isEmpty ? text : String(format: text, locale: .current, arguments: values)
  }
}

extension String {
  /// The text of a resource.
  public init(resource: StringResource) { self = resource() }
  /// The text of a resource in which values stand in for its format.
  public init(format resource: StringResource, _ arguments: any CVarArg...) {
    let text = resource()
    self = String(format: text, locale: .current, arguments: arguments)
  }
}
