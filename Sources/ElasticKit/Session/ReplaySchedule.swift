/// A recording that a session replays: which of its entries are due, and what cancels its fingers at the end.
struct ReplaySchedule: Sendable {
  private var entries: [ElasticRecording.Entry]
  private var index = 0
  private(set) var fault: (entry: Int, error: ElasticRecording.EntryError)?

  /// A schedule of entries; an entry that is out of order is performed after those before it.
  init(_ entries: [ElasticRecording.Entry] = []) { self.entries = entries }

  /// The time of the next entry in seconds; nil if none remains.
  var rest: Double? { index < entries.count ? entries[index].time : nil }

  /// Returns the next entry if it is due at a time in seconds.
  mutating func next(until time: Double) -> ElasticRecording.Entry? {
    guard let rest, rest <= time else { return nil }
    var entry = entries[index]
    index += 1
    entry.isWithNext = entry.isWithNext && isJoined(by: entry)
    return entry
  }

  /// Whether this setting and that of the next entry can change together: both are settings, of one time.
  private func isJoined(by entry: ElasticRecording.Entry) -> Bool {
    guard case .set = entry.action, index < entries.count, case .set = entries[index].action else {
      return false
    }
    return entries[index].time <= entry.time
  }

  /// Ends at a time in seconds: what remains cancels the fingers that are down.
  mutating func end(at time: Double) {
    var cancels: [ElasticRecording.Entry] = []
    var fingers: [Int] = []
    for entry in entries[..<index].reversed() {
      guard case .input(.touch(let id, let phase, let point)) = entry.action, !fingers.contains(id)
      else { continue }
      fingers.append(id)
      guard phase == .down || phase == .move else { continue }
      cancels.append(
        ElasticRecording.Entry(
          time: time, action: .input(.touch(id: id, phase: .cancel, point: point))))
    }
    self = ReplaySchedule(cancels.reversed())
  }

  /// Ends with the entry that came last, for this reason.
  mutating func stop(_ error: ElasticRecording.EntryError) {
    fault = (index - 1, error)
    index = entries.count
  }

  /// The next frame of a component, or the time of the next entry if that is sooner.
  func sooner(_ next: NextFrame) -> NextFrame {
    guard let rest else { return next }
    switch next {
    case .now: return .now
    case .at(let time): return .at(min(time, rest))
    case .never: return .at(rest)
    }
  }
}
