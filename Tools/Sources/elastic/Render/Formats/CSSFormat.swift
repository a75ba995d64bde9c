import ElasticExport
import ElasticKit

/// A style sheet.
struct CSSFormat: RenderFormat {
  let ending = ".css"
  let isVector = true
  let hasScope = true
  var writer: RenderWriter {
    .file { rendering, file in
      try file.write(rendering.motion.css(rendering.stage, rendering.film))
    }
  }
}

extension MotionOptions {
  /// The bytes of a style sheet.
  fileprivate func css(_ stage: any Stage, _ film: FilmOptions) throws -> [UInt8] {
    let error = error ?? 0.25
    var stage = stage
    // Apply the entries at time 0, such as the measured words.
    if stage.ball != nil { _ = stage.advance(to: 0) }
    if let ball = stage.ball {
      let name = scope ?? Array("bouncing-ball".utf8)
      let bytes = BallCSS(error: error, name: name)
        .bytes(of: ball, palette: ElasticPalette(stage.surroundings))
      guard !bytes.isEmpty else {
        throw Failure.data("there are no words for the ball to hop over; expected --song FILE")
      }
      return bytes
    }
    var progress = MotionProgress(stage, film)
    defer { progress.end() }
    return try CSSMotion(error: error, name: scope ?? Array("elastic".utf8))
      .bytes(of: footage(stage, film, &progress)) { try progress.fit($0, $1) }
  }
}
