/// A type of a framework of which there is a value where no code says one.
///
/// A screen that shows a photograph or a place is given one by the screen before it. Where that is not known, one of those that the device
/// has serves as well.
@MainActor package protocol FrameworkSample {
  /// The value, of the type itself.
  static var sample: Any { get }
}
