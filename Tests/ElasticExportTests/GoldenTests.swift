import ElasticExport
import Foundation
import Testing

@Suite(.serialized) struct GoldenTests {
  /// A pull in the middle and a little to the left, let go after 0.4 s.
  static let surfacePull: [ElasticRecording.Entry] = [
    .touch(0, .down, 100, 20), .touch(0.1, .move, 110, 60), .touch(0.2, .move, 120, 100),
    .touch(0.4, .up, 120, 100),
  ]

  /// A pull over the trigger, let go after 0.4 s.
  static let refreshPull: [ElasticRecording.Entry] = [
    .touch(0, .down, 150, 20), .touch(0.1, .move, 150, 90), .touch(0.2, .move, 150, 140),
    .touch(0.4, .up, 150, 140),
  ]

  static func pull(
    to x: Double, _ y: Double, from startX: Double, _ startY: Double
  ) -> [ElasticRecording.Entry] {
    [.touch(0, .down, startX, startY), .touch(0.2, .move, x, y)]
  }

  /// The menu's edge at 5 points, pulled by `travel` along the normal of the side, at `along` of it.
  static func menuPull(_ travel: Double, along: Double = 0.3, side: ElasticEdge = .left)
    -> [ElasticRecording.Entry]
  {
    let end = 5 + travel
    let (width, height) = (375.0, 667.0)
    func point(_ depth: Double) -> (Double, Double) {
      switch side {
      case .right: (width - depth, along * height)
      case .top: (along * width, depth)
      case .bottom: (along * width, height - depth)
      default: (depth, along * height)
      }
    }
    let (a, b) = (point(5), point(end))
    return [.touch(0, .down, a.0, a.1), .touch(0.3, .move, b.0, b.1)]
  }

  /// Pulled past the half, and let go at 0.5 s.
  static let menuRelease = menuPull(150) + [.touch(0.5, .up, 155, 200.1)]

  static func menu(_ time: Double, _ command: MenuMotion.Command) -> ElasticRecording.Entry {
    ElasticRecording.Entry(time: time, action: .command(command))
  }

  static func command(_ time: Double, _ command: BalloonMotion.Command) -> ElasticRecording.Entry {
    ElasticRecording.Entry(time: time, action: .command(command))
  }

  /// Two rows, a long gap, a row that is broken, and one from right to left, with a held word.
  static let song = """
    [00:00.40]<00:00.40>Round <00:00.80>and <00:01.00>round
    [00:01.40]<00:01.40>the <00:01.60>ball <00:02.00>goes <00:02.60>hop<00:02.90>ping <00:03.20>
    [00:06.00]<00:06.00>over <00:06.30>words <00:06.70>that <00:07.00>are <00:07.20>too <00:07.50>many
    [00:08.50]<00:08.50>שיר <00:09.00>קצר <00:09.50>אחד <00:12.00>
    """

  /// The song is played from the start, its words as wide as these.
  static let singing: [ElasticRecording.Entry] = [
    ElasticRecording.Entry(
      time: 0,
      action: .input(
        .measured(
          widths: [76, 46, 69, 40, 46, 60, 44, 50, 54, 75, 50, 41, 42, 68, 45, 42, 45],
          lineHeight: 28))),
    ElasticRecording.Entry(time: 0, action: .command(BallMotion.Command.play)),
  ]

  static func lyrics(_ name: String, _ settings: [String] = [], at time: Double) -> Golden {
    Golden(.lyricBall, name, settings, at: time, singing, content: song)
  }

  static let shapeStar =
    "M50 0 L62 35 L98 36 L69 58 L79 93 L50 72 L21 93 L31 58 L2 36 L38 35 Z"
  static let shapePoke: [ElasticRecording.Entry] = [.touch(0, .down, 120, 130)]
  static let shapeDrag: [ElasticRecording.Entry] = [
    .touch(0, .down, 300, 200), .touch(0.2, .move, 345, 150),
  ]
  static let shapeFling: [ElasticRecording.Entry] = [
    .touch(0, .down, 300, 200), .touch(0.2, .move, 310, 190), .touch(0.22, .move, 330, 170),
    .touch(0.24, .up, 345, 150),
  ]

