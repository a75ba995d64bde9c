import ElasticKit
import ElasticSettings
import Testing
import UIKit

@testable import Hosts

// Scripts/run-apple-fake.sh makes a suite with AppKit of it.

extension OnScreen {
  @Suite("Handlers and texts of bad days")
  @MainActor
  struct HandlerTests {
    private let stage = HostStage()
    private let beside = ElasticSurfaceView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))

    private final class Tested {
      var view: ElasticComponentView?
      var count = 0
    }

    @Test(
      "a handler that does what none should leaves other views and no clock behind",
      arguments: BadView.allCases, BadDeed.allCases)
    func handler(kind: BadView, deed: BadDeed) throws {
      stage.ground.addSubview(beside)
      let tested = Tested()
      let view = try view(kind, tested, deed)
      tested.view = view
      stage.ground.addSubview(view)
      Screen.run(frames: 2)
      try begin(kind, view)
      drag(view)
      Screen.run(frames: 240)
      #expect(tested.count > 0)
      #expect(isFinite(try stage.layer(of: view)))
      let rest = beside.inset
      drag(beside)
      #expect(beside.inset != rest)
      Screen.run(frames: 240)
      #expect(beside.inset == rest)
      view.removeFromSuperview()
      beside.removeFromSuperview()
      Screen.run(frames: 2)
      #expect(Screen.links.isEmpty)
    }

    private func drag(_ view: ElasticComponentView) {
      let touch = stage.touch(of: view)
      for step in 0...10 {
        touch(step == 0 ? .down : .move, CGPoint(x: 20 + 10 * step, y: 20 + 12 * step))
        Screen.run(frames: 1)
      }
      touch(.up, CGPoint(x: 120, y: 140))
    }

    private func view(
      _ kind: BadView, _ tested: Tested, _ deed: BadDeed
    ) throws -> ElasticComponentView {
      let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      switch kind {
      case .surface:
        return watched(ElasticSurfaceView(frame: frame), SurfaceMotion.self, tested, deed)
      case .shape: return watched(ElasticShapeView(frame: frame), ShapeMotion.self, tested, deed)
      case .menu: return watched(MenuStage(frame: frame), MenuMotion.self, tested, deed)
      case .balloon:
        return watched(MessageBalloonView(frame: frame), BalloonMotion.self, tested, deed)
      case .ball:
        let ball = LyricBallView(frame: frame)
        try ball.load(Array("[00:00.20]Hop over\n[00:00.90]every word\n[00:01.70]".utf8))
        return watched(ball, BallMotion.self, tested, deed)
      }
    }

    private func begin(_ kind: BadView, _ view: ElasticComponentView) throws {
      (view as? MessageBalloonView)?.hideBalloon()
      (view as? LyricBallView)?.play()
      (view as? ElasticShapeView)?.poke()
      if let stage = view as? MenuStage { stage.liveMenu.perform(.open, at: stage.clock.now) }
    }

    private func watched<C: ElasticComponent>(
      _ view: ElasticComponentView, _ type: C.Type, _ tested: Tested, _ deed: BadDeed
    ) -> ElasticComponentView {
      guard let live = view.live as? ComponentController<C> else { return view }
      let tell = live.onEvent
      live.onEvent = { [weak view, weak live] occurrence in
        #expect(!Screen.isInPhase, "\(occurrence) in the midst of the platform's work")
        tell(occurrence)
        guard let view, let live, tested.count < mostDeeds else { return }
        tested.count += 1
        act(deed, on: view, live, tested)
      }
      return view
    }

    private func act<C: ElasticComponent>(
      _ deed: BadDeed, on view: ElasticComponentView, _ live: ComponentController<C>,
      _ tested: Tested
    ) {
      switch deed {
      case .removesIt: view.removeFromSuperview()
      case .removesItAndPutsItBack:
        view.removeFromSuperview()
        stage.ground.addSubview(view)
      case .letsGoOfIt:
        tested.view = nil
        view.removeFromSuperview()
      case .hidesAndShowsIt:
        view.isHidden = true
        Screen.run(frames: 1)
        view.isHidden = false
      case .doesEveryCommand:
        for code in C.Command.names.indices {
          guard let command = C.Command(code: UInt8(code), value: 1) else { continue }
          live.perform(command, at: view.clock.now)
        }
      case .changesEverySetting:
        var style = live.component.style
        for property in C.Style.properties {
          try? property.set(property.kind.range.upperBound, in: &style)
        }
        live.restyle(style, at: view.clock.now)
      case .laysItOut: stage.lower(view)
      case .renamesIt: view.spokenLabel = "\(tested.count)"
      case .disablesIt: view.isEnabled.toggle()
      }
    }

    @Test("what a handler lets go of is freed", arguments: BadView.allCases)
    func freed(kind: BadView) async throws {
      let tested = Tested()
      weak var left: ElasticComponentView?
      do {
        let view = try view(kind, tested, .letsGoOfIt)
        (tested.view, left) = (view, view)
        stage.ground.addSubview(view)
        Screen.run(frames: 2)
        try begin(kind, view)
        if kind == .surface { drag(view) }
      }
      Screen.run(frames: 240)
      #expect(tested.count > 0)
      // It lives until it has reported what its layouts did.
      for _ in 0..<10 { await Task.yield() }
      #expect(left == nil)
      #expect(Screen.links.isEmpty)
    }

    @Test("a label is told to screen readers as it is", arguments: hostileTexts.keys.sorted())
    func label(kind: String) throws {
      let text = try #require(hostileTexts[kind])
      let tested = Tested()
      let views = try BadView.allCases.map { try view($0, tested, .renamesIt) }
      for view in views + [ElasticRefreshControl(end: .top)] {
        stage.ground.addSubview(view)
        view.spokenLabel = text
        Screen.run(frames: 1)
        #expect(view.accessibilityLabel.map { Array($0.utf8) } == Array(text.utf8))
        view.removeFromSuperview()
      }
    }

    @Test("words of a song are drawn and told as they are", arguments: hostileTexts.keys.sorted())
    func song(kind: String) throws {
      // A song keeps thirty marks on a letter.
      let text = String(
        String.UnicodeScalarView(try #require(hostileTexts[kind]).unicodeScalars.prefix(31)))
      let ball = LyricBallView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      stage.ground.addSubview(ball)
      ball.reading = .words
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      do { try ball.load(Array(("First " + words.joined(separator: " ")).utf8)) } catch {
        // A 0 is in no text, and is refused with its place.
        #expect(text.contains("\u{0}"))
        return
      }
      Screen.run(frames: 2)
      let told = try #require(stage.passages(of: ball))
      // A mark alone belongs to the word before it.
      let isSame = told.joined(separator: " ") == (["First"] + words).joined(separator: " ")
      #expect(isSame, "\(told.count) words")
      #expect(isFinite(try stage.layer(of: ball)))
      ball.removeFromSuperview()
    }
  }
}
