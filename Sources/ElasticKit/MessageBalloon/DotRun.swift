/// When each dot began the cycle it is in: all that typing remembers, however often it is started and
/// stopped.
///
/// While it runs, dot k begins a cycle every period from `start` + k delays on. A stop lets each dot
/// finish the cycle it is in. A start takes the stop back if no dot has begun or left out a cycle
/// since; otherwise the dots begin anew, each in its turn and none before it has finished.
struct DotRun: Sendable {
  static let mostDots = 12

  /// When the first dot began; infinite while nothing runs.
  private var start = Double.infinity
  private var stoppedStart = Double.infinity
  private var stoppedAt = -Double.infinity
  /// When each dot began its last cycle before a stop.
  private var lastStarts = Array(repeating: -Double.infinity, count: mostDots)

  /// What counts the time.
  struct Clock: Equatable, Sendable {
    let count: Int
    let delay: Double
    let period: Double

    init(_ style: BalloonMotion.Style, period: Double) {
      count = min(max(style.dotCount, 1), DotRun.mostDots)
      delay = style.dotDelay >= 0 && style.dotDelay <= 1e6 ? style.dotDelay : 0
      self.period = period
    }

    /// When the dot's current cycle began in a run that began at `start`; nil before its first.
    func cycleStart(_ dot: Int, of start: Double, at time: Double) -> Double? {
      let first = start + Double(dot) * delay
      guard time >= first else { return nil }
      return first + ElasticMath.floor((time - first) / period) * period
    }
  }

  var isRunning: Bool { start < .infinity }

  /// Seconds since the dot's cycle began; 0 where it is at rest.
  @inline(never)
  func elapsed(_ dot: Int, at time: Double, by clock: Clock) -> Double {
    let began = clock.cycleStart(dot, of: start, at: time) ?? lastStarts[dot]
    let seconds = time - began
    return seconds < clock.period ? max(seconds, 0) : 0
  }

  /// When the last dot has finished after a stop.
  @inline(never)
  func restTime(by clock: Clock) -> Double {
    var last = stoppedAt
    for dot in 0..<clock.count { last = max(last, lastStarts[dot] + clock.period) }
    return last
  }

  @inline(never)
  mutating func stop(at time: Double, by clock: Clock) {
    guard isRunning else { return }
    for dot in 0..<Self.mostDots {
      if let began = clock.cycleStart(dot, of: start, at: time), began < time {
        lastStarts[dot] = began
      }
    }
    stoppedStart = start
    stoppedAt = time
    start = .infinity
  }

  /// Takes no stop back any more: by another clock the dots would be elsewhere.
  mutating func keepStopped() { stoppedStart = .infinity }

  @inline(never)
  mutating func begin(at time: Double, by clock: Clock) {
    guard !isRunning else { return }
    var canGoOn = stoppedStart < .infinity
    var next = time
    for dot in 0..<clock.count {
      let began = clock.cycleStart(dot, of: stoppedStart, at: time)
      if time > stoppedAt, let began, began != lastStarts[dot] { canGoOn = false }
      let end = lastStarts[dot] + clock.period
      if end > time { next = max(next, end - Double(dot) * clock.delay) }
    }
    start = canGoOn ? stoppedStart : next
  }
}
