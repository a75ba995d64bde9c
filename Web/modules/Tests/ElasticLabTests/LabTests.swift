import ElasticExport
import Foundation
import Testing

@testable import ElasticLab

// One at a time: like the page, these share the module's one memory.
@Suite(.serialized) struct LabTests {
  private static let strange: [Double] = [
    .nan, .infinity, -.infinity, -1, -0.0, 0, 1e300, -1e300, 1e9, .leastNonzeroMagnitude,
  ]

  private struct Spring: Decodable {
    var error: String?
    var stiffness, friction, dampingRatio, settlingDuration, overshoot: Double?
    var css: String?
    var dialects: [[Double]?]?
  }

  private struct Outcome: Decodable {
    var error: String?
    var length: Double?
  }

  private func text(_ answer: UnsafePointer<UInt8>?) -> String {
    String(
      decoding: UnsafeBufferPointer(start: answer, count: Int(answerCount())), as: UTF8.self)
  }

  private func read<T: Decodable>(_ answer: UnsafePointer<UInt8>?) throws -> T {
    try JSONDecoder().decode(T.self, from: Data(text(answer).utf8))
  }

  private func say(_ text: String) throws {
    let room = try #require(input(Int32(text.utf8.count)))
    for (index, byte) in text.utf8.enumerated() { room[index] = byte }
  }

  private func spring(
    _ dialect: SpringDialect, _ a: Double, _ b: Double, _ c: Double = 0, velocity: Double = 0
  ) throws -> Spring {
    try read(ElasticLab.spring(Int32(dialect.rawValue), a, b, c, velocity))
  }

  @Test("the numbers of every dialect describe the same spring")
  func dialects() throws {
    for (a, b) in [(0.9, 0.57), (0.5, 0.2), (3, 0.25), (0.3, 1), (0.05, 0.999)] {
      let said = try spring(.uikit, a, b)
      let expected = try DampedSpring(usingDuration: a, dampingRatio: b)
      #expect(abs(said.stiffness! / expected.stiffness - 1) < 1e-12)
      let dialects = try #require(said.dialects)
      #expect(dialects.count == SpringDialect.allCases.count)
      for (dialect, numbers) in zip(SpringDialect.allCases, dialects) {
        let numbers = try #require(numbers)
        let again = try dialect.spring(numbers[0], numbers[1], numbers.last!)
        #expect(abs(again.angularFrequency / expected.angularFrequency - 1) < 1e-12)
        #expect(abs(again.dampingRatio - expected.dampingRatio) < 1e-12)
      }
      #expect(abs(dialects[3]![0] - a) < 1e-12 && dialects[3]![1] == b)
    }
  }

  @Test("a dialect without numbers for a spring gives nil")
  func unsayable() throws {
    let creeping = try #require(try spring(.mass, 1, 1, 100).dialects)
    #expect(creeping[1] != nil && creeping[2] != nil)
    #expect(creeping[3] == nil && creeping[4] == nil)
    let endless = try spring(.mass, 2, 100, 0)
    #expect(endless.settlingDuration == nil && endless.css == nil && endless.overshoot == 1)
    #expect(endless.dialects?[3] == nil && endless.dialects?[2]?[1] == 1)
  }

  @Test("the worked numbers of the originals' springs")
  func workedNumbers() throws {
    let bounce = try spring(.uikit, 0.9, 0.57)
    #expect(abs(bounce.stiffness! - 162.628796) < 1e-5)
    #expect(abs(bounce.friction! - 14.537964) < 1e-5)
    #expect(abs(bounce.overshoot! - 0.1131) < 1e-4)
    let standard = try spring(.mass, 1, 100, 10)
    #expect(abs(standard.settlingDuration! - 1.4727003346780927) < 1e-12)
    #expect(standard.css!.hasPrefix("1.4727s linear(0, "))
    let thrown = try spring(.mass, 1, 100, 10, velocity: -5)
    let peak = stride(from: 0, to: 3, by: 0.001).map(springValue).max()!
    #expect(abs(thrown.overshoot! - (peak - 1)) < 1e-6)
  }

  @Test("a number out of range is refused in a sentence, and the spring stays")
  func refusedSprings() throws {
    _ = try spring(.mass, 1, 100, 10)
    let before = springValue(0.2)
    for (said, part) in [
      (try spring(.mass, 0, 1, 1), "mass: out of range; expected a number from 0.000001 to"),
      (try spring(.response, 1, -1), "dampingRatio: "), (try spring(.bounce, 1, 1.5), "bounce: "),
      (try spring(.uikit, 11, 0.5), "duration: out of range; expected a number from 0.01 to 10"),
      (try spring(.settling, 1, 1.5), "dampingRatio: "),
      (try spring(.mass, 1, 1, 1, velocity: .nan), "velocity: "),
    ] {
      #expect(try #require(said.error).hasPrefix(part))
      #expect(springValue(0.2) == before)
    }
    for dialect: Int32 in [-1, 5, .min, .max] {
      let said: Spring = try read(ElasticLab.spring(dialect, 1, 1, 1, 0))
      #expect(said.error != nil)
    }
  }

