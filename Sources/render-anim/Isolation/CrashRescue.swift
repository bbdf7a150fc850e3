import AnimStaging
import CAnimCrashGuard
import Foundation

/// Leads out of code that crashes, to where it was called.
@MainActor enum CrashRescue {
  /// Tells the values that are bound in the code from those that were bound before.
  private enum Mark {
    @TaskLocal static var number = 0
  }

  private static var attempts = 0

  /// The code, which stays behind with what it held if it crashes.
  private final class Attempt {
    let number: Int
    let body: @MainActor () -> Void

    init(_ number: Int, _ body: @escaping @MainActor () -> Void) {
      (self.number, self.body) = (number, body)
    }

    func run() { Mark.$number.withValue(number) { MainActor.assumeIsolated(body) } }
  }

  /// That of screens.
  nonisolated static var rescue: SourceGuard.Rescue {
    .init(allow: { crash_guard_let_go($0 ? 1 : 0) }, attempt: attempt)
  }

  /// Runs code; nil if it came to its end, or else why it did not.
  private static func attempt(_ body: @escaping @MainActor () -> Void) -> String? {
    attempts += 1
    let attempt = Attempt(attempts, body)
    let size = 16384
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: size)
    defer { unsafe text.deallocate() }
    let isOver = unsafe crash_guard_try(
      { context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<Attempt>.fromOpaque(context).takeUnretainedValue().run()
      }, Unmanaged.passUnretained(attempt).toOpaque(), text, size)
    guard isOver != 0 else { return nil }
    unbind(attempt.number)
    return reason(in: unsafe String(cString: text))
  }

  /// Unbinds what the code has bound, which it did not itself.
  private static func unbind(_ number: Int) {
    while Mark.number == number { crash_guard_unbind() }
  }

  /// Why code did not come to its end, in one line, of what a crash or whoever stopped it has said.
  static func reason(in text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    let place = lines.last.flatMap { Place($0) }
    if let fatal = lines.last(where: { $0.contains("Fatal error") }) {
      let message = fatal.drop(through: "Fatal error: ") ?? fatal.drop(through: "Fatal error") ?? ""
      let ownPlace = fatal.split(separator: ": Fatal error").first.flatMap { Place(String($0)) }
      return [
        message.isEmpty ? "a Swift runtime error" : message,
        (place.flatMap { $0.hasLine ? $0 : ownPlace ?? $0 } ?? ownPlace)?.words,
      ]
      .compactMap(\.self).joined(separator: ", ")
    }
    guard let first = lines.first else { return "it crashed" }
    if let message = first.drop(through: "error: ") { return message }
    return [first, place?.words].compactMap(\.self).joined(separator: ", ")
  }

  /// A file's name and a line of it.
  private struct Place {
    let words: String
    let hasLine: Bool

    init?(_ text: String) {
      let parts = text.split(separator: ":")
      guard let index = parts.firstIndex(where: { $0.hasSuffix(".swift") }),
        parts.indices.contains(index + 1), let line = Int(parts[index + 1]),
        let file = parts[index].split(separator: "/").last
      else { return nil }
      hasLine = line > 0
      words = line > 0 ? "\(file):\(line)" : String(file)
    }
  }
}

extension String {
  /// What follows some words; nil where they are not there.
  fileprivate func drop(through words: String) -> String? {
    range(of: words).map { String(self[$0.upperBound...]) }
  }
}
