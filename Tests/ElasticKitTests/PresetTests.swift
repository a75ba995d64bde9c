import ElasticHosting
import ElasticSettings
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
    func same<S: ComponentStyle>(_ members: [(String, S)]) throws {
      #expect(members.map(\.0) == S.presets.map(\.name.description))
      for (name, style) in members {
        #expect(S(preset: try #require(S.preset(named: name.utf8))) == style, "\(name)")
      }
    }
    func feels<S: ComponentStyle>() -> [(String, S)] {
      [("calm", .calm), ("snappy", .snappy), ("jelly", .jelly)]
    }
    try same([("classic", SurfaceMotion.Style.classic), ("objective-c", .objectiveC)] + feels())
    try same([("classic", RefreshMotion.Style.classic)] + feels())
    try same([("classic", MenuMotion.Style.classic)] + feels())
    try same([("classic", BallMotion.Style.classic)] + feels())
    try same([("classic", BalloonMotion.Style.classic)] + feels())
    try same([("button", ShapeMotion.Style.button)] + feels())
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

extension StylePreset {
  /// Its settings, in order.
  var pairs: [(name: String, value: String)] {
    let text = String(decoding: settings, as: UTF8.self)
    return text.split(separator: " ", omittingEmptySubsequences: false).map { setting in
      let parts = setting.split(separator: "=", omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
    }
  }
}

private struct WellFormed: ComponentVisitor {
  typealias Failure = any Error

  func visit<C: ElasticComponent>(_ type: C.Type) throws {
    let presets = C.Style.presets
    #expect(!presets.isEmpty)
    #expect(Set(presets.map(\.name.description)).count == presets.count)
    for preset in presets {
      let name = preset.name.description
      #expect(name.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(preset.sentence.description.hasSuffix("."))
      #expect(Set(preset.pairs.map(\.name)).count == preset.pairs.count, "\(name)")
      for (key, value) in preset.pairs {
        let property = try #require(C.Style.property(named: key.utf8), "\(name): \(key)")
        var style = C.Style()
        try property.set(text: Array(value.utf8), in: &style)
      }
    }
  }
}

private struct Exact: ComponentVisitor {
  typealias Failure = any Error

  func visit<C: ElasticComponent>(_ type: C.Type) throws {
    for preset in C.Style.presets {
      let (plain, style) = (C.Style(), C.Style(preset: preset))
      let values = Dictionary(uniqueKeysWithValues: preset.pairs.map { ($0.name, $0.value) })
      for property in C.Style.properties {
        let told = try values[property.name.description].map {
          try property.value(of: Array($0.utf8))
        }
        #expect(
          property.get(style) == told ?? property.get(plain), "\(preset.name): \(property.name)")
      }
    }
  }
}

private struct Succession: ComponentVisitor {
  typealias Failure = Never

  func visit<C: ElasticComponent>(_ type: C.Type) {
    // `button` sets the purpose; the other presets do not change it.
    let presets = C.Style.presets.filter { $0.name.description != "button" }
    for first in presets {
      for second in presets {
        var style = C.Style(preset: first)
        style.apply(second)
        let alone = C.Style(preset: second)
        for property in C.Style.properties {
          if case .paint = property.kind { continue }
          if property.name.description == "controlPointColors" { continue }
          #expect(
            property.get(style) == property.get(alone),
            "\(first.name), then \(second.name): \(property.name)")
        }
      }
    }
  }
}
