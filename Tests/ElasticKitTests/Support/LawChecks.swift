import LawKit
import TestSupport
import Testing

@testable import ElasticKit

/// Holds random plays of a component to some laws, and records the first breach.
func holdPlays<C: TestedComponent>(
  of type: C.Type, to laws: Laws, seeds: ClosedRange<UInt64>, steps: Int,
  in world: (UInt64) -> SeedChoices.World
) {
  for seed in seeds {
    var play = RandomPlay<C>(seed: seed, world(seed))
    let session = play.session()
    let steps = play.steps(steps)
    guard let breach = breach(of: laws, by: steps, on: session) else { continue }
    Issue.record("\(Chance.again(seed)), \(breach)")
    return
  }
}

/// The law that steps break, with the steps until then.
func breach<C: LawSubject>(
  of laws: Laws, by steps: [PlayStep<C>], on session: ElasticSession<C>
) -> String? {
  do throws(Breach) {
    _ = try Play.run(steps, on: session, laws)
    return nil
  } catch {
    let last = steps.filter { $0.time <= error.time }.suffix(6)
    return
      "\(error.time) s: \(error.law); the last steps: \(last.map { "\($0.time): \($0.action)" })"
  }
}
