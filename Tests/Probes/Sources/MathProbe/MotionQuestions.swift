import ElasticTimelines
import Foundation

/// A question about one motion at some times: its kind, and what that is made of.
struct Question: Decodable {
  var kind: String
  /// A curve in CSS's syntax, an SVG path, or a timeline's direction and fill.
  var text: String?
  var numbers: [Double]
  /// The keys of a track, each with its time, tension, continuity and bias.
  var keys: [[Double]]?
  var at: [Double]
}

/// What is known of the motion, and a row for each time; an empty row where it has no value.
struct Answer: Encodable {
  var numbers: [Double] = []
  var rows: [[Double]]
}

extension Question {
  /// - Throws: what the library's initialiser throws for a motion that it refuses.
  func answer() throws -> Answer {
    let (n, text) = (numbers, text ?? "")
    switch kind {
    case "mass": return answer(try DampedSpring(mass: n[1], stiffness: n[2], friction: n[3]))
    case "response": return answer(try DampedSpring(response: n[1], dampingRatio: n[2]))
    case "bounce": return answer(try DampedSpring(duration: n[1], bounce: n[2]))
    case "uikit":
      return answer(try DampedSpring(usingDuration: n[1], dampingRatio: n[2], velocity: n[0]))
    case "settling":
      return answer(
        try DampedSpring(settlingDuration: n[1], dampingRatio: n[2], epsilon: n[3]))
    case "curve":
      let curve = try TimingCurve(css: text.utf8)
      return Answer(rows: at.map { [curve.value(at: $0)] })
    case "timeline":
      let words = text.split(separator: " ")
      let timeline = try MotionTimeline(
        iterationDuration: n[0], delay: n[1], endDelay: n[2], iterations: n[3],
        iterationStart: n[4], direction: named(words[0]), speed: n[5], fill: named(words[1]),
        offset: n[6])
      let places = at.map { timeline.sample(at: $0).position }
      return Answer(rows: places.map { $0.map { [$0.progress, $0.iteration] } ?? [] })
    case "path":
      let path = try BezierPath(svg: text)
      let motion = try PathMotion(path, heading: .auto, tolerance: n[0])
      let (length, bounds) = (path.length(tolerance: n[0]), path.bounds ?? .zero)
      return Answer(
        numbers: [length, bounds.minX, bounds.minY, bounds.maxX, bounds.maxY],
        rows: at.map {
          let place = motion.placement(atDistance: $0)
          return [place.point.x, place.point.y, place.tangent.dx, place.tangent.dy, place.angle]
        })
    default: return try track(named(kind))
    }
  }

  private func answer(_ spring: DampedSpring) -> Answer {
    let samples = at.map { spring.sample(at: $0, velocity: numbers[0]) }
    let settled = spring.settlingDuration(velocity: numbers[0])
    return Answer(
      numbers: [spring.mass, spring.stiffness, spring.friction, settled],
      rows: samples.map { [$0.value, $0.velocity] })
  }

  /// Of points; a discrete track's last time has no key.
  private func track(_ mode: MotionKeyframe.Mode) throws -> Answer {
    let keys = keys ?? []
    let track = try MotionTrack(
      keys.map { Point2D($0[0], $0[1]) },
      keyTimes: keys.map { $0[2] } + (mode == .discrete ? [1] : []), mode: mode,
      bends: keys.map { MotionKeyframe.Bend(tension: $0[3], continuity: $0[4], bias: $0[5]) })
    let values = at.map { track.value(at: $0) }
    return Answer(numbers: track.keyTimes, rows: values.map { [$0.x, $0.y] })
  }

  private func named<Case: CaseIterable>(_ name: some StringProtocol) throws -> Case {
    guard let found = Case.allCases.first(where: { "\($0)" == name }) else {
      throw CocoaError(.featureUnsupported)
    }
    return found
  }
}

/// Answers a list of questions with a list, null for a motion that is refused.
func answers(to questions: Data) throws -> Data {
  let decoder = JSONDecoder()
  let encoder = JSONEncoder()
  decoder.nonConformingFloatDecodingStrategy = .convertFromString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  encoder.nonConformingFloatEncodingStrategy = .convertToString(
    positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  let questions = try decoder.decode([Question].self, from: questions)
  return try encoder.encode(questions.map { try? $0.answer() })
}
