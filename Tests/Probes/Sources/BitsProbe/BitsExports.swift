import ElasticKit

// The plays of Tests/Bits for a WebAssembly runtime.

/// Makes room for `count` bytes, the words of a component, and returns its address.
@_expose(wasm, "room") @c(bits_room)
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  given = [UInt8](repeating: 0, count: Int(max(count, 0)) + 1)
  return given.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Reads the words that were written.
@_expose(wasm, "read") @c(bits_read)
public func readWords() { words = PlayWords(Array(given.dropLast())) }

/// The hash of a play of the component with this number; `isOfPage` is 1 for what a page reads, and 0 for all.
@_expose(wasm, "hash") @c(bits_hash)
public func hash(_ kind: Int32, _ number: Int32, _ isOfPage: Int32) -> UInt64 {
  guard let raw = UInt8(exactly: kind), let kind = ComponentKind(rawValue: raw) else { return 0 }
  return FrozenPlayer.hash(Int(number), of: kind, words, isOfPage == 1 ? .page : .swift)
}

/// The number of the component whose name was written; −1 if there is none.
@_expose(wasm, "kind") @c(bits_kind)
public func kindNumber() -> Int32 {
  ComponentKind(name: given.dropLast()).map { Int32($0.rawValue) } ?? -1
}

nonisolated(unsafe) private var given: [UInt8] = [0]
nonisolated(unsafe) private var words = PlayWords([])
