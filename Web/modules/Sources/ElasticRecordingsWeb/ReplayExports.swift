// The functions that a page calls to play recordings: when an entry is due, and what ends a replay, is a session's decision.
// An unknown handle has no effect.
@_spi(Pages) import ElasticKit

/// Begins to play the numbers written last; returns a handle, −1 if they are no recording.
@_expose(wasm, "replay_make") @c(recordings_replay_make)
public func replayMake() -> Int32 {
  guard let recording = ElasticRecording(numbers: desk.numbers, content: []) else { return -1 }
  return replays.make(recording)
}

/// Forgets a replay; its handle may be another's afterwards.
@_expose(wasm, "replay_free") @c(recordings_replay_free)
public func replayFree(_ handle: Int32) { replays.free(handle) }

/// Where the numbers of the next entry lie that is due at a time in seconds, until the next call; nil if none is due.
@_expose(wasm, "replay_next") @c(recordings_replay_next)
public func replayNext(_ handle: Int32, _ time: Double) -> UnsafePointer<Double>? {
  guard replays.next(handle, until: time) else { return nil }
  return replays.entry.withUnsafeBufferPointer { $0.baseAddress }
}

/// The time of the next entry in seconds; NaN if none remains.
@_expose(wasm, "replay_rest") @c(recordings_replay_rest)
public func replayRest(_ handle: Int32) -> Double { replays[handle]?.schedule.rest ?? .nan }

/// Ends a replay at a time in seconds: its next entries are those that cancel the fingers of the recording.
@_expose(wasm, "replay_end") @c(recordings_replay_end)
public func replayEnd(_ handle: Int32, _ time: Double) {
  guard let replay = replays[handle] else { return }
  replay.schedule = ReplaySchedule(replay.schedule.end(at: time))
}

/// The time of the recording's last entry in seconds.
@_expose(wasm, "replay_duration") @c(recordings_replay_duration)
public func replayDuration(_ handle: Int32) -> Double { replays[handle]?.duration ?? 0 }

/// 1 if the recording says how wide the words are.
@_expose(wasm, "replay_is_measured") @c(recordings_replay_is_measured)
public func replayIsMeasured(_ handle: Int32) -> Int32 {
  replays[handle]?.isMeasured == true ? 1 : 0
}
