#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

extension GraphicsContext {
  /// Draws all items but slots, which are views of their own.
  func draw(_ drawing: Drawing, _ surroundings: Surroundings) {
    var pass = DrawingPass(drawing: drawing, palette: ElasticPalette(surroundings))
    pass.draw(in: self)
  }
}

extension GraphicsContext {
  /// An unlimited size.
  fileprivate static let room = CGSize(width: Double.infinity, height: Double.infinity)

  /// The size of a text in a font size.
  func size(of text: String, letters: Double) -> Size2D {
    Size2D(resolve(Text(text).font(.system(size: letters))).measure(in: Self.room))
  }
}

/// One drawing being drawn.
private struct DrawingPass {
  let drawing: Drawing
  let palette: ElasticPalette
  var index = 0

  /// Draws up to the end of the group that is being drawn.
  mutating func draw(in context: GraphicsContext) {
    while index < drawing.items.count {
      let item = drawing.items[index]
      index += 1
      var context = context
      context.opacity *= item.opacity
      switch item.content {
      case .endGroup: return
      case .slot: break
      case .group(let map, let clip):
        context.drawLayer { layer in
          layer.concatenate(CGAffineTransform(map))
          if let clip { layer.clip(to: path(item), style: FillStyle(eoFill: clip == .evenOdd)) }
          draw(in: layer)
        }
      case .fill(let paint, let rule):
        context.fill(
          path(item), with: .color(color(paint)), style: FillStyle(eoFill: rule == .evenOdd))
      case .stroke(let paint, let style):
        context.stroke(
          path(item).trimmedPath(from: style.start, to: style.end), with: .color(color(paint)),
          style: StrokeStyle(style))
      case .text(let paint, let run): draw(item, run, color(paint), in: context)
      }
    }
  }

  private func path(_ item: Drawing.Item) -> Path { Path(drawing.path(of: item)) }

  private func color(_ paint: Paint) -> Color {
    switch paint {
    // What a palette makes of the tint, as near as a `Color` can say it.
    case .role(.tint), .role(.surface), .role(.highlight): .accentColor
    case .role(.label), .role(.line), .role(.dot): .primary
    default: Color(palette[paint])
    }
  }

  private func draw(
    _ item: Drawing.Item, _ run: TextRun, _ color: Color, in context: GraphicsContext
  ) {
    let text = context.resolve(
      Text(String(decoding: drawing.text[item.text], as: UTF8.self))
        .font(.system(size: run.size, weight: run.weight == .bold ? .bold : .regular))
        .foregroundColor(color))
    let origin = run.origin(width: text.measure(in: GraphicsContext.room).width)
    context.draw(
      text,
      at: CGPoint(x: origin.x, y: origin.y - Double(text.firstBaseline(in: GraphicsContext.room))),
      anchor: .topLeading)
  }
}

extension Color {
  init(_ color: ElasticColor) {
    self.init(
      .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}

extension StrokeStyle {
  init(_ style: PathStroke) {
    let cap: CGLineCap =
      switch style.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: CGLineJoin =
      switch style.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    self.init(
      lineWidth: style.width, lineCap: cap, lineJoin: join,
      dash: style.dash.map { [CGFloat($0.length), CGFloat($0.gap)] } ?? [],
      dashPhase: style.dash?.phase ?? 0)
  }
}
#endif
