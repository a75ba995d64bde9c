import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension CATextLayer {
  /// The width of its words; its bounds are wider, for letters that lean out of it.
  var wordWidth: CGFloat { bounds.width - 2 * (fontSize / 4).rounded(.up) }
}

extension OnScreen {
  @Suite("The words of a song")
  @MainActor
  struct WordTests {
    private let window = UIWindow.onScreen()
    private let ball = LyricBallView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    init() throws {
      window.addSubview(ball)
      try ball.load(Array("Hop over every word".utf8))
      Screen.run(frames: 2)
    }

    private var lines: [LineLayer] { lines(in: ball.layer) }

    private func lines(in layer: CALayer) -> [LineLayer] {
      ((layer as? LineLayer).map { [$0] } ?? [])
        + (layer.sublayers ?? []).flatMap { lines(in: $0) }
    }

    private func setBoldText(_ weight: UILegibilityWeight) {
      ball.traitCollection.legibilityWeight = weight
      ball.traitCollectionDidChange(nil)
      ball.layoutTree()
    }

    @Test("they follow Bold Text, in the system's font and in the app's, and are measured anew")
    func boldText() throws {
      for font in [nil, CTFont(letterWidth: 7, size: 30)] {
        ball.typeface = font
        let usual = try #require(lines.first?.font as? CTFont)
        #expect(!usual.isBold)
        setBoldText(.bold)
        let bold = try #require(lines.first?.font as? CTFont)
        #expect(bold.isBold && bold.letterWidth == usual.letterWidth)
        #expect(font == nil || bold.size == ball.style.wordSize)
        #expect(ball.typeface == font)
        setBoldText(.regular)
        #expect((lines.first?.font as? CTFont)?.isBold == false)
      }
    }

    @Test(
      "a word has whole bounds with room for letters that lean, around the place of its letters")
    func bounds() throws {
      ball.typeface = CTFont(letterWidth: 10)
      let before = lines.map { $0.position.x + $0.bounds.width / 2 }.sorted()
      ball.typeface = CTFont(letterWidth: 10.03)
      let after = lines.map { $0.position.x + $0.bounds.width / 2 }.sorted()
      for line in lines {
        let word = try #require(line.string as? String)
        let width = 10.03 * Double(word.count)
        #expect(line.alignmentMode == .center)
        #expect(line.bounds.width == line.bounds.width.rounded())
        #expect(line.bounds.height == line.bounds.height.rounded())
        // A fifth of its height, at both ends.
        #expect(line.bounds.width >= width + 2 * 0.2 * line.fontSize)
      }
      #expect(!before.isEmpty && before.count == after.count)
      for (old, new) in zip(before, after) { #expect(abs(new - old) < 1) }
    }
  }
}
