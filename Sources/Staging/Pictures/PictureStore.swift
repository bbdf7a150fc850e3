import UIKitCore

/// Pictures that were made from a seed, for all the stages of a scenario.
@MainActor package final class PictureStore {
  /// The parts by which made pictures differ.
  struct Key: Hashable {
    var source: String
    var side: Int
    var isWide: Bool
  }

  /// Whether pictures are of one colour, which is enough for those who do not look at them.
  let isSketching: Bool
  private var images: [Key: UIImage] = [:]
  private var named: [String: UIImage] = [:]

  /// An empty store.
  ///
  /// - Parameter isSketching: Whether pictures are of one colour, and as large as others.
  package nonisolated init(isSketching: Bool = false) { self.isSketching = isSketching }

  /// The picture that apps call `name`, made once.
  func image(named name: String, make: () -> UIImage) -> UIImage {
    if let image = named[name] { return image }
    let image = make()
    named[name] = image
    return image
  }

  /// The picture with that key, made once.
  func image(_ key: Key, make: () -> UIImage) -> UIImage {
    if let image = images[key] { return image }
    let image = make()
    images[key] = image
    return image
  }
}
