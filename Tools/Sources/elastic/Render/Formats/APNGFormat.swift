/// An animated PNG.
struct APNGFormat: RenderFormat {
  let ending = ".apng"
  let hasLoop = true
  // Browsers play 60 frames a second four percent too fast.
  let rate = 50.0
  var writer: RenderWriter {
    .frames { plays, _ in
      ["-c:v", "apng", "-pix_fmt", "rgba", "-pred", "mixed", "-plays", "\(plays)", "-f", "apng"]
    }
  }
}
