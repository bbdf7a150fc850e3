public import Foundation

extension FileHandle {
  /// The standard output, as the program found it.
  ///
  /// It is the program's alone from the first use on: whatever else is written to the standard output, as by
  /// `print` in code that was loaded, goes to the standard error stream, so that it does not end up
  /// between the bytes of a picture.
  public static let programOutput: FileHandle = {
    let own = dup(STDOUT_FILENO)
    guard own >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return .standardOutput }
    return FileHandle(fileDescriptor: own, closeOnDealloc: false)
  }()
}
