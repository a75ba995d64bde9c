import TestSupport
import Testing

@testable import ElasticKit

/// Events tell what happened, once and in order; between announced frames nothing happens.
@Suite("The events of any play")
struct EventLawTests {
  @Test(
    "come in the order of their times, and each beginning has one end",
    arguments: ComponentKind.allCases)
  func events(kind: ComponentKind) throws {
    func check<C: TestedComponent>(_ type: C.Type) {
      holdPlays(of: type, to: .events, seeds: Chance.seeds(2000 / C.playCost), steps: 30) {
        $0 % 3 == 0 ? .none : .wild
      }
    }
    check(try kind.tested())
  }

  @Test(
    "and all that is drawn or read stay as they are until the announced frame",
    arguments: ComponentKind.allCases)
  func announced(kind: ComponentKind) throws {
    func check<C: TestedComponent>(_ type: C.Type) {
      holdPlays(of: type, to: .announced, seeds: Chance.seeds(400 / C.playCost), steps: 30) {
        $0 % 3 == 0 ? .none : .wild
      }
    }
    check(try kind.tested())
  }
}
