/// An animated PNG.
struct APNGFormat: RenderFormat {
  let ending = ".apng"
  let hasLoop = true
  // Browsers play 60 frames a second four percent too fast.
  let rate = 50.0
  var writer: RenderWriter {
    .frames { settings in
      [
        "-c:v", "apng", "-pix_fmt", "rgba", "-pred", "mixed", "-plays", "\(settings.plays)", "-f",
        "apng",
      ]
    }
  }
}
