import ElasticKit
import Testing

/// Verdicts for a recogniser, for each phase of its touches.
@Suite("A recogniser's state from the claims of its touches")
struct TouchArbiterTests {
  private var claims = TouchArbiter()

  private mutating func note(_ claim: TouchClaim, _ phase: TouchPhase, id: Int = 1)
    -> TouchArbiter.Verdict
  {
    claims.note(claim, id: id, phase: phase)
  }

  @Test("a drag begins with a claim, continues and ends")
  mutating func drag() {
    #expect(note(.undecided, .down) == .wait)
    #expect(note(.undecided, .move) == .wait)
    #expect(note(.claimed, .move) == .begin)
    #expect(note(.claimed, .move) == .change)
    #expect(note(.claimed, .up) == .end)
    #expect(claims.live.isEmpty)
  }

  @Test("an unclaimed tap fails, so that other recognisers can have it")
  mutating func tap() {
    #expect(note(.undecided, .down) == .wait)
    #expect(note(.undecided, .up) == .fail)
  }

  @Test("a touch refused at once, or when its direction is known, fails")
  mutating func refused() {
    #expect(note(.refused, .down) == .fail)
    #expect(note(.undecided, .down) == .wait)
    #expect(note(.refused, .move) == .fail)
    #expect(claims.live.isEmpty)
  }

  @Test("a second finger is left to others, and does not end the first one's drag")
  mutating func secondFinger() {
    #expect(note(.claimed, .down) == .begin)
    #expect(note(.refused, .down, id: 2) == .ignore)
    #expect(note(.refused, .up, id: 2) == .ignore)
    #expect(note(.claimed, .move) == .change)
    #expect(claims.live == [1])
  }

  @Test("a claimed touch that is taken away, or let go of by the component, is cancelled")
  mutating func cancelled() {
    #expect(note(.claimed, .down) == .begin)
    #expect(note(.claimed, .cancel) == .cancel)
    #expect(note(.claimed, .down) == .begin)
    #expect(note(.refused, .move) == .cancel)
    #expect(note(.refused, .move) == .fail)
  }

  @Test("when another recogniser wins, the touches still live are known, and then forgotten")
  mutating func prevented() {
    _ = note(.undecided, .down)
    _ = note(.undecided, .down, id: 2)
    #expect(claims.live == [1, 2])
    claims.removeAll()
    #expect(claims == TouchArbiter())
  }

  @Test("with any claims, a recogniser that begins either ends or is cancelled")
  mutating func everyPlay() {
    for first in TouchClaim.allCases {
      for second in TouchClaim.allCases {
        for last in [TouchPhase.up, .cancel] {
          claims.removeAll()
          let verdicts = [note(first, .down), note(second, .move), note(second, last)]
          let begun = verdicts.count { $0 == .begin }
          let over = verdicts.count { $0 == .end || $0 == .cancel }
          #expect(begun == over, "\(first) \(second) \(last): \(verdicts)")
          #expect(claims.live.isEmpty)
        }
      }
    }
  }
}