  @Test("a curve is taken as CSS, or refused at its byte")
  func curves() throws {
    try say("cubic-bezier(.3, -.6, .6, 1.6)")
    #expect(text(curve()) == "{}")
    let expected = try TimingCurve(x1: 0.3, y1: -0.6, x2: 0.6, y2: 1.6)
    for share in [0, 0.1, 0.5, 0.9, 1] { #expect(curveValue(share) == expected.value(at: share)) }
    for (css, part) in [
      ("easy", "no such easing function at position 0; expected cubic-bezier(…), "),
      ("", "unexpected text or end at position 0"), ("steps(0)", "the number is out of range at"),
      ("cubic-bezier(0, \u{1}\"é", "a number was expected at position 16"),
    ] {
      try say(css)
      let said: Outcome = try read(curve())
      #expect(try #require(said.error).hasPrefix(part), "\(css): \(said)")
      #expect(curveValue(0.1) == expected.value(at: 0.1))
    }
    #expect(input(-1) == nil && input(.max) == nil)
  }

  @Test("pictures are SVG of the requested size, for any input")
  func pictures() throws {
    _ = try spring(.mass, 1, 100, 10)
    let light = text(springPlot(300, 200, 0))
    #expect(light.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\""))
    #expect(light.contains(">1.473 s<") && light != text(springPlot(300, 200, 1)))
    #expect(
      Array(light.utf8)
        == MotionPlot(.coreAnimationDefault).svg(size: Size2D(width: 300, height: 200)))
    for strange in Self.strange {
      for picture in [
        text(springPlot(strange, strange, 0)), text(curvePlot(strange, strange, 1)),
        text(buttonPlot(strange, strange, 0, strange)),
      ] {
        #expect(picture.hasSuffix("</svg>\n") && !picture.contains("nan"))
      }
    }
  }

  @Test("a dot goes along the path, paced or from point to point, turned as requested")
  func paths() throws {
    try say("M0 0H10V90")
    let paced: Outcome = try read(path(0, 1))
    #expect(paced.length == 100)
    #expect([pathX(0.05), pathY(0.05), pathAngle(0.05)] == [5, 0, 0])
    #expect(pathX(0.55) == 10 && abs(pathY(0.55) - 45) < 1e-12)
    #expect(abs(pathAngle(0.55) - .pi / 2) < 1e-15)
    _ = path(1, 2)
    #expect([pathX(0.25), pathY(0.25)] == [5, 0])
    #expect(abs(abs(pathAngle(0.25)) - .pi) < 1e-15)
    for (data, part) in [
      ("M", "unexpected end at position 1"), ("", "the path draws nothing"),
      ("M0 0", "the path draws nothing"), ("M0 0L1 x", "unexpected 'x' at position 7"),
    ] {
      try say(data)
      let said: Outcome = try read(path(0, 0))
      #expect(said.error?.hasPrefix(part) == true, "\(data): \(said)")
      #expect([pathX(0.25), pathY(0.25)] == [5, 0], "what was taken before stays")
    }
    for strange in Self.strange {
      #expect(pathX(strange).isFinite && pathY(strange).isFinite && pathAngle(strange).isFinite)
    }
  }

  @Test("drawn points become a smooth path through them")
  func trails() throws {
    trailBegin()
    #expect(text(trail()).isEmpty)
    trailAppend(10, 10)
    #expect(text(trail()).isEmpty)
    let places: [(Double, Double)] = [(10.5, 10), (40, 10), (.nan, 3), (40, 60), (1e300, 0)]
    for (x, y) in places { trailAppend(x, y) }
    let data = text(trail())
    #expect(data == "M 10 10 C 15 10 35 1.7 40 10 C 45 18.3 40 51.7 40 60")
    trailAppend(42, 61)
    #expect(text(trail()).hasPrefix("M 10 10 C 15 10 35 1.7 40 10 C 45 18.3 "))
    #expect(text(trail()).hasSuffix(" 42 61"), "it ends where the pointer went up")
    try say(data)
    let said: Outcome = try read(path(0, 0))
    #expect(try #require(said.length) > 80)
    #expect([pathX(0), pathY(0), pathX(1), pathY(1)] == [10, 10, 40, 60])
  }

  @Test("the button gives way, wobbles past its rest and can be pressed at any instant")
  func button() throws {
    _ = try spring(.response, 0.4, 0.3)
    press(1, 10)
    #expect(buttonValue(10) == 0 && abs(buttonValue(11.5) - 1) < 1e-3)
    press(0, 20)
    let swings = stride(from: 20, to: 23, by: 0.01).map(buttonValue)
    #expect(swings.min()! < -0.2 && buttonRest() < 23 && buttonValue(buttonRest()) == 0)
    let before = buttonValue(20.13)
    let speed = (buttonValue(20.13) - buttonValue(20.129_99)) / 0.000_01
    press(1, 20.13)
    #expect(abs(buttonValue(20.13) - before) < 1e-12)
    #expect(abs((buttonValue(20.130_01) - before) / 0.000_01 - speed) < 0.02)
    for strange in Self.strange where !strange.isFinite { press(0, strange) }
    #expect(abs(buttonValue(30) - 1) < 1e-3)
    let picture = text(buttonPlot(200, 100, 0, 30))
    #expect(picture.contains("matrix(1.12 0 0 0.7 100 50)"))
  }
}