  static let all: [Golden] = [
    Golden(.elasticSurface, "rest", at: 0, []),
    Golden(.elasticSurface, "dragging", at: 0.3, surfacePull),
    Golden(.elasticSurface, "settling", at: 0.55, surfacePull),
    Golden(.elasticSurface, "settled", at: 5, surfacePull),
    Golden(
      .elasticSurface, "bottom", ["edge=bottom"], at: 0.3, pull(to: 100, 560, from: 90, 650)),
    Golden(.elasticSurface, "left", ["edge=left"], at: 0.3, pull(to: 90, 300, from: 10, 280)),
    Golden(.elasticSurface, "right", ["edge=right"], at: 0.3, pull(to: 285, 300, from: 365, 280)),
    Golden(
      .elasticSurface, "end-rtl", ["edge=end", "direction=rtl"], at: 0.3,
      pull(to: 120, 350, from: 20, 340)),
    Golden(.elasticSurface, "smooth", ["profile=smooth"], at: 0.3, surfacePull),
    Golden(.elasticSurface, "control-points", ["showsControlPoints=true"], at: 0.3, surfacePull),
    Golden(.elasticSurface, "reduce-motion", ["reduceMotion=true"], at: 0.5, surfacePull),
    Golden(.pullToRefresh, "stopped", at: 0, []),
    Golden(.pullToRefresh, "dragging", at: 0.15, refreshPull),
    Golden(.pullToRefresh, "armed", at: 0.3, refreshPull),
    Golden(.pullToRefresh, "bouncing", at: 0.5, refreshPull),
    Golden(.pullToRefresh, "loading", at: 2.125, refreshPull),
    Golden(
      .pullToRefresh, "bottom", ["edge=bottom"], at: 0.3, pull(to: 150, 540, from: 150, 650)),
    Golden(.pullToRefresh, "left", ["edge=left"], at: 0.3, pull(to: 120, 300, from: 10, 300)),
    Golden(
      .pullToRefresh, "start-rtl", ["edge=start", "direction=rtl"], at: 0.3,
      pull(to: 255, 300, from: 365, 300)),
    Golden(.pullToRefresh, "dark", ["scheme=dark"], at: 0.3, refreshPull),
    Golden(.pullToRefresh, "smooth", ["profile=smooth"], at: 0.3, refreshPull),
    Golden(.pullToRefresh, "slot", ["indicator=custom"], at: 0.3, refreshPull),
    Golden(.pullToRefresh, "reduce-motion", ["reduceMotion=true"], at: 0.5, refreshPull),
    Golden(.lyricBall, "not-measured", at: 0, [], content: song),
    lyrics("entering", at: 0.25),
    lyrics("hopping", at: 0.6),
    lyrics("next-row", at: 1.25),
    lyrics("landed", at: 2),
    lyrics("waiting", at: 4),
    lyrics("holding", at: 10.5),
    lyrics("leaving", at: 11.85),
    lyrics("finished", at: 13),
    lyrics("step", ["highlight=step"], at: 2.1),
    lyrics(
      "classic", ["hop=classic", "squashShare=0", "highlight=step", "showsPath=true"], at: 2.4),
    lyrics("path", ["showsPath=true", "showsControlPoints=true"], at: 6.5),
    lyrics("rtl", ["showsPath=true"], at: 9.3),
    lyrics("dark", ["scheme=dark"], at: 6.85),
    lyrics("large-text", ["textScale=2"], at: 6.85),
    lyrics("reduce-motion", ["reduceMotion=true"], at: 2.1),
    Golden(.flowingMenu, "closed", at: 0, []),
    Golden(.flowingMenu, "dragging", at: 0.4, menuPull(100)),
    Golden(.flowingMenu, "bubble", at: 0.4, menuPull(160)),
    Golden(.flowingMenu, "opening", at: 0.54, menuRelease),
    Golden(.flowingMenu, "overshoot", at: 0.62, menuRelease),
    Golden(.flowingMenu, "open", at: 3, menuRelease),
    Golden(
      .flowingMenu, "pulled-shut", at: 1.4,
      [menu(0, .restore(1)), .touch(1, .down, 200, 500), .touch(1.3, .move, 120, 480)]),
    Golden(.flowingMenu, "closing", at: 1.05, [menu(0, .restore(1)), menu(1, .close)]),
    Golden(.flowingMenu, "cancelled", at: 3, menuPull(100) + [menu(0.4, .cancel)]),
    Golden(
      .flowingMenu, "past-open", at: 1.4,
      [menu(0, .restore(1)), .touch(1, .down, 200, 500), .touch(1.3, .move, 320, 480)]),
    Golden(.flowingMenu, "right", ["edge=right"], at: 0.4, menuPull(160, side: .right)),
    Golden(.flowingMenu, "top", ["edge=top"], at: 0.4, menuPull(250, side: .top)),
    Golden(.flowingMenu, "bottom", ["edge=bottom"], at: 0.4, menuPull(260, side: .bottom)),
    Golden(
      .flowingMenu, "dark-rtl", ["scheme=dark", "direction=rtl"], at: 0.4,
      menuPull(165, along: 0.6, side: .right)),
    Golden(.flowingMenu, "smooth", ["profile=smooth"], at: 0.4, menuPull(160)),
    Golden(.flowingMenu, "classic", ["bubble=classic"], at: 0.62, menuRelease),
    Golden(.flowingMenu, "control-points", ["showsControlPoints=true"], at: 0.4, menuPull(160)),
    Golden(.flowingMenu, "narrow", ["width=180"], at: 0.54, menuRelease),
    Golden(.flowingMenu, "reduce-motion", ["reduceMotion=true"], at: 0.4, menuPull(50)),
    Golden(.messageBalloon, "shown", at: 0, []),
    Golden(.messageBalloon, "typing", at: 0.62, []),
    Golden(.messageBalloon, "stopping", at: 0.62, [command(0.15, .stop)]),
    Golden(.messageBalloon, "stopped", at: 3, [command(0.15, .stop)]),
    Golden(.messageBalloon, "hiding", at: 1.05, [command(1, .hide)]),
    Golden(.messageBalloon, "hidden", at: 3, [command(1, .hide)]),
    Golden(.messageBalloon, "wave", ["dotStyle=wave", "dotCount=5"], at: 0.5, []),
    Golden(.messageBalloon, "pulse", ["dotStyle=pulse", "dotCount=12"], at: 0.9, []),
    Golden(.messageBalloon, "dark-rtl", ["scheme=dark", "direction=rtl"], at: 0.62, []),
    Golden(.messageBalloon, "reduce-motion", ["reduceMotion=true"], at: 0.3, []),
    Golden(.elasticShape, "rest", at: 0, []),
    Golden(.elasticShape, "poked", at: 0.2, shapePoke),
    Golden(.elasticShape, "dragging", at: 0.4, shapeDrag),
    Golden(.elasticShape, "settling", at: 0.34, shapeFling),
    Golden(.elasticShape, "settled", at: 9, shapeFling),
    Golden(.elasticShape, "keeps-area", ["keepsArea=true"], at: 0.4, shapeDrag),
    Golden(
      .elasticShape, "reduce-motion", ["reduceMotion=true"], at: 0.25, shapeFling),
    Golden(
      .elasticShape, "own-path",
      ["lineWidth=4", "fill=#ffd54a", "showsControlPoints=true", "minimumCurveCount=0"], at: 0.4,
      shapeDrag,
      content: shapeStar),
    Golden(
      .messageBalloon, "own-path", ["fill=#d9f2e4", "showsControlPoints=true"], at: 0.62, [],
      content: "M20 0 H80 Q100 0 100 20 V50 Q100 70 80 70 H40 L20 90 V70 Q0 70 0 50 V20 Q0 0 20 0 Z"
    ),
  ]

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")

