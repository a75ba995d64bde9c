@_spi(Programs) import ElasticCore
import ElasticKit

/// Writes a song with its bouncing ball as an animated SVG picture, which plays in any browser.
///
/// The ball's path is exact, not sampled: it moves at constant speed along the row and falls freely in height,
/// and SVG's timing can express both. Letters have their measured width in any
/// font. Every animation lasts as long as the song and starts again with it. Readers
/// who want less motion see no ball, but the words light up.
public struct SongSVG: Sendable {
  /// The background; nil for none.
  public var background: ElasticColor?
  /// The colours of the roles.
  public var palette: ElasticPalette
  /// The song's name and singer, over the rows.
  public var title: SongTitle
  /// The font family of words, as UTF-8; nil for the reader's sans-serif font.
  public var family: [UInt8]?

  public init(
    title: SongTitle, palette: ElasticPalette = ElasticPalette(), background: ElasticColor? = nil,
    family: [UInt8]? = nil
  ) {
    self.title = title
    self.family = family
    self.palette = palette
    self.background = background
  }

  /// The picture of a song that is laid out, as UTF-8.
  /// - Parameters:
  ///   - ball: a component with a song, a size and measured words.
  ///   - size: the size of the whole picture; the rows lie under the title.
  public func bytes(of ball: BallMotion, size: Size2D) -> [UInt8] {
    let score = ball.score
    let names = Names(score)
    var text = SVGText(bytes: [], decimals: 3, family: family)
    text.open("svg")
    text.attribute("xmlns", "http://www.w3.org/2000/svg")
    text.attribute("width", size.width)
    text.attribute("height", size.height)
    text.attribute("viewBox", numbers: [0, 0, size.width, size.height])
    text.attribute("role", "img")
    text.beginContent()
    text.open("title")
    text.endElement("title", around: title.line)
    text.open("style")
    text.endElement(
      "style",
      around: Array("@media (prefers-reduced-motion:reduce){.".utf8) + names.ball
        + Array("{display:none}}".utf8))
    if let background { text.background(background, size) }
    var heading = Drawing()
    title.draw(width: size.width, into: &heading)
    for item in heading.items {
      guard case .text(let paint, let run) = item.content else { continue }
      text.letters(
        Array(heading.text[item.text]), run, palette[paint], opacity: item.opacity)
    }
    rows(score, ball.style, size, names, into: &text)
    text.endContent("svg")
    return text.bytes
  }

  /// The id prefix, unique for each song, since several pictures may share a page.
  private struct Names {
    let ball: [UInt8]
    let rows: [UInt8]

    init(_ score: BallScore) {
      var hash = 0xCBF2_9CE4_8422_2325 as UInt64  // FNV-1a.
      for word in score.words {
        for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      let own = Array(String(hash, radix: 36).utf8)
      ball = Array("ball-".utf8) + own
      rows = Array("rows-".utf8) + own
    }

    func word(_ index: Int) -> [UInt8] {
      var name = rows + [UInt8(ascii: "-")]
      DecimalText.append(Double(index), to: &name)
      return name
    }
  }

  private func rows(
    _ score: BallScore, _ style: BallMotion.Style, _ size: Size2D, _ names: Names,
    into text: inout SVGText
  ) {
    let clock = SVGClock(duration: score.duration)
    // Rows that are scrolled out of their frame are clipped.
    text.open("clipPath")
    text.attribute("id", text: names.rows)
    text.beginContent()
    text.open("rect")
    text.attribute("width", size.width)
    text.attribute("height", max(size.height - title.height, 0))
    text.endElement()
    text.endContent("clipPath")
    text.open("g")
    text.attribute("transform", .translation(Vector2D(0, title.height)))
    text.attribute("clip-path", text: Array("url(#".utf8) + names.rows + [0x29])
    text.beginContent()
    text.open("g")
    text.beginContent()
    text.animate(
      "transform", clock,
      score.hops.flatMap { hop in
        [
          SVGKeyframe(hop.takeOff, [0, -hop.scroll.start], .smooth),
          SVGKeyframe(hop.landing, [0, -hop.scroll.end]),
        ]
      }, transform: "translate")
    for (index, word) in score.words.enumerated() {
      self.word(word, names.word(index), style, clock, into: &text)
    }
    if style.ballSize > 0 { ball(score.hops, names, style, clock, into: &text) }
    text.endContent("g")
    text.endContent("g")
  }

  private func word(
    _ word: BallScore.Word, _ name: [UInt8], _ style: BallMotion.Style, _ clock: SVGClock,
    into text: inout SVGText
  ) {
    let (color, sung) = (palette[style.wordColor], palette[style.sungColor])
    guard style.highlight == .step else {
      let leftIsSung = !word.run.isRightToLeft
      part(word, name, leftIsSung ? sung : color, isLeft: true, clock, into: &text)
      let other = name + [UInt8(ascii: "b")]
      return part(word, other, leftIsSung ? color : sung, isLeft: false, clock, into: &text)
    }
    text.letters(word.utf8, word.run, color, width: word.width) { text in
      text.animate(
        "fill", clock,
        [SVGKeyframe(0, text: color.hexText), SVGKeyframe(word.start, text: sung.hexText)],
        isDiscrete: true)
    }
  }

