import Foundation
import FuzzTargets
import Synchronization

/// What a process fuzzes.
private struct Work {
  let feed: Reader.Feed
  let mutator: Mutator
}

private let work = Mutex<Work?>(nil)

/// Opens the reader that the environment names: `READER=gif`. Without any, `pixels.py` wants frames.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  guard let name = ProcessInfo.processInfo.environment["READER"] else {
    Frames.write()
    exit(0)
  }
  guard let reader = Reader(rawValue: name) else {
    let known = Reader.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(Data("READER is none of \(known): '\(name)'\n".utf8))
    exit(64)
  }
  Task { @MainActor in
    do {
      let feed = try await reader.opened()
      work.withLock { $0 = Work(feed: feed, mutator: Mutator(reader)) }
    } catch {
      FileHandle.standardError.write(Data("\(name) cannot be opened: \(error)\n".utf8))
      exit(70)
    }
  }
  while work.withLock({ $0 == nil }) {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
  }
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { work.withLock { $0 }?.feed(bytes) }
  return 0
}

@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ capacity: Int, _ seed: CUnsignedInt
) -> Int {
  work.withLock { $0 }?.mutator.mutate(data, size, capacity, seed: seed) ?? size
}
