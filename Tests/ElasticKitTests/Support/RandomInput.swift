import TestSupport
import Testing

@testable import ElasticKit

/// A random, seeded play with one component: fingers, a scroll view, commands and resizes.
struct RandomPlay<C: ElasticComponent> {
  enum Step {
    case input(ElasticInput)
    case command(C.Command)
    /// A new style.
    case restyle(C.Style)
    /// One constant, at any value of its range.
    case set(StyleProperty<C.Style>, Double)
    /// New content.
    case load([UInt8])
    /// Every word as wide as this and a little more than the one before it.
    case measure(width: Double, lineHeight: Double)
  }

  var random: SplitMix
  var time = 0.0
  private var fingers: [Int: Point2D] = [:]
  private var offset = 0.0
  private var isTracking = false
  private var surroundings = Surroundings()
  private let scrolls: Bool

  init(seed: UInt64, scrolls: Bool) {
    random = SplitMix(seed: seed)
    self.scrolls = scrolls
  }

  mutating func within(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + random.unit() * (range.upperBound - range.lowerBound)
  }

  mutating func pick<T>(_ choices: [T]) -> T { choices[Int(random.unit() * Double(choices.count))] }

  /// The next step, some time later: often soon, sometimes at the same instant.
  mutating func next(size: Size2D) -> Step {
    time += pick([0, 0.008, 0.016, within(0...0.1), within(0...0.5)])
    let roll = random.unit()
    if roll < 0.06, let command = command() { return .command(command) }
    if roll < 0.10 { return .input(.resized(pick([size, Size2D(width: 667, height: 375)]))) }
    if scrolls, roll < 0.5 {
      if isTracking { isTracking = random.unit() > 0.3 } else { isTracking = random.unit() > 0.5 }
      offset += within(-60...40)
      return .input(.scrolled(offset: offset, isTracking: isTracking))
    }
    let id = random.unit() < 0.85 ? 1 : 2
    guard let place = fingers[id] else {
      let place = Point2D(within(0...size.width), within(0...size.height))
      fingers[id] = place
      return .input(.touch(id: id, phase: .down, point: place))
    }
    if roll > 0.85 {
      fingers[id] = nil
      return .input(.touch(id: id, phase: roll > 0.95 ? .cancel : .up, point: place))
    }
    let way = within(0...1) < 0.3 ? 150.0 : 25
    let moved = place + Vector2D(within(-way...way), within(-way...way))
    fingers[id] = moved
    return .input(.touch(id: id, phase: .move, point: moved))
  }
}

extension RandomPlay {
  /// Any command; a command with a number may also get an invalid one.
  mutating func command() -> C.Command? {
    let code = pick(Array(C.Command.names.indices))
    return C.Command(code: UInt8(code), value: within(-2...20))
  }
}

extension RandomPlay where C: RandomlyStyled {
  /// The next step, also with changes of the size, the user's settings, constants, content and its
  /// measures. `isWild` sets single constants anywhere in their range.
  mutating func nextOfWorld(size: Size2D, isWild: Bool) -> Step {
    let step = next(size: size)
    guard random.unit() < 0.25 else { return step }
    switch Int(random.unit() * 7) {
    case 0:
      return .input(.resized(pick([size, Size2D(width: 320, height: 200), .zero, .square(90)])))
    case 1, 2:
      switch Int(random.unit() * 4) {
      case 0: surroundings.reduceMotion.toggle()
      case 1: surroundings.direction = pick(ReadingDirection.allCases)
      case 2: surroundings.textScale = pick([0.5, 1, 2.5])
      default:
        surroundings.scheme = pick(ElasticColorScheme.allCases)
        surroundings.safeArea.top = pick([0, 59])
      }
      return .input(.surroundings(surroundings))
    case 3:
      let contents = Self.contents
      return contents.isEmpty ? .input(.activated) : .load(Array(pick(contents).utf8))
    case 4: return .measure(width: within(1...90), lineHeight: within(5...60))
    case 5 where isWild:
      let property = pick(C.Style.properties)
      let range = property.kind.range
      if case .number = property.kind {
        return .set(property, pick([range.lowerBound, within(range), range.upperBound]))
      }
      return .set(property, within(range).rounded())
    default: return .restyle(style())
    }
  }

