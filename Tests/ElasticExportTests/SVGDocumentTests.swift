import ElasticExport
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct SVGDocumentTests {
  private let document = SVGDocument(size: Size2D(width: 10, height: 20))

  private func text(_ build: (inout Drawing) -> Void) -> String {
    var drawing = Drawing()
    build(&drawing)
    return String(decoding: document.bytes(of: drawing), as: UTF8.self)
  }

  private func line(_ drawing: inout Drawing) {
    drawing.move(to: .origin)
    drawing.line(to: Point2D(10, 0))
  }

  @Test("an empty drawing is an empty picture of its size")
  func empty() {
    #expect(
      text { _ in } == """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20">
        </svg>

        """)
  }

  @Test("an invalid size makes an empty picture", arguments: [0, -1, .nan, .infinity])
  func noSize(width: Double) {
    let document = SVGDocument(size: Size2D(width: width, height: 20))
    let text = String(decoding: document.bytes(of: Drawing()), as: UTF8.self)
    #expect(text.contains(#" width="0" "#))
  }

  @Test("groups become groups, with clips in their own coordinates")
  func groups() throws {
    let text = text { drawing in
      line(&drawing)
      drawing.beginGroup(
        ItemID(.page), transform: .translation(Vector2D(1, 2)), clip: .evenOdd, opacity: 0.5)
      line(&drawing)
      drawing.fill(ItemID(.dot, 1), .color(ElasticColor(rgb: 1, 2, 3, alpha: 51)), rule: .evenOdd)
      drawing.endGroup(ItemID(.page))
    }
    #expect(
      text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20">
          <clipPath id="clip-1">
            <path clip-rule="evenodd" d="M 0 0 L 10 0"/>
          </clipPath>
          <g data-id="page" opacity="0.5" transform="matrix(1 0 0 1 1 2)" clip-path="url(#clip-1)">
            <path data-id="dot-1" fill="#010203" fill-opacity="0.2" fill-rule="evenodd" d="M 0 0 L 10 0"/>
          </g>
        </svg>

        """)
  }

  @Test("a line drawn in part is cut there")
  func trimmed() {
    let text = text { drawing in
      line(&drawing)
      drawing.stroke(
        ItemID(.path), .color(.black),
        PathStroke(
          width: 2, cap: .round, join: .bevel,
          dash: PathStroke.Dash(length: 3, gap: 1, phase: 2), start: 0.25, end: 0.5))
    }
    #expect(
      text.contains(
        ##"<path data-id="path" fill="none" stroke="#000000" stroke-width="2" "##
          + ##"stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="3 1" "##
          + ##"stroke-dashoffset="2" d="M 2.5 0 L 5 0"/>"##))
  }

  @Test(
    "a line of no width or no length is left out",
    arguments: [
      PathStroke(width: 0), PathStroke(width: .nan), PathStroke(width: -1),
      PathStroke(width: 1, start: 0.5, end: 0.5), PathStroke(width: 1, start: .nan),
      PathStroke(width: 1, end: .nan), PathStroke(width: 1, start: 1, end: 2),
    ])
  func noLine(style: PathStroke) {
    let text = text { drawing in
      line(&drawing)
      drawing.stroke(ItemID(.path), .color(.black), style)
    }
    #expect(!text.contains("<path"))
  }

  @Test("any bytes of text, any number and any group make well-formed XML", arguments: 0..<200)
  func wellFormed(seed: UInt64) throws {
    var random = Seeded(state: seed)
    func number() -> Double {
      [0, 1.5, -3, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude].randomElement(
        using: &random)!
    }
    var drawing = Drawing()
    for _ in 0..<6 {
      line(&drawing)
      let id = ItemID(.word, Int.random(in: 0..<9, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let map = Affine(a: number(), b: number(), c: 1, d: 1, tx: number(), ty: number())
        drawing.beginGroup(id, transform: map, clip: .nonZero, opacity: number())
      case 1: drawing.endGroup(id)
      case 2: drawing.fill(id, .role(.tint), opacity: number())
      case 3:
        let dash = PathStroke.Dash(length: number(), gap: number(), phase: number())
        drawing.stroke(
          id, .role(.line),
          PathStroke(width: number(), dash: dash, start: number(), end: number()))
      case 4:
        let bytes = (0..<20).map { _ in UInt8.random(in: 0...255, using: &random) }
        drawing.text(
          id, bytes, .role(.label),
          TextRun(position: Point2D(number(), number()), size: number(), anchor: .end))
      default:
        drawing.slot(id, Rect2D(x: number(), y: number(), width: number(), height: number()))
      }
    }
    for decimals in [nil, 0, 3, Int.max] {
      let document = SVGDocument(size: Size2D(width: 1, height: 1), decimals: decimals)
      let parser = XMLParser(data: Data(document.bytes(of: drawing)))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
  }

  @Test("text is escaped, and stands where and as it should")
  func escaped() {
    let text = text { drawing in
      drawing.text(
        ItemID(.word, 0), [0x3C, 0x26, 0xFF, 0x01, 0x22, 0x0A], .color(.black),
        TextRun(
          position: Point2D(1, 2), size: 12, weight: .bold, anchor: .middle, isRightToLeft: true))
    }
    #expect(
      text.contains(
        ##"<text data-id="word-0" x="1" y="2" font-family="sans-serif" font-size="12" "##
          + ##"font-weight="bold" text-anchor="middle" direction="rtl" fill="#000000" "##
          + ##"xml:space="preserve">&lt;&amp;\##u{FFFD}\##u{FFFD}&quot; </text>"##))
  }
}

/// A generator that gives the same numbers in every run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0x9E37_79B9_7F4A_7C15
  }
}
