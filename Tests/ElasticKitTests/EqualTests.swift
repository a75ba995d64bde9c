import TestSupport
import Testing

@testable import ElasticKit

/// The same inputs at the same times give the same drawing, bit for bit, however the seconds in
/// between were cut into frames.
@Suite("The law Equal")
struct EqualTests {
  private let size = Size2D(width: 375, height: 667)

  @Test(
    "holds over random plays, at 60 Hz, 120 Hz and random frames", arguments: ComponentKind.allCases
  )
  func plays(kind: ComponentKind) throws { check(try kind.tested(), inWorld: false) }

  @Test(
    "holds where sizes, the reader's settings, constants, content and measures change, and all is finite",
    arguments: ComponentKind.allCases)
  func world(kind: ComponentKind) throws { check(try kind.tested(), inWorld: true) }

  private func check<C: TestedComponent>(_ type: C.Type, inWorld: Bool) {
    for seed in Chance.seeds(300 / C.playCost) {
      let unframed = trace(type, seed, inWorld) { _ in .infinity }
      let at60 = trace(type, seed, inWorld) { $0 + 1.0 / 60 }
      let at120 = trace(type, seed, inWorld) { $0 + 1.0 / 120 }
      var cuts = SplitMix(seed: ~seed)
      let random = trace(type, seed, inWorld) { $0 + cuts.unit() * 0.1 + 1e-4 }
      let framed = [at60, at120, random]
      guard framed.allSatisfy({ $0.drawn == unframed.drawn }) else {
        Issue.record("\(Chance.again(seed)): the frames can be told from the drawing")
        return
      }
      // A song that is looped so often between two frames reports only its last words.
      guard unframed.eventCount < 1000 else { continue }
      guard framed.allSatisfy({ $0.events == unframed.events }) else {
        Issue.record("\(Chance.again(seed)): the frames can be told from the events")
        return
      }
    }
  }

  /// Every number drawn at the play's own instants and then at rest, and every event.
  private struct Trace {
    var drawn: [UInt64] = [], events: [UInt64] = [], eventCount = 0
  }

  private func trace<C: RandomlyStyled>(
    _ type: C.Type, _ seed: UInt64, _ inWorld: Bool, nextFrame: (Double) -> Double
  ) -> Trace {
    var play = RandomPlay<C>(seed: seed, scrolls: seed % 2 == 0)
    var component = C.random(&play, size: size)
    var trace = Trace()
    var frame = 0.0
    func run(to time: Double) {
      while frame < time {
        component.advance(to: frame)
        frame = nextFrame(frame)
      }
      component.advance(to: time)
      frame = max(frame, time)
      let drawn = component.drawnBits
      if let wrong = drawn.first(where: { !Double(bitPattern: $0).isFinite }) {
        Issue.record("\(Chance.again(seed)), \(time) s: draws \(Double(bitPattern: wrong))")
      }
      trace.drawn += drawn
      while let occurrence = component.nextEvent() {
        if occurrence.event.isOfFrames { continue }
        trace.eventCount += 1
        trace.events.append(occurrence.time.bitPattern)
        trace.events += [UInt64(occurrence.event.code), (occurrence.event.value ?? -1).bitPattern]
      }
    }
    for _ in 0..<(inWorld ? 40 : 20) {
      let step = inWorld ? play.nextOfWorld(size: size, isWild: true) : play.next(size: size)
      run(to: play.time)
      component.take(step, at: play.time)
    }
    for pause in inWorld ? [0.01, 0.3, 3] : [0.01, 0.2, 0.5, 3, 60] { run(to: play.time + pause) }
    return trace
  }
}
