/// Events in the order they happened, kept until they are read.
struct EventQueue<Event: ElasticAction>: Sendable {
  private var queue = NumberQueue()

  mutating func append(_ event: Event, at time: Double) {
    queue.append(event.code, event.value ?? 0, time)
  }

  /// Like `append`, but replaces the last event if it has the same code and is unread: for
  /// events that repeat while no host reads them.
  mutating func replace(_ event: Event, at time: Double) {
    queue.dropLast(ifCode: event.code)
    append(event, at: time)
  }

  /// Whether all have been read.
  var isEmpty: Bool { queue.isEmpty }

  /// Removes all unread events.
  mutating func removeAll() { queue.removeAll() }

  mutating func next() -> Occurrence<Event>? {
    guard let next = queue.next(), let event = Event(code: next.code, value: next.value) else {
      return nil
    }
    return Occurrence(time: next.time, event: event)
  }
}

/// The common storage of all queues.
private struct NumberQueue: Sendable {
  /// The time, the code and the value of each.
  private var waiting: [Double] = []
  private var read = 0

  @inline(never)
  mutating func append(_ code: UInt8, _ value: Double, _ time: Double) {
    waiting.add(time)
    waiting.add(Double(code))
    waiting.add(value)
  }

  @inline(never)
  mutating func dropLast(ifCode code: UInt8) {
    guard waiting.count >= read + 3, waiting[waiting.count - 2] == Double(code) else { return }
    waiting.removeLast(3)
  }

  var isEmpty: Bool { read >= waiting.count }

  @inline(never)
  mutating func removeAll() {
    waiting.empty()
    read = 0
  }

  @inline(never)
  mutating func next() -> (time: Double, code: UInt8, value: Double)? {
    guard read < waiting.count else {
      removeAll()
      return nil
    }
    defer { read += 3 }
    return (waiting[read], UInt8(waiting[read + 1]), waiting[read + 2])
  }
}
