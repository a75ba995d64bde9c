import TestSupport
import Testing

@testable import ElasticKit

/// Any input at any instant: an input that does not move the finger moves nothing, and a move displaces
/// no place of the outline further than the finger went.
@Suite("The law Interruptible")
struct InterruptibleTests {
  private let size = Size2D(width: 375, height: 667)

  @Test("holds over 10,000 random plays", arguments: ComponentKind.allCases)
  func plays(kind: ComponentKind) throws { check(try kind.tested()) }

  @Test(
    "holds between changes of size, settings, constants, content and measures",
    arguments: ComponentKind.allCases)
  func world(kind: ComponentKind) throws { checkWorld(try kind.tested()) }

  /// Settings and the reader's direction glide. Exempt are a new view size or new content, for which no
  /// old position is valid, an edge that changes sides, and Reduce Motion, under which motion may end at once.
  private func checkWorld<C: TestedComponent>(_ type: C.Type) {
    for seed in Chance.seeds(2000 / C.playCost) {
      var play = RandomPlay<C>(seed: seed, scrolls: seed % 2 == 0)
      var component = C.random(&play, size: size)
      var watch = C.Watcher()
      var isMotionReduced = false
      for step in 0..<30 {
        let next = play.nextOfWorld(size: size, isWild: false)
        component.advance(to: play.time)
        switch next {
        case .load, .measure, .input(.resized): component.take(next, at: play.time)
        case .restyle, .set, .input, .command:
          var mayJump = isMotionReduced
          if case .input(.surroundings(let new)) = next {
            isMotionReduced = new.reduceMotion
            mayJump = mayJump || isMotionReduced
          }
          guard let breach = watch.breach(of: next, by: &component, at: play.time) else { continue }
          if mayJump { continue }
          Issue.record("\(Chance.again(seed)), step \(step), \(next): \(breach)")
          return
        }
      }
    }
  }

  private func check<C: TestedComponent>(_ type: C.Type) {
    for seed in Chance.seeds(10_000 / C.playCost) {
      var play = RandomPlay<C>(seed: seed, scrolls: seed % 2 == 0)
      var component = C.random(&play, size: size)
      var watch = C.Watcher()
      for step in 0..<14 {
        let next = play.next(size: size)
        component.advance(to: play.time)
        if let breach = watch.breach(of: next, by: &component, at: play.time) {
          Issue.record("\(Chance.again(seed)), step \(step), \(next): \(breach)")
          return
        }
      }
    }
  }
}

/// Watches one component through inputs and reports parts that moved further than allowed.
struct Watch<C: ElasticTestable>: ComponentWatch {
  private var fingers: [Int: Point2D] = [:]
  private var lastOffset = 0.0

  /// Passes an input on; returns the violation of the law, if any.
  mutating func breach(
    of step: RandomPlay<C>.Step, by component: inout C, at time: Double
  ) -> String? {
    let before = Glimpse(component)
    let edge = component.frame.edge
    let isMoving = (component as? SurfaceMotion)?.state != .rest
    let allowance = allowance(for: step, component, isMoving)
    component.take(step, at: time)
    let after = Glimpse(component)
    guard let allowance, component.frame.edge == edge, !component.frame.size.isEmpty else {
      return nil
    }
    return after.breach(since: before, allowance: allowance, component)
  }

  /// The distance by which this moves the finger, or the content under it; nil where the law does
  /// not apply, because the view changes.
  private mutating func allowance(
    for step: RandomPlay<C>.Step, _ component: C, _ isMoving: Bool
  ) -> Double? {
    switch step {
    case .command: return 0
    // At rest a setting takes effect at once.
    case .restyle, .set: return isMoving ? 0 : nil
    case .load, .measure, .input(.resized): return nil
    case .input(.touch(let id, let phase, let point)):
      defer { fingers[id] = phase == .up || phase == .cancel ? nil : point }
      guard let last = fingers[id] else { return 0 }
      let counts = component.elastic.isScrolled || component.elastic.grip?.id == id
      return counts ? (point - last).length : 0
    case .input(.scrolled(let offset, _)):
      let over = max(component.frame.isLeading ? -offset : offset, 0)
      defer { lastOffset = over }
      if component.elastic.isScrolled || component.elastic.reportedScroll != nil {
        return (over - lastOffset).magnitude
      }
      // The first report: from rest the content has come all the way, otherwise nothing moves.
      return component.elastic.pull.value(at: .infinity) == 0 ? over : 0
    default: return 0
    }
  }
}

/// The visible values of a component, and those that depend on the progress.
private struct Glimpse {
  let outline: EdgeOutline
  let inset: Double
  let arc: Double
  let turn: Double
  let indicator: Point2D

  init<C: ElasticTestable>(_ component: C) {
    outline = component.outline
    let refresh = component as? RefreshMotion
    inset = refresh?.elastic.isScrolled == true ? .nan : component.output.inset
    arc = refresh?.pose.arc ?? 0
    turn = refresh?.pose.turn ?? 0
    indicator = component.output.indicator?.frame.origin ?? .origin
  }

  func breach<C: ElasticTestable>(
    since old: Glimpse, allowance: Double, _ component: C
  ) -> String? {
    let limit = allowance + 1e-9
    if !outline.points.isEmpty, !old.outline.points.isEmpty {
      let way = outline.displacement(from: old.outline, frame: component.frame)
      if way > limit { return "the outline moved \(way), the finger \(allowance)" }
    }
    if (inset - old.inset).magnitude > limit {
      return "the inset moved \(inset - old.inset), the finger \(allowance)"
    }
    // The greatest slopes that the documentation states.
    if (indicator - old.indicator).length > allowance / 2 + 1e-9 {
      return "the indicator moved \((indicator - old.indicator).length), the finger \(allowance)"
    }
    if (arc - old.arc).magnitude > allowance * 0.9 / 95 + 1e-9 {
      return "the arc moved \(arc - old.arc), the finger \(allowance)"
    }
    // A whole turn is invisible, and a list flung far can make several.
    let turned = (turn - old.turn).remainder(dividingBy: 2 * .pi).magnitude
    if turned > allowance * 200 / 180 * Double.pi / 95 + 1e-9 {
      return "the circle turned \(turned), the finger \(allowance)"
    }
    return nil
  }
}
