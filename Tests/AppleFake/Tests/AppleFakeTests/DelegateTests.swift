import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Delegates of views")
  @MainActor
  struct DelegateTests {
    private let window = UIWindow.onScreen()

    private func shown<V: ElasticComponentView>(_ view: V) -> V {
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      window.addSubview(view)
      Screen.run(frames: 2)
      return view
    }

    private func touch(_ view: ElasticComponentView, by distance: CGFloat) {
      let touch = UITouch()
      touch.place = CGPoint(x: 150, y: 100)
      touch.timestamp = Screen.now
      view.recognizer.touchesBegan([touch], with: UIEvent())
      if distance > 0 {
        for _ in 0..<10 {
          Screen.run(frames: 1)
          touch.place.y += distance / 10
          touch.timestamp = Screen.now
          view.recognizer.touchesMoved([touch], with: UIEvent())
        }
      }
      Screen.run(frames: 1)
      touch.timestamp = Screen.now
      view.recognizer.touchesEnded([touch], with: UIEvent())
      Screen.run(frames: 240)
    }

    private final class Listener: ElasticSurfaceViewDelegate, ElasticShapeViewDelegate,
      MessageBalloonViewDelegate, LyricBallViewDelegate, ElasticRefreshControlDelegate
    {
      var told: [String] = []
      var insets: [Double] = []
      func elasticSurfaceViewDidSettle(_ view: ElasticSurfaceView) { told.append("settle") }
      func elasticSurfaceViewDidCancelDrag(_ view: ElasticSurfaceView) { told.append("cancel") }
      func elasticSurfaceView(_ view: ElasticSurfaceView, didMoveTo inset: Double) {
        insets.append(inset)
      }
      func elasticShapeViewDidActivate(_ view: ElasticShapeView) { told.append("activate") }
      func elasticShapeViewDidSettle(_ view: ElasticShapeView) { told.append("settle") }
      func messageBalloonViewDidStart(_ view: MessageBalloonView) { told.append("start") }
      func messageBalloonViewDidStop(_ view: MessageBalloonView) { told.append("stop") }
      func messageBalloonViewDidHide(_ view: MessageBalloonView) { told.append("hide") }
      func messageBalloonViewDidSettle(_ view: MessageBalloonView) { told.append("settle") }
      func lyricBallView(_ view: LyricBallView, didBeginWord word: Int) {
        told.append("word \(word)")
      }
      func lyricBallView(_ view: LyricBallView, didBeginLine line: Int) {
        told.append("line \(line)")
      }
      func lyricBallViewDidFinish(_ view: LyricBallView) { told.append("finish") }
      func lyricBallViewDidSettle(_ view: LyricBallView) { told.append("settle") }
      func lyricBallViewHasNoWords(_ view: LyricBallView) { told.append("no words") }
      func elasticRefreshControlDidArm(_ control: ElasticRefreshControl) { told.append("arm") }
      func elasticRefreshControlDidAskForData(_ control: ElasticRefreshControl) {
        told.append("ask")
      }
      func elasticRefreshControlDidCancel(_ control: ElasticRefreshControl) {
        told.append("cancel")
      }
      func elasticRefreshControlDidEnd(_ control: ElasticRefreshControl) { told.append("end") }
      func elasticRefreshControlDidSettle(_ control: ElasticRefreshControl) {
        told.append("settle")
      }
    }

    @Test("a surface's delegate hears of each new inset and of its rest, and of a cancelled drag")
    func surface() {
      let (surface, listener) = (shown(ElasticSurfaceView(frame: .zero)), Listener())
      surface.delegate = listener
      var settles = 0
      surface.onSettle = { settles += 1 }
      touch(surface, by: 60)
      #expect(listener.told == ["settle"] && settles == 1)
      #expect(listener.insets.count > 10 && listener.insets.last == Double(surface.inset))
      let held = UITouch()
      held.place = CGPoint(x: 150, y: 100)
      surface.recognizer.touchesBegan([held], with: UIEvent())
      Screen.run(frames: 1)
      held.place.y += 60
      held.timestamp = Screen.now
      surface.recognizer.touchesMoved([held], with: UIEvent())
      surface.recognizer.touchesCancelled([held], with: UIEvent())
      Screen.run(frames: 240)
      #expect(listener.told == ["settle", "cancel", "settle"])
    }

    @Test("a shape's delegate hears of a tap, as its action does, and of its rest")
    func shape() {
      let (shape, listener) = (shown(ElasticShapeView(frame: .zero)), Listener())
      shape.style.purpose = .button
      shape.delegate = listener
      touch(shape, by: 0)
      #expect(listener.told == ["activate", "settle"])
      #expect(shape.sent == [.primaryActionTriggered])
    }

    @Test("a balloon's delegate hears of its dots and of its end")
    func balloon() {
      let (balloon, listener) = (shown(MessageBalloonView(frame: .zero)), Listener())
      balloon.stopAnimating()
      Screen.run(frames: 240)
      balloon.delegate = listener
      balloon.startAnimating()
      Screen.run(frames: 2)
      #expect(listener.told == ["start"])
      balloon.stopAnimating()
      Screen.run(frames: 240)
      balloon.hideBalloon()
      Screen.run(frames: 120)
      #expect(listener.told == ["start", "stop", "settle", "hide", "settle"])
    }

    @Test("a ball's delegate hears of lines, words and the end, and of a song without words")
    func ball() throws {
      let (ball, listener) = (shown(LyricBallView(frame: .zero)), Listener())
      ball.delegate = listener
      var words: [Int] = []
      ball.onWord = { words.append($0) }
      try ball.load("[00:00.1]Hop over\n[00:00.5]it".utf8)
      ball.play()
      Screen.run(frames: 240)
      #expect(
        listener.told == ["line 0", "word 0", "word 1", "line 1", "word 2", "finish", "settle"])
      #expect(words == [0, 1, 2])
      ball.lyrics = Lyrics()
      #expect(listener.told.last == "no words")
    }

    @Test("a refresh control's delegate hears what its action does, and the rest of a pull")
    func refresh() {
      let (stage, listener) = (Stage(), Listener())
      stage.control.delegate = listener
      stage.pull(to: 120)
      #expect(listener.told == ["arm", "ask"] && stage.control.sent.last == .refreshed)
      stage.control.endRefreshing()
      Screen.run(frames: 180)
      #expect(listener.told == ["arm", "ask", "end", "settle"])
      stage.control.beginRefreshing()
      stage.control.cancelRefreshing()
      #expect(listener.told.last == "cancel")
    }

    @Test("a view does not keep its delegate alive")
    func weak() {
      let views = (
        shown(ElasticSurfaceView(frame: .zero)), shown(ElasticShapeView(frame: .zero)),
        shown(MessageBalloonView(frame: .zero)), shown(LyricBallView(frame: .zero)),
        ElasticRefreshControl(end: .top)
      )
      weak var left: Listener?
      do {
        let listener = Listener()
        left = listener
        (views.0.delegate, views.1.delegate, views.2.delegate) = (listener, listener, listener)
        (views.3.delegate, views.4.delegate) = (listener, listener)
      }
      #expect(left == nil && views.0.delegate == nil && views.4.delegate == nil)
    }
  }
}
