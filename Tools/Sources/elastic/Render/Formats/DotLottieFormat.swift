import ElasticExport

/// A Lottie animation in an archive.
struct DotLottieFormat: RenderFormat {
  let ending = ".lottie"
  let isVector = true
  var writer: RenderWriter {
    .file { rendering, file in
      var archive = DotLottie()
      let (bytes, footage) = try rendering.motion.lottie(rendering.stage, rendering.film)
      let name = Array(rendering.stage.component.description.utf8)
      if let deflated = Deflate.pack(bytes, as: .none, level: 9) {
        archive.add(bytes, deflated: deflated, name: name)
      } else {
        archive.add(bytes, name: name)
      }
      try file.write(archive.bytes)
      return Written(file.path, footage)
    }
  }
}
