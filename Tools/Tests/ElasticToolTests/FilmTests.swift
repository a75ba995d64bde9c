import ArgumentParser
import Testing

@testable import elastic

/// Tests of films that need no ffmpeg.
@Suite struct FilmTests {
  @Test(
    "a number in a picture's name makes a sequence of it",
    arguments: [
      ("%d.png", 0, "0.png"), ("%d.png", 12_345, "12345.png"), ("a%04d.PNG", 7, "a0007.PNG"),
      ("100%-%03d.png", 1000, "100%-1000.png"), ("%5d.png", 42, "00042.png"),
    ])
  func names(_ name: String, _ number: Int, _ expected: String) throws {
    guard let sequence = try RenderFormats.format(of: "nowhere/" + name).sequence else {
      Issue.record("\(name) is no sequence")
      return
    }
    #expect(sequence.name(number) == expected)
  }

  @Test(
    "any other percent sign is one of the name",
    arguments: ["100%.png", "%.png", "%s.png", "%4.png", "%-4d.png"])
  func percent(_ name: String) throws {
    #expect(try RenderFormats.format(of: name) is PNGFormat)
  }

  @Test(
    "the remaining time is that of the remaining frames at the same rate",
    arguments: [
      (0, 10, 3.0, "0 %"), (1, 4, 0.1, "25 %"), (1, 4, 3.0, "25 %, 9 s left"),
      (4, 4, 3.0, "100 %, 0 s left"), (1, 25, 3.0, "4 %, 1 min 12 s left"),
      (1, 10_000, 1.5, "0 %, 4 h 9 min left"), (999, 1000, 999.0, "99 %, 1 s left"),
    ])
  func left(_ done: Int, _ total: Int, _ seconds: Double, _ expected: String) {
    let text = ProgressBar.text(done: done, of: total, after: seconds)
    #expect(text.hasSuffix(" " + expected), "\(text)")
    #expect(text.prefix { $0 == "█" || $0 == "░" }.count == 25)
  }

  @Test("dividing by alpha gives back the colour, and changes no opaque or clear pixel")
  func straight() {
    for alpha in [UInt32(0), 1, 2, 17, 128, 254, 255] {
      // One pixel at every place of a run and of the remainder.
      for place in 0..<70 {
        var pixels = [UInt32](repeating: 0xFF_20_40_60, count: 70)
        func times(_ part: UInt32) -> UInt32 { (part * alpha + 127) / 255 }
        pixels[place] = alpha << 24 | times(0x20) << 16 | times(0x40) << 8 | times(0x60)
        pixels.withUnsafeMutableBufferPointer { StraightAlpha.convert($0, bleeds: false) }
        #expect(pixels.count { $0 == 0xFF_20_40_60 } >= 69)
        let pixel = pixels[place]
        #expect(pixel >> 24 == alpha)
        guard alpha > 0 else { continue }
        for (shift, part) in [(UInt32(16), 0x20), (8, 0x40), (0, 0x60)] {
          // The largest rounding error: half a step of the stored value, as a share of the whole.
          let error = abs(Int(pixel >> shift & 255) - part)
          #expect(Double(error) <= 127.5 / Double(alpha) + 0.5)
        }
      }
    }
  }

  @Test("for codecs that mix neighbours, a clear pixel has the colour of the pixel before it")
  func bleeding() {
    let (red, blue) = (UInt32(0xFF_FF_00_00), UInt32(0xFF_00_00_FF))
    var pixels = [UInt32](repeating: 0, count: 200)
    pixels[50] = red
    pixels[120] = blue
    pixels.withUnsafeMutableBufferPointer { StraightAlpha.convert($0, bleeds: true) }
    for (index, pixel) in pixels.enumerated() where index != 50 && index != 120 {
      #expect(pixel == (index < 120 ? red : blue) & 0xFF_FFFF)
    }
    var empty = [UInt32](repeating: 0, count: 40)
    empty.withUnsafeMutableBufferPointer { StraightAlpha.convert($0, bleeds: true) }
    #expect(empty.allSatisfy { $0 == 0 })
  }
}
