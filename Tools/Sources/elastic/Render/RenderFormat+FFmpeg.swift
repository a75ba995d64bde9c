extension RenderFormat {
  /// How ffmpeg chooses a GIF's colours.
  static let paletteArguments = [
    "-vf", "palettegen=reserve_transparent=1", "-frames:v", "1", "-update", "1", "-f", "image2",
  ]

  /// How ffmpeg writes it: filter, codec and container, since our file's name is not yet its own.
  /// - Parameters:
  ///   - plays: how often it is played; 0 for ever.
  ///   - first: the number of the first picture of a sequence.
  func arguments(plays: Int, first: Int) -> [String] {
    switch self {
    case .png, .svg, .json, .lottie, .css: return []
    case .sequence:
      return ["-c:v", "png", "-pix_fmt", "rgba", "-start_number", "\(first)", "-f", "image2"]
    case .gif:
      // Even tones stay even without dithering, and a still part of the picture costs nothing. GIF
      // counts how often it starts again.
      return [
        "-lavfi", "[0:v][1:v]paletteuse=dither=none:alpha_threshold=128",
        "-loop", plays == 0 ? "0" : plays == 1 ? "-1" : "\(plays - 1)", "-f", "gif",
      ]
    case .apng:
      return [
        "-c:v", "apng", "-pix_fmt", "rgba", "-pred", "mixed", "-plays", "\(plays)", "-f", "apng",
      ]
    case .webp:
      return [
        "-c:v", "libwebp_anim", "-pix_fmt", "bgra", "-lossless", "1", "-loop", "\(plays)",
        "-f", "webp",
      ]
    case .mp4:
      return [
        "-vf", Self.video + ",format=yuv420p", "-c:v", "libx264", "-preset", "medium", "-crf", "18",
      ] + Self.videoTags + ["-movflags", "+faststart", "-f", "mp4"]
    case .webm:
      return [
        "-vf", Self.video + ",format=yuva420p", "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0",
        "-deadline", "good", "-cpu-used", "4", "-row-mt", "1", "-auto-alt-ref", "0",
      ] + Self.videoTags + ["-f", "webm"]
    case .avif:
      // Alpha is a film of its own beside the colours; both use all 256 steps, as pictures do.
      return [
        "-filter_complex",
        "[0:v]split[all][rest];[rest]alphaextract[alpha];"
          + "[all]scale=out_color_matrix=bt709:out_range=pc,format=yuv444p[color]",
        "-map", "[color]", "-map", "[alpha]", "-c:v", "libaom-av1", "-crf", "18", "-cpu-used", "8",
        "-row-mt", "1", "-colorspace", "bt709", "-color_primaries", "bt709",
        "-color_trc", "iec61966-2-1", "-color_range", "pc", "-f", "avif",
      ]
    }
  }

  // The matrix of high definition, said in the file too: players guess by the size otherwise.
  private static let video = "scale=out_color_matrix=bt709:out_range=tv"
  private static let videoTags = [
    "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
    "-color_range", "tv",
  ]
}
