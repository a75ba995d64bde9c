// Plays a run and cuts it into takes, so that a long run needs no more memory than one take.
//
// A take lasts 30 to 60 s, or as long as a shorter run. It is sampled at every frame and three times between two
// frames. Where an input lies between two frames it is not, because the motion may jump there. The first frame of the
// next take is sampled too, so that keys lead up to it.

import ElasticKit

extension Footage {
  /// Seconds of a take; a run of less than twice as much is one take.
  private static let takeLength = 30.0
  /// The parts of a take's work whose end is reported.
  private static let parts = 100

  /// Plays the run, and hands over one take after the other: the memory that a long run takes is that of one of them.
  ///
  /// - Parameter use: gets a take, its number from 0 on, and the number of all takes.
  /// - Throws: the error of `use`.
  func takes<Failure: Error>(
    _ use: (_ take: Take, _ number: Int, _ count: Int) throws(Failure) -> Void
  ) throws(Failure) {
    let count = max(Int(Double(frameCount) / rate / Self.takeLength), 1)
    let play = player()
    var nextInput = 0
    for number in 0..<count {
      let start = frameCount * number / count
      let end = max(frameCount * (number + 1) / count - 1, start)
      try use(take(start...end, isLast: number + 1 == count, play, &nextInput), number, count)
    }
  }

  /// Plays the run, and hands over the shots of one take after the other.
  ///
  /// - Parameters:
  ///   - error: of every number, in points; 0 gives a key a frame.
  ///   - prepare: sets what else the cutter has to know.
  ///   - step: is called with the number of finished parts and of all parts of the work.
  /// - Throws: the error of `step`.
  func shots<Failure: Error>(
    error: Double, _ prepare: (inout ShotCutter) -> Void,
    step: (_ done: Int, _ count: Int) throws(Failure) -> Void,
    use: (_ cutter: ShotCutter, _ shots: [Shot]) -> Void
  ) throws(Failure) {
    try takes { take, number, count throws(Failure) in
      var cutter = ShotCutter(take, error: error)
      prepare(&cutter)
      let shots = try cutter.shots { done, items throws(Failure) in
        try step(number * Self.parts + Self.parts * done / items, count * Self.parts)
      }
      use(cutter, shots)
    }
  }

  private func take(
    _ frames: ClosedRange<Int>, isLast: Bool, _ play: Play, _ nextInput: inout Int
  ) -> Take {
    var take = Take(
      size: size, frames: frames, nextFrame: isLast ? nil : frames.upperBound + 1)
    var letters = LetterCache(letters)
    var drawing = Drawing()
    func sample(_ frame: Double) {
      drawing.removeAll()
      _ = play((frame + Double(first)) / rate, &drawing)
      take.add(drawing, at: frame, palette: palette, letters: &letters)
    }
    let end = take.nextFrame ?? frames.upperBound
    for frame in frames.lowerBound...end {
      sample(Double(frame))
      if frame < end, !hasInput(after: frame + first, &nextInput) {
        for quarter in [0.25, 0.5, 0.75] { sample(Double(frame) + quarter) }
      }
    }
    return take
  }

  /// Whether there is an input after one frame of the player's, and not after the next.
  private func hasInput(after frame: Int, _ next: inout Int) -> Bool {
    while next < inputs.count, inputs[next] <= Double(frame) / rate { next += 1 }
    return next < inputs.count && inputs[next] <= Double(frame + 1) / rate
  }
}
