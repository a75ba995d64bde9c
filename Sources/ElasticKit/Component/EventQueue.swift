/// Events in the order they happened, kept until they are read.
struct EventQueue<Event: NamedCase>: Sendable {
  private var queue = NumberQueue()

  mutating func append(_ event: Event, at time: Double) { queue.append(event.rawValue, time) }

  mutating func next() -> Occurrence<Event>? {
    guard let next = queue.next(), let event = Event(rawValue: next.number) else { return nil }
    return Occurrence(time: next.time, event: event)
  }
}

/// What all queues have in common, whatever their events.
private struct NumberQueue: Sendable {
  /// The time and the number of each.
  private var waiting: [Double] = []
  private var read = 0

  @inline(never)  // Copies in every caller would swell the WebAssembly module.
  mutating func append(_ number: UInt8, _ time: Double) {
    waiting.append(time)
    waiting.append(Double(number))
  }

  @inline(never)
  mutating func next() -> (time: Double, number: UInt8)? {
    guard read < waiting.count else {
      waiting.removeAll(keepingCapacity: true)
      read = 0
      return nil
    }
    defer { read += 2 }
    return (waiting[read], UInt8(waiting[read + 1]))
  }
}
