// The functions that a page calls to read a song that the ball's own module refuses: TTML, UltraStar or Whisper's JSON. It gets a
// WebVTT file with the same words and times, which that module reads. Invalid input is answered with a sentence, never
// trapped on.
import ElasticKit
@_spi(Pages) import ElasticSongFormats

// What a call leaves for the next; WebAssembly has one thread. The song, as given and as WebVTT, or the reason why it
// cannot be read.
nonisolated(unsafe) private var file: [UInt8] = []

/// Where `count` bytes of a song are to be written; nil for more than the kit reads.
@_expose(wasm, "text") @c(songs_text)
public func text(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  guard count >= 0, count <= Lyrics.byteLimit else { return nil }
  file = [UInt8](repeating: 0, count: Int(count))
  return file.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Reads the song: −1, and WebVTT replaces it; or the byte of the mistake, and the reason replaces it, in UTF-8.
@_expose(wasm, "convert") @c(songs_convert)
public func convert() -> Int32 {
  do throws(Lyrics.ParseError) {
    file = try Lyrics(songFile: file).pageFile
    return -1
  } catch {
    file = []
    error.kind.sentence.withUTF8Buffer { file.append(contentsOf: $0) }
    return Int32(error.offset)
  }
}

/// How many bytes the text has, and where they lie until the next call.
@_expose(wasm, "text_count") @c(songs_text_count)
public func textCount() -> Int32 { Int32(file.count) }
@_expose(wasm, "text_start") @c(songs_text_start)
public func textStart() -> UnsafePointer<UInt8>? {
  file.withUnsafeBufferPointer { $0.baseAddress }
}
