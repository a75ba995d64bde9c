import ElasticExport

/// A Lottie animation.
struct LottieFormat: RenderFormat {
  let ending = ".json"
  let isVector = true
  var writer: RenderWriter {
    .file { rendering, file in
      try file.write(rendering.motion.lottie(rendering.stage, rendering.film))
    }
  }
}

extension MotionOptions {
  /// The bytes of a Lottie animation.
  func lottie(_ stage: any Stage, _ film: FilmOptions) throws -> [UInt8] {
    var progress = MotionProgress(stage, film)
    defer { progress.end() }
    let name = Array(stage.component.description.utf8)
    return try LottieDocument(error: error ?? 0.25, name: name)
      .bytes(of: footage(stage, film, &progress)) { try progress.fit($0, $1) }
  }
}
