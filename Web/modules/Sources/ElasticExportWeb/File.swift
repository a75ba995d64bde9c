import ElasticExport

/// A file, and its description for the reader.
struct File {
  let bytes: [UInt8]
  /// Its contents and omissions in English, as UTF-8.
  private(set) var sentence: [UInt8] = []

  /// A picture of one instant.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    say("One picture, ")
    sayLength()
    say(".")
  }

  /// A run.
  init(_ bytes: [UInt8], of footage: Footage, as format: FileFormat) {
    self.bytes = bytes
    DecimalText.append(Double(footage.frameCount), to: &sentence)
    say(" frames, ")
    sayLength(seconds: Double(footage.frameCount) / footage.rate)
    if let loop = footage.loop {
      say("; it repeats")
      if loop.lowerBound > 0 {
        say(" from ")
        saySeconds(Double(loop.lowerBound) / footage.rate)
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
    say("The ball's path, ")
    sayLength(seconds: seconds)
    say(". It has no words, squash or fading.")
  }

  private mutating func say(_ words: StaticString) {
    words.withUTF8Buffer { sentence.append(contentsOf: $0) }
  }

  private mutating func saySeconds(_ seconds: Double) {
    DecimalText.append(seconds, decimals: 2, to: &sentence)
    say(" s")
  }

  private mutating func sayLength(seconds: Double) {
    saySeconds(seconds)
    say(", ")
    sayLength()
  }

  private mutating func sayLength() {
    let count = Double(bytes.count)
    DecimalText.append(count < 1000 ? count : count / 1000, decimals: 1, to: &sentence)
    say(count < 1000 ? " bytes" : " kB")
  }
}
