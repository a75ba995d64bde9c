import ElasticKit

/// One action on a component, and its time.
struct PlayStep<C: ElasticComponent> {
  enum Action {
    case input(ElasticInput)
    case command(C.Command)
    case set(StyleProperty<C.Style>, Double)
    case load([UInt8])
    /// All words, or a number of them; each a little wider than the one before it.
    case measure(count: Int?, width: Double, lineHeight: Double)
    case frame
  }

  let time: Double
  let action: Action
}

/// Bytes as a play; every byte has a meaning.
struct PlayReader<C: ElasticComponent> {
  private static var longest: Int { 150 }

  private var feed: ByteFeed
  private var now = 0.0
  private var surroundings = Surroundings()
  private var places: [Point2D] = [.origin, .origin, .origin]

  init(_ bytes: [UInt8]) { feed = ByteFeed(bytes) }

  mutating func steps() -> [PlayStep<C>] {
    var steps: [PlayStep<C>] = []
    while !feed.isOver, steps.count < Self.longest {
      let time = feed.time(after: &now)
      steps.append(PlayStep(time: time, action: action()))
    }
    return steps
  }

  private mutating func action() -> PlayStep<C>.Action {
    switch feed.byte() & 15 {
    case 0, 1, 2: return .input(touch(.move))
    case 3: return .input(touch(.down))
    case 4: return .input(touch(.up))
    case 5: return .input(touch(.cancel))
    case 6: return .input(.scrolled(offset: feed.number(), isTracking: feed.flag()))
    case 7: return .input(.resized(Size2D(width: feed.number(), height: feed.number())))
    case 8:
      let property = Surroundings.properties[feed.pick(Surroundings.properties.count)]
      let value = value(of: property.kind)
      do throws(PropertyError) { try property.set(value, in: &surroundings) } catch {}
      return .input(.surroundings(surroundings))
    case 9:
      let count = feed.byte()
      return .measure(
        count: count < 128 ? nil : Int(count & 127), width: feed.number(),
        lineHeight: feed.number())
    case 10: return .input(.activated)
    case 11, 12:
      let code = UInt8(feed.pick(C.Command.names.count))
      let number = feed.number()
      // An invalid number of a command cannot be represented.
      return (C.Command(code: code, value: number) ?? C.Command(code: code, value: 0))
        .map { .command($0) } ?? .frame
    case 13:
      let property = C.Style.properties[feed.pick(C.Style.properties.count)]
      return .set(property, value(of: property.kind))
    case 14: return .load(feed.chunk())
    default: return .frame
    }
  }

  /// The finger's old place, or another: points that no input moves must stay.
  private mutating func touch(_ phase: TouchPhase) -> ElasticInput {
    let tag = feed.byte()
    let finger = Int(tag & 3) % 3
    if tag & 4 == 0 { places[finger] = Point2D(feed.number(), feed.number()) }
    return .touch(
      id: tag & 8 == 0 ? finger : Int(Int32.max) - finger, phase: phase, point: places[finger])
  }

  /// A share of a setting's range, or any number.
  private mutating func value(of kind: PropertyKind) -> Double {
    let tag = feed.byte()
    guard tag < 240 else { return feed.number() }
    let range = kind.range
    switch kind {
    case .number:
      return range.lowerBound + (range.upperBound - range.lowerBound) * Double(tag) / 239
    case .flag, .choice:
      return Double(tag % UInt8(clamping: Int(range.upperBound) + 1))
    case .paint: return tag < 128 ? Double(tag) * 0x0101_0101 : -Double(tag - 127)
    }
  }
}
