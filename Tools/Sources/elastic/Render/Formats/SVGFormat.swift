import ElasticExport
import ElasticKit

/// A vector image; animated unless a time is given.
struct SVGFormat: RenderFormat {
  let ending = ".svg"
  let isFilm = false
  let isVector = true
  let hasScope = true
  let hasLoop = true
  var writer: RenderWriter {
    .file { rendering, file in
      if rendering.at == nil,
        let moving = try rendering.motion.writeSVG(rendering.stage, rendering.film, to: file)
      {
        return moving
      }
      try file.write(still(rendering.picture))
      return Written(file.path, rendering.picture.stage.size)
    }
  }

  private func still(_ picture: Picture) throws -> [UInt8] {
    try Film.check(picture.stage.size)
    var drawing = Drawing()
    picture.draw(into: &drawing)
    return SVGDocument(
      size: picture.stage.size, palette: picture.palette,
      family: picture.stage.font.map { Array($0.utf8) }
    ).bytes(of: drawing)
  }
}

extension MotionOptions {
  /// Writes an animated SVG and a still picture beside it; nil if nothing moves.
  fileprivate func writeSVG(
    _ stage: any Stage, _ film: FilmOptions, to file: OutputFile
  ) throws -> Written? {
    var progress = MotionProgress(stage, film)
    defer { progress.end() }
    let footage = try footage(stage, film, &progress)
    guard footage.frameCount > 1 else { return nil }
    let document = MovingSVG(error: error ?? 0.25, scope: scope ?? [], plays: film.loop ?? 0)
    guard file.path != "-" else {
      try file.write(document.pictures(of: footage) { try progress.fit($0, $1) }.moving)
      return Written(file.path, footage)
    }
    let path =
      (file.path.hasSuffix(".svg") ? String(file.path.dropLast(4)) : file.path) + "-still.svg"
    try film.replacing.check(path)
    let still = try OutputFile(path: path)
    defer { still.discard() }
    let pictures = try document.pictures(of: footage) { try progress.fit($0, $1) }
    try still.write(pictures.still)
    try file.write(pictures.moving)
    try Task.checkCancellation()
    try still.commit()
    var written = Written(file.path, footage)
    written.still = path
    return written
  }
}
