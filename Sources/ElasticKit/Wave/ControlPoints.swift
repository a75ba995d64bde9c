/// The colours of the tutorials' dots.
public enum ControlPointColors: UInt8, NamedCase {
  /// One colour for all, in the role `control`.
  case red
  /// Red, green, orange, blue, orange, purple, white: the Objective-C port's.
  case spectrum

  public static let names: [StaticString] = ["red", "spectrum"]

  /// The colour of dot `index`.
  func paint(_ index: Int) -> Paint {
    guard self == .spectrum else { return .role(.control) }
    return switch index {
    case 0: .color(ElasticColor(hex: 0xFF00_00FF))
    case 1: .color(ElasticColor(hex: 0x00FF_00FF))
    case 2, 4: .color(ElasticColor(hex: 0xFF80_00FF))
    case 3: .color(ElasticColor(hex: 0x0000_FFFF))
    case 5: .color(ElasticColor(hex: 0x8000_80FF))
    default: .color(ElasticColor(hex: 0xFFFF_FFFF))
    }
  }
}

extension ElasticComponent {
  /// Draws each control point as a dot of 3 by 3 points, as the tutorials do.
  func drawControlPoints(_ colors: ControlPointColors, into drawing: inout Drawing) {
    var index = 0
    visitControlPoints { p in
      drawing.ellipse(in: Rect2D(x: p.x - 1.5, y: p.y - 1.5, width: 3, height: 3))
      drawing.fill(ItemID(.control, index), colors.paint(index))
      index += 1
    }
  }
}
