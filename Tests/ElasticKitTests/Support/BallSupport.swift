import LawKit

@testable import ElasticKit

extension BallMotion: Sibling {
  static func follow(
    _ place: Double, rate: Double, at time: Double, in session: inout ElasticSession<Self>
  ) {
    session.follow(place, isPlaying: true, rate: rate, at: time)
  }

  static var pull: (start: Point2D, way: Vector2D)? { nil }
  static var motions: [(inout Self) throws -> Void] {
    func playing(_ more: @escaping (inout Self) -> Void) -> (inout Self) throws -> Void {
      {
        $0 = try BallStage.playing("one two three")
        more(&$0)
      }
    }
    return [
      playing { _ in }, playing { $0.perform(.pause, at: 0.4) },
      playing {
        $0.perform(.rate(0), at: 0.4)
        $0.perform(.pause, at: 0.5)
      },
    ]
  }
  static var numbered: [[String]] { [["seek", "rate"], ["word", "line"]] }
  static var stills: [(inout Self) -> Void] { [{ $0.perform(.pause, at: 1) }] }

  static func fill(_ script: inout OptionScript) {
    script.content = Array(testSong.utf8)
    script.command("play", at: 0)
    script.command("seek", value: 11, at: 3)
  }
}
