import Testing

@testable import ElasticKit

/// Presets are rows of a table: laws for every row of every component.
@Suite("The tables of presets")
struct PresetTests {
  @Test(
    "set only properties that exist, once, to values in range", arguments: ComponentKind.allCases)
  func wellFormed(kind: ComponentKind) throws {
    var check = WellFormed()
    try kind.visit(&check)
  }

  @Test("change exactly their own properties", arguments: ComponentKind.allCases)
  func exact(kind: ComponentKind) throws {
    var check = Exact()
    try kind.visit(&check)
  }

  @Test("leave nothing of the preset before, except colours", arguments: ComponentKind.allCases)
  func succession(kind: ComponentKind) {
    var check = Succession()
    kind.visit(&check)
  }

  @Test("are the static members of the styles")
  func members() throws {
    func row<S: ComponentStyle>(_ name: String, _ type: S.Type = S.self) throws -> S {
      S(preset: try #require(S.preset(named: name.utf8)))
    }
    #expect(try SurfaceMotion.Style.classic == row("classic"))
    #expect(try SurfaceMotion.Style.objectiveC == row("objective-c"))
    #expect(try RefreshMotion.Style.classic == row("classic"))
    #expect(try MenuMotion.Style.classic == row("classic"))
    #expect(try BallMotion.Style.classic == row("classic"))
    #expect(try BalloonMotion.Style.classic == row("classic"))
    #expect(try ShapeMotion.Style.button == row("button"))
    #expect(SurfaceMotion.Style.objectiveC != SurfaceMotion.Style())
  }

  @Test("of another component set the properties that both have")
  func foreign() throws {
    var shape = ShapeMotion.Style()
    shape.apply(try #require(SurfaceMotion.Style.preset(named: "classic".utf8)))
    #expect(shape.settlingDuration == 0.9 && shape.dampingRatio == 0.57)
    #expect(shape.fill == .color(ElasticColor(rgb: 57, 67, 89)))
    #expect(shape.cornerRadius == ShapeMotion.Style().cornerRadius)
  }
}
