/// Events in the order they happened, kept until they are read.
struct EventQueue<Event: ComponentMessage>: Sendable {
  private var occurrences: [Occurrence<Event>] = []
  private var readCount = 0

  mutating func append(_ event: Event, at time: Double) {
    occurrences.append(Occurrence(time: time, event: event))
  }

  /// Like `append`, but replaces the last event if it has the same code and is unread: for
  /// events that repeat while no host reads them.
  mutating func replace(_ event: Event, at time: Double) {
    if !isEmpty, occurrences[occurrences.count - 1].event.code == event.code {
      occurrences.removeLast()
    }
    append(event, at: time)
  }

  /// Whether all have been read.
  var isEmpty: Bool { readCount >= occurrences.count }

  /// Removes all events.
  mutating func removeAll() {
    occurrences.removeAll(keepingCapacity: true)
    readCount = 0
  }

  mutating func next() -> Occurrence<Event>? {
    guard !isEmpty else {
      removeAll()
      return nil
    }
    defer { readCount += 1 }
    return occurrences[readCount]
  }
}
