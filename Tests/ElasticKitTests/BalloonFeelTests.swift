import ElasticSettings
import Testing

@testable import ElasticKit

@Suite("The feels of the message balloon")
struct BalloonFeelTests {
  /// The longest time, in shares of a cycle, in which no dot is more than half opaque, while it types.
  private func longestEmpty(_ style: BalloonMotion.Style) -> Double {
    var balloon = BalloonMotion(style: style)
    balloon.handle(.resized(Size2D(width: 100, height: 100)), at: 0)
    balloon.perform(.start, at: 0)
    let step = 1.0 / 240
    var (since, longest) = (0.0, 0.0)
    for frame in 0..<2400 {
      balloon.advance(to: Double(frame) * step)
      let isEmpty = (0..<style.dotCount).allSatisfy { balloon.pose($0).opacity <= 0.5 }
      since = isEmpty ? since + step : 0
      longest = max(longest, since)
    }
    return longest / (style.riseDuration + style.fallDuration)
  }

  @Test("are at no time empty, and neither is the site's: a plain one with a wave of dots")
  func isNeverEmpty() {
    var site = BalloonMotion.Style()
    site.dotStyle = .wave
    #expect(longestEmpty(site) == 0)
    for preset in BalloonMotion.Style.presets where preset.name.description != "classic" {
      #expect(longestEmpty(BalloonMotion.Style(preset: preset)) == 0, "\(preset.name)")
    }
  }

  @Test("keep the original's quarter of a cycle only in the original's")
  func originals() {
    for style in [BalloonMotion.Style(), .classic] {
      #expect((0.2...0.26).contains(longestEmpty(style)))
    }
  }
}
