/// Reads SVG path data into any sink, in one pass and without recursion.
struct SVGPathParser<Sink: PathSink> {
  private var scanner: SVGPathScanner
  private var sink: Sink

  /// Where the last step ended.
  private var current = Point2D.origin
  /// Where the subpath started.
  private var start = Point2D.origin
  /// The control point that a following S or T reflects; the current point where there is none.
  private var cubicControl = Point2D.origin
  private var quadControl = Point2D.origin

  init(_ bytes: [UInt8], into sink: Sink) {
    scanner = SVGPathScanner(bytes)
    self.sink = sink
  }

  /// The sink with every step in it.
  mutating func parse() throws(SVGPathError) -> Sink {
    scanner.skipSpace()
    var isFirst = true
    var expected = SVGPathError.Expected.command
    while let byte = scanner.peek {
      let at = scanner.index
      let letter = byte & ~0x20
      guard Self.isCommand(letter), byte >= 0x41 else {
        throw .unexpected(byte, at: at, expected: expected)
      }
      guard !isFirst || letter == UInt8(ascii: "M") else { throw .missingMove(at: at) }
      isFirst = false
      scanner.index += 1
      scanner.skipSpace()
      try run(letter, isRelative: byte != letter)
      expected = letter == UInt8(ascii: "Z") ? .command : .commandOrNumber
      scanner.skipSpace()
    }
    return sink
  }

  private static func isCommand(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "H"), UInt8(ascii: "V"),
      UInt8(ascii: "C"), UInt8(ascii: "S"), UInt8(ascii: "Q"), UInt8(ascii: "T"),
      UInt8(ascii: "A"), UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  /// One command with all its repeats.
  private mutating func run(_ letter: UInt8, isRelative: Bool) throws(SVGPathError) {
    guard letter != UInt8(ascii: "Z") else {
      sink.close()
      finish(at: start)
      return
    }
    var letter = letter
    repeat {
      try step(letter, base: isRelative ? current : .origin, isRelative: isRelative)
      // Further pairs after a move are lines.
      if letter == UInt8(ascii: "M") { letter = UInt8(ascii: "L") }
    } while scanner.hasAnother()
  }

  private mutating func step(
    _ letter: UInt8, base: Point2D, isRelative: Bool
  ) throws(SVGPathError) {
    switch letter {
    case UInt8(ascii: "M"):
      let p = try scanner.point(from: base)
      sink.move(to: p)
      start = p
      finish(at: p)
    case UInt8(ascii: "L"): line(to: try scanner.point(from: base))
    case UInt8(ascii: "H"):
      line(to: Point2D(try scanner.coordinate(from: base.x), current.y))
    case UInt8(ascii: "V"):
      line(to: Point2D(current.x, try scanner.coordinate(from: base.y)))
    case UInt8(ascii: "C"):
      let control = try scanner.point(from: base)
      scanner.separator()
      try cubic(control, base: base)
    case UInt8(ascii: "S"):
      try cubic(scanner.checked(cubicControl), base: base)
    case UInt8(ascii: "Q"):
      let control = try scanner.point(from: base)
      scanner.separator()
      quad(control, to: try scanner.point(from: base))
    case UInt8(ascii: "T"):
      let control = try scanner.checked(quadControl)
      quad(control, to: try scanner.point(from: base))
    default:
      try arc(base: base)
    }
  }

  private mutating func line(to p: Point2D) {
    sink.line(to: p)
    finish(at: p)
  }

  private mutating func cubic(
    _ control1: Point2D, base: Point2D
  ) throws(SVGPathError) {
    let control2 = try scanner.point(from: base)
    scanner.separator()
    let end = try scanner.point(from: base)
    sink.cubic(control1, control2, to: end)
    finish(at: end)
    cubicControl = end + (end - control2)
  }

  private mutating func quad(_ control: Point2D, to end: Point2D) {
    sink.quad(control, to: end)
    finish(at: end)
    quadControl = end + (end - control)
  }

  private mutating func arc(base: Point2D) throws(SVGPathError) {
    let at = scanner.index
    let radiusX = try scanner.number()
    scanner.separator()
    let radiusY = try scanner.number()
    scanner.separator()
    let rotation = try scanner.number()
    scanner.separator()
    let isLarge = try scanner.flag()
    scanner.separator()
    let isClockwise = try scanner.flag()
    scanner.separator()
    let end = try scanner.point(from: base)
    let arc = EndpointArc(
      start: current, end: end, radiusX: radiusX, radiusY: radiusY, rotation: rotation,
      isLarge: isLarge, isClockwise: isClockwise)
    guard arc.append(to: &sink, within: SVGPathScanner.limit) else {
      throw .numberOutOfRange(at: at)
    }
    finish(at: end)
  }

  private mutating func finish(at p: Point2D) {
    current = p
    cubicControl = p
    quadControl = p
  }
}
