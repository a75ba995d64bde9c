/// The start of each dot's current cycle: the whole state of typing, for any number of starts and
/// stops.
///
/// While it runs, dot k begins a cycle every period from `start` + k delays on. A stop lets each dot
/// finish its cycle. A start cancels the stop if no dot has begun or skipped a cycle
/// since; otherwise the dots begin again, in their order and each after its current cycle.
struct DotRun: Sendable {
  static let mostDots = 12

  /// The start of the first dot; infinite while nothing runs.
  private var start = Double.infinity
  private var stoppedStart = Double.infinity
  private var stoppedAt = -Double.infinity
  /// The start of each dot's last cycle before a stop.
  private var lastStarts = Array(repeating: -Double.infinity, count: mostDots)

  /// The source of time.
  struct Clock: Equatable, Sendable {
    let count: Int
    let delay: Double
    let period: Double

    init(_ style: BalloonMotion.Style, period: Double) {
      count = min(max(style.dotCount, 1), DotRun.mostDots)
      delay = style.dotDelay
      self.period = period
    }

    /// The start of the dot's current cycle in a run from `start`; nil before its first.
    func cycleStart(_ dot: Int, of start: Double, at time: Double) -> Double? {
      let first = start + Double(dot) * delay
      guard time >= first else { return nil }
      return first + ElasticMath.floor((time - first) / period) * period
    }
  }

  var isRunning: Bool { start < .infinity }

  /// Seconds since the start of the dot's cycle; 0 at rest.
  func elapsed(_ dot: Int, at time: Double, by clock: Clock) -> Double {
    let began = clock.cycleStart(dot, of: start, at: time) ?? lastStarts[dot]
    let seconds = time - began
    return seconds < clock.period ? max(seconds, 0) : 0
  }

  /// The end of the last dot's movement after a stop.
  func restTime(by clock: Clock) -> Double {
    var last = stoppedAt
    for dot in 0..<clock.count { last = max(last, lastStarts[dot] + clock.period) }
    return last
  }

  /// Ends a run.
  mutating func stop(at time: Double, by clock: Clock) {
    for dot in 0..<Self.mostDots {
      if let began = clock.cycleStart(dot, of: start, at: time), began < time {
        lastStarts[dot] = began
      }
    }
    stoppedStart = start
    stoppedAt = time
    start = .infinity
  }

  /// Makes a stop final: with another clock the dots would be at other places. Dots whose cycle has become so short
  /// that it is over come to rest now, and did not before.
  mutating func change(from old: Clock, to new: Clock, at time: Double) {
    stoppedStart = .infinity
    if restTime(by: old) > time { stoppedAt = max(stoppedAt, time) }
  }

  mutating func begin(at time: Double, by clock: Clock) {
    guard !isRunning else { return }
    var canGoOn = stoppedStart < .infinity
    var next = time
    for dot in 0..<clock.count {
      let began = clock.cycleStart(dot, of: stoppedStart, at: time)
      // In the stopped run this dot would be in a later cycle by now, and would jump into it.
      if time > stoppedAt, let began, began != lastStarts[dot] { canGoOn = false }
      let end = lastStarts[dot] + clock.period
      // So late that each dot has finished its cycle when its turn comes.
      if end > time { next = max(next, end - Double(dot) * clock.delay) }
    }
    start = canGoOn ? stoppedStart : next
  }
}
