/// A film of at most 256 colours at a time.
struct GIFFormat: RenderFormat {
  let ending = ".gif"
  let hasLoop = true
  // Delays are in hundredths of a second, and browsers slow down delays below two of them.
  let rate = 50.0
  let rates = 1.0...50
  var writer: RenderWriter {
    // Without dithering even areas stay even, and unchanged areas take no space. GIF counts repetitions,
    // not plays.
    .frames { settings in
      [
        "-lavfi", "[0:v][1:v]paletteuse=dither=none:alpha_threshold=128",
        "-loop",
        settings.plays == 0 ? "0" : settings.plays == 1 ? "-1" : "\(settings.plays - 1)", "-f",
        "gif",
      ]
    }
  }

  let isHalfTransparent = false
  // ffmpeg writes each frame whole where any of it is transparent. Frames that show nothing new stay frames.
  let squeezer: [String]? = ["gifsicle", "-O3", "-Okeep-empty", "--no-warnings"]

  var paletteArguments: [String]? {
    ["-vf", "palettegen=reserve_transparent=1", "-frames:v", "1", "-update", "1", "-f", "image2"]
  }
}
