@_spi(Pages) import ElasticKit
@_spi(Pages) import ElasticRecordings

/// A recording in its two forms. A module has one, and WebAssembly one thread.
struct Desk {
  var numbers: [Double] = []
  var content: [UInt8] = []
  /// The `.gesture.json`, or the reason why it cannot be read.
  var text: [UInt8] = []

  mutating func read() -> Bool {
    do throws(ElasticRecording.ParseError) {
      let recording = try ElasticRecording(json: text, checksContent: false)
      (numbers, content) = (recording.numbers, recording.content)
      return true
    } catch {
      text = error.sentence
      return false
    }
  }

  mutating func write() -> Bool {
    guard let recording = ElasticRecording(numbers: numbers, content: content) else { return false }
    text = recording.json
    return true
  }

  static func makeRoom(_ count: Int32, in bytes: inout [UInt8]) -> UnsafeMutablePointer<UInt8>? {
    guard count >= 0, count <= 64 << 20 else { return nil }
    bytes = [UInt8](repeating: 0, count: Int(count))
    return bytes.withUnsafeMutableBufferPointer { $0.baseAddress }
  }
}

nonisolated(unsafe) var desk = Desk()
