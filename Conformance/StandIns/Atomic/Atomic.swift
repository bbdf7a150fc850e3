import Foundation

private let lock = NSLock()
@discardableResult func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  lock.withLock {
    value.pointee += 1; return value.pointee
  }
}
@discardableResult func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  lock.withLock {
    value.pointee -= 1; return value.pointee
  }
}
