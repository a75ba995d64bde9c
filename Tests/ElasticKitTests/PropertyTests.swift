import ElasticSettings
import Foundation
import Testing

@testable import ElasticKit

@Suite("The property tables")
struct PropertyTests {
  @Test("leave no property of a style out", arguments: ComponentKind.allCases)
  func complete(kind: ComponentKind) throws {
    func check<C: ElasticComponent>(_ type: C.Type) {
      let stored = Mirror(reflecting: C.Style()).children.compactMap(\.label)
      #expect(stored == C.Style.properties.map(\.name.description))
      #expect(C.Style.component == kind)
    }
    check(try kind.tested())
  }

  /// A text of Tests/setting-texts.json and what it means to a setting of a surface; nil if nothing.
  private struct Text: Decodable {
    let setting: String, text: String, value: Double?
  }

  @Test("read a text as the pages do")
  func texts() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("setting-texts.json")
    let texts = try JSONDecoder().decode([Text].self, from: Data(contentsOf: file))
    #expect(texts.count > 40)
    for one in texts {
      let property = try #require(SurfaceMotion.Style.property(named: one.setting.utf8))
      let value = try? property.value(of: Array(one.text.utf8))
      #expect(value == one.value, "\(one.setting): \(one.text)")
    }
  }

  @Test("have each default within its range, and set the value that they return")
  func roundTrip() throws {
    func check<C: ElasticComponent>(_ type: C.Type) throws { try roundTrip(C.Style()) }
    for kind in ComponentKind.allCases { try check(kind.tested()) }
    try roundTrip(ShapeMotion.Style.button)
    try roundTrip(Surroundings())
  }

  private func roundTrip<H: PropertyHolder & Equatable>(_ original: H) throws {
    for property in H.properties {
      var holder = original
      try property.set(property.get(original), in: &holder)
      #expect(holder == original, "\(property.name)")
      var text: [UInt8] = []
      property.appendText(of: property.get(original), to: &text)
      #expect(try property.value(of: text) == property.get(original), "\(property.name)")
    }
  }

  @Test("are found by their whole names and by nothing else")
  func named() throws {
    func check<C: ElasticComponent>(_ type: C.Type) { named(C.Style.self) }
    for kind in ComponentKind.allCases { check(try kind.tested()) }
    named(Surroundings.self)
  }

  private func named<H: PropertyHolder>(_ type: H.Type) {
    for property in H.properties {
      let name = property.name.description
      #expect(H.property(named: name.utf8)?.name.description == name)
      for other in [name + "x", String(name.dropLast()), name.uppercased(), ""] {
        #expect(H.property(named: other.utf8) == nil, "\(other)")
      }
    }
  }

  @Test("change exactly the property named, in Swift and by text")
  func independent() throws {
    func check<C: ElasticComponent>(_ type: C.Type) throws { try independent(C.Style()) }
    for kind in ComponentKind.allCases { try check(kind.tested()) }
    try independent(Surroundings())
  }

  /// Two properties whose setters, or getters, were crossed would both be noticed.
  private func independent<H: PropertyHolder>(_ original: H) throws {
    for (index, property) in H.properties.enumerated() {
      var holder = original
      let value = otherValue(property, than: property.get(original))
      try property.set(value, in: &holder)
      #expect(property.get(holder) == value, "\(property.name)")
      for (other, another) in H.properties.enumerated() {
        let isSame = another.get(holder) == another.get(original)
        #expect(isSame == (other != index), "\(property.name) and \(another.name)")
      }
      let changed = zip(Mirror(reflecting: holder).children, Mirror(reflecting: original).children)
        .filter { "\($0.value)" != "\($1.value)" }.map(\.0.label)
      #expect(changed == [property.name.description])
    }
  }

  private func otherValue<H: PropertyHolder>(
    _ property: StyleProperty<H>, than value: Double
  ) -> Double {
    switch property.kind {
    case .number(_, let range):
      value == range.lowerBound ? range.upperBound : range.lowerBound
    case .flag: 1 - value
    case .choice(let names): (value + 1).truncatingRemainder(dividingBy: Double(names.count))
    case .paint: value == 1 ? 2 : 1
    }
  }

  @Test(
    "refuse an invalid value, and keep the old one",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0.5, -1000])
  func refusals(value: Double) {
    for property in RefreshMotion.Style.properties {
      var style = RefreshMotion.Style()
      do throws(PropertyError) {
        try property.set(value, in: &style)
        #expect(property.get(style) == value)
      } catch {
        #expect(style == RefreshMotion.Style())
      }
    }
  }

  @Test(
    "read colours as pages write them",
    arguments: [
      ("#fff", 0xFFFF_FFFF), ("#39435980", 0x3943_5980), ("#394359", 0x3943_59FF), ("clear", 0),
      ("#ABCD", 0xAABB_CCDD),
    ] as [(String, UInt32)])
  func colours(text: String, hex: UInt32) throws {
    let fill = RefreshMotion.Style.property(named: "fill".utf8)
    #expect(try fill?.value(of: Array(text.utf8)) == Double(hex))
  }

  @Test(
    "read nothing from nonsense",
    arguments: ["", "#", "#12345", "#ggg", "tin", "12pt", "yes!", "\u{0}", "1e999x"])
  func nonsense(text: String) {
    for property in RefreshMotion.Style.properties {
      #expect(throws: PropertyError.notANumber) {
        try property.value(of: Array(text.utf8))
      }
    }
  }
}

@Suite("Names")
struct NamedCaseTests {
  @Test("are as many as the cases, in kebab-case, and find their case again")
  func names() throws {
    check(ElasticEdge.self)
    check(WaveProfile.self)
    check(OverPull.self)
    check(SurfaceCrest.self)
    check(ControlPointColors.self)
    check(RefreshPurpose.self)
    check(RefreshIndicator.self)
    check(TouchPhase.self)
    check(ElasticColorScheme.self)
    check(ComponentKind.self)
    check(MenuReach.self)
    check(MenuBubble.self)
    check(BallHopShape.self)
    check(WordHighlight.self)
    check(BalloonMotion.DotStyle.self)
    check(ShapePurpose.self)
    func checkState<C: ElasticComponent>(_ type: C.Type) { check(C.State.self) }
    for kind in ComponentKind.allCases { checkState(try kind.tested()) }
    #expect(ReadingDirection.allCases.map(\.name.description) == ["ltr", "rtl"])
  }

  private func check<Name: NamedCase>(_ type: Name.Type) {
    #expect(Name.names.count == Name.allCases.count)
    for (place, name) in Name.allCases.enumerated() {
      #expect(Int(name.rawValue) == place)
      let kebab = "\(name)".reduce(into: "") { text, letter in
        text += letter.isUppercase ? "-\(letter.lowercased())" : "\(letter)"
      }
      #expect(name.name.description == kebab)
      #expect(Name(name: kebab.utf8) == name)
    }
    #expect(Name(name: "nothing".utf8) == nil)
  }

  @Test("name a number's unit behind its range, and tell what is drawn apart")
  func expectations() {
    var named = 0
    for property in SurfaceMotion.Style.properties {
      guard case .number(let unit, _) = property.kind, !unit.name.description.isEmpty else {
        continue
      }
      var text: [UInt8] = []
      property.appendExpectation(to: &text)
      #expect(String(decoding: text, as: UTF8.self).hasSuffix(" \(unit.name)"))
      named += 1
    }
    #expect(named > 3)
  }
}
