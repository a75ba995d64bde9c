import ElasticCore
import TestSupport
import Testing

@Suite("SVG path data")
struct SVGPathTests {
  @Test(
    "every command reads as the absolute steps it stands for",
    arguments: [
      ("M 1 2 L 3 4", "M 1 2 L 3 4"),
      ("m 1 2 l 3 4", "M 1 2 L 4 6"),
      ("M1 2 3 4 5 6", "M 1 2 L 3 4 L 5 6"),
      ("m1 2 3 4 5 6", "M 1 2 L 4 6 L 9 12"),
      ("M1 1H5V7", "M 1 1 L 5 1 L 5 7"),
      ("M1 1h5 6v7-3", "M 1 1 L 6 1 L 12 1 L 12 8 L 12 5"),
      ("M0 0C1 2 3 4 5 6", "M 0 0 C 1 2 3 4 5 6"),
      ("M1 1c1 2 3 4 5 6 1 0 2 0 3 0", "M 1 1 C 2 3 4 5 6 7 C 7 7 8 7 9 7"),
      ("M0 0C1 2 3 4 5 6S9 9 10 10", "M 0 0 C 1 2 3 4 5 6 C 7 8 9 9 10 10"),
      ("M0 0C1 2 3 4 5 6s1 1 2 2", "M 0 0 C 1 2 3 4 5 6 C 7 8 6 7 7 8"),
      ("M1 1S9 9 10 10", "M 1 1 C 1 1 9 9 10 10"),
      ("M0 0Q1 2 3 4S9 9 10 10", "M 0 0 Q 1 2 3 4 C 3 4 9 9 10 10"),
      ("M0 0Q1 2 3 4", "M 0 0 Q 1 2 3 4"),
      ("M1 1q1 2 3 4", "M 1 1 Q 2 3 4 5"),
      ("M0 0Q1 2 3 4T10 10 20 20", "M 0 0 Q 1 2 3 4 Q 5 6 10 10 Q 15 14 20 20"),
      ("M0 0Q1 2 3 4t1 1", "M 0 0 Q 1 2 3 4 Q 5 6 4 5"),
      ("M1 1T5 5", "M 1 1 Q 1 1 5 5"),
      ("M0 0C1 2 3 4 5 6T9 9", "M 0 0 C 1 2 3 4 5 6 Q 5 6 9 9"),
      ("M1 2L3 4Z", "M 1 2 L 3 4 Z"),
      ("M1 2L3 4zl1 1", "M 1 2 L 3 4 Z L 2 3"),
      ("M1 2l3 4zm1 1l1 1", "M 1 2 L 4 6 Z M 2 3 L 3 4"),
      ("M0 0 1-2.5.5.25", "M 0 0 L 1 -2.5 L 0.5 0.25"),
      ("M0 0A0 5 0 0 1 10 10", "M 0 0 L 10 10"),
      ("M0 0a5 0 0 0 1 10 10", "M 0 0 L 10 10"),
      ("M3 3A5 5 0 0 1 3 3L4 4", "M 3 3 L 4 4"),
      ("M+1,-2 , 3 4", "M 1 -2 L 3 4"),
      ("M1e1.5 2E-1 1.", "M 10 0.5 L 0.2 1"),
      ("\n\t\u{c}\rM 1 2 \n L 3,4 \r", "M 1 2 L 3 4"),
      ("M1 2ZZ", "M 1 2 Z Z"),
      ("", ""), (" \n", ""),
    ])
  func commands(data: String, expected: String) throws {
    #expect(try BezierPath(svg: data).svg == expected)
  }

