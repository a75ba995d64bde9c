import ElasticKit
import Testing
import UIKit
import os

@testable import Hosts

extension OnScreen {
  @Suite("Frames in a performance tool")
  @MainActor
  struct SignpostTests {
    private let window = UIWindow.onScreen()
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private final class Shown { var count = 0 }

    init() {
      window.addSubview(card)
      Screen.run(frames: 1)
    }

    /// A number of the app's that moves.
    private func moving(_ show: @escaping @MainActor () -> Void) -> ElasticValue<Double> {
      let number = ElasticValue(0.0, in: card) { _, _ in show() }
      number.animate(to: 100)
      return number
    }

    @Test("an interval a frame, of views and of values, that ends with it")
    func each() {
      let view = ElasticSurfaceView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      window.addSubview(view)
      Screen.run(frames: 3)
      view.pressesBegan([UIPress(.keyboardDownArrow)], with: nil)
      Screen.run(frames: 5)
      view.pressesEnded([UIPress(.keyboardDownArrow)], with: nil)
      Screen.run(frames: 2)
      Recorder.begin(isRecording: true)
      defer { Recorder.begin(isRecording: false) }
      Screen.run(frames: 10)
      #expect(Recorder.begun == Array(repeating: "ElasticKit Frame", count: 10))
      let shown = Shown()
      let number = moving { shown.count += 1 }
      // Once where it begins.
      Screen.run(frames: 10)
      #expect(Recorder.begun.count == 30 && shown.count == 1 + 10)
      #expect(Recorder.open.isEmpty)
      withExtendedLifetime(number) {}
    }

    @Test("nothing is made while nobody records")
    func quiet() {
      Recorder.begin(isRecording: false)
      let shown = Shown()
      let number = moving { shown.count += 1 }
      Screen.run(frames: 10)
      #expect(shown.count == 1 + 10 && Recorder.objectCount == 0)
      withExtendedLifetime(number) {}
    }

    @Test("a frame that ends its motion, or in which others come, has its own interval")
    func nested() {
      Recorder.begin(isRecording: true)
      defer { Recorder.begin(isRecording: false) }
      let shown = Shown()
      var other: ElasticValue<Double>?
      let number = moving {
        shown.count += 1
        // As an alert's loop of events does.
        if shown.count == 3 {
          other = moving {}
          Screen.run(frames: 2)
          #expect(Recorder.open.count == 1)
          _ = other?.grab()
        }
      }
      Screen.run(frames: 5)
      _ = number.grab()
      Screen.run(frames: 5)
      // Frames of the other one too, and none for the first value.
      #expect(Recorder.begun.count > shown.count - 1)
      #expect(Recorder.open.isEmpty && Recorder.mistaken.isEmpty)
    }
  }
}
