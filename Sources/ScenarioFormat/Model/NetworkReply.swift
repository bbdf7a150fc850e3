/// What a server answers, in place of a network that is not there.
package struct NetworkReply: Hashable, Sendable {
  /// Why there is no answer.
  package enum Failure: String, WordChoice {
    /// The device has no network.
    case offline
    /// The server takes too long.
    case timeout
    /// There is no server of that name.
    case unknownHost
  }

  /// The file that is the answer's body; nil for `body`.
  package var file: SourceName?
  /// The body as it stands in the scenario.
  package var body = ""
  /// The status of HTTP.
  package var status = 200
  /// The kind of the body, such as `application/json`; nil for what the file's name or the text says.
  package var type: String?
  /// Seconds until the answer.
  package var delay = 0.1
  /// Why there is no answer; nil if there is one.
  package var failure: Failure?
  /// Whether the body is made up: values of whatever types the app decodes it as, or a picture.
  package var isMadeUp = false
}

extension NetworkReply.Failure {
  /// For lists.
  var summary: String {
    switch self {
    case .offline: "the device has no network"
    case .timeout: "the server takes too long"
    case .unknownHost: "there is no server of that name"
    }
  }
}

extension NetworkReply {
  static let table = MappingTable<NetworkReply>("reply", "what a server answers") {
    Field(
      "file", \.file, ValueReader<SourceName>.name.optional,
      "the file that is its body, relative to the scenario", synonyms: ["path", "fixture"])
    Field(
      "body", \.body, .text, "its body as text", synonyms: ["text", "json", "content", "data"])
    Field(
      "status", \.status, .integer(100...599), "its status in HTTP",
      synonyms: ["statusCode", "code"])
    Field(
      "type", \.type, ValueReader<String>.text.optional,
      "the kind of the body, such as application/json; by default as the file's name says",
      synonyms: ["contentType", "mimeType"])
    Field("delay", \.delay, .seconds, "how long it takes", synonyms: ["latency", "after"])
    Field(
      "error", \.failure, ValueReader<NetworkReply.Failure>.word.optional,
      "why there is none", synonyms: ["failure"])
    Field(
      "madeUp", \.isMadeUp, .bool,
      "whether it is made up: plausible values of the types that the app decodes, and pictures",
      synonyms: ["placeholder", "fake", "mock"])
  }

  /// What a key of `network` asks for, and whether a request is that.
  package struct Pattern: Hashable, Sendable {
    /// The method of HTTP, in capitals; nil for any.
    private let method: Substring?
    /// The address, in which each `*` stands for any characters.
    private let parts: [Substring]
    private let hasScheme: Bool
    private let hasQuery: Bool

    /// A pattern such as `https://api.example.com/movies*` or `POST api.example.com/login`.
    package init(_ text: String) {
      let words = text.split(separator: " ", maxSplits: 1)
      let isMethod = words.count == 2 && words[0].allSatisfy(\.isLetter)
      method = isMethod ? Substring(words[0].uppercased()) : nil
      let address = isMethod ? words[1].drop { $0 == " " } : text[...]
      parts = address.split(separator: "*", omittingEmptySubsequences: false)
      hasScheme = address.contains("://") || address.hasPrefix("*")
      hasQuery = address.contains("?")
    }

    /// Whether any request is meant.
    package var isAny: Bool { method == nil && parts.allSatisfy(\.isEmpty) && parts.count > 1 }

    /// Whether a request is meant: that what follows `?` in its address only counts where the pattern has one.
    package func matches(_ address: String, method: String) -> Bool {
      guard self.method.map({ $0 == method.uppercased() }) ?? true else { return false }
      var rest = address[...]
      if !hasScheme, let start = rest.firstRange(of: "://")?.upperBound { rest = rest[start...] }
      rest = rest.prefix { $0 != "#" }
      if !hasQuery { rest = rest.prefix { $0 != "?" } }
      guard let first = parts.first, let last = parts.last, rest.hasPrefix(first) else {
        return false
      }
      guard parts.count > 1 else { return rest.count == first.count }
      rest = rest.dropFirst(first.count)
      // The shortest way to each part leaves most for those after it.
      for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard let found = rest.firstRange(of: part) else { return false }
        rest = rest[found.upperBound...]
      }
      return rest.hasSuffix(last) && rest.count >= last.count
    }
  }
}

extension ValueReader where Value == NetworkReply {
  /// A file, or a mapping.
  static let networkReply = ValueReader.byShape(
    scalar: ValueReader<SourceName>.name.map { name in
      var reply = NetworkReply()
      reply.file = name
      return reply
    }.expecting("a file such as movies.json"),
    mapping: .mapping({ NetworkReply() }, { NetworkReply.table }) { _, present, _, reading in
      if present["file"] != nil, let body = present["body"] {
        reading.report(.fileAndBody, at: body)
      }
      if let madeUp = present["madeUp"], present["file"] ?? present["body"] != nil {
        reading.report(.madeUpAndBody, at: madeUp)
      }
    })
}

extension Finding.Message {
  fileprivate static let fileAndBody = Self(
    .conflictingKeys, "'file' and 'body' exclude each other",
    notes: ["both are what the server sends"])
  fileprivate static let madeUpAndBody = Self(
    .conflictingKeys, "what is made up has no 'file' and no 'body'",
    notes: ["the app's own types say what it is made of"])
}