  @Test(
    "an error has the problem, its place, and the expected token",
    arguments: [
      ("x", .unexpected(120, at: 0, expected: .command)),
      ("10 10", .unexpected(49, at: 0, expected: .command)),
      (",M0 0", .unexpected(44, at: 0, expected: .command)),
      ("L 1 1", .missingMove(at: 0)),
      ("  z", .missingMove(at: 2)),
      ("a1 1 0 0 0 1 1", .missingMove(at: 0)),
      ("M", .endOfInput(at: 1, expected: .number)),
      ("M 10", .endOfInput(at: 4, expected: .number)),
      ("M 10 ", .endOfInput(at: 5, expected: .number)),
      ("M,1 2", .unexpected(44, at: 1, expected: .number)),
      ("M1,,2", .unexpected(44, at: 3, expected: .number)),
      ("M1 2,", .endOfInput(at: 5, expected: .number)),
      ("M1 2,L3 4", .unexpected(76, at: 5, expected: .number)),
      ("M 0 0 L 10 x", .unexpected(120, at: 11, expected: .number)),
      ("M 0 0 L 10 L", .unexpected(76, at: 11, expected: .number)),
      ("M0 0L1 1x", .unexpected(120, at: 8, expected: .commandOrNumber)),
      ("M0 0L1 1e", .unexpected(101, at: 8, expected: .commandOrNumber)),
      ("M0 0zx", .unexpected(120, at: 5, expected: .command)),
      ("M0 0z1", .unexpected(49, at: 5, expected: .command)),
      ("M0 0Z,", .unexpected(44, at: 5, expected: .command)),
      ("M. 0", .unexpected(32, at: 2, expected: .number)),
      ("M- 0", .unexpected(32, at: 2, expected: .number)),
      ("M+-1 0", .unexpected(45, at: 2, expected: .number)),
      ("M0 -.", .endOfInput(at: 5, expected: .number)),
      ("M0 0C1 2 3 4 5", .endOfInput(at: 14, expected: .number)),
      ("M0 0C1 2 3 4 5 6 7", .endOfInput(at: 18, expected: .number)),
      ("M0 0Q1 2Z", .unexpected(90, at: 8, expected: .number)),
      ("M0 0H", .endOfInput(at: 5, expected: .number)),
      ("M0 0A1 1 0 2 0 5 5", .unexpected(50, at: 11, expected: .flag)),
      ("M0 0A1 1 0 0 -1 5 5", .unexpected(45, at: 13, expected: .flag)),
      ("M0 0A1 1 0 ", .endOfInput(at: 11, expected: .flag)),
      ("M0 0A1 1 0 01", .endOfInput(at: 13, expected: .number)),
      ("M1e39 0", .numberOutOfRange(at: 1)),
      ("M0 -1e999999999999", .numberOutOfRange(at: 3)),
      ("M3e38 0l3e38 0", .numberOutOfRange(at: 8)),
      // Computed coordinates, such as reflected control points.
      ("M0 0Q0-3e38 0 3e38T1 1", .numberOutOfRange(at: 19)),
      ("M0 0C0 0 0-3e38 0 3e38S1 1 2 2", .numberOutOfRange(at: 23)),
      ("M0 0A3e38 3e38 0 1 1 2e38 0", .numberOutOfRange(at: 5)),
      ("M0 nan", .unexpected(110, at: 3, expected: .number)),
      ("M0 0 \u{e9}", .unexpected(0xC3, at: 5, expected: .commandOrNumber)),
      ("M0 0\0", .unexpected(0, at: 4, expected: .commandOrNumber)),
    ] as [(String, SVGPathError)])
  func errors(data: String, expected: SVGPathError) {
    #expect(throws: expected) { try BezierPath(svg: data.utf8) }
  }

