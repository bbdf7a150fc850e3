import Synchronization

/// Sources that were parsed before: the same files are lowered again and again while more and more is left out of them.
package final class ParsedSources: Sendable {
  private let known = Mutex<[SwiftSource: ParsedSource]>([:])

  package init() {}

  /// The source, parsed now if it was not before, with no change made to it.
  subscript(source: SwiftSource) -> ParsedSource {
    if let parsed = known.withLock({ $0[source] }) { return parsed }
    let parsed = ParsedSource(source)
    known.withLock { $0[source] = parsed }
    return parsed
  }
}
