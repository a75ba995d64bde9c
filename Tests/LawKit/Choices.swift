import ElasticKit
import ElasticSettings

/// What a play's steps are drawn from: the bytes of a fuzzer, or random numbers of a seed.
public protocol Choices {
  /// Whether no choice is left.
  var isOver: Bool { get }
  /// One of the numbers from 0 on under `count`.
  mutating func pick(_ count: Int) -> Int
  /// When the next step is, in seconds.
  mutating func time(after now: inout Double) -> Double
  mutating func kind() -> StepKind
  /// Puts one of the fingers to its next place; returns its identifier, and its index among the places.
  mutating func finger(_ places: inout [Point2D]) -> (id: Int, index: Int)
  mutating func scroll() -> (offset: Double, isTracking: Bool)
  mutating func size() -> Size2D
  mutating func change(_ surroundings: inout Surroundings)
  /// How many words are measured, nil for all; the width of the first, and a line's height.
  mutating func measures() -> (count: Int?, width: Double, lineHeight: Double)
  /// A command's number.
  mutating func number() -> Double
  mutating func value(of kind: PropertyKind) -> Double
  mutating func content<C: LawSubject>(of type: C.Type) -> [UInt8]
}

extension Choices {
  public mutating func pick<T>(_ choices: [T]) -> T { choices[pick(choices.count)] }
}

/// What a step does.
public enum StepKind: Sendable {
  case down, move, up, cancel, scroll, resize, surroundings, measure, activate, command
  case set, restyle, load, frame
}

/// Draws the steps of a play, one after the other.
public struct PlayReader<C: LawSubject, Source: Choices> {
  public var source: Source
  /// The time of the latest step.
  public var time = 0.0
  private var surroundings = Surroundings()
  private var places: [Point2D] = [.origin, .origin, .origin]

  public init(_ source: Source) { self.source = source }

  /// The steps until the choices end, at most so many.
  public mutating func steps(_ longest: Int) -> [PlayStep<C>] {
    var steps: [PlayStep<C>] = []
    while !source.isOver, steps.count < longest { steps.append(next()) }
    return steps
  }

  public mutating func next() -> PlayStep<C> {
    let when = source.time(after: &time)
    return PlayStep(time: when, action: action(source.kind()))
  }

  private mutating func action(_ kind: StepKind) -> PlayStep<C>.Action {
    switch kind {
    case .down: return touch(.down)
    case .move: return touch(.move)
    case .up: return touch(.up)
    case .cancel: return touch(.cancel)
    case .scroll:
      let (offset, isTracking) = source.scroll()
      return .input(.scrolled(offset: offset, isTracking: isTracking))
    case .resize: return .input(.resized(source.size()))
    case .surroundings:
      source.change(&surroundings)
      return .input(.surroundings(surroundings))
    case .measure:
      let (count, width, lineHeight) = source.measures()
      return .measure(count: count, width: width, lineHeight: lineHeight)
    case .activate: return .input(.activated)
    case .command: return command().map { .command($0) } ?? .frame
    case .set:
      let property = source.pick(C.Style.properties)
      return .set(property, source.value(of: property.kind))
    case .restyle: return .restyle(style())
    case .load: return .load(source.content(of: C.self))
    case .frame: return .frame
    }
  }

  private mutating func touch(_ phase: TouchPhase) -> PlayStep<C>.Action {
    let (id, index) = source.finger(&places)
    return .input(.touch(id: id, phase: phase, point: places[index]))
  }

  /// Any command; one with a number may also get an invalid one.
  public mutating func command() -> C.Command? {
    let code = UInt8(source.pick(C.Command.names.count))
    let number = source.number()
    // An invalid number of a command cannot be represented.
    return C.Command(code: code, value: number) ?? C.Command(code: code, value: 0)
  }

  /// A style, in a third of all cases under one of the presets.
  public mutating func style() -> C.Style {
    var style = C.style(&source)
    if source.pick(3) == 0 { style.apply(source.pick(C.Style.presets)) }
    return style
  }
}
