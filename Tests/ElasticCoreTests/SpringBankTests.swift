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
      bank.set(index, to: Double(index) * 10, velocity: Double(-index), at: 0)
    }
    #expect(bank.restTime > 0.6 || count == 1)
    for time in stride(from: 0.0, to: 0.6, by: 0.013) + [bank.restTime, bank.restTime + 1] {
      let isAtRest = time >= bank.restTime
      bank.forEachValue(at: time) { index, value in
        let state = DampedSpring.State(offset: Double(index) * 10, velocity: Double(-index))
        let single = spring.state(after: time, from: state)
        #expect(value == (isAtRest ? 0 : single.offset))
        #expect(bank.value(index, at: time) == value)
        #expect(bank.velocity(index, at: time) == (isAtRest ? 0 : single.velocity))
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

  @Test("a change of all values at once equals changes one by one", arguments: [1, 4, 6, 30])
  func changedAtOnce(count: Int) {
    var bank = SpringBank(spring, count: count)
    for index in 0..<count { bank.retarget(index, to: Double(index), at: -0.5) }
    var single = bank
    bank.update(at: -0.3) { index, motion in
      motion.offset += motion.target - Double(7 - index)
      motion.target = Double(7 - index)
      motion.velocity += 9
      if index == 3 { motion.velocity = .nan }
    }
    for index in 0..<count where index != 3 {
      single.retarget(index, to: Double(7 - index), impulse: 9, at: -0.3)
    }
    #expect(bank.restTime == single.restTime)
    var values = Array(repeating: 5.5, count: count + 1)
    for time in [-0.3, 0, 0.2, 1, 9] {
      bank.write(at: time, into: &values)
      for index in 0..<count {
        #expect(values[index] == single.value(index, at: time))
        #expect(bank.target(index) == single.target(index))
      }
      #expect(values[count] == 5.5)
    }
  }

  @Test("rests when its last value does, at any damping", arguments: [0.05, 0.5, 1, 2])
  func restsLast(dampingRatio: Double) throws {
    let spring = try DampedSpring(response: 0.5, dampingRatio: dampingRatio)
    var random = SplitMix(seed: 11)
    var bank = SpringBank(spring, count: 9)
    var last = 0.0
    for index in 0..<9 {
      let state = DampedSpring.State(
        offset: random.unit() * 100 - 50, velocity: random.unit() * 900 - 450)
      bank.set(index, to: state.offset, velocity: state.velocity, at: 3)
      last = max(last, spring.settlingTime(from: state, offsetBelow: 0.01, speedBelow: 0.1))
    }
    #expect((bank.restTime - 3 - last).magnitude < 1e-9)
    var still = SpringBank(spring, count: 2)
    still.set(0, to: 0.001, at: 3)
    #expect(still.restTime > 3, "nothing comes to rest by being touched")
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

  @Test("handles invalid numbers and counts")
  func oddInput() {
    var bank = SpringBank(spring, count: 2)
    for odd in [Double.nan, .infinity, -.infinity] {
      bank.retarget(0, to: odd, at: 0)
      bank.retarget(0, to: 1, at: odd)
      bank.retarget(0, to: 1, impulse: odd, at: 0)
      bank.set(1, to: odd, at: 0)
    }
    #expect(bank == SpringBank(spring, count: 2))
    #expect(SpringBank(spring, count: -3).count == 0)
  }

  @Test("allocates nothing while its values are read", .enabled(if: counting_works()))
  func allocations() {
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
