@_spi(Programs) import ElasticCore
import ElasticKit

/// Writes a drawing as an SVG picture.
///
/// Groups, clips, colours and lines become their SVG likeness; a line drawn in part is cut, so that
/// it looks the same in every program. A slot is an empty rectangle with `data-slot`. What cannot be
/// drawn (a line of no width, a place that is no number) is left out or drawn at 0. The background
/// is transparent.
public struct SVGDocument: Sendable {
  /// The width and height, in points; nothing shows where one is 0 or no number.
  public var size: Size2D
  /// The colours of the roles.
  public var palette: ElasticPalette
  /// The most decimals of a number; nil for every digit that counts.
  public var decimals: Int?
  /// The font family of words, as UTF-8; nil for the reader's sans-serif font, which also has what this family lacks.
  public var family: [UInt8]?

  /// A picture of that size; a thousandth of a point is less than any screen shows.
  public init(
    size: Size2D, palette: ElasticPalette = ElasticPalette(), decimals: Int? = 3,
    family: [UInt8]? = nil
  ) {
    self.size = size
    self.palette = palette
    self.decimals = decimals
    self.family = family
  }

  /// Appends the picture as UTF-8: one element a line, with a line break at the end.
  public func append(_ drawing: Drawing, to bytes: inout [UInt8]) {
    var text = SVGText(bytes: bytes, decimals: decimals, family: family)
    // The text has the only copy.
    bytes = []
    text.open("svg")
    text.attribute("xmlns", "http://www.w3.org/2000/svg")
    let (width, height) = (max(size.width, 0), max(size.height, 0))
    text.attribute("width", width)
    text.attribute("height", height)
    text.attribute("viewBox", numbers: [0, 0, width, height])
    text.beginContent()
    var clipCount = 0
    for item in drawing.items {
      switch item.content {
      case .group(let transform, let rule):
        if let rule {
          clipCount += 1
          text.clip(drawing.path(of: item), rule, number: clipCount)
        }
        text.open("g")
        text.identity(item)
        text.attribute("transform", transform)
        if rule != nil { text.clipReference(number: clipCount) }
        text.beginContent()
      case .endGroup:
        if text.depth > 1 { text.endContent("g") }
      case .fill(let paint, let rule):
        text.open("path")
        text.identity(item)
        text.paint("fill", "fill-opacity", palette[paint])
        if rule == .evenOdd { text.attribute("fill-rule", rule.name) }
        text.attribute("d", drawing.path(of: item))
        text.endElement()
      case .stroke(let paint, let style):
        text.stroke(item, drawing.path(of: item), palette[paint], style)
      case .text(let paint, let run):
        text.text(item, drawing.text[item.text], palette[paint], run)
      case .slot(let frame):
        text.slot(item, frame)
      }
    }
    while text.depth > 1 { text.endContent("g") }
    text.endContent("svg")
    bytes = text.bytes
  }

  /// The picture as UTF-8.
  public func bytes(of drawing: Drawing) -> [UInt8] {
    var bytes: [UInt8] = []
    append(drawing, to: &bytes)
    return bytes
  }
}

extension SVGText {
  fileprivate mutating func identity(_ item: Drawing.Item, _ name: StaticString = "data-id") {
    var id: [UInt8] = []
    item.id.appendName(to: &id)
    attribute(name, text: id)
    if item.visibleOpacity < 1 { attribute("opacity", item.visibleOpacity) }
  }

  fileprivate mutating func paint(
    _ name: StaticString, _ opacityName: StaticString, _ color: ElasticColor
  ) {
    var hex: [UInt8] = []
    color.appendHex(to: &hex)
    attribute(name, text: hex.prefix(7))
    let alpha = color.hex & 0xFF
    if alpha < 255 { attribute(opacityName, Double(alpha) / 255) }
  }

  fileprivate mutating func clip(_ path: BezierPath.Elements, _ rule: FillRule, number: Int) {
    open("clipPath")
    attribute("id", text: Self.clipName(number))
    beginContent()
    open("path")
    if rule == .evenOdd { attribute("clip-rule", rule.name) }
    attribute("d", path)
    endElement()
    endContent("clipPath")
  }

  fileprivate mutating func clipReference(number: Int) {
    attribute("clip-path", text: Array("url(#".utf8) + Self.clipName(number) + [0x29])
  }

  private static func clipName(_ number: Int) -> [UInt8] {
    var name: [UInt8] = []
    ("clip-" as StaticString).append(to: &name)
    DecimalText.append(Double(number), to: &name)
    return name
  }

  fileprivate mutating func stroke(
    _ item: Drawing.Item, _ path: BezierPath.Elements, _ color: ElasticColor, _ style: PathStroke
  ) {
    guard style.width > 0, style.width.isFinite, style.end > style.start, style.end > 0,
      style.start < 1
    else { return }
    open("path")
    identity(item)
    attribute("fill", "none")
    paint("stroke", "stroke-opacity", color)
    attribute("stroke-width", style.width)
    if style.cap != .butt { attribute("stroke-linecap", style.cap.name) }
    if style.join != .miter { attribute("stroke-linejoin", style.join.name) }
    // As cairo, canvas and Core Animation cut a corner.
    if style.join == .miter { attribute("stroke-miterlimit", 10) }
    if let dash = style.dash, dash.length >= 0, dash.gap > 0, dash.phase.isFinite {
      attribute("stroke-dasharray", numbers: [dash.length, dash.gap])
      if dash.phase != 0 { attribute("stroke-dashoffset", dash.phase) }
    }
    if style.start > 0 || style.end < 1 {
      var part = BezierPath()
      part.append(path, from: style.start, to: style.end)
      attribute("d", part.elements)
    } else {
      attribute("d", path)
    }
    endElement()
  }

  fileprivate mutating func text(
    _ item: Drawing.Item, _ utf8: ArraySlice<UInt8>, _ color: ElasticColor, _ run: TextRun
  ) {
    open("text")
    identity(item)
    attribute("x", run.position.x)
    attribute("y", run.position.y)
    attribute("font-family", text: fonts)
    attribute("font-size", max(run.size, 0))
    if run.weight == .bold { attribute("font-weight", "bold") }
    if run.anchor != .start { attribute("text-anchor", run.anchor.name) }
    if run.isRightToLeft { attribute("direction", "rtl") }
    paint("fill", "fill-opacity", color)
    attribute("xml:space", "preserve")
    endElement("text", around: utf8)
  }

  fileprivate mutating func slot(_ item: Drawing.Item, _ frame: Rect2D) {
    open("rect")
    identity(item, "data-slot")
    attribute("x", frame.minX)
    attribute("y", frame.minY)
    attribute("width", max(frame.width, 0))
    attribute("height", max(frame.height, 0))
    attribute("fill", "none")
    endElement()
  }
}
