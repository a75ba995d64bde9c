/// A recording that is replayed: which of its entries are due, and which of its fingers are down.
///
/// A session has one for its replay. A page, which shows a recording in another place and size than its element's, has one
/// in the module that reads recordings.
@_spi(Pages) public struct ReplaySchedule: Sendable {
  private var entries: [ElasticRecording.Entry]
  private var index = 0
  /// What each finger of the recording that is down did last.
  private var touches: [ElasticRecording.Entry] = []
  private(set) var fault: (entry: Int, error: ElasticRecording.EntryError)?

  /// A schedule of entries; an entry that is out of order is performed after those before it.
  public init(_ entries: [ElasticRecording.Entry] = []) { self.entries = entries }

  /// The time of the next entry in seconds; nil if none remains.
  public var rest: Double? { index < entries.count ? entries[index].time : nil }

  /// Returns the next entry if it is due at a time in seconds.
  public mutating func next(until time: Double) -> ElasticRecording.Entry? {
    guard let rest, rest <= time else { return nil }
    var entry = entries[index]
    index += 1
    entry.isWithNext = entry.isWithNext && isJoined(by: entry)
    if case .input(.touch(let id, let phase, _)) = entry.action {
      lift(id)
      if phase == .down || phase == .move { touches.append(entry) }
    }
    return entry
  }

  /// Whether this setting and that of the next entry can change together: both are settings, of one time.
  private func isJoined(by entry: ElasticRecording.Entry) -> Bool {
    guard case .set = entry.action, index < entries.count, case .set = entries[index].action else {
      return false
    }
    return entries[index].time <= entry.time
  }

  private mutating func lift(_ finger: Int) {
    for index in touches.indices {
      guard case .input(.touch(finger, _, _)) = touches[index].action else { continue }
      touches.remove(at: index)
      return
    }
  }

  /// Ends; returns what cancels the fingers that are down, at a time in seconds.
  public mutating func end(at time: Double) -> [ElasticRecording.Entry] {
    var cancels = touches
    for index in cancels.indices {
      guard case .input(.touch(let id, _, let point)) = cancels[index].action else { continue }
      cancels[index] = ElasticRecording.Entry(
        time: time, action: .input(.touch(id: id, phase: .cancel, point: point)))
    }
    self = ReplaySchedule()
    return cancels
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
