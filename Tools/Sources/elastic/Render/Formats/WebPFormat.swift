/// An animated, lossless WebP.
struct WebPFormat: RenderFormat {
  let ending = ".webp"
  let hasLoop = true
  var writer: RenderWriter {
    .frames { settings in
      [
        "-c:v", "libwebp_anim", "-pix_fmt", "bgra", "-lossless", "1", "-loop", "\(settings.plays)",
        "-f", "webp",
      ]
    }
  }
}
