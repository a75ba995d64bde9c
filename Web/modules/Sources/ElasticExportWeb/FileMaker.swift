import ElasticExport

/// Makes a file of a component's recording: the same, byte for byte, as `elastic render`
/// makes with `--letters`.
struct FileMaker: ComponentVisitor {
  typealias Failure = Refusal

  let recording: ElasticRecording
  let format: FileFormat
  /// The time of a still picture.
  let seconds: Double
  /// How far, in points, an edge may be off.
  let error: Double

  /// Seconds that a recording may last.
  static let longest = Footage.longest - Footage.endless

  func visit<C: ElasticComponent>(_ type: C.Type) throws(Refusal) -> File {
    var session = ElasticSession<C>(replaying: recording)
    if format.kind == .still {
      session.advance(to: seconds)
      var drawing = Drawing()
      session.component.draw(into: &drawing)
      return still(drawing)
    }
    guard recording.duration <= Self.longest else {
      throw Refusal("the motion lasts longer than ten minutes")
    }
    if format.kind == .styleSheet, recording.component == .lyricBall { return try ballStyleSheet() }
    return try moving { time, drawing in
      let activity = session.advance(to: time)
      while session.nextEvent() != nil {}
      session.component.draw(into: &drawing)
      return activity
    }
  }

  // MARK: - The device of the recording

  private func palette(at time: Double) -> ElasticPalette {
    ElasticPalette(recording.surroundings(at: time) ?? Surroundings())
  }

  private func size(at time: Double) -> Size2D {
    var size = recording.size
    for entry in recording.entries where entry.time <= time {
      if case .input(.resized(let new)) = entry.action { size = new }
    }
    return size
  }

  /// A size that the component fits in from the start to the end.
  private var largestSize: Size2D {
    var size = recording.size
    for entry in recording.entries {
      guard case .input(.resized(let new)) = entry.action else { continue }
      size.width = max(size.width, new.width)
      size.height = max(size.height, new.height)
    }
    return size
  }

  // MARK: - Files; not written out once a component

  @inline(never)
  private func still(_ drawing: Drawing) -> File {
    let document = SVGDocument(size: size(at: seconds), palette: palette(at: seconds))
    return File(document.bytes(of: drawing))
  }

  @inline(never)
  private func moving(
    _ play: @escaping (Double, inout Drawing) -> NextFrame
  ) throws(Refusal) -> File {
    var footage = Footage(
      size: largestSize, palette: palette(at: 0), inputs: recording.entries.map { $0.time },
      play: play)
    // Nothing was done to it: what repeats is all there is.
    if let loop = footage.loop, recording.isIdle {
      footage = footage.part(loop.lowerBound...loop.upperBound)
    }
    guard footage.frameCount > 1 else {
      throw Refusal("nothing has moved yet: use the component first")
    }
    return File(format.bytes(self, footage), of: footage, as: format)
  }

  @inline(never)
  private func ballStyleSheet() throws(Refusal) -> File {
    var session = ElasticSession<BallMotion>(replaying: recording)
    session.advance(to: 0)
    let ball = session.component
    let bytes = BallCSS(error: error).bytes(of: ball, palette: palette(at: 0))
    guard !bytes.isEmpty else { throw Refusal("the recording has no song") }
    return File(bytes, ofBall: ball.score.duration)
  }
}

/// Why there is no file, in one sentence without a full stop.
struct Refusal: Error {
  let sentence: StaticString

  init(_ sentence: StaticString) { self.sentence = sentence }
}
