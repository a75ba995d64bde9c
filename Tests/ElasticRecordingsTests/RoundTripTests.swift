import ElasticRecordings
import TestSupport
import Testing

@Suite("A recording of anything that can be done")
struct RoundTripTests {
  @Test(
    "is written and read as the same, bit for bit", arguments: ComponentKind.allCases,
    Chance.seeds(20))
  func same(kind: ComponentKind, play: UInt64) throws {
    var made = RandomRecording(kind: kind, random: SplitMix(seed: play))
    let recording = kind.visit(&made)
    let read = try ElasticRecording(json: recording.json)
    #expect(read.component == recording.component && read.content == recording.content)
    #expect(read.size == recording.size && read.entries.count == recording.entries.count)
    // A Double's description is different for each value.
    for (one, other) in zip(read.entries, recording.entries) {
      #expect("\(one)" == "\(other)", "\(Chance.again(play))")
    }
    #expect(read.json == recording.json)
  }
}

/// Entries with random numbers, in which every digit counts.
private struct RandomRecording: ComponentVisitor {
  typealias Failure = Never

  let kind: ComponentKind
  var random: SplitMix

  private mutating func number() -> Double {
    switch Int.random(in: 0...5, using: &random) {
    case 0: -0.0
    case 1: .leastNonzeroMagnitude
    case 2: 1e9
    case 3: Double(Int.random(in: -9...9, using: &random))
    default: (random.unit() - 0.5) * (random.unit() < 0.5 ? 1 : 1e9)
    }
  }

  mutating func visit<C: ElasticComponent>(_ type: C.Type) -> ElasticRecording {
    var recording = ElasticRecording(
      component: kind, size: Size2D(width: number().magnitude, height: number().magnitude))
    switch C.contentType {
    case .none: break
    case .song: recording.content = Array("la \"le\"\\\n\u{1}\u{7F}א😀\r\nlu".utf8)
    case .path: recording.content = Array("M0 0H10V10Z".utf8)
    }
    for _ in 0..<40 {
      var entry = ElasticRecording.Entry(time: number(), action: action(of: type))
      if case .set = entry.action { entry.isWithNext = random.unit() < 0.5 }
      recording.entries.append(entry)
    }
    return recording
  }

  private mutating func action<C: ElasticComponent>(of type: C.Type) -> ElasticRecording.Action {
    switch Int.random(in: 0...7, using: &random) {
    case 0:
      return .input(
        .touch(
          id: Int.random(in: random.unit() < 0.5 ? -3...9 : .min ... .max, using: &random),
          phase: .allCases.randomElement(using: &random)!,
          point: Point2D(number(), number())))
    case 1: return .input(.scrolled(offset: number(), isTracking: random.unit() < 0.5))
    case 2:
      return .input(
        .resized(Size2D(width: number().magnitude, height: number().magnitude)))
    case 3:
      var surroundings = Surroundings()
      for property in Surroundings.properties where random.unit() < 0.5 {
        try? property.set(value(of: property.kind), in: &surroundings)
      }
      return .input(.surroundings(surroundings))
    case 4: return .input(.measured(widths: [number(), number()], lineHeight: number()))
    case 5: return .input(.activated)
    case 6:
      while true {
        let code = UInt8.random(in: 0..<UInt8(C.Command.names.count), using: &random)
        guard let command = C.Command(code: code, value: number()) else { continue }
        return .command(command)
      }
    default:
      let index = C.Style.properties.indices.randomElement(using: &random)!
      return .set(property: index, value: value(of: C.Style.properties[index].kind))
    }
  }

  private mutating func value(of kind: PropertyKind) -> Double {
    let range = kind.range
    if case .number = kind {
      return range.lowerBound + random.unit() * (min(range.upperBound, 1e9) - range.lowerBound)
    }
    return Double.random(in: range, using: &random).rounded(.down)
  }
}
