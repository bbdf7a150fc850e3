package import AnimPixels

/// A place where pictures that are made up are kept from run to run, since exposing them takes longer than reading.
package protocol PictureArchive: Sendable {
  /// The opaque picture of a recipe and a size, from the archive if it is there.
  ///
  /// - Parameters:
  ///   - recipe: What the picture is made by.
  ///   - size: Its size.
  ///   - make: Makes the picture if it is not there; it is then put there.
  /// - Returns: The picture.
  func pixmap(of recipe: String, size: PixelSize, make: () -> Pixmap) -> Pixmap
}

/// The archive of a task: none, unless a program has one.
package enum PictureArchives {
  /// What pictures that are asked for from here on are looked up in.
  @TaskLocal package static var current: (any PictureArchive)?
}
