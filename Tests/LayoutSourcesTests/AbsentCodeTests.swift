import Foundation
import Testing
import UIKitCore

@testable import AnimSourceRuntime

/// What functions answer that could not be compiled.
@MainActor struct AbsentCodeTests {
  @Test func `numbers, texts, optionals and collections are made up whatever their type`() {
    UIEnvironment().run {
      #expect(absent("a") as Int64 == 0)
      #expect(absent("a") as UInt8 == 0)
      #expect(absent("a") as Decimal == 0)
      #expect((absent("a") as NSNumber).intValue == 0)
      #expect((absent("a") as Substring).isEmpty)
      #expect((absent("a") as ArraySlice<Int>).isEmpty)
      #expect(absent("a") as CharacterSet == CharacterSet())
      #expect(absent("a") as NSObject? == nil)
    }
  }

  @Test func `numbers are counted as if others counted them, too`() {
    var (small, large) = (Int32(1), Int64.max)
    #expect(unsafe OSAtomicIncrement32(&small) == 2)
    #expect(unsafe OSAtomicIncrement64(&large) == .min)
    #expect(unsafe OSAtomicDecrement32(&small) == 1)
    #expect((small, large) == (1, .min))
  }
}
