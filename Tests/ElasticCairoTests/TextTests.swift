#if Cairo
import ElasticCairo
import ElasticKit
import Testing

@Suite struct TextTests {
  private func text(_ bytes: some Sequence<UInt8>, _ run: TextRun) throws -> CairoImage {
    try picture(width: 300, height: 60) { $0.text(ItemID(.word), bytes, red, run) }
  }

  @Test(
    "text stands at its position by its anchor, in its own direction",
    arguments: [
      (TextRun.Anchor.start, false, 0.0), (.middle, false, -0.5), (.end, false, -1),
      (.start, true, -1), (.middle, true, -0.5), (.end, true, 0),
    ])
  func anchor(_ anchor: TextRun.Anchor, _ isRightToLeft: Bool, _ share: Double) throws {
    let word = isRightToLeft ? "مرحبا بالعالم" : "Hello world"
    let image = try text(
      word.utf8,
      TextRun(
        position: Point2D(150, 40), size: 20, anchor: anchor, isRightToLeft: isRightToLeft))
    let drawn = try #require(image.drawn)
    let width = TextMeasure().width(of: word.utf8, size: 20, isRightToLeft: isRightToLeft)
    #expect(width > 60)
    // Letters keep up to two points away from, or over, the ends of their advance.
    #expect(abs(Double(drawn.columns.lowerBound) - (150 + share * width)) < 3)
    #expect(abs(Double(drawn.columns.upperBound + 1) - (150 + (share + 1) * width)) < 3)
  }

  @Test("letters without descenders stand on the baseline")
  func baseline() throws {
    let image = try text("HIM".utf8, TextRun(position: Point2D(10, 40), size: 30))
    let drawn = try #require(image.drawn)
    #expect((39...40).contains(drawn.rows.upperBound))
    #expect((17...21).contains(drawn.rows.lowerBound))
  }

  @Test("the direction orders words, not only letters")
  func direction() throws {
    func firstDot(_ isRightToLeft: Bool) throws -> Double {
      // The full stop takes the direction of its line: at the left end where it runs leftward.
      let image = try text(
        "MMMM.".utf8,
        TextRun(
          position: Point2D(150, 40), size: 30, anchor: .middle, isRightToLeft: isRightToLeft))
      let drawn = try #require(image.drawn)
      func ink(_ columns: ClosedRange<Int>) -> Int {
        columns.reduce(0) { sum, x in
          sum + (0..<image.height).reduce(0) { $0 + image.alpha(x, $1) }
        }
      }
      let left = ink(drawn.columns.lowerBound...drawn.columns.lowerBound + 5)
      let right = ink(drawn.columns.upperBound - 5...drawn.columns.upperBound)
      return Double(left) / Double(right)
    }
    #expect(try firstDot(true) < 0.5)
    #expect(try firstDot(false) > 2)
  }

  @Test("bold letters are wider, advances grow with the size and the text, nothing is 0 wide")
  func measure() {
    let measure = TextMeasure()
    let word = "elastic".utf8
    let width = measure.width(of: word, size: 17)
    #expect(width > 20)
    #expect(measure.width(of: word, size: 17, weight: .bold) > width)
    #expect(abs(measure.width(of: word, size: 34) - 2 * width) < 0.1)
    #expect(measure.width(of: "elasticelastic".utf8, size: 17) > 1.9 * width)
    #expect(measure.width(of: [], size: 17) == 0)
    #expect(measure.lineHeight(size: 17) > 17)
    for size in [0, -1, .nan, .infinity, 1e300] {
      #expect(measure.width(of: word, size: size) == 0)
      #expect(measure.lineHeight(size: size) == 0)
    }
    let words = measure.measure(["elastic", "x"].map { Array($0.utf8) }, size: 17)
    #expect(
      words
        == .measured(
          widths: [width, measure.width(of: "x".utf8, size: 17)],
          lineHeight: measure.lineHeight(size: 17)))
  }

  @Test(
    "bytes that are not UTF-8 are drawn as other characters and do not trap",
    arguments: [
      [0xFF, 0xFE, 0x41], [0xC3], [0x41, 0x00, 0x42], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func invalid(_ bytes: [UInt8]) throws {
    let image = try text(bytes, TextRun(position: Point2D(10, 40), size: 20))
    #expect(image.drawn != nil)
  }

  @Test("a line break does not start a line")
  func lineBreak() throws {
    let image = try text("HH\nHH".utf8, TextRun(position: Point2D(10, 40), size: 20))
    #expect(try #require(image.drawn).rows.upperBound <= 41)
  }
}
#endif
