/// The part of a session that does not depend on the type of its component: keys, announcements, a followed player, recording.
struct SessionState: Sendable {
  /// Whether actions are kept.
  private(set) var isRecording = false
  /// Whether an action has come since the last frame.
  private(set) var isFrameDue = true
  /// The keys that are down.
  var keyboard = ElasticKeyboard()
  /// The font size at which the words were measured; NaN if they must be measured.
  private var measuredSize = Double.nan
  /// Whether the drawing is that of the current state.
  private var isDrawn = false
  /// The latest time of the component: an action with an earlier time counts at this time.
  private(set) var latest = -Double.infinity
  private var entries: [ElasticRecording.Entry] = []
  /// How many of them were read.
  private var readCount = 0
  /// Whether a player that reports no changes is followed, where it was last, and since when.
  private var isPolling = false
  private var polledPosition = 0.0
  private var polledSince = 0.0

  /// Keeps an action, which needs a frame.
  mutating func add(_ action: ElasticRecording.Action, at time: Double, _ words: MeasurableWords?) {
    add(ElasticRecording.Entry(time: time, action: action), words)
  }

  /// The same for an entry.
  mutating func add(_ entry: ElasticRecording.Entry, _ words: MeasurableWords?) {
    touch(at: entry.time)
    if case .input(.measured) = entry.action { measuredSize = words?.size ?? .nan }
    guard isRecording else { return }
    var kept = entry
    // The time at which the component handled it.
    kept.time = latest
    if case .input(.surroundings(var surroundings)) = entry.action {
      // What is not shown is not read either.
      surroundings.textScale = surroundings.shownTextScale
      kept.action = .input(.surroundings(surroundings))
    }
    entries.append(kept)
  }

  /// Something was done at a time.
  mutating func touch(at time: Double) {
    if time > latest, time.isPlausible { latest = time }
    isFrameDue = true
    isDrawn = false
  }

  /// A frame begins.
  mutating func begin(frame time: Double) {
    touch(at: time)
    isFrameDue = false
  }

  /// The component has other content: its words are measured again.
  mutating func change() {
    isDrawn = false
    measuredSize = .nan
  }

  /// Whether the host must measure these words.
  func needsMeasuring(_ words: MeasurableWords?) -> Bool {
    guard let words else { return false }
    return words.count > 0 && measuredSize != words.size
  }

  /// Empties the drawing if it must be made anew, which the caller then does; returns whether.
  mutating func begin(_ drawing: inout Drawing) -> Bool {
    guard !isDrawn else { return false }
    drawing.removeAll()
    isDrawn = true
    return true
  }

  /// A player is at this position; nil if it is followed no more.
  mutating func poll(_ position: Double?, at time: Double) {
    guard let position else { return isPolling = false }
    guard position.isPlausible, !isPolling || position != polledPosition else { return }
    (isPolling, polledPosition, polledSince) = (true, position, time)
  }

  /// When the player has to be asked again: −∞ for in the next frame, ∞ for never.
  var nextLook: Double {
    // A position that stays for this long means that the player is paused.
    let interval = 0.25
    guard isPolling else { return .infinity }
    return latest - polledSince < interval ? -.infinity : latest + interval
  }

  /// Time begins again at 0.
  mutating func restart() {
    latest = 0
    touch(at: 0)
  }

  /// Removes and returns the oldest action that was kept.
  mutating func next() -> ElasticRecording.Entry? {
    guard readCount < entries.count else { return nil }
    let entry = entries[readCount]
    readCount += 1
    if readCount == entries.count { forget() }
    return entry
  }

  private mutating func forget() {
    entries.removeAll(keepingCapacity: true)
    readCount = 0
  }

  /// Keeps actions from now on, or no more; forgets those that were kept.
  mutating func record(_ isRecording: Bool) {
    self.isRecording = isRecording
    forget()
  }
}

extension ElasticInput {
  /// Whether the reader begins something with it.
  var isUserInitiated: Bool {
    switch self {
    case .touch(_, .down, _), .scrolled(_, isTracking: true), .activated: true
    default: false
    }
  }
}
