import CCounter
import ElasticCore
import TestSupport
import Testing

@Suite("A bank of springs")
struct SpringBankTests {
  private let spring = DampedSpring.bouncy

  @Test("moves each value to the bit as a single spring does", arguments: [1, 3, 4, 5, 17])
  func equalsSingles(count: Int) {
    var bank = SpringBank(spring, count: count)
    for index in 0..<count {
      bank.place(index, at: Double(index) * 10, velocity: Double(-index), time: 0)
    }
    for time in stride(from: 0.0, to: 0.6, by: 0.013) {
      bank.forEachValue(at: time) { index, value in
        let state = DampedSpring.State(offset: Double(index) * 10, velocity: Double(-index))
        let single = spring.state(after: time, from: state)
        #expect(value == single.offset || time >= bank.restTime)
        #expect(bank.value(index, at: time) == value)
        #expect(bank.velocity(index, at: time) == single.velocity || time >= bank.restTime)
      }
    }
  }

  @Test("keeps position and velocity of every value when one is retargeted")
  func continuous() {
    var bank = SpringBank(spring, count: 9)
    for index in 0..<9 { bank.retarget(index, to: Double(index * index), at: 0) }
    var random = SplitMix(seed: 5)
    for change in 1...200 {
      let time = Double(change) * 0.01
      let before = (0..<9).map { (bank.value($0, at: time), bank.velocity($0, at: time)) }
      bank.retarget(change % 9, to: random.unit() * 100, at: time)
      for index in 0..<9 {
        #expect((bank.value(index, at: time) - before[index].0).magnitude < 1e-9)
        #expect((bank.velocity(index, at: time) - before[index].1).magnitude < 1e-9)
      }
    }
  }

  @Test("comes to rest exactly on every target")
  func rests() {
    var bank = SpringBank(spring, count: 6)
    for index in 0..<6 { bank.retarget(index, to: Double(index) / 3, impulse: 50, at: 1) }
    #expect(bank.restTime > 1 && bank.restTime < 10)
    for index in 0..<6 {
      #expect(bank.value(index, at: bank.restTime) == Double(index) / 3)
      #expect(bank.velocity(index, at: bank.restTime) == 0)
      #expect(bank.value(index, at: 1e9) == Double(index) / 3)
    }
  }

  @Test("answers odd numbers and odd counts")
  func oddInput() {
    var bank = SpringBank(spring, count: 2)
    for odd in [Double.nan, .infinity, -.infinity] {
      bank.retarget(0, to: odd, at: 0)
      bank.retarget(0, to: 1, at: odd)
      bank.retarget(0, to: 1, impulse: odd, at: 0)
      bank.place(1, at: odd, time: 0)
    }
    #expect(bank == SpringBank(spring, count: 2))
    #expect(SpringBank(spring, count: -3).count == 0)
  }

  @Test("allocates nothing while it is asked")
  func allocations() {
    guard counting_works() else { return }
    var bank = SpringBank(spring, count: 100)
    bank.retarget(7, to: 3, at: 0)
    var sum = 0.0
    bank.forEachValue(at: 0.1) { sum += $1 }
    let before = counted_allocations()
    for frame in 1...100 {
      for index in 0..<100 { sum += bank.value(index, at: Double(frame) * 0.001) }
    }
    #expect(counted_allocations() == before)
    #expect(sum != 0)
  }
}