  /// A random style, in a third of all cases under one of the presets.
  mutating func style() -> C.Style {
    var style = C.style(&self)
    if random.unit() < 0.34 { style.apply(pick(C.Style.presets)) }
    return style
  }

  private static var contents: [String] {
    switch C.contentKind {
    case .none: []
    case .song:
      [
        BallMotion.testSong, BallVoicesTests.duet, "Row, row,\n\nrow your boat",
        "[00:02]שלום עולם\n[00:04]end",
      ]
    case .path:
      [
        "M0 0H50V30H0Z", "M0 0C40 0 40 40 0 40Z M60 0H90V30Z",
        "M10 80A40 40 0 1 1 90 80Q50 0 10 80",
      ]
    }
  }
}

extension Size2D {
  fileprivate static func square(_ side: Double) -> Size2D { Size2D(width: side, height: side) }
}

extension ElasticComponent {
  mutating func take(_ step: RandomPlay<Self>.Step, at time: Double) {
    switch step {
    case .input(let input): handle(input, at: time)
    case .command(let command): perform(command, at: time)
    case .restyle(let style): restyle(style, at: time)
    case .set(let property, let value):
      var style = style
      do throws(PropertyError) { try property.set(value, in: &style) } catch {
        Issue.record("\(property.name) = \(value): \(error)")
      }
      restyle(style, at: time)
    case .load(let content):
      do throws(ContentError) { try load(content, at: time) } catch {
        Issue.record("\(error.reason)")
      }
    case .measure(let width, let lineHeight):
      let widths = (0..<wordCount).map { width + Double($0 % 7) }
      handle(.measured(widths: widths, lineHeight: lineHeight), at: time)
    }
  }
}

/// A random style and user's settings: every edge, profile and direction occurs.
protocol RandomlyStyled: ElasticComponent {
  static func style(_ play: inout RandomPlay<Self>) -> Style
  /// Preparation of a component before any motion; empty by default.
  static func prepare(_ component: inout Self, _ play: inout RandomPlay<Self>)
}

extension SurfaceMotion: RandomlyStyled {
  static func style(_ play: inout RandomPlay<SurfaceMotion>) -> SurfaceMotion.Style {
    var style = SurfaceMotion.Style()
    style.edge = play.pick(ElasticEdge.allCases)
    style.profile = play.pick(WaveProfile.allCases)
    style.overPull = play.pick(OverPull.allCases)
    style.maximumTravel = play.pick([100_000, 150])
    style.minimumHeight = play.pick([50, 90])
    style.waveRatio = play.pick([0.6, 0.3])
    style.crest = play.pick(SurfaceCrest.allCases)
    return style
  }
}

extension RefreshMotion: RandomlyStyled {
  static func style(_ play: inout RandomPlay<RefreshMotion>) -> RefreshMotion.Style {
    var style = RefreshMotion.Style()
    style.edge = play.pick(ElasticEdge.allCases)
    style.profile = play.pick(WaveProfile.allCases)
    style.overPull = play.pick(OverPull.allCases)
    style.minimumVisibleTime = play.pick([0, 2])
    style.loadingInset = play.pick([50, 80])
    style.triggerOffset = play.pick([95, 130])
    style.spinPeriod = play.pick([1, 2])
    return style
  }
}

extension RandomlyStyled {
  static func prepare(_ component: inout Self, _ play: inout RandomPlay<Self>) {}

  static func random(_ play: inout RandomPlay<Self>, size: Size2D) -> Self {
    var component = Self(style: play.style())
    let direction = play.pick(ReadingDirection.allCases)
    component.handle(.resized(size), at: 0)
    component.handle(.surroundings(Surroundings(direction: direction)), at: 0)
    prepare(&component, &play)
    return component
  }
}
