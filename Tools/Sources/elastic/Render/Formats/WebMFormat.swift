/// A film in VP9.
struct WebMFormat: RenderFormat {
  let ending = ".webm"
  let isLossless = false
  let hasSound = true
  var writer: RenderWriter {
    .frames { _, _ in
      [
        "-vf", HighDefinition.filter + ",format=yuva420p", "-c:v", "libvpx-vp9", "-crf", "24",
        "-b:v", "0", "-deadline", "good", "-cpu-used", "4", "-row-mt", "1", "-auto-alt-ref", "0",
      ] + HighDefinition.tags + ["-f", "webm"]
    }
  }
}
