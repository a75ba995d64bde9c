/// Progress of a vector film: a tenth of the bar for its length, the rest for fitting keys to its frames.
struct MotionProgress {
  private static let tenth = 100
  private var bar = ProgressBar(total: 10 * tenth)
  /// Approximate length in seconds.
  private let seconds: Double

  init(_ stage: any Stage, _ film: FilmOptions) {
    let end = max(stage.duration, stage.ball?.endTime ?? 0) + Film.endless
    seconds = film.duration ?? min(end, Film.longest)
  }

  /// - Throws: a `CancellationError` after an interruption.
  mutating func find(to time: Double) throws {
    try Task.checkCancellation()
    bar.advance(to: Int(min(time / seconds, 1) * Double(Self.tenth)))
  }

  /// - Throws: a `CancellationError` after an interruption.
  mutating func fit(_ done: Int, _ count: Int) throws {
    try Task.checkCancellation()
    bar.advance(to: Self.tenth + 9 * Self.tenth * done / max(count, 1))
  }

  func end() { bar.end() }
}
