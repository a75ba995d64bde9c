/// A film in VP9.
struct WebMFormat: RenderFormat {
  let ending = ".webm"
  let isLossless = false
  let hasSound = true
  let quality: FilmQuality? = FilmQuality(range: 0...63, usual: 24)
  var writer: RenderWriter {
    .frames { settings in
      [
        "-vf", HighDefinition.filter + ",format=yuva420p", "-c:v", "libvpx-vp9", "-crf",
        "\(settings.crf)",
        "-b:v", "0", "-deadline", "good", "-cpu-used", "4", "-row-mt", "1", "-auto-alt-ref", "0",
      ] + HighDefinition.tags + ["-f", "webm"]
    }
  }
}