  /// The letters left or right of the front that runs through a word with the time, behind a window: letters over
  /// others would have a fringe of their colour.
  private func part(
    _ word: BallScore.Word, _ name: [UInt8], _ color: ElasticColor, isLeft: Bool, _ clock: SVGClock,
    into text: inout SVGText
  ) {
    // Letters reach a little over their advance.
    let reach = word.width / 2 + word.run.size / 4
    let (left, right) = (word.run.position.x - reach, word.run.position.x + reach)
    let way = word.run.isRightToLeft ? (right, left) : (left, right)
    let fronts = [
      (0, way.0), (word.start, way.0),
      (word.start, word.run.position.x + (word.run.isRightToLeft ? 0.5 : -0.5) * word.width),
      (word.end, word.run.position.x + (word.run.isRightToLeft ? -0.5 : 0.5) * word.width),
      (word.end, way.1),
    ]
    text.open("clipPath")
    text.attribute("id", text: name)
    text.beginContent()
    text.open("rect")
    text.attribute("x", isLeft ? left : way.0)
    text.attribute("y", word.run.position.y - 1.5 * word.run.size)
    text.attribute("width", isLeft ? way.0 - left : right - way.0)
    text.attribute("height", 2.5 * word.run.size)
    text.beginContent()
    text.animate(
      "width", clock, fronts.map { SVGKeyframe($0, isLeft ? $1 - left : right - $1) })
    if !isLeft { text.animate("x", clock, fronts.map { SVGKeyframe($0, $1) }) }
    text.endContent("rect")
    text.endContent("clipPath")
    text.letters(word.utf8, word.run, color, width: word.width, clip: name)
  }

  /// Three motions: along the row at constant speed, from row to row smoothly, in height as a throw.
  private func ball(
    _ hops: [BallScore.Hop], _ names: Names, _ style: BallMotion.Style, _ clock: SVGClock,
    into text: inout SVGText
  ) {
    let radius = style.ballSize / 2
    let along: SVGKeyframe.Ease = style.hop == .gravity ? .linear : .lingering
    func group(_ frames: [SVGKeyframe]) {
      text.beginContent()
      text.animate("transform", clock, frames, transform: "translate")
    }
    text.open("g")
    text.attribute("class", text: names.ball)
    group(
      hops.flatMap { hop in
        [
          SVGKeyframe(hop.takeOff, [hop.curve.start.x, 0], along),
          SVGKeyframe(hop.landing, [hop.curve.end.x, 0]),
        ]
      })
    text.open("g")
    group(
      hops.flatMap { hop in
        [
          SVGKeyframe(hop.takeOff, [0, hop.curve.start.y + radius], .smooth),
          SVGKeyframe(hop.landing, [0, hop.curve.end.y + radius]),
        ]
      })
    text.open("g")
    group(
      hops.flatMap { hop in
        [
          SVGKeyframe(hop.takeOff, [0, 0], .rising),
          // A cubic is highest at three quarters of the height of its control points.
          SVGKeyframe((hop.takeOff + hop.landing) / 2, [0, -0.75 * style.lift], .falling),
          SVGKeyframe(hop.landing, [0, 0]),
        ]
      })
    text.open("ellipse")
    text.attribute("rx", radius)
    text.attribute("ry", radius)
    text.attribute("cy", -radius)
    text.attribute("fill", text: palette[style.ballColor].hexText)
    text.beginContent()
    squash(hops.dropLast(), style, clock, into: &text)
    if let exit = hops.last {
      text.animate(
        "opacity", clock, [SVGKeyframe(exit.takeOff, 1), SVGKeyframe(exit.landing, 0)])
    }
    text.endContent("ellipse")
    for _ in 0..<3 { text.endContent("g") }
  }

  /// The height is exact; the width, which goes the other way, is within a third of a point.
  private func squash(
    _ hops: some Collection<BallScore.Hop>, _ style: BallMotion.Style, _ clock: SVGClock,
    into text: inout SVGText
  ) {
    guard style.squashShare > 0 else { return }
    let radius = style.ballSize / 2
    let flat = 1 - style.squashShare
    func animate(_ name: StaticString, _ round: Double, _ landed: Double) {
      text.animate(
        name, clock,
        hops.flatMap { hop in
          [
            SVGKeyframe(hop.landing - hop.squashBefore, round, .smooth),
            SVGKeyframe(hop.landing, landed, .smooth),
            SVGKeyframe(hop.landing + hop.squashAfter, round),
          ]
        })
    }
    animate("ry", radius, radius * flat)
    animate("cy", -radius, -radius * flat)
    animate("rx", radius, radius / flat)
  }
}

extension SVGText {
  /// Text with its measured width, if known; `animated` adds its animations.
  fileprivate mutating func letters(
    _ utf8: [UInt8], _ run: TextRun, _ color: ElasticColor, width: Double? = nil,
    opacity: Double = 1,
    clip: [UInt8]? = nil, animated: ((inout SVGText) -> Void)? = nil
  ) {
    open("text")
    attribute("x", run.position.x)
    attribute("y", run.position.y)
    attribute("font-family", text: fonts)
    attribute("font-size", max(run.size, 0))
    if run.weight == .bold { attribute("font-weight", "bold") }
    attribute("text-anchor", run.anchor.name)
    if run.isRightToLeft { attribute("direction", "rtl") }
    if let width, width > 0 {
      attribute("textLength", width)
      attribute("lengthAdjust", "spacingAndGlyphs")
    }
    attribute("fill", text: color.hexText)
    if opacity < 1 { attribute("opacity", opacity) }
    if let clip { attribute("clip-path", text: Array("url(#".utf8) + clip + [0x29]) }
    endElement("text", around: utf8, then: animated)
  }

  fileprivate mutating func background(_ color: ElasticColor, _ size: Size2D) {
    open("rect")
    attribute("width", size.width)
    attribute("height", size.height)
    attribute("fill", text: color.hexText)
    endElement()
  }
}

extension ElasticColor {
  /// #rrggbb, and two more digits if it is translucent.
  fileprivate var hexText: [UInt8] {
    var bytes: [UInt8] = []
    appendHex(to: &bytes)
    return hex & 0xFF == 0xFF ? Array(bytes.prefix(7)) : bytes
  }
}
