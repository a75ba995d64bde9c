#if canImport(QuartzCore)

/// Hands on what happens to those who wait for it in a loop.
@MainActor
final class EventStreams<Event: Sendable> {
  private var all: [Int: AsyncStream<Event>.Continuation] = [:]
  private var count = 0

  /// All events from now on; the stream ends when its view is deallocated.
  func make() -> AsyncStream<Event> {
    count += 1
    let number = count
    return AsyncStream { continuation in
      all[number] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.all[number] = nil }
      }
    }
  }

  func send(_ event: Event) {
    for one in all.values { one.yield(event) }
  }

  deinit {
    for one in all.values { one.finish() }
  }
}
#endif
