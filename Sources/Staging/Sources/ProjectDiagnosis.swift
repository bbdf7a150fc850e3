package import AnimLayoutSources
import AnimSourceRuntime
import Foundation

/// What of an app's code can be rendered, and what is missing.
package struct ProjectDiagnosis: Encodable, Sendable {
  /// A class that can be rendered.
  package struct Subject: Encodable, Hashable, Sendable {
    package let name: String
    /// `path:line`.
    package let place: String
    /// Whether nothing of it was left out.
    package let isWhole: Bool
  }

  package let fileCount: Int
  package let modules: [String]
  package let screens: [Subject]
  package let layouts: [Subject]
  /// Whether the sources have what starts the app.
  package let startsApp: Bool
  /// Why parts were left out, the causes of most first.
  package let gaps: [Gap]

  /// Whether there is anything to be rendered, or a library without screens that compiles whole.
  package var isOfUse: Bool {
    startsApp || !screens.isEmpty || !layouts.isEmpty || gaps.isEmpty
  }

  /// Compiles sources and looks at what came of it.
  ///
  /// - Parameter paths: Xcode projects, folders or Swift files.
  /// - Throws: `SourceError` if nothing compiles.
  @MainActor package init(_ paths: [String]) throws(SourceError) {
    let library = try SourceStudio.current.library(named: paths, isTolerant: true)
    fileCount = library.paths.count
    modules = library.modules
    screens = Self.subjects(.controller, in: library)
    layouts = Self.subjects(.layout, in: library)
    startsApp = library.set.launch.isPossible
    gaps = library.gaps
  }

  @MainActor private static func subjects(
    _ role: SourceSet.Role, in library: SourceLibrary
  ) -> [Subject] {
    library.classes(for: role).map { Subject(name: $0.name, place: $0.place, isWhole: $0.isWhole) }
  }
}
