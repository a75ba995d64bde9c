/// Events in the order they happened, kept until they are read.
struct EventQueue<Event: Hashable & Sendable>: Sendable {
  private var waiting: [Occurrence<Event>] = []
  private var read = 0

  mutating func append(_ event: Event, at time: Double) {
    waiting.append(Occurrence(time: time, event: event))
  }

  mutating func next() -> Occurrence<Event>? {
    guard read < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      read = 0
      return nil
    }
    defer { read += 1 }
    return waiting[read]
  }
}
