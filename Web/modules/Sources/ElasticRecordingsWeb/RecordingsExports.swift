// The functions that a page calls to read and write recordings. Invalid input is answered with a sentence, never
// trapped on. On the page a recording is numbers, see ``ElasticRecording/init(numbers:content:)``, and the bytes of a
// song or a path.
@_spi(Pages) import ElasticKit
import ElasticRecordings

/// Where `count` numbers of a recording are to be written; nil for more than 16 million.
@_expose(wasm, "numbers") @c(recordings_numbers)
public func numbers(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  guard count >= 0, count <= 1 << 24 else { return nil }
  desk.numbers = [Double](repeating: .nan, count: Int(count))
  return desk.numbers.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Where `count` bytes of its content are to be written; nil for more than 64 MiB.
@_expose(wasm, "content") @c(recordings_content)
public func content(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  Desk.makeRoom(count, in: &desk.content)
}

/// Where `count` bytes of a `.gesture.json` are to be written; nil for more than 64 MiB.
@_expose(wasm, "text") @c(recordings_text)
public func text(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  Desk.makeRoom(count, in: &desk.text)
}

/// Reads the text: 1, and its numbers and content replace the last; 0, and the reason replaces the text, in UTF-8.
@_expose(wasm, "read") @c(recordings_read)
public func read() -> Int32 { desk.read() ? 1 : 0 }

/// Writes the numbers and the content as a text, which replaces the last; 0 if they are no recording.
@_expose(wasm, "write") @c(recordings_write)
public func write() -> Int32 { desk.write() ? 1 : 0 }

/// How many numbers there are, and where they lie until the next call.
@_expose(wasm, "numbers_count") @c(recordings_numbers_count)
public func numbersCount() -> Int32 { Int32(desk.numbers.count) }
@_expose(wasm, "numbers_start") @c(recordings_numbers_start)
public func numbersStart() -> UnsafePointer<Double>? {
  desk.numbers.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many bytes the content has, and where they lie until the next call.
@_expose(wasm, "content_count") @c(recordings_content_count)
public func contentCount() -> Int32 { Int32(desk.content.count) }
@_expose(wasm, "content_start") @c(recordings_content_start)
public func contentStart() -> UnsafePointer<UInt8>? {
  desk.content.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many bytes the text has, and where they lie until the next call.
@_expose(wasm, "text_count") @c(recordings_text_count)
public func textCount() -> Int32 { Int32(desk.text.count) }
@_expose(wasm, "text_start") @c(recordings_text_start)
public func textStart() -> UnsafePointer<UInt8>? {
  desk.text.withUnsafeBufferPointer { $0.baseAddress }
}
