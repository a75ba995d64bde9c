@_spi(Programs) import ElasticCore
import ElasticKit

/// Writes the path of a lyric ball as CSS: an `offset-path` of all hops, and keyframes that move an
/// element along it, within `error` points of the ball.
///
/// It does not contain the words, the squash and the ball's fading at its end.
public struct BallCSS: Sendable {
  /// The largest error of the ball's position, in points.
  public var error: Double
  /// The class of the ball's element; the class of the rows around it has the suffix `-rows`. UTF-8.
  public var name: [UInt8]
  /// How often it plays before it stops at its end; 0 for ever.
  public var plays: Int

  public init(
    error: Double = 0.25, name: [UInt8] = Array("bouncing-ball".utf8), plays: Int = 0
  ) {
    self.error = error
    self.name = name
    self.plays = plays
  }

  /// The style sheet, as UTF-8; empty if no song is laid out.
  public func bytes(of ball: BallMotion, palette: ElasticPalette = ElasticPalette()) -> [UInt8] {
    let score = ball.score
    guard !score.hops.isEmpty, score.duration > 0 else { return [] }
    let rate = 60.0
    var path = BezierPath()
    path.move(to: score.hops[0].curve.start)
    // The ball's distance along the path, for each sixteenth of each hop.
    var keys: [Key] = []
    var before = 0.0
    let tolerance = error > 0 ? error * 0.9 : 0.01
    for hop in score.hops {
      // Browsers measure short curves more exactly than long ones.
      var rest = hop.curve
      for left in stride(from: 8.0, to: 0, by: -1) {
        let (piece, after) = rest.split(at: 1 / left)
        let last = left > 1 ? piece : rest
        path.cubic(last.control1, last.control2, to: last.end)
        rest = after
      }
      let count = 64
      let seconds = hop.landing - hop.takeOff
      // The first hop begins before the song does.
      let first = seconds > 0 ? max(-hop.takeOff / seconds, 0) : 0
      var frames: [Double] = []
      var lengths: [[Double]] = []
      var last = hop.curve.start
      var length = 0.0
      if first > 0 {
        for step in 1...count {
          let position = hop.curve.point(at: first * Double(step) / Double(count))
          length += (position - last).length
          last = position
        }
      }
      for step in 0...count * 4 {
        let share = first + (1 - first) * Double(step) / Double(count * 4)
        let position = hop.curve.point(at: share)
        length += (position - last).length
        last = position
        guard step % 4 == 0 else { continue }
        frames.append((hop.takeOff + seconds * share) * rate)
        lengths.append([before + length])
      }
      let fit = KeyFit(frames: frames, tolerance: tolerance, arePoints: false, isFree: true)
      keys += fit.keys(lengths)
      before += length
    }
    let end = score.duration * rate
    var css = CSSText()
    css.add("/* <div class=\"")
    css.add(name)
    css.add("-rows\"><div class=\"")
    css.add(name)
    css.add("\"></div></div> */")
    css.line()
    rule(css: &css, ball.style, path, palette)
    css.keyframes(name, Self.merged(keys), end: end) { css, values in
      // As a share: browsers measure long paths a little too short.
      css.add("offset-distance:")
      css.add(before > 0 ? values[0] / before * 100 : 0, decimals: 4)
      css.add("%")
    }
    let scrolls = score.hops.flatMap { hop in
      [
        Key(
          frame: max(hop.takeOff, 0) * rate, values: [hop.scroll.start],
          ease: KeyEase(x1: 1.0 / 3, y1: 0, x2: 2.0 / 3, y2: 1)),
        Key(frame: hop.landing * rate, values: [hop.scroll.end]),
      ]
    }
    css.keyframes(name + Array("-rows".utf8), Self.merged(scrolls), end: end) { css, values in
      css.add("translate:0 ")
      css.add(-values[0])
      css.add("px")
    }
    css.add(".")
    css.add(name)
    css.add("-rows,.")
    css.add(name)
    css.add("{animation-duration:")
    css.add(score.duration, decimals: 6)
    css.add("s;animation-timing-function:linear;animation-iteration-count:")
    if plays > 0 { css.add(Double(plays)) }
    css.add(plays > 0 ? ";animation-fill-mode:forwards}" : "infinite}")
    css.line()
    css.add("@media (prefers-reduced-motion:reduce){.")
    css.add(name)
    css.add("{display:none}.")
    css.add(name)
    css.add("-rows{animation-play-state:paused}}")
    css.line()
    return css.bytes
  }

  /// The end of a hop is the start of the next, unless the ball waits; a constant value needs one key.
  private static func merged(_ keys: [Key]) -> [Key] {
    var kept: [Key] = []
    for key in keys {
      if let last = kept.last, key.frame - last.frame < 1e-9 { kept.removeLast() }
      if kept.count > 1, kept[kept.count - 1].values == key.values,
        kept[kept.count - 2].values == key.values
      {
        kept.removeLast()
      }
      kept.append(key)
    }
    return kept
  }

  private func rule(
    css: inout CSSText, _ style: BallMotion.Style, _ path: BezierPath, _ palette: ElasticPalette
  ) {
    css.add(".")
    css.add(name)
    css.add("-rows{position:absolute;left:0;top:0;animation-name:")
    css.add(name)
    css.add("-rows}")
    css.line()
    css.add(".")
    css.add(name)
    css.add("{position:absolute;width:")
    css.add(style.ballSize)
    css.add("px;height:")
    css.add(style.ballSize)
    css.add("px;border-radius:50%;background:")
    var hex: [UInt8] = []
    palette[style.ballColor].appendHex(to: &hex)
    css.add(hex)
    css.add(";offset-rotate:0deg;offset-path:path(\"")
    var data: [UInt8] = []
    path.elements.appendSVG(to: &data, decimals: 3)
    css.add(data)
    css.add("\");animation-name:")
    css.add(name)
    css.add("}")
    css.line()
  }
}
