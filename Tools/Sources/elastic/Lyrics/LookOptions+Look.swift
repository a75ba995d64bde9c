import ElasticKit

extension LookOptions {
  /// The look of a film.
  /// - Throws: a ``Failure`` for a picture that cannot be read, or an option without one.
  func look(font: String?, background: Background?, fitsWords: Bool) async throws
    -> SongLook
  {
    var look = look ?? SongLook()
    look.fitsWords = fitsWords
    look.takesOutline = self.look == nil && outline == nil
    if let layout { look.layout = layout }
    if let font { look.family = font }
    if let weight { look.weight = weight }
    if let outline { look.outline = outline.color.map { SongLook.Halo(color: $0, reach: 0.08) } }
    if let shadow {
      look.shadow = shadow.color.map { SongLook.Halo(color: $0, reach: 0.12, drop: 0.06) }
    }
    if let glow { look.glow = glow.color.map { SongLook.Halo(color: $0, reach: 0.3) } }
    if let color = second?.color { look.second = color }
    look.pops = pop
    look.hasTrail = trail
    if let cover { look.cover = try PictureGround(path: cover, of: "--cover") }
    switch ball {
    case .ball(let ball): look.ball = ball
    case .file(let path):
      var picture = try PictureGround(path: path, of: "--ball")
      picture.fit = .contain
      look.ball = .picture(picture)
    case nil: break
    }
    switch background?.scenery {
    case nil where background != nil: look.ground = .plain
    case nil: break
    case .gradient(let top, let bottom): look.ground = .gradient(top, bottom)
    case .file(let path):
      var ground = try PictureGround(path: path, of: "--background")
      ground.fit = fit ?? .cover
      ground.blur = blur ?? 0
      ground.dim = dim
      try await ground.probe()
      look.ground = .picture(ground)
    }
    if case .picture = look.ground { return look }
    let given = [("--fit", fit != nil), ("--blur", blur != nil), ("--dim", dim != nil)]
    if let option = given.first(where: \.1)?.0 {
      throw Failure.usage(
        "\(option): is for a picture or a film; expected --background with a file")
    }
    return look
  }

  /// Rejects options without an effect, and says which size a film has that cannot have the requested one.
  /// - Throws: a ``Failure``.
  func check(
    for format: any RenderFormat, size: Size2D?, scale: Double?, background: Background?,
    output: String
  ) throws {
    let given = [
      ("--pixels", pixels != nil), ("--look", look != nil), ("--layout", layout != nil),
      ("--fit", fit != nil), ("--blur", blur != nil), ("--dim", dim != nil),
      ("--weight", weight != nil), ("--second", second != nil), ("--outline", outline != nil),
      ("--shadow", shadow != nil),
      ("--glow", glow != nil), ("--ball", ball != nil), ("--cover", cover != nil), ("--pop", pop),
      ("--trail", trail),
      ("--background with a gradient or a picture", background?.scenery != nil),
    ]
    if let option = given.first(where: \.1)?.0, format.isVector {
      throw Failure.usage("\(option) is for films; \(format.name) has no pixels")
    }
    guard let pixels else { return }
    if size != nil || scale != nil {
      throw Failure.usage(
        "--pixels: the film's size in pixels is all; expected no "
          + "\(size != nil ? "--size" : "--scale") beside it")
    }
    let (width, height) = (pixels.width, pixels.height)
    func padded(_ side: Int) -> Int { (side + format.step - 1) / format.step * format.step }
    if width != padded(width) || height != padded(height) {
      writeNote(
        "--pixels: \(format.name) has sides of even length; \(output) has "
          + "\(padded(width))x\(padded(height)) pixels")
    }
  }
}
