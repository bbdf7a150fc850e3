import AnimVerifying
import Foundation

/// How long the verification of scenarios takes, in seconds of one core.
///
/// What was measured counts, if there is a file of durations; otherwise what the references say of their frames. Neither
/// depends on the machine, so that all machines of a run divide the work alike.
struct ScenarioWeights {
  private let store: ReferenceStore
  /// Seconds by the names of references.
  private let durations: [String: Double]
  private let names: [String: [String]]

  /// The name of the file of durations in a folder of references.
  static let fileName = "durations.json"

  /// Weights by a file of durations, and by references.
  ///
  /// - Parameters:
  ///   - store: The references.
  ///   - file: A file that `merge-reports --durations` wrote; nil for that of the references, if there is one.
  /// - Throws: `CommandError` for a file that is named and is none.
  init(_ store: ReferenceStore, durations file: String?) throws(CommandError) {
    self.store = store
    let path = file ?? "\(store.folder)/\(Self.fileName)"
    if let data = FileManager.default.contents(atPath: path) {
      guard let read = try? JSONDecoder().decode([String: Double].self, from: data) else {
        throw CommandError(.dataError, "'\(path)' is no file of durations")
      }
      durations = read.filter { $0.value > 0 && $0.value.isFinite }
    } else if let file {
      throw CommandError(.noInput, "there is no file '\(file)'")
    } else {
      durations = [:]
    }
    names = Dictionary(grouping: Set(store.names()).union(durations.keys).sorted()) { name in
      name.lastIndex(of: "/").map { String(name[..<$0]) } ?? name
    }
  }

  /// The seconds that a scenario takes in all of its themes.
  func seconds(of file: String) -> Double {
    let own = names[ReferenceStore.base(of: file)] ?? []
    guard !own.isEmpty else { return Self.unknown }
    return own.reduce(0) { $0 + seconds(ofReference: $1) }
  }

  /// The seconds that a reference takes.
  func seconds(ofReference name: String) -> Double {
    durations[name] ?? store.effort(of: name).map(Self.estimate) ?? Self.unknown
  }

  /// The seconds that somebody else's scenario takes, of which nothing is known.
  private static let unknown = 0.3

  /// What acting, drawing and comparing takes, fitted to the scenarios of this project.
  private static func estimate(_ effort: ReferenceStore.Effort) -> Double {
    0.04 + 0.0006 * Double(effort.frames) + 9e-9 * Double(effort.drawnPixels)
  }
}
