import ElasticExport

/// A file, and its description for the reader.
struct File {
  var bytes: [UInt8]
  /// What is said before its length, and after it.
  private var start: [UInt8] = []
  private var rest: [UInt8] = []

  /// Its contents and omissions in English, as UTF-8.
  var sentence: [UInt8] { start + length + rest }

  /// A picture of one instant.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = Array("One picture, ".utf8)
    say(".")
  }

  /// A run.
  init(_ bytes: [UInt8], of footage: Footage, as format: FileFormat) {
    self.bytes = bytes
    DecimalText.append(Double(footage.frameCount), to: &start)
    start += Array(" frames, ".utf8)
    start += Self.text(seconds: Double(footage.frameCount) / footage.rate) + Array(", ".utf8)
    if let loop = footage.loop {
      say("; it repeats")
      if loop.lowerBound > 0 {
        say(" from ")
        rest += Self.text(seconds: Double(loop.lowerBound) / footage.rate)
        say(" on")
      }
    }
    say(".")
    if format.kind == .styleSheet {
      if let losses = CSSMotion.losses(of: footage) { say(losses) }
    } else if footage.hasWords {
      say(" Words use the viewer's fonts.")
    }
    if footage.hasSlots { say(" The page's own content is not in it.") }
  }

  /// A ball's way.
  init(_ bytes: [UInt8], ofBall seconds: Double) {
    self.bytes = bytes
    start = Array("The ball's path, ".utf8) + Self.text(seconds: seconds) + Array(", ".utf8)
    say(". It has no words, squash or fading.")
  }

  private mutating func say(_ words: StaticString) { rest += words.bytes }

  private static func text(seconds: Double) -> [UInt8] {
    var text: [UInt8] = []
    DecimalText.append(seconds, decimals: 2, to: &text)
    return text + Array(" s".utf8)
  }

  private var length: [UInt8] {
    let count = Double(bytes.count)
    var text: [UInt8] = []
    DecimalText.append(count < 1000 ? count : count / 1000, decimals: 1, to: &text)
    return text + (count < 1000 ? Array(" bytes".utf8) : Array(" kB".utf8))
  }
}
