@_spi(Pages) import ElasticCore

/// Events in the order they happened, kept until they are read.
struct EventQueue<Event: ElasticAction>: Sendable {
  private var queue = NumberQueue()

  mutating func append(_ event: Event, at time: Double) {
    queue.append(event.code, event.value ?? .nan, time)
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

  /// The same as numbers, for a page: the code, the time and the number, NaN without one. False if there is none.
  mutating func next(_ numbers: inout [Double]) -> Bool { queue.next(&numbers) }
}

/// The common storage of all queues.
private struct NumberQueue: Sendable {
  /// The code, the time and the value of each.
  private var waiting: [Double] = []
  private var readCount = 0

  mutating func append(_ code: UInt8, _ value: Double, _ time: Double) {
    waiting.add(Double(code))
    waiting.add(time)
    waiting.add(value)
  }

  mutating func dropLast(ifCode code: UInt8) {
    guard waiting.count >= readCount + 3, waiting[waiting.count - 3] == Double(code) else { return }
    waiting.removeLast(3)
  }

  var isEmpty: Bool { readCount >= waiting.count }

  mutating func removeAll() {
    waiting.empty()
    readCount = 0
  }

  mutating func next(_ numbers: inout [Double]) -> Bool {
    guard let place = read() else { return false }
    for index in place..<place + 3 { numbers.add(waiting[index]) }
    return true
  }

  mutating func next() -> (code: UInt8, time: Double, value: Double)? {
    guard let place = read() else { return nil }
    return (UInt8(waiting[place]), waiting[place + 1], waiting[place + 2])
  }

  /// The place of the oldest unread one, which then is read.
  private mutating func read() -> Int? {
    guard readCount < waiting.count else {
      removeAll()
      return nil
    }
    defer { readCount += 3 }
    return readCount
  }
}
