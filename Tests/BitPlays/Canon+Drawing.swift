import ElasticKit

/// Whose results are hashed: all that Swift has, or what a page can read of the module's memory.
public enum CanonForm: UInt8, Sendable {
  /// All: paints as they are, every field of the output, announcements, the kept entries.
  case swift
  /// A page's: paints as the colours that they have, and nothing that a page does not get.
  case page
}

extension Canon {
  /// Adds an item for each of the drawing: what it is, the name of its part, its index, −1 if it is the only one, its opacity, what its
  /// kind has, and its path.
  mutating func add<C: ElasticComponent>(
    _ drawing: borrowing Drawing, of type: C.Type, _ surroundings: Surroundings, _ form: CanonForm
  ) {
    for index in drawing.items.indices {
      let item = drawing.items[index]
      begin(item.content.kind)
      add(C.name(of: item.id.part) ?? item.id.part.name ?? "unnamed")
      add(item.id.index ?? -1)
      add(item.opacity)
      switch item.content {
      case .fill(let paint, let rule):
        add(paint, surroundings, form)
        add(rule.word)
      case .stroke(let paint, let stroke):
        add(paint, surroundings, form)
        add(stroke)
      case .text(let paint, let run):
        add(paint, surroundings, form)
        add(run)
        add(utf8: drawing.text[item.text])
      case .slot(let frame): add(frame)
      case .group(let map, let clip):
        for number in [map.a, map.b, map.c, map.d, map.tx, map.ty] { add(number) }
        add(clip?.word ?? "unclipped")
      case .endGroup: break
      }
      for element in drawing.path(of: item) {
        add(element.word)
        element.forEachPoint { add($0) }
      }
    }
  }

  private mutating func add(_ paint: Paint, _ surroundings: Surroundings, _ form: CanonForm) {
    switch (paint, form) {
    case (.role(let role), .swift): add(role.name)
    case (.role(let role), .page): add(Double(role.color(in: surroundings).hex))
    case (.color(let color), .page): add(Double(color.hex))
    case (.color(let color), .swift):
      for part in [color.red, color.green, color.blue, color.alpha] { add(part) }
    }
  }

  private mutating func add(_ stroke: PathStroke) {
    add(stroke.width)
    let cap: StaticString =
      switch stroke.cap {
      case .butt: "butt"
      case .round: "round"
      case .square: "square"
      }
    add(cap)
    let join: StaticString =
      switch stroke.join {
      case .miter: "miter"
      case .round: "round"
      case .bevel: "bevel"
      }
    add(join)
    let dash = stroke.dash ?? PathStroke.Dash(length: 0, gap: 0)
    for number in [dash.length, dash.gap, dash.phase, stroke.start, stroke.end] { add(number) }
  }

  private mutating func add(_ run: TextRun) {
    add(run.position)
    add(run.size)
    add(run.weight == .bold ? "bold" : "regular")
    let anchor: StaticString =
      switch run.anchor {
      case .start: "start"
      case .middle: "middle"
      case .end: "end"
      }
    add(anchor)
    add(run.isRightToLeft ? "rtl" : "ltr")
  }
}

extension Drawing.Content {
  fileprivate var kind: StaticString {
    switch self {
    case .fill: "fill"
    case .stroke: "stroke"
    case .text: "text"
    case .slot: "slot"
    case .group: "group"
    case .endGroup: "end"
    }
  }
}

extension FillRule {
  fileprivate var word: StaticString { self == .evenOdd ? "evenodd" : "nonzero" }
}

extension PathElement {
  fileprivate var word: StaticString {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quad: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }
}
