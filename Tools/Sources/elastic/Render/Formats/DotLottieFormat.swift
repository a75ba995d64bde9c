import ElasticExport

/// A Lottie animation in an archive.
struct DotLottieFormat: RenderFormat {
  let ending = ".lottie"
  let isVector = true
  var writer: RenderWriter {
    .file { rendering, file in
      var archive = DotLottie()
      let (bytes, footage) = try rendering.motion.lottie(rendering.stage, rendering.film)
      archive.add(bytes, name: Array(rendering.stage.component.description.utf8))
      try file.write(archive.bytes)
      return Written(file.path, footage)
    }
  }
}
