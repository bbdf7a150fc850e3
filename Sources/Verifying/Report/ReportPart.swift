import AnimFiles
import AnimTextFormats
import Foundation

extension Report {
  /// One of several reports that make a whole.
  package struct Part: Hashable, Sendable, Codable {
    /// What the work was divided by: parts of different plans do not fit.
    package let plan: String
    /// The number of the part, from 0.
    package let index: Int
    /// The number of parts.
    package let count: Int

    /// A part of a plan.
    package init(plan: String, index: Int, count: Int) {
      (self.plan, self.index, self.count) = (plan, index, count)
    }
  }

  /// The beginning of a file of results.
  struct Heading: Codable {
    var version = 2
    var part: Part
    var duration: String
    /// The number of lines that follow.
    var entries: Int
  }

  /// The results as lines of JSON: what they are a part of, then an entry on each.
  func results(of part: Part) throws -> String {
    let heading = Heading(part: part, duration: context.duration, entries: verdicts.count)
    return try ([JSONText(heading).text] + verdicts.map { try JSONText($0).text })
      .joined(separator: "\n") + "\n"
  }

  /// How long each verdict took, in seconds, of those that took any time; two digits of it say enough.
  package var durations: [String: Double] {
    let pairs = verdicts.filter { $0.seconds > 0 }.map { entry in
      let digits = Foundation.pow(10, Foundation.floor(Foundation.log10(entry.seconds)) - 1)
      let rounded = (entry.seconds / digits).rounded() * digits
      return (entry.name, (rounded * 1e6).rounded() / 1e6)
    }
    return Dictionary(pairs) { $1 }
  }
}

/// Reports that do not make a whole, with the reason.
package struct ReportPartsError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String
}

/// The reports of several machines that make a whole.
///
/// Entries are read one after the other. There may be hundreds of thousands: then only what is not as it should be
/// stands in the page, with its pictures, and of the rest what is printed of it is all that is kept in memory.
package struct ReportParts {
  private let places: [(folder: String, heading: Report.Heading)]
  /// The number of all entries.
  package let count: Int

  /// The parts in some folders.
  ///
  /// - Parameter folders: The folders, in any order.
  /// - Throws: `ReportPartsError` if one is missing, there twice, damaged, or part of another plan.
  package init(_ folders: [String]) throws(ReportPartsError) {
    var places: [(folder: String, heading: Report.Heading)] = []
    for folder in folders {
      guard let lines = Lines("\(folder)/\(ReportFolder.resultsName)"), let line = lines.next(),
        let heading = try? JSONDecoder().decode(Report.Heading.self, from: line)
      else {
        throw .init(
          description: "'\(folder)/\(ReportFolder.resultsName)' is not what 'verify --shard' writes"
        )
      }
      guard heading.version == 2 else {
        throw .init(
          description:
            "'\(folder)/\(ReportFolder.resultsName)' is of another version of the program")
      }
      places.append((folder, heading))
    }
    places.sort { ($0.heading.part.index, $0.folder) < ($1.heading.part.index, $1.folder) }
    guard let first = places.first else {
      throw .init(description: "there are no reports to merge")
    }
    let part = first.heading.part
    for (folder, heading) in places
    where heading.part.plan != part.plan || heading.part.count != part.count {
      throw .init(
        description: "'\(first.folder)' and '\(folder)' are parts of different plans "
          + "(\(part.plan) of \(part.count) and \(heading.part.plan) of \(heading.part.count)): "
          + "their machines had other scenarios, durations, options or programs")
    }
    for (one, other) in zip(places, places.dropFirst())
    where one.heading.part.index == other.heading.part.index {
      throw .init(
        description: "'\(one.folder)' and '\(other.folder)' are both part "
          + "\(one.heading.part.index + 1) of \(part.count)")
    }
    let known = Set(places.map(\.heading.part.index))
    let missing = (0..<part.count).filter { !known.contains($0) }.map { "\($0 + 1)" }
    guard missing.isEmpty else {
      let shown = missing.prefix(8).joined(separator: ", ") + (missing.count > 8 ? ", …" : "")
      throw .init(
        description: "part\(missing.count == 1 ? "" : "s") \(shown) of \(part.count) "
          + (missing.count == 1 ? "is missing" : "are missing"))
    }
    self.places = places
    count = places.reduce(0) { $0 + $1.heading.entries }
  }

  /// The report of all parts, whose pictures are copied.
  ///
  /// - Parameters:
  ///   - folder: The folder of the report.
  ///   - command: The command that made it, in words.
  /// - Returns: The report, with its entries in the order of their names.
  /// - Throws: `ReportPartsError` if a part is not whole or two have one name, `CocoaError` if pictures cannot be
  ///   copied.
  package func merged(into folder: ReportFolder, command: String) throws -> Report {
    var entries: [Report.Entry] = []
    entries.reserveCapacity(count)
    let decoder = JSONDecoder()
    for (place, heading) in places {
      guard let lines = Lines("\(place)/\(ReportFolder.resultsName)"), lines.next() != nil else {
        throw ReportPartsError(description: "'\(place)' cannot be read")
      }
      var number = 0
      while let line = lines.next() {
        guard var entry = try? decoder.decode(Report.Entry.self, from: line) else { break }
        if entry.status == .passed, count > HTMLReport.mostListed { entry.forgetPage() }
        entries.append(entry)
        number += 1
      }
      guard number == heading.entries else {
        throw ReportPartsError(
          description: "'\(place)/\(ReportFolder.resultsName)' has \(number) of its "
            + "\(heading.entries) entries")
      }
      try folder.copyPictures(from: place)
    }
    entries.sort { a, b in
      let order = a.name.compare(b.name, options: .numeric)
      return order == .orderedAscending
    }
    for (one, other) in zip(entries, entries.dropFirst()) where one.name == other.name {
      throw ReportPartsError(description: "'\(one.name)' is in two of the reports")
    }
    return Report(
      entries,
      context: .init(
        command: command,
        machine: "\(places.count) report\(places.count == 1 ? "" : "s")", duration: ""))
  }
}

/// The lines of a file, read one after the other.
private final class Lines {
  private let handle: FileHandle
  private var buffer = Data()
  private var isAtEnd = false

  /// The lines of a file; nil if it cannot be read.
  init?(_ path: String) {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    self.handle = handle
  }

  deinit { try? handle.close() }

  /// The next line without its end; nil after the last.
  func next() -> Data? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer = buffer[buffer.index(after: end)...] }
        return Data(buffer[..<end])
      }
      if isAtEnd {
        defer { buffer = Data() }
        return buffer.isEmpty ? nil : buffer
      }
      let more = (try? handle.read(upToCount: 1 << 20)) ?? nil
      // A slice keeps all that was before it.
      buffer = Data(buffer) + (more ?? Data())
      isAtEnd = more?.isEmpty ?? true
    }
  }
}
