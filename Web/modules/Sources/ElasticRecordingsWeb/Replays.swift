@_spi(Pages) import ElasticKit

/// A recording that plays on a page, by the schedule of a session.
final class Replay {
  var schedule: ReplaySchedule
  let duration: Double
  /// Whether the recording says how wide the words are.
  private(set) var isMeasured = false

  init(_ recording: ElasticRecording) {
    schedule = ReplaySchedule(recording.entries)
    duration = recording.duration
    for entry in recording.entries {
      if case .input(.measured) = entry.action { isMeasured = true }
    }
  }
}

/// All that play, each behind a handle.
struct Replays {
  private var all: [Replay?] = []
  /// The numbers of the last entry.
  private(set) var entry: [Double] = []

  /// Begins one; returns its handle.
  mutating func make(_ recording: ElasticRecording) -> Int32 {
    let replay = Replay(recording)
    for index in all.indices where all[index] == nil {
      all[index] = replay
      return Int32(index)
    }
    all.append(replay)
    return Int32(all.count - 1)
  }

  mutating func free(_ handle: Int32) { if self[handle] != nil { all[Int(handle)] = nil } }

  /// The replay of a handle; nil for any other number.
  subscript(handle: Int32) -> Replay? {
    get { all.indices.contains(Int(handle)) ? all[Int(handle)] : nil }
  }

  /// Takes the next entry of a replay that is due; returns whether there is one.
  mutating func next(_ handle: Int32, until time: Double) -> Bool {
    guard let next = self[handle]?.schedule.next(until: time) else { return false }
    entry.removeAll(keepingCapacity: true)
    next.append(to: &entry)
    return true
  }
}

nonisolated(unsafe) var replays = Replays()
