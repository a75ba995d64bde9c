import ElasticExport

/// A file, and what a reader is told of it.
struct File {
  let bytes: [UInt8]
  /// What is in it, and what is not; English, as UTF-8.
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
    switch (format.kind == .styleSheet, footage.hasLines, footage.hasWords) {
    case (true, true, true): say(" CSS cannot contain its lines and words.")
    case (true, true, false): say(" CSS cannot contain its lines.")
    case (true, false, true): say(" CSS cannot contain its words.")
    case (false, _, true): say(" Words use the viewer's fonts.")
    default: break
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
