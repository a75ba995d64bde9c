import ElasticKit

extension BallMotion: LawSubject {
  /// Rows from both sides, one that is broken, a gap, a held word and words sung together.
  public static let testSong = """
    [00:00.40]<00:00.40>la <00:00.60>le <00:00.80>lu
    [00:01.00]<00:01.00>when <00:01.20>a <00:01.22>long <00:01.50>row <00:01.90>is <00:02.00>broken \
    <00:02.40>into <00:02.60>several <00:03.00>rows <00:03.40>of <00:03.60>words
    [00:06.00]<00:06.00>שיר <00:06.50>קצר <00:07.00>אחד
    [00:08.00]<00:08.00>two <00:08.00>at <00:08.00>once <00:09.00>end <00:12.00>
    """
  /// Two voices.
  public static let testDuet = """
    [00:01.00]<00:01.00>Row <00:02.00>row <00:03.00>row <00:05.00>boat <00:06.00>
    [00:01.50]<00:01.50>Merrily <00:02.50>down <00:04.50>the <00:05.50>stream <00:08.00>
    [00:09.00]<00:09.00>both <00:10.00>
    """

  public static var contents: [[UInt8]] {
    [
      Array(testSong.utf8), Array(testDuet.utf8), Array("Row, row,\n\nrow your boat".utf8),
      Array("[00:02]שלום עולם\n[00:04]end".utf8),
    ]
  }

  public static func style(_ choices: inout some Choices) -> Style {
    var style = Style()
    style.hop = choices.pick(BallHopShape.allCases)
    style.highlight = choices.pick(WordHighlight.allCases)
    style.loops = choices.pick([true, false])
    style.maximumHopDuration = choices.pick([1.2, 0.2])
    style.showsPath = choices.pick([true, false])
    style.rowGap = choices.pick([56, 200])
    return style
  }

  public mutating func prepare(_ choices: inout some Choices) {
    let song = Array(choices.pick([Self.testSong, Self.testDuet]).utf8)
    do throws(ContentError) { try load(song, at: 0) } catch {}
    if choices.pick([true, true, false]) { measureByBytes() }
    perform(.rate(choices.pick([1, 0.5, 3])), at: 0)
    if choices.pick([true, true, false]) { perform(.play, at: 0) }
  }

  /// Each word as wide as ten points a byte, a line as high as twenty.
  public mutating func measureByBytes(at time: Double = 0) {
    let widths = lyrics.words.map { Double($0.text.count) * 10 }
    handle(.measured(widths: widths, lineHeight: 20), at: time)
  }

  /// A seek, and a start after the end of the song.
  public func mayJump(by command: Command) -> Bool {
    switch command {
    case .seek: true
    case .play: state == .finished
    case .pause, .rate: false
    }
  }

  public static var isStill: Bool { true }

  /// A song that is finished stands until the next command, and so it settles.
  public static var eventPairs: [EventPair<BallMotion>] {
    [EventPair(begins: [.finished], ends: [.settled])]
  }

  public static var endings: [Command] { [.pause] }
}

extension BalloonMotion: LawSubject {
  public static func style(_ choices: inout some Choices) -> Style {
    var style = Style()
    style.dotStyle = choices.pick(DotStyle.allCases)
    style.dotCount = choices.pick([1, 3, 12])
    style.dotDelay = choices.pick([0, 0.1, 0.37])
    style.showDuration = choices.pick([0.3, 3])
    style.fill = choices.pick([.color(.clear), .role(.tint)])
    return style
  }

  public static var contents: [[UInt8]] { ShapeMotion.contents }

  public static var eventPairs: [EventPair<BalloonMotion>] {
    [
      // It types from `started` until its dots have stopped or cannot be seen.
      EventPair(begins: [.started], ends: [.stopped, .hidden]),
      // A balloon that has stopped or is invisible is so once.
      EventPair(begins: [.stopped], ends: [.started], lasts: true),
    ]
  }

  public static var endings: [Command] { [.stop] }
}

extension ShapeMotion: LawSubject {
  public static func style(_ choices: inout some Choices) -> Style {
    var style = choices.pick([Style(), .button])
    style.keepsArea = choices.pick([true, false])
    style.reachShare = choices.pick([0.2, 0.45, 2])
    style.minimumCurveCount = choices.pick([0, 16, 24])
    style.pokeDepth = choices.pick([0, 10, 60])
    style.touchMargin = choices.pick([22, nil])
    style.dampingRatio = choices.pick([0.1, 0.3, 1])
    style.lineWidth = choices.pick([0, 3])
    return style
  }

  public static var contents: [[UInt8]] {
    let paths: [StaticString] = [
      "M0 0H50V30H0Z", "M0 0C40 0 40 40 0 40Z M60 0H90V30Z",
      "M10 80A40 40 0 1 1 90 80Q50 0 10 80",
    ]
    return paths.map { path in path.withUTF8Buffer { Array($0) } }
  }
}
