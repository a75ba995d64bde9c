/// A raster image.
struct PNGFormat: RenderFormat {
  let ending = ".png"
  let isFilm = false
  var writer: RenderWriter {
    .file { rendering, file in
      let (bytes, size) = try Pixels.png(rendering.picture)
      try file.write(bytes)
      return Written(file.path, size)
    }
  }
}
