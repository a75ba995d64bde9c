/// A film in AV1.
struct AVIFFormat: RenderFormat {
  let ending = ".avif"
  let isLossless = false
  let quality: FilmQuality? = FilmQuality(range: 0...63, usual: 18)
  var writer: RenderWriter {
    // Alpha is a separate film beside the colours; both use the full range of 0 to 255, as pictures do.
    .frames { settings in
      [
        "-filter_complex",
        "[0:v]split[all][rest];[rest]alphaextract[alpha];"
          + "[all]scale=out_color_matrix=bt709:out_range=pc,format=yuv444p[color]",
        "-map", "[color]", "-map", "[alpha]", "-c:v", "libaom-av1", "-crf",
        "\(settings.crf)",
        // In its usual way libaom takes four times as long as a film in VP9, a quarter of an hour for a song.
        "-usage", "realtime", "-cpu-used", "8", "-row-mt", "1", "-colorspace", "bt709",
        "-color_primaries", "bt709",
        "-color_trc", "iec61966-2-1", "-color_range", "pc", "-f", "avif",
      ]
    }
  }
}
