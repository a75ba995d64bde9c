import ElasticSettings
import LawKit
import TestSupport

@testable import ElasticKit

/// A random, seeded play with one component: fingers, a scroll view, commands and changes of all around it.
typealias RandomPlay<C: TestedComponent> = PlayReader<C, SeedChoices>

/// The choices of a person at a screen, as a seed says.
struct SeedChoices: Choices {
  /// What happens besides touches, scrolls, commands and turns of the device.
  enum World {
    /// Nothing.
    case none
    /// Sizes, the reader's settings, styles, content and its measures change.
    case tame
    /// Single constants, too, to anywhere in their range.
    case wild
  }

  var random: SplitMix
  var world: World
  /// Whether a scroll view reports its pull, in half of all plays.
  private let scrolls: Bool
  private var isDown = [false, false]
  private var offset = 0.0
  private var isTracking = false
  /// The finger that is chosen with the kind of a step, and its way.
  private var touch: (index: Int, place: Point2D?, way: Vector2D) = (0, nil, .zero)

  init(seed: UInt64, _ world: World) {
    random = SplitMix(seed: seed)
    self.world = world
    scrolls = seed % 2 == 0
  }

  var isOver: Bool { false }

  mutating func within(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + random.unit() * (range.upperBound - range.lowerBound)
  }

  mutating func pick(_ count: Int) -> Int { Int(random.unit() * Double(count)) }

  /// Often soon, sometimes at the same instant, and seldom much later.
  mutating func time(after now: inout Double) -> Double {
    now += pick([0, 0.008, 0.016, within(0...0.1), within(0...0.5)])
    if world != .none, random.unit() < 0.1 { now += within(0...2) }
    return now
  }

  mutating func kind() -> StepKind {
    if world != .none, random.unit() < 0.25 {
      let kinds: [StepKind] = [
        .resize, .surroundings, .surroundings, .load, .measure, .restyle,
        world == .wild ? .set : .restyle,
      ]
      return pick(kinds)
    }
    let roll = random.unit()
    if roll < 0.06 { return .command }
    if roll < 0.10 { return .resize }
    if roll < 0.12 { return .activate }
    if scrolls, roll < 0.5 { return .scroll }
    return touchKind(roll)
  }

  private mutating func touchKind(_ roll: Double) -> StepKind {
    let index = random.unit() < 0.85 ? 0 : 1
    guard isDown[index] else {
      isDown[index] = true
      touch = (index, Point2D(within(0...375), within(0...667)), .zero)
      return .down
    }
    if roll > 0.85 {
      isDown[index] = false
      touch = (index, nil, .zero)
      return roll > 0.95 ? .cancel : .up
    }
    let way = random.unit() < 0.3 ? 150.0 : 25
    touch = (index, nil, Vector2D(within(-way...way), within(-way...way)))
    return .move
  }

  mutating func finger(_ places: inout [Point2D]) -> (id: Int, index: Int) {
    places[touch.index] = (touch.place ?? places[touch.index]) + touch.way
    return (touch.index + 1, touch.index)
  }

  mutating func scroll() -> (offset: Double, isTracking: Bool) {
    isTracking = random.unit() > (isTracking ? 0.3 : 0.5)
    offset += within(-60...40)
    return (offset, isTracking)
  }

  mutating func size() -> Size2D {
    let sizes = [(375, 667), (667, 375), (320, 200), (90, 90), (0, 0)] as [(Double, Double)]
    let (width, height) = sizes[pick(world == .none ? 2 : sizes.count)]
    return Size2D(width: width, height: height)
  }

  mutating func change(_ surroundings: inout Surroundings) {
    switch pick(4) {
    case 0: surroundings.reduceMotion.toggle()
    case 1: surroundings.direction = pick(ReadingDirection.allCases)
    case 2: surroundings.textScale = pick([0.5, 1, 2.5])
    default:
      surroundings.scheme = pick(ElasticColorScheme.allCases)
      surroundings.safeArea.top = pick([0, 59])
    }
  }

  mutating func measures() -> (count: Int?, width: Double, lineHeight: Double) {
    (nil, within(1...90), within(5...60))
  }

  mutating func number() -> Double { within(-2...20) }

  mutating func value(of kind: PropertyKind) -> Double {
    let range = kind.range
    guard case .number = kind else { return within(range).rounded() }
    return pick([range.lowerBound, within(range), range.upperBound])
  }

  mutating func content<C: LawSubject>(of type: C.Type) -> [UInt8] {
    C.contents.isEmpty ? [] : pick(C.contents)
  }
}

extension PlayReader where C: TestedComponent, Source == SeedChoices {
  init(seed: UInt64, _ world: SeedChoices.World = .none) {
    self.init(SeedChoices(seed: seed, world))
  }

  /// A component in a style and for a reader that the seed chooses.
  mutating func component(_ size: Size2D = Size2D(width: 375, height: 667)) -> C {
    var component = C(style: style())
    let direction = source.pick(ReadingDirection.allCases)
    component.handle(.resized(size), at: 0)
    component.handle(.surroundings(Surroundings(direction: direction)), at: 0)
    component.prepare(&source)
    return component
  }

  mutating func session() -> ElasticSession<C> { ElasticSession(component()) }
}

extension ElasticComponent {
  /// Does what a step says without a session; what it refuses is no concern here.
  mutating func perform(_ step: PlayStep<Self>) {
    var session = ElasticSession(self)
    _ = try? session.perform(step)
    self = session.component
  }
}
