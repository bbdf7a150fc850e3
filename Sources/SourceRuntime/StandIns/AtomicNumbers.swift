/// Adds one to a number, as nobody else can do meanwhile: all of an app's code runs on one thread.
///
/// - Returns: The new number.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  unsafe OSAtomicAdd32(1, value)
}

/// Adds one to a number.
///
/// - Returns: The new number.
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  unsafe OSAtomicAdd64(1, value)
}

/// Adds one to a number.
///
/// - Returns: The new number.
@discardableResult public func OSAtomicIncrement32Barrier(
  _ value: UnsafeMutablePointer<Int32>
) -> Int32 {
  unsafe OSAtomicAdd32(1, value)
}

/// Adds one to a number.
///
/// - Returns: The new number.
@discardableResult public func OSAtomicIncrement64Barrier(
  _ value: UnsafeMutablePointer<Int64>
) -> Int64 {
  unsafe OSAtomicAdd64(1, value)
}

/// Takes one from a number.
///
/// - Returns: The new number.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  unsafe OSAtomicAdd32(-1, value)
}

/// Takes one from a number.
///
/// - Returns: The new number.
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  unsafe OSAtomicAdd64(-1, value)
}

/// Adds something to a number; what is too large begins again from below.
///
/// - Returns: The new number.
@discardableResult public func OSAtomicAdd32(
  _ amount: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Int32 {
  unsafe value.pointee &+= amount
  return unsafe value.pointee
}

/// Adds something to a number; what is too large begins again from below.
///
/// - Returns: The new number.
@discardableResult public func OSAtomicAdd64(
  _ amount: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Int64 {
  unsafe value.pointee &+= amount
  return unsafe value.pointee
}
