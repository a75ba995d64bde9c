/// A raster image.
struct PNGFormat: RenderFormat {
  let ending = ".png"
  let isFilm = false
  var writer: RenderWriter {
    .file { rendering, file in try file.write(Pixels.png(rendering.picture)) }
  }
}
