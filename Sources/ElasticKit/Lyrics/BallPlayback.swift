// The position in a song as a function of the host's clock, and how a ball follows a player.
//
// The position is start + (time − since) × rate: evaluated from the last command, never accumulated, so that it cannot
// drift. A player is followed by its own clock: small differences are ignored, a short lag is a wait, and everything
// else is a seek.
// Limit: a player that only has a time is followed without a rate, so the ball stands between two reports.

extension BallMotion {
  /// The largest step of a followed clock, in seconds of playback, that does not count as a jump.
  static let longestStep = 1.0

  /// Follows another clock that has only a time, read in every frame.
  ///
  /// Words that it passes are reported; a jump, backwards or by more than a second, is a
  /// seek. Between calls the ball stands; `rate` and `play` make it use its own clock again.
  public mutating func follow(_ position: Double, at time: Double) {
    guard position.isPlausible, !song.isEmpty, reaches(time) else { return }
    come(to: min(max(position, 0), song.duration))
  }

  /// The largest lag of a stalled player behind the ball, in seconds of playback; a larger one is a seek,
  /// which reports the words there again.
  static let longestStall = 0.25

  /// The tolerated difference in seconds between the ball and a player: it jumps only for more.
  public static let tolerance = 0.05

  /// Takes a player's position and rate, for a player that reports its changes.
  ///
  /// After the last word the music continues; the ball does not begin again.
  /// - Returns: the commands that have the same effect in a recording; none if nothing changed.
  @discardableResult
  public mutating func follow(
    _ position: Double, isPlaying: Bool, rate: Double = 1, at time: Double
  ) -> [Command] {
    var performed: [Command] = []
    guard position.isPlausible, !song.isEmpty, reaches(time) else { return performed }
    func perform(_ command: Command, on ball: inout BallMotion) {
      ball.perform(command, at: time)
      performed.append(command)
    }
    if rate != self.rate, Command.rate(rate).isValid { perform(.rate(rate), on: &self) }
    let position = min(max(position, 0), song.duration)
    // After the last word the music may continue; the ball has left.
    let goesOn = isPlaying && position < song.duration
    let lead = goesOn && self.isPlaying ? self.position - position : .infinity
    // The player has stalled for a moment: wait for it, and do not report the last words twice.
    if (Self.tolerance...Self.longestStall).contains(lead) {
      wait(at: position)
      performed.append(.seek(to: position))
    } else if lead.magnitude >= Self.tolerance, self.position != position {
      perform(.seek(to: position), on: &self)
    }
    if self.isPlaying != goesOn { perform(goesOn ? .play : .pause, on: &self) }
    return performed
  }
}

/// The position in a song as a function of the host's clock: evaluated from the last input, never
/// accumulated.
struct BallPlayback: Sendable {
  /// The position at `since`, in seconds of playback.
  private(set) var start = 0.0
  /// A time of the host's clock.
  private(set) var since = 0.0
  /// Seconds of playback a second.
  private(set) var rate = 1.0
  private(set) var isPlaying = false

  /// The position at a time, as if the song never ended.
  func run(at time: Double) -> Double {
    isPlaying ? start + (time - since) * rate : start
  }

  /// The number of complete rounds of a song of `length` before `run`.
  static func lap(of run: Double, length: Double) -> Double {
    guard length > 0, run >= length else { return 0 }
    let lap = ElasticMath.floor(run / length)
    // The quotient is rounded.
    if lap * length > run { return lap - 1 }
    return (lap + 1) * length <= run ? lap + 1 : lap
  }

  /// The clock's time at a position of the endless song.
  func time(ofRun run: Double) -> Double {
    run > start ? since + (run - start) / rate : since
  }

  /// The latest time of the clock before which a position of the endless song is certainly not reached: sums
  /// and quotients are rounded, so that the time of a position may already be one behind it.
  func time(before run: Double) -> Double {
    let time = time(ofRun: run)
    guard self.run(at: time.nextDown) >= run else { return time }
    return time - 4 * (time.ulp + run.ulp / rate)
  }

  /// Continues from a position at a time.
  mutating func move(to position: Double, at time: Double) {
    start = position
    since = time
  }

  mutating func set(isPlaying: Bool) { self.isPlaying = isPlaying }
  mutating func set(rate: Double) { self.rate = rate }
}
