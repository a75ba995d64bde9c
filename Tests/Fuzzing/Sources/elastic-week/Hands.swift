import ElasticKit

/// Random drags, scrolls, presses, commands, turns of the device and changes of the reader's settings, one after the
/// other with pauses in between.
struct Hands<C: ElasticComponent> {
  enum Action {
    case input(ElasticInput)
    case command(C.Command)
    /// A finger that touches down during a pause, or lifts without moving.
    case still(ElasticInput)

    /// True for an action that, by the law Interruptible, moves nothing.
    var movesNothing: Bool {
      if case .still = self { true } else { false }
    }

    func give(to session: inout ElasticSession<C>, at time: Double) {
      switch self {
      case .input(let input), .still(let input): session.handle(input, at: time)
      case .command(let command): session.perform(command, at: time)
      }
    }
  }

  private enum Gesture { case drag, scroll, world, none }

  private var random: SplitMix
  private var gesture = Gesture.none
  private var stepsLeft = 0
  private var place = Point2D.origin
  private var heading = Vector2D.zero
  private var offset = 0.0
  /// The input that undoes the last change of size or settings.
  private var home = ElasticInput.activated
  private var nextFrame = 1

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// The time from an input to its frame, in frames.
  mutating func earliness() -> Double { 0.9 * random.unit() }

  /// True if there is no touch at the moment.
  func isIdle(at frame: Int) -> Bool { gesture == .none && frame < nextFrame }

  /// The action in this frame, if there is one.
  mutating func next(at frame: Int) -> Action? {
    guard frame >= nextFrame else { return nil }
    switch gesture {
    case .none: return begin(at: frame)
    case .drag:
      stepsLeft -= 1
      nextFrame = frame + 1 + Int(random.unit() * 3)
      guard stepsLeft > 0 else {
        end(at: frame)
        return .still(.touch(id: 1, phase: random.unit() < 0.1 ? .cancel : .up, point: place))
      }
      if random.unit() < 0.1 { return .still(.touch(id: 1, phase: .move, point: place)) }
      place = place + heading * (0.3 + random.unit())
      return .input(.touch(id: 1, phase: .move, point: place))
    case .scroll:
      stepsLeft -= 1
      nextFrame = frame + 1
      guard stepsLeft > 0 else {
        end(at: frame)
        return .input(.scrolled(offset: 0, isTracking: false))
      }
      offset += (random.unit() - 0.6) * 12
      return .input(.scrolled(offset: offset, isTracking: stepsLeft > 4))
    case .world:
      end(at: frame)
      return .input(home)
    }
  }

  private mutating func begin(at frame: Int) -> Action {
    let choice = random.unit()
    if choice < 0.6 {
      gesture = .drag
      stepsLeft = 2 + Int(random.unit() * 60)
      // The edges are where most of them are taken.
      let isNearEdge = random.unit() < 0.5
      place = Point2D(random.unit() * (isNearEdge ? 20 : 375), random.unit() * 667)
      heading = Vector2D((random.unit() - 0.4) * 16, (random.unit() - 0.4) * 16)
      nextFrame = frame + 1
      return .still(.touch(id: 1, phase: .down, point: place))
    }
    if choice < 0.75 {
      gesture = .scroll
      stepsLeft = 5 + Int(random.unit() * 40)
      offset = 0
      nextFrame = frame + 1
      return .input(.scrolled(offset: 0, isTracking: true))
    }
    if choice < 0.8 { return changeTheWorld(at: frame) }
    end(at: frame)
    if choice < 0.85 { return .input(.activated) }
    let code = UInt8(random.unit() * Double(C.Command.names.count))
    guard let command = C.Command(code: code, value: 8 * random.unit()) else {
      return .input(.activated)
    }
    return .command(command)
  }

  /// For up to two seconds the device is rotated, or the reader's settings change.
  private mutating func changeTheWorld(at frame: Int) -> Action {
    gesture = .world
    nextFrame = frame + 1 + Int(random.unit() * 240)
    guard random.unit() < 0.5 else {
      home = .resized(Size2D(width: 375, height: 667))
      return .input(.resized(Size2D(width: 667, height: 375)))
    }
    home = .surroundings(Surroundings())
    var surroundings = Surroundings()
    switch Int(random.unit() * 4) {
    case 0: surroundings.reduceMotion = true
    case 1: surroundings.direction = .rightToLeft
    case 2: surroundings.textScale = 1.5
    default: surroundings.scheme = .dark
    }
    return .input(.surroundings(surroundings))
  }

  /// A pause: often long enough for all motion to come to rest, often too short.
  private mutating func end(at frame: Int) {
    gesture = .none
    let seconds = random.unit()
    nextFrame = frame + 1 + Int(seconds * seconds * seconds * 6 * Life<C>.rate)
  }
}
