import AnimFiles
import AnimScenarioFormat
import Foundation
import UIKitCore

/// The servers of a scenario: what they answer is said by it, and read from its files.
@MainActor struct ScriptedNetwork {
  private var replies: [(pattern: NetworkReply.Pattern, answer: NetworkAnswer, isMadeUp: Bool)] = []
  private let makeUp: (URL) -> NetworkAnswer?
  private let madeUp = AddressNotes { address, method in
    "what \(address) answers\(method == "GET" ? "" : " to \(method)") is made up; the scenario's 'network:' says what servers answer"
  }

  /// Reads the files that the scenario names, relative to its own folder.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - trustedPaths: The files and folders outside of the scenario's folder that may be read.
  ///   - makeUp: Makes up what is at an address; nil for one of which that cannot be done.
  /// - Throws: `StageError.unreadableFile` if one of the files cannot be read.
  init(
    _ scenario: Scenario, trusting trustedPaths: [String],
    makeUp: @escaping (URL) -> NetworkAnswer? = { _ in nil }
  ) throws(StageError) {
    self.makeUp = makeUp
    let premises = Premises(around: scenario.file, trusting: trustedPaths)
    for reply in scenario.network {
      let body: [UInt8]
      if let file = reply.value.file {
        do {
          body = try premises.bytes(scenario.path(of: file), limit: InputFile.pictureLimit)
        } catch {
          throw .unreadableFile("\(error)", at: file.location)
        }
      } else {
        body = Array(reply.value.body.utf8)
      }
      replies.append(
        (NetworkReply.Pattern(reply.name), Self.answer(reply.value, body), reply.value.isMadeUp))
    }
  }

  private static func answer(_ reply: NetworkReply, _ body: [UInt8]) -> NetworkAnswer {
    let kind = reply.type ?? type(of: reply.file?.text, body)
    let failure: URLError.Code? =
      switch reply.failure {
      case nil: nil
      case .offline: .notConnectedToInternet
      case .timeout: .timedOut
      case .unknownHost: .cannotFindHost
      }
    return NetworkAnswer(
      Data(body), status: reply.status,
      headers: ["Content-Type": kind, "Content-Length": "\(body.count)"], failure: failure,
      delay: reply.delay)
  }

  /// The kind of a body, by the name of its file or its first character.
  private static func type(of file: String?, _ body: [UInt8]) -> String {
    switch (file as NSString?)?.pathExtension.lowercased() {
    case "png": return "image/png"
    case "jpg", "jpeg": return "image/jpeg"
    case "html", "htm": return "text/html; charset=utf-8"
    case "xml", "rss", "atom": return "application/xml"
    case "txt", "csv": return "text/plain; charset=utf-8"
    case "json": return "application/json"
    default: break
    }
    let first = body.first { $0 != 32 && $0 != 10 && $0 != 13 && $0 != 9 }
    let isJSON = first.map { Array("{[\"".utf8).contains($0) } ?? false
    return isJSON ? "application/json" : "text/plain; charset=utf-8"
  }

  /// What the first of the scenario's replies says whose address is meant; nil for an address that none is for.
  func answer(_ url: URL, _ method: String) -> NetworkAnswer? {
    let address = url.absoluteString
    guard let reply = replies.first(where: { $0.pattern.matches(address, method: method) }) else {
      return nil
    }
    guard reply.isMadeUp, reply.answer.failure == nil, var made = makeUp(url) else {
      return reply.answer
    }
    // The addresses in what is made up are all on one server that is nobody's.
    if reply.pattern.isAny, url.host != "example.com" { madeUp.note(url, method) }
    made.status = reply.answer.status
    made.delay = reply.answer.delay
    return made
  }
}

/// The addresses that an app asks for of which something is to be said, once for each server.
@MainActor final class AddressNotes {
  private let words: (_ address: Substring, _ method: String) -> String
  private var hosts: Set<String> = []
  /// Whether no address has been noted.
  var isEmpty: Bool { hosts.isEmpty }

  /// Notes with these words.
  init(_ words: @escaping (_ address: Substring, _ method: String) -> String) {
    self.words = words
  }

  /// Addresses that nothing is known of: a screen without data looks like a fault of the program.
  static func unanswered() -> AddressNotes {
    AddressNotes { address, method in
      "the app asks \(method == "GET" ? "for" : "by \(method) for") \(address), and there is no network; the scenario's "
        + "'network:' says what servers answer"
    }
  }

  /// Warns of an address, if it is the first of its server.
  func note(_ url: URL, _ method: String) {
    guard url.scheme?.hasPrefix("http") == true, hosts.insert(url.host ?? "").inserted else {
      return
    }
    UIEnvironment.current.warn(words(url.absoluteString.prefix { $0 != "?" }, method))
  }
}
