#if canImport(Foundation)
@_spi(Pages) import ElasticKit
import ElasticSettings
import Foundation
import Testing

@testable import ElasticWeb

/// The numbers that mean the same to the module and to the scripts of the elements.
@Suite struct NumbersTests {
  private static let elements = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("elements")

  /// All scripts by hand: only the constants that these use are written.
  fileprivate static let scripts: String = {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: elements.path)) ?? []
    return all.filter { $0.hasSuffix(".js") && $0 != "numbers.js" }
      .map { (try? String(contentsOf: elements.appendingPathComponent($0), encoding: .utf8)) ?? "" }
      .joined()
  }()

  /// Constants by themselves: esbuild writes the number of each where it is used.
  private static let script = """
    // The numbers of the module's enumerations. Generated from them: `make goldens` writes it.
    \(constants("ENTRY", FlatAction.self))
    \(constants("TEXT", InstanceText.self))
    \(constants("KEY", ElasticKey.self))
    \(constants("CLAIM", TouchClaim.self))
    \(constants("NEWS", Page.News.self))
    \(constants("CHANGE", AnimatedValues.Change.self))
    \(constants("VALUE", AnimatedValues.Number.self))
    \(constants("HEAD", FlatScene.Head.self))
    \(constants("DAMAGE", FlatScene.Damage.self))
    \(constants("ITEM", FlatScene.Item.self))
    \(constants("CODE", FlatScene.Code.self))
    \(constants("PAINT", FlatScene.Paint.self, from: 5))
    \(constants("FILL", FlatScene.Fill.self, from: 6))
    \(constants("STROKE", FlatScene.Stroke.self, from: 6))
    \(constants("RUN", FlatScene.Text.self, from: 6))
    \(constants("SLOT", FlatScene.Slot.self, from: 5))
    \(constants("GROUP", FlatScene.Group.self, from: 5))
    \(constants("VERB", FlatScene.Verb.self))
    \(constants("WEIGHT", TextRun.Weight.self))
    export const PART_INDICATOR = \(ItemID.Part.indicator.number), PART_MENU = \(ItemID.Part.menu.number), PART_PAGE = \(ItemID.Part.page.number);
    export const MINIMUM_HEIGHT = \(Int(SurfaceMotion.Style().minimumHeight));

    """

  private static let readers = Surroundings.properties.map { property in
    switch property.kind {
    case .choice(let all): "['\(property.name)', \(names(all).dropFirst())"
    case .flag: "['\(property.name)', false, true]"
    case .number, .paint: "['\(property.name)']"
    }
  }
  private static let usual = Surroundings.properties.map { number($0.get(Surroundings())) }

  /// In a file of their own: esbuild keeps lists, for all scripts that import anything of the file.
  private static let lists = """
    // The names of the module's enumerations, each at its number. Generated from them: `make goldens` writes it.
    export const COMPONENTS = \(names(ComponentKind.names));
    export const PHASES = \(names(TouchPhase.self));
    export const EDGES = \(names(Array(ElasticEdge.names.prefix(4)))); // As a scene has them: no start or end.
    export const ROLES = \(names(ColorRole.names));
    // The reader's settings: the name of each and those of its values, unless it is a number; what is usual; and the whole rows.
    export const READER = [\(readers.joined(separator: ", "))];
    export const READER_USUAL = [\(usual.joined(separator: ", "))];
    export const SURROUNDINGS = [
    \(rows(of: Surroundings(), "  "))
    ];
    export const CAPS = \(names(PathStroke.Cap.self));
    export const JOINS = \(names(PathStroke.Join.self));
    export const ANCHORS = \(names(TextRun.Anchor.self)); // As a canvas calls them.
    export const RULES = \(names(FillRule.self));

    """
    .replacingOccurrences(of: "'middle'", with: "'center'")
    .replacingOccurrences(of: "nonZero", with: "nonzero")
    .replacingOccurrences(of: "evenOdd", with: "evenodd")

  /// The table of an element.
  private struct Table: ComponentVisitor {
    typealias Failure = Never

    func visit<C: ElasticComponent>(_ type: C.Type) -> String {
      let presets = C.Style.presets
        .map { "    '\($0.name)': '\(changes(by: $0, of: C.Style()))',\n" }.joined()
      return """
        // The names of an element's states, events, commands, settings and presets. Generated from the component's: `make goldens`
        // writes it. A setting is its name, its default, and of a number its ends and its unit, of a choice its names; one of neither is a
        // flag or a paint. A preset is what it changes.
        export const TABLE = {
          states: \(names(C.State.names)),
          events: \(names(C.Event.names)),
          commands: \(names(C.Command.names)),
          settings: [
        \(rows(of: C.Style(), "    "))
          ],
          presets: {
        \(presets)  },
        };

        """
    }
  }

  private static let files = ["surface", "refresh", "menu", "ball", "balloon", "shape"]

  private static let tables = ComponentKind.allCases.map { kind in
    var table = Table()
    return ("\(files[Int(kind.rawValue)])-table.js", kind.visit(&table))
  }

  @Test(
    "the scripts of the elements have the numbers and names of the enumerations",
    arguments: [("numbers.js", script), ("names.js", lists)] + tables)
  func scripts(name: String, script: String) throws {
    let file = Self.elements.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(script.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == script, "`make goldens` writes it")
  }

  @Test("a surface without its script is as high as one at rest")
  func styles() throws {
    let file = Self.elements.appendingPathComponent("elements.css")
    #expect(
      try String(contentsOf: file, encoding: .utf8).contains(
        "elastic-surface:not(:defined)::before { content: \"\"; display: block; height: "
          + "\(Int(SurfaceMotion.Style().minimumHeight))px; }"))
  }

  @Test("the numbers of a scene lie at their places")
  func layout() {
    var drawing = Drawing()
    drawing.move(to: Point2D(20, 21))
    drawing.close()
    drawing.fill(
      ItemID(.word, 3), .color(ElasticColor(hex: 0x1234_5678)), rule: .evenOdd, opacity: 0.5)
    drawing.move(to: Point2D(22, 23))
    drawing.stroke(
      ItemID(.wave), .role(.tint),
      PathStroke(
        width: 2, cap: .square, join: .round, dash: .init(length: 6, gap: 7, phase: 8), start: 0.25,
        end: 0.75))
    drawing.text(
      ItemID(.word), Array("ab".utf8), .role(.label),
      TextRun(
        position: Point2D(30, 31), size: 17, weight: .bold, anchor: .end, isRightToLeft: true))
    drawing.slot(ItemID(.menu), Rect2D(x: 40, y: 41, width: 42, height: 43))
    drawing.move(to: Point2D(24, 25))
    drawing.beginGroup(
      ItemID(.indicator), transform: Affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), clip: .evenOdd)
    drawing.endGroup(ItemID(.indicator))

    var scene = FlatScene()
    scene.begin(state: 3, edge: .left, inset: 0, extent: 0, progress: 0)
    scene.append(drawing, Surroundings())
    func head(_ place: FlatScene.Head) -> Double { scene.numbers[place.rawValue] }
    #expect(head(.state) == 3 && head(.edge) == Double(ElasticEdge.left.rawValue))

    var start = FlatScene.Head.count.rawValue
    func number(_ place: some RawRepresentable<Int>) -> Double {
      scene.numbers[start + place.rawValue]
    }
    func next() { start += Int(number(FlatScene.Item.count)) }
    func isCode(_ code: FlatScene.Code) -> Bool {
      number(FlatScene.Item.code) == Double(code.rawValue)
    }
    #expect(isCode(.fill) && number(FlatScene.Item.part) == Double(ItemID.Part.word.number))
    #expect(number(FlatScene.Item.index) == 3 && number(FlatScene.Item.opacity) == 0.5)
    #expect(number(FlatScene.Paint.color) == 0x1234_5678 && number(FlatScene.Fill.rule) == 1)
    #expect(number(FlatScene.Fill.path) == Double(FlatScene.Verb.move.rawValue))
    #expect(
      scene.numbers[start + FlatScene.Fill.path.rawValue + 3]
        == Double(FlatScene.Verb.close.rawValue))
    next()
    let stroke: [(FlatScene.Stroke, Double)] = [
      (.width, 2), (.cap, 2), (.join, 1), (.dashLength, 6), (.dashGap, 7), (.dashPhase, 8),
      (.start, 0.25), (.end, 0.75), (.path, 0),
    ]
    #expect(isCode(.stroke))
    for (place, value) in stroke { #expect(number(place) == value) }
    next()
    let text: [(FlatScene.Text, Double)] = [
      (.x, 30), (.y, 31), (.size, 17), (.weight, 1), (.anchor, 2), (.isRightToLeft, 1),
      (.firstByte, 0), (.byteCount, 2),
    ]
    #expect(isCode(.text))
    for (place, value) in text { #expect(number(place) == value) }
    next()
    let slot: [(FlatScene.Slot, Double)] = [(.x, 40), (.y, 41), (.width, 42), (.height, 43)]
    #expect(isCode(.slot))
    for (place, value) in slot { #expect(number(place) == value) }
    next()
    let group: [(FlatScene.Group, Double)] = [
      (.a, 1), (.b, 2), (.c, 3), (.d, 4), (.tx, 5), (.ty, 6), (.clip, 1), (.path, 0),
    ]
    #expect(isCode(.group))
    for (place, value) in group { #expect(number(place) == value) }
    next()
    #expect(isCode(.endGroup) && number(FlatScene.Item.count) == 5)
  }
}

/// Settings as the scripts have them.
private func rows<Holder: PropertyHolder>(of standard: Holder, _ indent: String) -> String {
  Holder.properties.map { property in
    let kind =
      switch property.kind {
      case .number(let unit, let range):
        "\(number(property.get(standard))), "
          + "[\(number(range.lowerBound)), \(number(range.upperBound))], '\(unit.name)'"
      case .flag: "\(property.get(standard) == 1)"
      case .choice(let all): "\(number(property.get(standard))), \(names(all))"
      case .paint: "\(number(property.get(standard)))"
      }
    return "\(indent)['\(property.name)', \(kind)],"
  }.joined(separator: "\n")
}

/// The settings of a preset that are not the defaults.
private func changes<Style: ComponentStyle>(by preset: StylePreset, of standard: Style) -> String {
  let style = Style(preset: preset)
  return String(decoding: preset.settings, as: UTF8.self).split(separator: " ").filter { setting in
    let name = setting.prefix { $0 != "=" }
    let property = Style.property(named: Array(name.utf8))!
    return property.get(style) != property.get(standard)
  }.joined(separator: " ")
}

/// As a script writes it.
private func number(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// The cases of an enumeration by their numbers, which follow each other.
private func cases<E: RawRepresentable>(_ type: E.Type, from first: E.RawValue) -> [E]
where E.RawValue: FixedWidthInteger {
  var found: [E] = []
  while let one = E(rawValue: first + E.RawValue(found.count)) { found.append(one) }
  return found
}

/// `presetName` of `TEXT` is `TEXT_PRESET_NAME`.
private func constants<E: RawRepresentable>(
  _ prefix: String, _ type: E.Type, from first: E.RawValue = 0
) -> String where E.RawValue: FixedWidthInteger {
  let each = cases(type, from: first).compactMap { one -> String? in
    let name = "\(prefix)_" + "\(one)".map { $0.isUppercase ? "_\($0)" : $0.uppercased() }.joined()
    let isUsed = NumbersTests.scripts.range(of: "\\b\(name)\\b", options: .regularExpression) != nil
    return isUsed ? "\(name) = \(one.rawValue)" : nil
  }
  return "export const \(each.joined(separator: ", "));"
}

private func names<E: RawRepresentable>(_ type: E.Type) -> String
where E.RawValue: FixedWidthInteger {
  "[\(cases(type, from: 0).map { "'\($0)'" }.joined(separator: ", "))]"
}

private func names(_ names: [StaticString]) -> String {
  "[\(names.map { "'\($0)'" }.joined(separator: ", "))]"
}
#endif