  /// `make goldens` sets it: then files are written instead of compared.
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

  @Test("each picture equals its golden", arguments: all)
  func same(golden: Golden) throws {
    let file = Self.folder.appendingPathComponent("\(golden).svg")
    let picture = try golden.picture()
    if Self.isUpdating {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: file)
    }
    let kept = try #require(
      try? String(contentsOf: file, encoding: .utf8), "no \(golden).svg: make goldens")
    let old = kept.split(separator: "\n")
    let new = picture.split(separator: "\n")
    for (index, (before, now)) in zip(old, new).enumerated() where before != now {
      Issue.record("\(golden).svg:\(index + 1) was\n\(before)\nand is\n\(now)")
      return
    }
    #expect(kept == picture)
  }

  @Test("no picture is without a case, and no two cases have one name")
  func orphans() throws {
    let names = Self.all.map { "\($0).svg" }
    #expect(Set(names).count == names.count)
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { !$0.hasPrefix(".") && $0.contains(".") }
    let orphans = Set(files).subtracting(names)
    for orphan in orphans where Self.isUpdating {
      try FileManager.default.removeItem(at: Self.folder.appendingPathComponent(orphan))
    }
    if !Self.isUpdating { #expect(orphans == []) }
  }

  @Test("no two cases look the same, but those at rest")
  func different() throws {
    var seen: [String: String] = [:]
    var resting = 0
    for golden in Self.all {
      let name = seen.updateValue("\(golden)", forKey: try golden.picture())
      let isAtRest = ["settled", "reduce-motion", "stopped", "hidden", "cancelled"]
        .contains(golden.name)
      guard let name else { continue }
      #expect(isAtRest, "\(golden) looks like \(name)")
      resting += 1
    }
    #expect(resting > 0)
  }
}