  @Test("an error is one clear sentence")
  func sentences() {
    let texts: [(SVGPathError, String)] = [
      (
        .unexpected(120, at: 12, expected: .number),
        "unexpected 'x' at position 12; a number was expected"
      ),
      (
        .unexpected(0xC3, at: 5, expected: .commandOrNumber),
        "unexpected byte 0xC3 at position 5; a command or a number was expected"
      ),
      (
        .unexpected(0, at: 5, expected: .command),
        "unexpected byte 0x00 at position 5; a command was expected"
      ),
      (
        .unexpected(32, at: 2, expected: .number),
        "unexpected space at position 2; a number was expected"
      ),
      (
        .endOfInput(at: 11, expected: .flag),
        "unexpected end at position 11; a flag (0 or 1) was expected"
      ),
      (
        .missingMove(at: 0),
        "drawing starts at position 0 without a move; 'M' or 'm' was expected"
      ),
      (
        .numberOutOfRange(at: 3),
        "the number at position 3 is out of range; at most 3.4e38 was expected"
      ),
    ]
    for (error, text) in texts { #expect(error.description == text) }
  }

  @Test("a written path reads back as the same path, to the bit", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    var random = GeometryRandom(seed: seed)
    let path = random.path(steps: 30)
    var bytes: [UInt8] = []
    path.appendSVG(to: &bytes)
    #expect(try BezierPath(svg: bytes) == path)
    #expect(try BezierPath(svg: path.svg).svg == path.svg)
  }

  @Test("decimals round, and a path without a move is written with one")
  func writing() {
    var path = BezierPath()
    path.line(to: Point2D(1.0 / 3, -2.0 / 3))
    path.close()
    var bytes: [UInt8] = Array("d=".utf8)
    path.appendSVG(to: &bytes, decimals: 2)
    #expect(String(decoding: bytes, as: UTF8.self) == "d=M 0 0 L 0.33 -0.67 Z")
    #expect(path.svg == "M 0 0 L 0.3333333333333333 -0.6666666666666666 Z")
    var odd = BezierPath()
    odd.move(to: Point2D(.nan, -.infinity))
    #expect(odd.svg == "M 0 0")
    #expect(BezierPath().svg.isEmpty)
  }

  @Test("a megabyte of path is read in one go")
  func megabyte() throws {
    var data = Array("M0 0".utf8)
    while data.count < 1_000_000 { data += Array("l1.5-2c1 2 3 4-4.5-4a1 1 0 0110 10".utf8) }
    let path = try BezierPath(svg: data)
    #expect(path.elements.reduce(0) { count, _ in count + 1 } > 100_000)
    #expect(try BezierPath(svg: Array(repeating: 0x20, count: 1_000_000)).isEmpty)
    let digits = Array("M0 0.".utf8) + Array(repeating: UInt8(ascii: "1"), count: 100_000)
    #expect(try BezierPath(svg: digits).controlBounds?.maxY == 0.111_111_111_111_111_11)
  }

  @Test(
    "no bytes trap, and every accepted path can be measured and written", arguments: Chance.seeds(8)
  )
  func mutations(seed: UInt64) {
    var random = GeometryRandom(seed: seed)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789+-.,eE \n19e3x\u{0}".utf8)
    let seeds = [
      "M10 80C40 10 65 10 95 80S150 150 180 80", "M0 0a25 26-30 0150-25 1 1 0 1 1 1e38 1e-38z",
      "m1-2.5.5e3q1 2 3 4t9 9h1v-1z", "M3e38 3e38S-3e38 3e38 1 1T3e38-3e38A1e-320 3e38 7 11 0 1",
    ].map { Array($0.utf8) }
    var accepted = 0
    for round in 0..<12_500 {
      var data: [UInt8]
      if round & 3 == 0 {
        let count = Int.random(in: 0..<40, using: &random)
        data = (0..<count).map { _ in
          round & 4 == 0
            ? alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            : UInt8.random(in: 0...255, using: &random)
        }
      } else {
        data = seeds[Int.random(in: 0..<seeds.count, using: &random)]
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let index = Int.random(in: 0..<data.count, using: &random)
          data[index] = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        }
      }
      do throws(SVGPathError) {
        let path = try BezierPath(svg: data)
        accepted += 1
        #expect(path.segments.allSatisfy { $0.end.isFinite && $0.cubic.control1.isFinite })
        _ = path.bounds
        _ = path.contains(Point2D(1, 1))
        #expect(path.length(tolerance: 1).isFinite)
        if round & 15 == 0 { #expect(!path.svg.utf8.contains(UInt8(ascii: "n"))) }
      } catch {
        #expect(error.offset >= 0 && error.offset <= data.count)
      }
    }
    #expect(accepted > 500)
  }
}
