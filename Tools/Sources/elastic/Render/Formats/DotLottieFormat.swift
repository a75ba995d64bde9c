import ElasticExport

/// A Lottie animation in an archive.
struct DotLottieFormat: RenderFormat {
  let ending = ".lottie"
  let isVector = true
  var writer: RenderWriter {
    .file { rendering, file in
      var archive = DotLottie()
      try archive.add(
        rendering.motion.lottie(rendering.stage, rendering.film),
        name: Array(rendering.stage.component.description.utf8))
      try file.write(archive.bytes)
    }
  }
}
