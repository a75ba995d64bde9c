/// A film in ProRes 4444 for film editors: every frame whole, with alpha.
struct MOVFormat: RenderFormat {
  let ending = ".mov"
  let isLossless = false
  let hasSound = true
  // As the films that editors put it over.
  let step = 2
  // ProRes has the tags of each frame, not those of the film.
  private static let tags =
    "setparams=colorspace=bt709:color_primaries=bt709:color_trc=bt709:range=tv"
  var writer: RenderWriter {
    // Editors want sound that is not coded a second time.
    .frames { _ in
      [
        "-vf", HighDefinition.filter + ",format=yuva444p10le," + Self.tags, "-c:v", "prores_ks",
        "-profile:v",
        "4444",
        "-alpha_bits", "16", "-vendor", "apl0", "-c:a", "pcm_s16le",
      ] + HighDefinition.tags + ["-f", "mov"]
    }
  }
}
