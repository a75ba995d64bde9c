@_spi(Programs) import ElasticExport

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

  func visit<C: ElasticComponent>(_ type: C.Type) throws(Refusal) -> File {
    let component = C()
    if format.kind == .still {
      var session = ElasticSession(replaying: recording, on: component)
      session.advance(to: seconds)
      return session.withDrawing { still($0) }
    }
    let isSong = recording.component == .lyricBall
    if isSong, format.kind == .styleSheet { return try ballStyleSheet() }
    let excess = Footage.excess(
      ofRecording: recording.duration, song: isSong ? songEnd() : nil)
    if let excess { throw Refusal(excess) }
    return try moving(Footage(recording, component: component))
  }

  // MARK: - The device of the recording

  private func palette(at time: Double) -> ElasticPalette {
    ElasticPalette(recording.surroundings(at: time) ?? Surroundings())
  }

  // MARK: - Files; not written out once a component

  private func still(_ drawing: Drawing) -> File {
    let document = SVGDocument(size: recording.size(at: seconds), palette: palette(at: seconds))
    return File(document.bytes(of: drawing))
  }

  private func moving(_ footage: Footage) throws(Refusal) -> File {
    guard footage.frameCount > 1 else {
      throw Refusal("nothing has moved yet: use the component first")
    }
    return File(format.bytes(self, footage), of: footage, as: format)
  }

  private func ballStyleSheet() throws(Refusal) -> File {
    let ball = ball(at: 0)
    let bytes = BallCSS(error: error).bytes(of: ball, palette: palette(at: 0))
    guard !bytes.isEmpty else { throw Refusal("the recording has no song") }
    return File(bytes, ofBall: ball.score.duration)
  }

  /// The time at which the song ends by itself; nil if it does not.
  private func songEnd() -> Double? { ball(at: recording.duration).endTime }

  /// The recording's ball at a time.
  private func ball(at time: Double) -> BallMotion {
    var session = ElasticSession<BallMotion>(replaying: recording)
    session.advance(to: time)
    return session.component
  }
}

/// Why there is no file, in one sentence without a full stop.
struct Refusal: Error {
  let sentence: [UInt8]

  init(_ sentence: [UInt8]) { self.sentence = sentence }
  init(_ sentence: StaticString) { self.sentence = sentence.bytes }
}
