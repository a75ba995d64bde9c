import ElasticCore
import Testing

@Suite struct TimingCurveTextTests {
  typealias Stop = TimingCurve.Stop

  @Test("functions read as CSS writes them")
  func functions() throws {
    func curve(_ css: String) throws -> TimingCurve { try TimingCurve(css: css.utf8) }
    let back = try TimingCurve(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55)
    #expect(try curve("cubic-bezier(0.68, -0.55, 0.265, 1.55)") == back)
    #expect(try curve(" CUBIC-Bezier( .68,-.55\t,2.65e-1 ,1.55 )\n") == back)
    #expect(try curve("steps(4)") == TimingCurve(steps: 4, .end))
    #expect(try curve("steps( 4 , start )") == TimingCurve(steps: 4, .start))
    for (name, jump) in [
      ("jump-start", .start), ("jump-end", .end), ("end", .end), ("jump-none", .none),
      ("jump-both", .both),
    ] as [(String, TimingCurve.Jump)] {
      #expect(try curve("steps(3, \(name))") == TimingCurve(steps: 3, jump))
    }
    #expect(try curve("step-start") == TimingCurve(steps: 1, .start))
    #expect(try curve("step-end") == TimingCurve(steps: 1, .end))
    #expect(
      try curve("linear(0, 0.25 75%, 1)")
        == TimingCurve(
          stops: [Stop(0), Stop(0.25, at: 0.75), Stop(1)]))
    #expect(try curve("linear(0,25% 75% 0.5,1)") == curve("linear(0,0.5 25% 75%,1)"))
    #expect(
      try curve("linear(0,0.5 25% 75%,1)")
        == TimingCurve(
          stops: [Stop(0), Stop(0.5, at: 0.25), Stop(0.5, at: 0.75), Stop(1)]))
    #expect(try curve("/**/cubic-bezier(/* x1 */.42,0/***/,1,1/* ) */)/*") == .easeIn)
    #expect(try curve("steps(4,/*,*/start/**/") == TimingCurve(steps: 4, .start))
    #expect(try curve("linear(0,1") == curve("linear(0,1)"))
  }

  @Test(
    "a text that is no curve is refused at the byte that is wrong",
    arguments: [
      ("", .unexpected(at: 0)), ("  ", .unexpected(at: 2)), ("eas", .unknownName(at: 0)),
      (" bounce(1)", .unknownName(at: 1)), ("ease ease", .unexpected(at: 5)),
      ("ease(1)", .unknownName(at: 0)), ("cubic-bezier", .unknownName(at: 0)),
      ("cubic-bezier(", .numberExpected(at: 13)),
      ("cubic-bezier(0.1 0.2)", .unexpected(at: 17)),
      ("cubic-bezier(1.5,0,1,1)", .outOfRange(at: 13)),
      ("cubic-bezier(0,0,1,", .numberExpected(at: 19)),
      ("cubic-bezier(0,0,1,1))", .unexpected(at: 21)),
      ("cubic-bezier(0,nan,1,1)", .numberExpected(at: 15)),
      ("cubic-bezier(0,0,1,1,1)", .unexpected(at: 20)),
      ("cubic-bezier(0,1e999,1,1)", .outOfRange(at: 15)),
      ("steps(0)", .outOfRange(at: 6)), ("steps(-3)", .outOfRange(at: 6)),
      ("steps(2.5)", .outOfRange(at: 6)), ("steps(99999999999)", .outOfRange(at: 6)),
      ("steps(1, jump-none)", .outOfRange(at: 6)), ("steps(3, middle)", .unknownName(at: 9)),
      ("steps(3,)", .unexpected(at: 8)), ("linear()", .numberExpected(at: 7)),
      ("linear(0,,1)", .numberExpected(at: 9)), ("linear(0,", .numberExpected(at: 9)),
      ("linear(0 1)", .unexpected(at: 9)), ("linear(5%)", .numberExpected(at: 9)),
      ("linear(5% 1 6%)", .unexpected(at: 12)), ("linear(1 2% 3% 4%)", .unexpected(at: 15)),
      ("linear(1 %)", .numberExpected(at: 9)), ("linear(0)", .unexpected(at: 8)),
      ("linear(0 0% 100%)", .unexpected(at: 16)), ("linear(0.5", .unexpected(at: 10)),
      ("steps(3.)", .unexpected(at: 7)),
      ("cubic-bezier(0,1.e0,1,1)", .unexpected(at: 16)), ("e/**/ase", .unknownName(at: 0)),
      ("linear/**/(0,1)", .unexpected(at: 10)),
      ("\u{0}", .unexpected(at: 0)),
      ("éase", .unexpected(at: 0)),
    ] as [(String, TimingCurve.ParseError)])
  func refused(css: String, error: TimingCurve.ParseError) {
    #expect(throws: error) { try TimingCurve(css: css.utf8) }
    #expect(error.position <= css.utf8.count)
  }

  @Test("no prefix of a curve and no broken byte in it traps")
  func broken() {
    let texts = [
      "cubic-bezier(0.68, -0.55, 0.265, 1.55)", "steps(4, jump-both)", "linear(0,25% 75% 0.5,1)",
    ]
    var curves = 0
    for text in texts {
      let bytes = Array(text.utf8)
      for length in 7..<bytes.count {
        do throws(TimingCurve.ParseError) {
          // Brackets that are open at the end are closed.
          #expect(try TimingCurve(css: bytes[..<length]).value(at: 0.5).isFinite)
        } catch {
          #expect(error.position <= length)
        }
      }
      for index in bytes.indices {
        for byte in UInt8.min...UInt8.max {
          var broken = bytes
          broken[index] = byte
          if let curve = try? TimingCurve(css: broken), curve.value(at: 0.5).isFinite {
            curves += 1
          }
        }
      }
    }
    #expect(curves >= texts.reduce(0) { $0 + $1.utf8.count })
  }
}
