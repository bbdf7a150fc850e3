package import AnimSourceRuntime
package import Foundation
package import UIKitCore

/// A picture that has come.
package struct LoadedPicture {
  package let image: UIImage
  package let data: Data
  package let response: SimulatedURLResponse?
}

/// A picture that comes from a server or a file, on the simulation's clock.
@MainActor package final class PictureLoad {
  private var task: SimulatedURLSessionTask?
  private var completion: ((Result<LoadedPicture, any Error>) -> Void)?
  /// The address that was asked.
  package let url: URL?

  /// Asks for a picture.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - scale: The pixels in a point of the picture.
  ///   - completion: Told once of what came, or of why nothing did: `URLError` with `.cancelled` as soon as that is so, with
  ///     `.cannotDecodeContentData` if it is no picture.
  package init(
    _ request: SimulatedURLRequest, scale: CGFloat = 1,
    completion: @escaping (Result<LoadedPicture, any Error>) -> Void
  ) {
    url = request.url
    self.completion = completion
    guard let url = request.url else {
      finish(.failure(URLError(.badURL)))
      return
    }
    if url.isFileURL {
      SimulatedQueue.main.async { [self] in
        finish(Self.picture(try? Data(contentsOf: url), scale, nil))
      }
      return
    }
    task = SimulatedURLSession.shared.dataTask(with: request) { [self] data, response, error in
      if let error { return finish(.failure(error)) }
      guard let response, (200..<400).contains(response.statusCode) else {
        return finish(.failure(URLError(.badServerResponse)))
      }
      finish(Self.picture(data, scale, response))
    }
    task?.resume()
  }

  private static func picture(
    _ data: Data?, _ scale: CGFloat, _ response: SimulatedURLResponse?
  ) -> Result<LoadedPicture, any Error> {
    guard let data else { return .failure(URLError(.fileDoesNotExist)) }
    guard let image = UIImage(data: data, scale: scale) else {
      return .failure(URLError(.cannotDecodeContentData))
    }
    return .success(LoadedPicture(image: image, data: data, response: response))
  }

  private func finish(_ result: Result<LoadedPicture, any Error>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }

  /// Gives up, if nothing has come by now.
  package func cancel() {
    task?.cancel()
    finish(.failure(URLError(.cancelled)))
  }
}

/// Pictures by their keys.
@MainActor package final class PictureStore {
  /// The pictures, with what they were made of.
  private var pictures: [String: (image: UIImage, data: Data?)] = [:]

  package init() {}

  package func image(_ key: String) -> UIImage? { pictures[key]?.image }
  package func data(_ key: String) -> Data? { pictures[key]?.data }
  package func keep(_ image: UIImage, _ data: Data?, _ key: String) {
    pictures[key] = (image, data)
  }
  package func remove(_ key: String) { pictures[key] = nil }
  package func removeAll() { pictures = [:] }
  package var keys: [String] { pictures.keys.sorted() }
  /// The bytes of what the pictures were made of.
  package var size: Int { pictures.values.reduce(0) { $0 + ($1.data?.count ?? 0) } }
}
