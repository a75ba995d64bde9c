// The exports for a WebAssembly runtime, to compare its results with the native build's.

/// Makes room for `count` bytes and returns its address.
@_expose(wasm, "room") @c(fuzz_room)
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  guard count >= 0 else { return nil }
  // One byte more, so that there is an address even for a count of 0.
  given = [UInt8](repeating: 0, count: Int(count) + 1)
  return given.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// The checksum of the target with this number, fed with the bytes there; traps if a law is broken.
@_expose(wasm, "sum") @c(fuzz_sum)
public func sum(_ target: Int32) -> UInt64 {
  let targets = FuzzTarget.allCases
  guard targets.indices.contains(Int(target)) else { return 0 }
  return targets[Int(target)].run(Array(given.dropLast()))
}

nonisolated(unsafe) private var given: [UInt8] = [0]
