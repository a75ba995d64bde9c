import TestSupport
import Testing

@testable import ElasticKit

/// Events tell what happened, once and in order; between announced frames nothing happens.
@Suite("The events of any play")
struct EventLawTests {
  private let size = Size2D(width: 375, height: 667)

  @Test(
    "come in the order of their times, and each beginning has one end",
    arguments: ComponentKind.allCases)
  func events(kind: ComponentKind) throws { checkEvents(try kind.tested()) }

  @Test(
    "and all that is drawn or read stay as they are until the announced frame",
    arguments: ComponentKind.allCases)
  func announced(kind: ComponentKind) throws { checkAnnounced(try kind.tested()) }

  private func checkEvents<C: TestedComponent>(_ type: C.Type) {
    for seed in Chance.seeds(2000 / C.playCost) {
      let inWorld = seed % 3 != 0
      var play = RandomPlay<C>(seed: seed, scrolls: seed % 2 == 0)
      var component = C.random(&play, size: size)
      var check = EventCheck<C>()
      for _ in 0..<(inWorld ? 40 : 20) {
        let step = inWorld ? play.nextOfWorld(size: size, isWild: true) : play.next(size: size)
        if play.random.unit() < 0.2 { play.time += play.within(0...2) }
        component.advance(to: play.time)
        check.read(&component)
        component.take(step, at: play.time)
        check.read(&component)
        if case .command(let command) = step { check.note(command, component) }
      }
      check.end(&component, after: play.time)
      guard let breach = check.breach else { continue }
      Issue.record("\(Chance.again(seed)): \(breach)")
      return
    }
  }

  private func checkAnnounced<C: TestedComponent>(_ type: C.Type) {
    for seed in Chance.seeds(400 / C.playCost) {
      let inWorld = seed % 3 != 0
      var play = RandomPlay<C>(seed: seed, scrolls: seed % 2 == 0)
      var component = C.random(&play, size: size)
      for _ in 0..<(inWorld ? 40 : 20) {
        component.take(
          inWorld ? play.nextOfWorld(size: size, isWild: true) : play.next(size: size),
          at: play.time)
        var time = play.time
        for _ in 0..<4 {
          let next = component.advance(to: time)
          if let change = component.change(before: next, at: time) {
            Issue.record("\(Chance.again(seed)): \(change)")
            return
          }
          switch next {
          case .at(let due) where due < 1e9: time = due
          case .at, .never: time += 1
          case .now: time += play.within(0...0.3)
          }
        }
        play.time = max(play.time, play.random.unit() < 0.5 ? time : play.time)
      }
    }
  }
}
