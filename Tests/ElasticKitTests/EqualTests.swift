import TestSupport
import Testing

@testable import ElasticKit

/// The same inputs at the same times give the same drawing, bit for bit, however the seconds in
/// between were cut into frames.
@Suite("The law Equal")
struct EqualTests {
  @Test("holds over random plays, at 60 Hz and other frames", arguments: ComponentKind.allCases)
  func plays(kind: ComponentKind) throws {
    func check<C: TestedComponent>(_ type: C.Type) {
      holdPlays(of: type, to: .equal, seeds: Chance.seeds(300 / C.playCost), steps: 20) { _ in
        .none
      }
    }
    check(try kind.tested())
  }

  @Test(
    "holds where sizes, the reader's settings, constants, content and measures change, and all is finite",
    arguments: ComponentKind.allCases)
  func world(kind: ComponentKind) throws {
    func check<C: TestedComponent>(_ type: C.Type) {
      holdPlays(of: type, to: .equal, seeds: Chance.seeds(300 / C.playCost), steps: 40) { _ in
        .wild
      }
    }
    check(try kind.tested())
  }
}
