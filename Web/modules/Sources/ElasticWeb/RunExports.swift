// What was done to a component, for recordings, and what is done by one. Times are those of the page.
@_spi(Pages) import ElasticKit

/// Keeps what is done from now on, and begins anew whenever it comes from rest.
@c(elastic_run_begin)
public func runBegin(_ handle: Int32, _ time: Double) { page[handle]?.beginRun(at: time) }

/// Keeps all that is done, for a recording, while `isWhole` is 1.
@c(elastic_run_keep)
public func runKeep(_ handle: Int32, _ isWhole: Int32) { page[handle]?.run.isWhole = isWhole == 1 }

/// When it began, and the time of its last entry from there, both in seconds.
@c(elastic_run_start)
public func runStart(_ handle: Int32) -> Double { page[handle]?.run.start ?? 0 }
@c(elastic_run_duration)
public func runDuration(_ handle: Int32) -> Double { page[handle]?.run.latest ?? 0 }

/// Where the count of a run's numbers lies, and those behind it, until the next call.
@c(elastic_run)
public func run(_ handle: Int32) -> UnsafePointer<Double>? {
  page.list(page[handle]?.run.numbers[...] ?? [])
}

/// The same for the entries that were kept since the last call.
@c(elastic_entries)
public func entries(_ handle: Int32) -> UnsafePointer<Double>? {
  page.list(page[handle]?.run.news() ?? [])
}

/// Replays the recording whose numbers were written last, from its start at 0: 1 if the page is to measure its words, 0 if it
/// says how wide they are, and −1 if there is no such component, or it is none of this component's.
@c(elastic_replay)
public func replay(_ handle: Int32) -> Int32 { page[handle]?.replay(page.numbers) ?? -1 }

/// 1 if entries of a recording remain.
@c(elastic_is_replaying)
public func isReplaying(_ handle: Int32) -> Int32 { page[handle]?.isReplaying == true ? 1 : 0 }

/// Performs the entries that are due, ends the replay and cancels its touches.
@c(elastic_end_replay)
public func endReplay(_ handle: Int32, _ time: Double) {
  guard let instance = page[handle] else { return }
  instance.endReplay(at: time)
  instance.keepReplayed()
}
