@testable import ElasticKit

extension BallMotion: Watchable { typealias Watcher = BallWatch }

extension BallMotion: RandomlyStyled {
  /// Rows from both sides, one that is broken, a gap, a held word and words sung together.
  static let testSong = """
    [00:00.40]<00:00.40>la <00:00.60>le <00:00.80>lu
    [00:01.00]<00:01.00>when <00:01.20>a <00:01.22>long <00:01.50>row <00:01.90>is <00:02.00>broken \
    <00:02.40>into <00:02.60>several <00:03.00>rows <00:03.40>of <00:03.60>words
    [00:06.00]<00:06.00>שיר <00:06.50>קצר <00:07.00>אחד
    [00:08.00]<00:08.00>two <00:08.00>at <00:08.00>once <00:09.00>end <00:12.00>
    """

  /// Each word as wide as ten points a byte, a line as high as twenty.
  mutating func measureByBytes(at time: Double = 0) {
    let widths = lyrics.words.map { Double($0.text.count) * 10 }
    handle(.measured(widths: widths, lineHeight: 20), at: time)
  }

  static func style(_ play: inout RandomPlay<BallMotion>) -> BallMotion.Style {
    var style = BallMotion.Style()
    style.hop = play.pick(BallHopShape.allCases)
    style.highlight = play.pick(WordHighlight.allCases)
    style.loops = play.pick([true, false])
    style.maximumHopDuration = play.pick([1.2, 0.2])
    style.showsPath = play.pick([true, false])
    style.rowGap = play.pick([56, 200])
    return style
  }

  static func prepare(_ component: inout BallMotion, _ play: inout RandomPlay<BallMotion>) {
    let text = play.pick([testSong, BallVoicesTests.duet])
    guard let song = try? Lyrics(text.utf8) else { return }
    component.take(song, at: 0)
    if play.pick([true, true, false]) { component.measureByBytes() }
    component.perform(.rate(play.pick([1, 0.5, 3])), at: 0)
    if play.pick([true, true, false]) { component.perform(.play, at: 0) }
  }
}

/// Everything drawn, as numbers that may not jump; words and ball consist only of these.
struct BallWatch: ComponentWatch {
  mutating func breach(
    of step: RandomPlay<BallMotion>.Step, by component: inout BallMotion, at time: Double
  ) -> String? {
    let before = numbers(component)
    let wasOver = component.state == .finished
    component.take(step, at: time)
    switch step {
    // A new layout has no previous positions, and a seek jumps by definition, as does a start after the end
    // of the song.
    case .restyle, .set, .input(.resized), .input(.surroundings), .input(.measured),
      .command(.seek):
      return nil
    case .command(.play) where wasOver: return nil
    default: break
    }
    let after = numbers(component)
    guard after.count == before.count else { return "something came or went" }
    let way = zip(before, after).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
    return way > 1e-9 ? "the drawing moved \(way)" : nil
  }

  private func numbers(_ component: BallMotion) -> [Double] {
    component.drawnBits.map(Double.init(bitPattern:))
  }
}

extension BallMotion: Sibling {
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
