// The functions that a page calls to read and write recordings. Invalid input is answered with a sentence, never
// trapped on. On the page a recording is numbers, see ``ElasticRecording/init(numbers:content:)``, and the bytes of a
// song or a path.
@_spi(Pages) import ElasticKit
@_spi(Pages) import ElasticRecordings

// What a call leaves for the next; WebAssembly has one thread.
nonisolated(unsafe) private var recording: (numbers: [Double], content: [UInt8]) = ([], [])
/// The `.gesture.json`, or the reason why it cannot be read.
nonisolated(unsafe) private var file: [UInt8] = []

private func makeRoom(_ count: Int32, in bytes: inout [UInt8]) -> UnsafeMutablePointer<UInt8>? {
  guard count >= 0, count <= 64 << 20 else { return nil }
  bytes = [UInt8](repeating: 0, count: Int(count))
  return bytes.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Where `count` numbers of a recording are to be written; nil for more than 16 million.
@_expose(wasm, "numbers") @c(recordings_numbers)
public func numbers(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  guard count >= 0, count <= 1 << 24 else { return nil }
  recording.numbers = [Double](repeating: .nan, count: Int(count))
  return recording.numbers.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Where `count` bytes of its content are to be written; nil for more than 64 MiB.
@_expose(wasm, "content") @c(recordings_content)
public func content(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  makeRoom(count, in: &recording.content)
}

/// Where `count` bytes of a `.gesture.json` are to be written; nil for more than 64 MiB.
@_expose(wasm, "text") @c(recordings_text)
public func text(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  makeRoom(count, in: &file)
}

/// Reads the text: 1, and its numbers and content replace the last; 0, and the reason replaces the text, in UTF-8.
@_expose(wasm, "read") @c(recordings_read)
public func read() -> Int32 {
  do throws(ElasticRecording.ParseError) {
    let read = try ElasticRecording(json: file, checksContent: false)
    recording = (read.numbers, read.content)
    return 1
  } catch {
    file = error.sentence
    return 0
  }
}

/// Writes the numbers and the content as a text, which replaces the last; 0 if they are no recording.
@_expose(wasm, "write") @c(recordings_write)
public func write() -> Int32 {
  let (numbers, content) = recording
  guard let written = ElasticRecording(numbers: numbers, content: content) else { return 0 }
  file = written.json
  return 1
}

/// How many numbers there are, and where they lie until the next call.
@_expose(wasm, "numbers_count") @c(recordings_numbers_count)
public func numbersCount() -> Int32 { Int32(recording.numbers.count) }
@_expose(wasm, "numbers_start") @c(recordings_numbers_start)
public func numbersStart() -> UnsafePointer<Double>? {
  recording.numbers.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many bytes the content has, and where they lie until the next call.
@_expose(wasm, "content_count") @c(recordings_content_count)
public func contentCount() -> Int32 { Int32(recording.content.count) }
@_expose(wasm, "content_start") @c(recordings_content_start)
public func contentStart() -> UnsafePointer<UInt8>? {
  recording.content.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many bytes the text has, and where they lie until the next call.
@_expose(wasm, "text_count") @c(recordings_text_count)
public func textCount() -> Int32 { Int32(file.count) }
@_expose(wasm, "text_start") @c(recordings_text_start)
public func textStart() -> UnsafePointer<UInt8>? {
  file.withUnsafeBufferPointer { $0.baseAddress }
}
