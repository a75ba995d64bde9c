import Testing

@testable import ElasticKit

@Suite("A player that a session follows")
struct FollowedPlayerTests {
  @Test("is asked, when it is followed again at its old place, in the next frame")
  func polledAgain() {
    var notes = SessionState()
    notes.touch(at: 0)
    notes.poll(3, at: 0)
    notes.poll(nil, at: 1)
    notes.touch(at: 10)
    notes.poll(3, at: 10)
    #expect(notes.nextLook == -.infinity)
  }

  @Test("plays at its own pace, unless its rate is told")
  func followedRate() throws {
    var places: [Double] = []
    for rate in [nil, 1, 2] as [Double?] {
      var session = ElasticSession(BallMotion(lyrics: try Lyrics("[00:00]a\n[00:09]b".utf8)))
      session.layOut(Size2D(width: 375, height: 667), Surroundings(), at: 0)
      if let rate {
        session.follow(0, isPlaying: true, rate: rate, at: 0)
      } else {
        session.follow(0, isPlaying: true, at: 0)
      }
      session.advance(to: 1)
      places.append(session.output.progress)
    }
    #expect(places[0] == places[1] && places[0] < places[2])
  }
}
