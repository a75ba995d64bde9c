/// How far a vector film has come: half of the bar is what it shows, half the keys that say the same.
struct MotionProgress {
  private static let half = 500
  private var bar = ProgressBar(total: 2 * half)
  /// How long it is, more or less, in seconds.
  private let seconds: Double

  init(_ stage: any Stage, _ film: FilmOptions) {
    let end = max(stage.duration, stage.ball?.endTime ?? 0) + Film.endless
    seconds = film.duration ?? min(end, Film.longest)
  }

  /// - Throws: a `CancellationError` where somebody has ended it.
  mutating func play(to time: Double) throws {
    try Task.checkCancellation()
    bar.advance(to: Int(min(time / seconds, 1) * Double(Self.half)))
  }

  /// - Throws: a `CancellationError` where somebody has ended it.
  mutating func fit(_ done: Int, _ count: Int) throws {
    try Task.checkCancellation()
    bar.advance(to: Self.half + Self.half * done / max(count, 1))
  }

  func end() { bar.end() }
}
