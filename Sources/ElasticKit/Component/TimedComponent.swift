/// A component of this module. It first advances to the time of every call; time and numbers are checked
/// here, once for all components.
protocol TimedComponent: ElasticComponent {
  /// The latest time, in seconds of the host's clock; −∞ before the first.
  var now: Double { get }
  /// What happened that was not read yet.
  var events: EventQueue<Event> { get set }

  /// Advances to a time that is not before `now`.
  mutating func proceed(to time: Double)
  /// Time of the next frame to draw after `now`.
  mutating func nextFrame() -> NextFrame
  /// Takes input at `now`.
  mutating func apply(_ input: ElasticInput) -> TouchClaim
  /// Performs a command of the app, at `now`.
  mutating func apply(_ command: Command)
  /// Takes a new style, at `now`.
  mutating func apply(_ style: Style)
}

extension TimedComponent {
  /// Advances to the time of an input; returns false for a time that is not finite or beyond ±10⁹ seconds,
  /// whose input is ignored.
  mutating func reaches(_ time: Double) -> Bool {
    guard time.isPlausible else { return false }
    proceed(to: max(time, now))
    return true
  }

  @discardableResult
  public mutating func handle(_ input: ElasticInput, at time: Double) -> TouchClaim {
    guard reaches(time) else { return .refused }
    return input.isPlausible ? apply(input) : input.claimWhenIgnored
  }

  public mutating func perform(_ command: Command, at time: Double) {
    if reaches(time), command.isValid { apply(command) }
  }

  public mutating func restyle(_ style: Style, at time: Double) {
    if reaches(time) { apply(style.allowed) }
  }

  @discardableResult
  public mutating func advance(to time: Double) -> NextFrame {
    guard reaches(time) || now > -.infinity else { return .never }
    return nextFrame()
  }

  public mutating func nextEvent() -> Occurrence<Event>? { events.next() }

}

extension ElasticInput {
  fileprivate var claimWhenIgnored: TouchClaim {
    if case .touch = self { .refused } else { .undecided }
  }
}
