/// An animated, lossless WebP.
struct WebPFormat: RenderFormat {
  let ending = ".webp"
  let hasLoop = true
  var writer: RenderWriter {
    .frames { plays, _ in
      [
        "-c:v", "libwebp_anim", "-pix_fmt", "bgra", "-lossless", "1", "-loop", "\(plays)",
        "-f", "webp",
      ]
    }
  }
}
