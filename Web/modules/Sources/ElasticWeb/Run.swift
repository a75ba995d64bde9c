@_spi(Pages) import ElasticKit

/// What was done to a component since it last rested, as the numbers of a recording, which a page writes and replays.
///
/// Times count from its start in whole microseconds, as files have them, and the component gets these, as a replay does. From rest
/// a new one begins, and after so many numbers of a motion that does not come to rest.
struct Run {
  private static let longest = 200_000

  /// The kind of component, its size, the settings that are not the defaults, and what was done.
  private(set) var numbers: [Double] = []
  /// The page's time at its start, and that of the last entry from there, both in seconds.
  private(set) var start = 0.0
  private(set) var latest = 0.0
  /// Whether it is a recording that goes on: then nothing begins it anew.
  var isWhole = false
  private var readCount = 0
  private var fingers: [Int] = []

  var isTooLong: Bool { numbers.count > Self.longest }
  var hasFingers: Bool { !fingers.isEmpty }

  /// Begins anew with these numbers.
  mutating func begin(at time: Double, with head: [Double]) {
    numbers = head
    (start, latest, readCount, fingers) = (time, 0, head.count, [])
  }

  /// Seconds from its start to a time of the page, not later than that. A pointer can report an earlier time than what came
  /// before it: it counts as that.
  func seconds(to time: Double) -> Double {
    // The sum is for differences that are just below a whole microsecond by the rounding of doubles.
    max(((time - start) * 1e6 + 1e-4).rounded(.down) / 1e6, latest)
  }

  /// Adds an entry whose time counts from the start.
  mutating func add(_ entry: ElasticRecording.Entry) {
    latest = entry.time
    entry.append(to: &numbers)
    guard case .input(.touch(let id, let phase, _)) = entry.action else { return }
    fingers.removeAll { $0 == id }
    if phase == .down || phase == .move { fingers.append(id) }
  }

  /// The numbers of the entries since the last call.
  mutating func news() -> ArraySlice<Double> {
    defer { readCount = numbers.count }
    return numbers[readCount...]
  }
}

extension Instance {
  /// Begins to keep what is done from a time of the page on.
  final func beginRun(at time: Double) {
    isRecording = true
    run.begin(at: time, with: startOfRun)
  }

  /// The head of a recording that begins now, and the settings that are not the defaults.
  private final var startOfRun: [Double] {
    var head = [Double(kind.rawValue), size.width, size.height]
    if surroundings != Surroundings() { head.add(.input(.surroundings(surroundings))) }
    for (setting, standard) in defaults.enumerated() where value(setting) != standard {
      head.add(.set(property: setting, value: value(setting)))
    }
    if let measures { head.add(measures) }
    return head
  }

  /// Does something at a time of the page, and keeps the entries that it makes.
  final func act<Result>(at time: Double, _ body: (Double) -> Result) -> Result {
    guard isRecording else { return body(time) }
    let isNew = !run.isWhole && !isReplaying && ((isAtRest && !run.hasFingers) || run.isTooLong)
    let head = isNew ? startOfRun : []
    let result = body(isNew ? time : run.start + run.seconds(to: time))
    var next = nextEntry()
    // What does nothing, such as a key that is let go, leaves the last run as it is.
    if isNew, next != nil { run.begin(at: time, with: head) }
    while var entry = next {
      // What comes late counts at the time of the last frame.
      entry.time = run.seconds(to: entry.time)
      run.add(entry)
      next = nextEntry()
    }
    return result
  }

  /// Keeps what a replay has done, which is no news: its times count from the start.
  final func keepReplayed() {
    while let entry = nextEntry() { run.add(entry) }
    _ = run.news()
  }

  /// Replays the numbers of a recording: 1 if the page is to measure its words, 0 if they say how wide those are, and −1 if
  /// they are no recording of this component.
  final func replay(_ numbers: [Double]) -> Int32 {
    guard let (size, entries) = ElasticRecording.entries(of: numbers),
      replay(entries, size: size)
    else { return -1 }
    isRecording = true
    run.begin(at: 0, with: Array(numbers[..<3]))
    return entries.contains { $0.isMeasure } ? 0 : 1
  }
}

extension [Double] {
  /// Adds an entry at the start.
  fileprivate mutating func add(_ action: ElasticRecording.Action) {
    ElasticRecording.Entry(time: 0, action: action).append(to: &self)
  }
}

extension ElasticRecording.Entry {
  fileprivate var isMeasure: Bool {
    if case .input(.measured) = action { true } else { false }
  }
}
