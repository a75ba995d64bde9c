/// A film in H.264, in Matroska: as far as it is written it can be played.
struct MKVFormat: RenderFormat {
  let ending = ".mkv"
  let isTransparent = false
  let isLossless = false
  let hasSound = true
  let quality: FilmQuality? = H264.quality
  let step = 2
  let isPlanar = true
  var writer: RenderWriter {
    .frames { H264.arguments($0) + ["-c:a", "libopus", "-b:a", "160k", "-f", "matroska"] }
  }
}
