// The functions that a page calls to export a recording as a file. Invalid input is answered
// with a sentence, never trapped on. A recording comes as numbers; see
// ElasticKit's `ElasticRecording.init(numbers:content:)`.
import ElasticExport

/// Where `count` numbers of a recording are to be written; nil for more than 16 million.
@_expose(wasm, "numbers") @c(export_numbers)
public func numbers(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  guard count >= 0, count <= 1 << 24 else { return nil }
  // One more, so that there is a place even for nothing.
  studio.numbers = [Double](repeating: .nan, count: Int(count) + 1)
  return studio.numbers.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// The buffer for `count` bytes of the component's content; nil for more than 64 MiB.
@_expose(wasm, "content") @c(export_content)
public func content(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  guard count >= 0, count <= 64 << 20 else { return nil }
  studio.content = [UInt8](repeating: 0, count: Int(count) + 1)
  return studio.content.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Makes a file of the recording written last: 1 if there is one now.
///
/// - Parameters:
///   - format: a place in ``FileFormat/all``.
///   - seconds: the time of a still picture.
///   - error: how far, in points, an edge may be off; 0 to 10.
@_expose(wasm, "make") @c(export_make)
public func make(_ format: Int32, _ seconds: Double, _ error: Double) -> Int32 {
  studio.make(format, at: seconds, error: error) ? 1 : 0
}

/// Packs a `.lottie`, which `make` leaves as the animation alone: 1 if there is one. The content written last is the
/// animation, deflated as RFC 1951 has it; with none it is stored.
@_expose(wasm, "pack") @c(export_pack)
public func pack() -> Int32 { studio.pack(Array(studio.content.dropLast())) ? 1 : 0 }

/// Where the bytes of the file lie, `file_count` of them, until the next call.
@_expose(wasm, "file") @c(export_file)
public func file() -> UnsafePointer<UInt8>? {
  studio.file.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many bytes the file has; 0 without one.
@_expose(wasm, "file_count") @c(export_file_count)
public func fileCount() -> Int32 { Int32(studio.file.count) }

/// The description of the file: JSON with `name`, `type` and `sentence`; without a file the reason, in
/// `error`. UTF-8, `answer_count` bytes until the next call.
@_expose(wasm, "answer") @c(export_answer)
public func answer() -> UnsafePointer<UInt8>? {
  studio.answer.withUnsafeBufferPointer { $0.baseAddress }
}

/// The number of bytes of the answer.
@_expose(wasm, "answer_count") @c(export_answer_count)
public func answerCount() -> Int32 { Int32(studio.answer.count) }
