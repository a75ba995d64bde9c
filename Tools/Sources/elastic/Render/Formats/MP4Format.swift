/// A film in H.264.
struct MP4Format: RenderFormat {
  let ending = ".mp4"
  let isTransparent = false
  let isLossless = false
  let hasSound = true
  // H.264 halves the resolution of colour.
  let step = 2
  var writer: RenderWriter {
    .frames { _, _ in
      [
        "-vf", HighDefinition.filter + ",format=yuv420p", "-c:v", "libx264", "-preset", "medium",
        "-crf", "18",
      ] + HighDefinition.tags + ["-movflags", "+faststart", "-f", "mp4"]
    }
  }
}
