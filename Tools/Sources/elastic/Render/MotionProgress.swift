/// Progress of a vector film: half of the bar for its frames, half for fitting keys to them.
struct MotionProgress {
  private static let half = 500
  private var bar = ProgressBar(total: 2 * half)
  /// Approximate length in seconds.
  private let seconds: Double

  init(_ stage: any Stage, _ film: FilmOptions) {
    let end = max(stage.duration, stage.ball?.endTime ?? 0) + Film.endless
    seconds = film.duration ?? min(end, Film.longest)
  }

  /// - Throws: a `CancellationError` after an interruption.
  mutating func play(to time: Double) throws {
    try Task.checkCancellation()
    bar.advance(to: Int(min(time / seconds, 1) * Double(Self.half)))
  }

  /// - Throws: a `CancellationError` after an interruption.
  mutating func fit(_ done: Int, _ count: Int) throws {
    try Task.checkCancellation()
    bar.advance(to: Self.half + Self.half * done / max(count, 1))
  }

  func end() { bar.end() }
}
