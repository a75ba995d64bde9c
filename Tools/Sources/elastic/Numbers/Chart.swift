@_spi(Programs) import ElasticExport
import ElasticKit

/// A picture of several values over time, each with its name below, with optional dots.
struct Chart: Illustration {
  private struct Line {
    let role: ColorRole
    let name: StaticString?
    let value: (Double) -> Double
  }

  private var paper: PlotPaper
  private var lines: [Line] = []
  /// Times and values.
  private var dots: [(time: Double, value: Double)] = []

  init(_ paper: PlotPaper) { self.paper = paper }

  /// Adds a line, with a gap where a value is missing.
  mutating func add(
    _ role: ColorRole = .tint, name: StaticString? = nil, value: @escaping (Double) -> Double?
  ) {
    let line = Line(role: role, name: name) { value($0) ?? .nan }
    paper.makeRoom(for: line.value)
    lines.append(line)
  }

  /// Adds a dot; outside of the chart's times it is not drawn.
  mutating func addDot(at time: Double, _ value: Double) {
    guard time >= paper.start, time <= paper.end else { return }
    paper.makeRoom(for: value)
    dots.append((time, value))
  }

  func svg(size: Size2D, palette: ElasticPalette) -> [UInt8] {
    var drawing = Drawing()
    paper.drawGround(into: &drawing, size: size)
    var foot = Point2D(paper.place(paper.start, 0, in: size).x, size.height - 12)
    for (index, line) in lines.enumerated() {
      paper.drawLine(
        ItemID(.path, index), .role(line.role), into: &drawing, size: size, value: line.value)
      guard let name = line.name else { continue }
      drawing.text(
        ItemID(.word, paper.levels.count + 1 + index), Array(name.description.utf8),
        .role(line.role), TextRun(position: foot, size: 12))
      foot.x += 110
    }
    for (index, dot) in dots.enumerated() {
      let center = paper.place(dot.time, dot.value, in: size)
      drawing.ellipse(in: Rect2D(x: center.x - 4, y: center.y - 4, width: 8, height: 8))
      drawing.fill(ItemID(.dot, index), .role(.label))
    }
    return SVGDocument(size: size, palette: palette, decimals: 2).bytes(of: drawing)
  }
}
