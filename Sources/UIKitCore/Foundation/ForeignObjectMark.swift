/// The first stored property of classes whose objects are values of attributed strings.
///
/// Where CoreFoundation compares the attributes of neighbouring runs, it takes the word after an
/// object's header for its own: bits 8 to 17 are the number of one of its types. If they happen to
/// be zero, as in an object that begins with a small number, it stops the program. With the number
/// of a type that does not exist, it asks the object's `isEqual(_:)`.
struct ForeignObjectMark: Sendable {
  private let bits: UInt64 = 0x3ff << 8
}
