import ElasticExport
import ElasticKit

/// A style sheet.
struct CSSFormat: RenderFormat {
  let ending = ".css"
  let isVector = true
  let hasScope = true
  let hasLoop = true
  var writer: RenderWriter {
    .file { rendering, file in
      let css = try rendering.motion.css(rendering.stage, rendering.film, for: file.path)
      try file.write(css.bytes)
      // The page's exporter says the same as a sentence after another.
      if let losses = css.losses { writeNote("\(file.path):\(losses.description.dropLast())") }
      return css.written
    }
  }
}

extension MotionOptions {
  /// The bytes of a style sheet, and what it cannot contain.
  fileprivate func css(
    _ stage: any Stage, _ film: FilmOptions, for path: String
  ) throws -> (bytes: [UInt8], losses: StaticString?, written: Written) {
    let error = error ?? 0.25
    var stage = stage
    // Apply the entries at time 0, such as the measured words.
    if stage.ball != nil { _ = stage.advance(to: 0) }
    if let ball = stage.ball {
      let name = scope ?? Array("bouncing-ball".utf8)
      let bytes = BallCSS(error: error, name: name, plays: film.loop ?? 0)
        .bytes(of: ball, palette: ElasticPalette(stage.surroundings))
      let written = Written(path, stage.size, frames: nil, seconds: ball.duration)
      return (bytes, " It is the ball's path, without words, squash and fading.", written)
    }
    var progress = MotionProgress(stage, film)
    defer { progress.end() }
    let footage = try footage(stage, film, &progress)
    let css = CSSMotion(
      error: error, name: scope ?? Array("elastic".utf8), plays: film.loop ?? 0)
    let bytes = try css.bytes(of: footage) { try progress.fit($0, $1) }
    return (bytes, CSSMotion.losses(of: footage), Written(path, footage))
  }
}
