extension BallMotion {
  /// The longest way, in seconds of playback, that a followed clock goes without having jumped.
  static let longestStep = 1.0

  /// Is where another clock says: for one that says nothing but its time, asked in every frame.
  ///
  /// Words that it has come past are told; where it jumps, back or by more than a second, this is a
  /// seek. In between the ball stands; `rate` and `play` let it go on by itself again.
  public mutating func follow(_ place: Double, at time: Double) {
    guard place.isPlausible, !song.isEmpty, reaches(time) else { return }
    come(to: min(max(place, 0), song.duration))
  }

  /// How far a player that stalled can fall behind the ball, in seconds of playback: further back is a seek,
  /// which tells the words there again.
  static let longestStall = 0.25

  /// Seconds between the ball and a player that nobody sees: it does not jump for less.
  public static let tolerance = 0.05

  /// Is where a player says, and goes on as that does: for one that says when it changes.
  ///
  /// Behind the last word the music goes on; the ball does not begin again.
  public mutating func follow(
    _ place: Double, isPlaying: Bool, rate: Double = 1, at time: Double
  ) {
    guard place.isPlausible, !song.isEmpty, reaches(time) else { return }
    if rate != self.rate { perform(.rate(rate), at: time) }
    let place = min(max(place, 0), song.duration)
    let goesOn = isPlaying && place < song.duration
    let lead = goesOn && self.isPlaying ? self.place - place : .infinity
    if (Self.tolerance...Self.longestStall).contains(lead) {
      wait(at: place)
    } else if lead.magnitude >= Self.tolerance, self.place != place {
      perform(.seek(to: place), at: time)
    }
    if self.isPlaying != goesOn { perform(goesOn ? .play : .pause, at: time) }
  }
}

/// The place in a song as a function of the host's clock: evaluated from the last input, never added
/// up.
struct BallPlayback: Sendable {
  /// The place at `since`, in seconds of playback.
  private(set) var start = 0.0
  /// A time of the host's clock.
  private(set) var since = 0.0
  /// Seconds of playback a second.
  private(set) var rate = 1.0
  private(set) var isPlaying = false

  /// The place at a time, as if the song went on for ever.
  func run(at time: Double) -> Double {
    isPlaying ? start + (time - since) * rate : start
  }

  /// How often a song of `length` has come to its end before `run`.
  static func lap(of run: Double, length: Double) -> Double {
    guard length > 0, run >= length else { return 0 }
    let lap = ElasticMath.floor(run / length)
    // The quotient is rounded.
    if lap * length > run { return lap - 1 }
    return (lap + 1) * length <= run ? lap + 1 : lap
  }

  /// When the clock reaches a place of the endless song.
  func time(ofRun run: Double) -> Double {
    run > start ? since + (run - start) / rate : since
  }

  /// Goes on from a place at a time.
  mutating func move(to place: Double, at time: Double) {
    start = place
    since = time
  }

  mutating func set(isPlaying: Bool) { self.isPlaying = isPlaying }
  mutating func set(rate: Double) { self.rate = rate }
}
