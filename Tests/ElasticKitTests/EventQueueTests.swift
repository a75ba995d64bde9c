import CCounter
import Testing

@testable import ElasticKit

@Suite("Events that wait to be read")
struct EventQueueTests {
  private func drain(_ queue: inout EventQueue<MenuMotion.Event>) -> [Double?] {
    var values: [Double?] = []
    while let next = queue.next() { values.append(next.event.value) }
    return values
  }

  @Test("keep only the last of a repeated event, after any number of reads")
  func replaced() {
    for read in 0...2 {
      var queue = EventQueue<MenuMotion.Event>()
      queue.append(.opening, at: 1)
      queue.replace(.slide(0.1), at: 1)
      for _ in 0..<read { _ = queue.next() }
      queue.replace(.slide(0.2), at: 2)
      queue.replace(.slide(0.3), at: 3)
      #expect(drain(&queue) == (read == 0 ? [nil, 0.3] : [0.3]), "\(read) read")
    }
  }

  @Test("need no memory once as many have waited before", .enabled(if: counting_works()))
  func keptMemory() {
    var queue = EventQueue<MenuMotion.Event>()
    func fill() {
      for index in 0..<20 { queue.append(.slide(0.1), at: Double(index)) }
    }
    fill()
    _ = drain(&queue)
    let before = counted_allocations()
    fill()
    #expect(counted_allocations() == before)
  }

  @Test("come in their order, with their times and values, and leave an empty queue")
  func order() {
    var queue = EventQueue<MenuMotion.Event>()
    queue.append(.opening, at: 1)
    queue.append(.slide(0.5), at: 2)
    #expect(queue.next() == Occurrence(time: 1, event: .opening))
    queue.append(.opened, at: 3)
    #expect(queue.next() == Occurrence(time: 2, event: .slide(0.5)))
    #expect(queue.next() == Occurrence(time: 3, event: .opened))
    #expect(queue.next() == nil)
    queue.append(.closing, at: 4)
    #expect(queue.next() == Occurrence(time: 4, event: .closing))
    #expect(queue.next() == nil)
  }
}
