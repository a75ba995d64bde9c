// A recording as footage: each pass over the frames replays it from the start, in a session of its own.

import ElasticKit

extension Footage {
  /// The run of a component with a recording, from the start to rest; of an idle one without a `duration`, only what
  /// repeats. Its size is the largest that the component gets.
  ///
  /// - Parameters:
  ///   - component: in its state before the recording starts.
  ///   - surroundings: the reader's settings until the recording changes them.
  ///   - duration: seconds; nil for as long as something moves.
  public init<C: ElasticComponent>(
    _ recording: ElasticRecording, component: C, surroundings: Surroundings = Surroundings(),
    rate: Double = 60, duration: Double? = nil, letters: Letters? = nil
  ) {
    let start = ElasticSession(replaying: recording, on: component, surroundings: surroundings)
    self.init(recording, surroundings, rate, duration, letters) {
      var session = start
      return { time, drawing in
        let activity = session.advance(to: time)
        while session.nextEvent() != nil {}
        session.component.draw(into: &drawing)
        return activity
      }
    }
  }

  /// Compiled once, not once a component.
  private init(
    _ recording: ElasticRecording, _ surroundings: Surroundings, _ rate: Double,
    _ duration: Double?, _ letters: Letters?, player: @escaping () -> Play
  ) {
    self.init(
      size: recording.largestSize,
      palette: ElasticPalette(recording.surroundings(at: 0) ?? surroundings), rate: rate,
      inputs: recording.inputTimes, duration: duration, letters: letters, player: player,
      step: { _ in })
  }
}
