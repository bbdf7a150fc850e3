package import AnimScenarioFormat

/// The files that are made of one scenario by acting it out once in each theme.
package struct AssetGroup: Hashable, Sendable {
  package let name: String
  package let scenario: ScenarioReference
  package let looks: AssetRequest.Looks
  /// In the order in which they were asked for, each once.
  package private(set) var files: [AssetRequest.File] = []
  /// The pages and lists that ask for a file, by its path, in order.
  package private(set) var pages: [String: [String]] = [:]
  /// The place of the first request.
  package let place: SourceRange

  /// The scale at which it is acted out; nil for the scenario's own.
  ///
  /// It is that of a device with the finest screen of those that are asked for; the others show the
  /// same with fewer pixels.
  package var actedScale: Int? {
    files.compactMap { if case .scale(let scale) = $0.variant.size { scale } else { nil } }.max()
  }

  /// The groups of all requests.
  ///
  /// - Parameter requests: The requests in the order of the pages.
  /// - Returns: The groups in the order of their first requests, and the problems of requests that
  ///   want different things in one place; those are left out.
  package static func groups(
    of requests: [AssetRequest]
  ) -> (groups: [AssetGroup], problems: [AssetProblem]) {
    struct Key: Hashable {
      let scenario: ScenarioReference
      let looks: AssetRequest.Looks
    }
    var groups: [AssetGroup] = []
    var numbers: [Key: Int] = [:]
    var owners: [String: (group: Int, place: SourceRange)] = [:]
    var problems: [AssetProblem] = []
    for request in requests {
      let key = Key(scenario: request.scenario, looks: request.looks)
      let number = numbers[key] ?? groups.count
      if let (file, owner) = request.files.lazy.compactMap({ file in
        owners[file.path].map { (file, $0) }
      }).first(where: { $0.1.group != number }) {
        problems.append(
          AssetProblem(
            "'\(file.path)' is to be made in another way too", at: request.place,
            notes: ["it is asked for at \(owner.place); give one of them another name"]))
        continue
      }
      if number == groups.count {
        numbers[key] = number
        groups.append(
          AssetGroup(
            name: request.name, scenario: request.scenario, looks: request.looks,
            place: request.place))
      }
      for file in request.files {
        owners[file.path] = owners[file.path] ?? (number, request.place)
        groups[number].add(file, for: request.page)
      }
    }
    return (groups, problems)
  }

  private init(
    name: String, scenario: ScenarioReference, looks: AssetRequest.Looks, place: SourceRange
  ) {
    self.name = name
    self.scenario = scenario
    self.looks = looks
    self.place = place
  }

  private mutating func add(_ file: AssetRequest.File, for page: String) {
    if !files.contains(file) { files.append(file) }
    if !(pages[file.path] ?? []).contains(page) { pages[file.path, default: []].append(page) }
  }
}
