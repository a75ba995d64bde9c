import Foundation
import Testing

@testable import ElasticExport

/// The policy for wrong numbers in the article ElasticExport.
@Suite("A writer accepts every error")
struct AnyErrorTests {
  @Test("and writes a whole file", arguments: [0, -1, .nan, .infinity, -.infinity, 1e308, 1e-300])
  func wholeFile(error: Double) throws {
    let footage = LottieTests.release()
    #expect(try LottieTests.json(footage, error: error)["op"] as? Int == footage.frameCount)
    let svg = String(decoding: MovingSVG(error: error).bytes(of: footage), as: UTF8.self)
    #expect(svg.hasPrefix("<svg") && svg.hasSuffix("</svg>\n"))
    let css = String(decoding: CSSMotion(error: error).bytes(of: footage), as: UTF8.self)
    // An error larger than the motion leaves nothing to move.
    if !(error > 1e6) { #expect(css.contains("@keyframes") && css.hasSuffix("}\n")) }
    for text in [svg, css] {
      #expect(!text.contains(/\b(nan|inf)\b/))
    }
  }
}
