/// A piece of work whose outputs are a function of its inputs and of nothing else.
package struct PlannedAction: Codable, Hashable, Sendable {
  /// The kinds of work.
  package enum Kind: String, Codable, Sendable {
    case render, gallery, verify, record
    /// The page of a gallery, when all that it shows has been made.
    case page
  }

  /// A file that the outputs depend on.
  package struct Input: Codable, Hashable, Sendable {
    /// What a file is to an action.
    package enum Role: String, Codable, Sendable {
      case scenario, configuration, include, picture, source, reference, output
    }
    package var role: Role
    package var path: String
    /// The digest of the content; nil if the file is not there, which may matter too.
    package var sha256: String?

    /// A file with its digest.
    package init(_ role: Role, _ path: String, sha256: String?) {
      (self.role, self.path, self.sha256) = (role, path, sha256)
    }
  }

  /// A font that was really used.
  package struct Font: Codable, Hashable, Sendable {
    /// The PostScript name.
    package var name: String
    package var path: String
    package var sha256: String?

    /// A font with the digest of its file.
    package init(_ name: String, path: String, sha256: String?) {
      (self.name, self.path, self.sha256) = (name, path, sha256)
    }
  }

  package var kind: Kind
  /// What is made, in a word: `insertion/light@2x`, or the scenario's path.
  package var name: String
  /// The words of the command line that does it, the program's own first.
  package var command: [String]
  package var inputs: [Input]
  package var fonts: [Font]
  /// The settings that the outputs depend on.
  package var options: [String]
  package var outputs: [String]
  /// The digest of all that the outputs depend on.
  package var key: String
  /// How long it takes, in seconds of one core.
  package var weight: Double

  /// An action; `key` may be filled in later.
  package init(
    _ kind: Kind, _ name: String, command: [String], inputs: [Input] = [], fonts: [Font] = [],
    options: [String] = [], outputs: [String], key: String = "", weight: Double
  ) {
    (self.kind, self.name, self.command, self.inputs) = (kind, name, command, inputs)
    (self.fonts, self.options, self.outputs, self.key) = (fonts, options, outputs, key)
    self.weight = weight
  }
}
