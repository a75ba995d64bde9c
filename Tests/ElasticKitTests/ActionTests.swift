import Testing

@testable import ElasticKit

@Suite("Commands and events as codes and numbers")
struct ActionTests {
  @Test("are themselves again, by code and by name", arguments: ComponentKind.allCases)
  func roundTrip(kind: ComponentKind) throws {
    var carriers = Carriers()
    #expect(kind.visit(&carriers).map(\.roundTrip) == (try kind.tested()).numbered)
  }

  @Test(
    "carry no number that is none, nor a place that no list has", arguments: ComponentKind.allCases)
  func refused(kind: ComponentKind) {
    var carriers = Carriers()
    for list in kind.visit(&carriers) { list.refuse() }
  }

  @Test("of a word and a line are whole numbers from 0")
  func places() {
    for code: UInt8 in 0...1 {
      for odd in [0.5, -1, 1e-300, .nan, .infinity, 1e10] {
        #expect(BallMotion.Event(code: code, value: odd) == nil)
      }
    }
    #expect(BallMotion.Event(code: 0, value: 3) == .word(3))
    #expect(BallMotion.Event(code: 1, value: 1e9) == .line(1_000_000_000))
    #expect(BallMotion.Event.word(7).value == 7)
    #expect(BallMotion.Event.finished.value == nil)
  }

  @Test("ignore the number if they carry none, since pages and recordings always give one")
  func aside() {
    #expect(BallMotion.Command(code: 0, value: 17) == .play)
    #expect(SurfaceMotion.Event(code: 0, value: .nan) == .settled)
    #expect(BallMotion.Command(code: 2, value: -0.25) == .seek(to: -0.25))
    #expect(MenuMotion.Command(code: 3, value: 0.5) == .restore(0.5))
  }

  @Test("with no number at all change nothing")
  func notNumbers() throws {
    var ball = try BallStage.playing("one two three")
    ball.advance(to: 0.4)
    var menu = MenuDriver()
    menu.pull(100)
    let (placeBefore, drawnBefore) = (ball.position, menu.menu.drawnBits)
    for odd in [Double.nan, .infinity, -1e10] {
      ball.perform(.seek(to: odd), at: 0.4)
      ball.perform(.rate(odd), at: 0.4)
      menu.perform(.restore(odd), at: 2)
    }
    #expect(ball.position == placeBefore)
    #expect(ball.rate == 1)
    #expect(menu.menu.drawnBits == drawnBefore)
  }
}

/// The two sets of actions of a component of any type.
private struct Carriers: ComponentVisitor {
  typealias Failure = Never

  func visit<C: ElasticComponent>(_ type: C.Type) -> [Check] {
    [Check(C.Command.self), Check(C.Event.self)]
  }
}

/// The checks of one set of actions.
private struct Check {
  /// The names of those that carry a number.
  let roundTrip: [String]
  let refuse: () -> Void

  init<Action: ComponentMessage>(_ type: Action.Type) {
    roundTrip = type.names.indices.compactMap { place in
      let code = UInt8(place)
      let carries = Action(code: code, value: 1)?.value != nil
      for value in [0.0, 1, 12, 1e9] {
        guard let action = Action(code: code, value: value) else {
          Issue.record("\(type) has no code \(code) with \(value)")
          continue
        }
        #expect(action.code == code)
        #expect(action.value == (carries ? value : nil))
        #expect(Action(code: action.code, value: action.value ?? 0) == action)
        #expect(action.name.description == type.names[place].description)
        #expect(Action.code(named: action.name.description.utf8) == code)
        let kebab = "\(action)".prefix { $0 != "(" }.reduce(into: "") { text, letter in
          text += letter.isUppercase ? "-\(letter.lowercased())" : "\(letter)"
        }
        #expect(action.name.description == kebab)
      }
      return carries ? type.names[place].description : nil
    }
    refuse = {
      for code in type.names.count...255 { #expect(Action(code: UInt8(code), value: 1) == nil) }
      #expect(Action.code(named: "nothing".utf8) == nil)
      for place in type.names.indices {
        let carries = Action(code: UInt8(place), value: 1)?.value != nil
        for odd in [Double.nan, .infinity, -.infinity, 2e9, -2e9] {
          #expect((Action(code: UInt8(place), value: odd) == nil) == carries)
        }
      }
    }
  }
}
