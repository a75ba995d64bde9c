import ElasticExport

/// A Lottie animation.
struct LottieFormat: RenderFormat {
  let ending = ".json"
  let isVector = true
  var writer: RenderWriter {
    .file { rendering, file in
      let (bytes, footage) = try rendering.motion.lottie(rendering.stage, rendering.film)
      try file.write(bytes)
      return Written(file.path, footage)
    }
  }
}

extension MotionOptions {
  /// The bytes of a Lottie animation, and what is in it.
  func lottie(_ stage: any Stage, _ film: FilmOptions) throws -> ([UInt8], Footage) {
    var progress = MotionProgress(stage, film)
    defer { progress.end() }
    let name = Array(stage.component.description.utf8)
    let footage = try footage(stage, film, &progress)
    let bytes = try LottieDocument(error: error ?? 0.25, name: name)
      .bytes(of: footage) { try progress.fit($0, $1) }
    return (bytes, footage)
  }
}
