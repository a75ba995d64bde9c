import ElasticKit
import Foundation
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("What a refresh control says of its data")
  @MainActor
  struct RefreshNoteTests {
    private let stage = Stage()
    private var control: ElasticRefreshControl { stage.control }
    private var shown: String? {
      let layer = control.line.layer
      return layer.superlayer == nil || layer.isHidden ? nil : layer.string as? String
    }

    init() { UIAccessibility.said = [] }

    /// Frames, and after each what waits for it.
    private func run(frames: Int) async {
      for _ in 0..<frames {
        Screen.run(frames: 1)
        for _ in 0..<4 { await Task.yield() }
      }
    }

    private func load() {
      stage.pull(to: 120)
      Screen.run(frames: 120)
    }

    @Test("a note is beside the circle while the band is as deep as that")
    func note() throws {
      control.note = "Updated 10:42"
      #expect(shown == nil)
      load()
      #expect(shown == "Updated 10:42")
      let circle = try #require(control.refresh.output.indicator?.frame)
      #expect(control.line.layer.position.x > CGFloat(circle.maxX))
      control.note = "Updated 10:43"
      #expect(shown == "Updated 10:43")
      control.endRefreshing()
      Screen.run(frames: 180)
      #expect(shown == nil && control.outcome == .none)
    }

    @Test(
      "how it has ended takes the circle's place, is said, and closes by itself",
      arguments: [ElasticRefreshControl.Outcome.succeeded, .failed])
    func outcome(_ outcome: ElasticRefreshControl.Outcome) async {
      control.note = "Updated 10:42"
      for round in 1...2 {
        load()
        #expect(control.outcome == .none)
        control.endRefreshing(outcome, saying: "Three letters")
        await run(frames: 10)
        #expect(shown == "Three letters" && control.style.indicator == .none)
        #expect(UIAccessibility.said.count { $0 == "Three letters" } == round)
        #expect(control.isRefreshing && control.outcome == outcome)
        await run(frames: 120)
        #expect(!control.isRefreshing)
        await run(frames: 180)
        #expect(shown == nil && control.style.indicator == .circle)
        #expect(control.outcome == outcome && stage.list.contentInset.top == 0)
      }
    }

    @Test("a title has the app's attributes, over the font and the colour of a note")
    func title() throws {
      let font = UIFont(letterWidth: 3)
      control.note = "Updated 10:42"
      control.attributedTitle = NSAttributedString(string: "Two new", attributes: [.font: font])
      load()
      let shown = try #require(control.line.layer.string as? NSAttributedString)
      #expect(shown.string == "Two new" && control.line.layer.bounds.width < 10 * 7)
      let attributes = shown.attributes(at: 0, effectiveRange: nil)
      #expect(attributes[.font] as? UIFont === font && attributes[.foregroundColor] is UIColor)
      control.attributedTitle = nil
      #expect(self.shown == "Updated 10:42")
    }

    @Test("without a sentence it ends at once; a cancelled one ends no other loading")
    func atOnce() async {
      load()
      control.endRefreshing(.failed)
      #expect(!control.isRefreshing && control.outcome == .failed)
      Screen.run(frames: 180)
      load()
      control.endRefreshing(.succeeded, saying: "Three letters")
      control.cancelRefreshing()
      await run(frames: 60)
      control.beginRefreshing()
      await run(frames: 120)
      #expect(control.isRefreshing && control.outcome == .none && shown == nil)
      #expect(control.style.indicator == .circle)
    }
  }
}
