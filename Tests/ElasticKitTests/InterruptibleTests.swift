import TestSupport
import Testing

@testable import ElasticKit

/// Any input at any instant: an input that does not move the finger moves nothing, and a move displaces
/// no place of the outline further than the finger went.
@Suite("The law Interruptible")
struct InterruptibleTests {
  @Test("holds over 10,000 random plays", arguments: ComponentKind.allCases)
  func plays(kind: ComponentKind) throws {
    func check<C: TestedComponent>(_ type: C.Type) {
      let seeds = Chance.seeds(10_000 / C.playCost)
      holdPlays(of: type, to: .interruptible, seeds: seeds, steps: 14) { _ in .none }
    }
    check(try kind.tested())
  }

  @Test(
    "holds between changes of size, settings, constants, content and measures",
    arguments: ComponentKind.allCases)
  func world(kind: ComponentKind) throws {
    func check<C: TestedComponent>(_ type: C.Type) {
      let seeds = Chance.seeds(2000 / C.playCost)
      holdPlays(of: type, to: .interruptible, seeds: seeds, steps: 30) { _ in .tame }
    }
    check(try kind.tested())
  }
}
