/// A film in H.264.
struct MP4Format: RenderFormat {
  let ending = ".mp4"
  let isTransparent = false
  let isLossless = false
  let hasSound = true
  let quality: FilmQuality? = H264.quality
  // H.264 halves the resolution of colour.
  let step = 2
  let isPlanar = true
  var writer: RenderWriter {
    .frames { H264.arguments($0) + ["-movflags", "+faststart", "-f", "mp4"] }
  }
}
