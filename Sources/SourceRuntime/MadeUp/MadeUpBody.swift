public import Foundation
import UIKitCore

/// The body of an answer that is made up: a picture for whoever wants one, with a mark by which `SceneJSONDecoder` knows it.
package enum MadeUpBody {
  private static let mark = "\nrender-anim makes up "

  /// The picture with a mark after its end, which readers of pictures leave alone.
  package static func mark(_ picture: Data, _ url: URL) -> Data {
    picture + Data((mark + url.absoluteString).utf8)
  }

  /// The address at which a body was made up; nil for any other data.
  static func address(of data: Data) -> String? {
    data.range(of: Data(mark.utf8), options: .backwards).map {
      String(decoding: data[$0.upperBound...], as: UTF8.self)
    }
  }
}

/// The replacement of `JSONDecoder` in sources of apps: it decodes as that does, and makes up values of what a server did not say.
public final class SceneJSONDecoder: JSONDecoder, @unchecked Sendable {
  /// A decoder.
  public static func make() -> JSONDecoder { SceneJSONDecoder() }

  public override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    guard let address = MadeUpBody.address(of: data) else {
      return try super.decode(type, from: data)
    }
    return try MadeUpDecoder(address, MadeUpWords.known, userInfo).value(type)
  }
}

/// The names of the values that the sources of a scene declare, of which some are made up.
@MainActor package final class MadeUpWords {
  package var names = EnumerationNames()

  package static var current: MadeUpWords { UIEnvironment.current.single { MadeUpWords() } }

  /// The values of a type by the names that are known to the scene; nothing on a thread of the app's own.
  nonisolated static var known: MadeUpDecoder.Words {
    if UIEnvironment.current.isActingElsewhere { return .init { _ in [] } }
    return .init { type in
      nonisolated(unsafe) var all: [Any] = []
      MainActor.assumeIsolated { unsafe all = current.names.all(of: type) }
      return unsafe all
    }
  }
}
