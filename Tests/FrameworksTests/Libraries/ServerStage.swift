import AnimLayers
import AnimSourceRuntime
import Foundation
import UIKitCore

/// Runs code where servers answer what is said by the paths of addresses, with a clock that stands.
@MainActor func withServers(
  _ answers: [String: NetworkAnswer], _ body: (MediaClock) throws -> Void
) rethrows {
  let clock = MediaClock()
  let environment = UIEnvironment()
  environment.findAnswer = { url, _ in answers[url.path] }
  try MediaClock.$current.withValue(clock) { try environment.run { try body(clock) } }
}

extension NetworkAnswer {
  /// A picture of a width and a height in pixels.
  @MainActor static func picture(_ width: CGFloat, _ height: CGFloat) -> NetworkAnswer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    return NetworkAnswer(image.pngData() ?? Data())
  }

  /// A text.
  static func text(_ text: String, status: Int = 200) -> NetworkAnswer {
    NetworkAnswer(Data(text.utf8), status: status)
  }

  /// What is made up at an address.
  static func madeUp(_ address: String) -> NetworkAnswer {
    NetworkAnswer(MadeUpBody.mark(Data(), URL(string: address) ?? URL(filePath: "/")))
  }
}
