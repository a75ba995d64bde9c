import ArgumentParser
@_spi(Programs) import ElasticKit
import ElasticSettings

/// Background of a component: a paint, or none.
struct Background {
  /// Nil for none.
  var paint: Paint?
  /// What a song's film has behind its words instead; the paint is below that.
  var scenery: Scenery?
  /// Whether transparent areas show the background's role, instead of nothing.
  var isOpaque = false

  /// More than one colour.
  enum Scenery {
    /// Colours from top to bottom.
    case gradient(ElasticColor, ElasticColor)
    /// A picture.
    case file(String)
  }

  init() {}

  /// The role of a page's background.
  static var page: Background {
    var background = Background()
    background.paint = .role(.background)
    return background
  }

  /// What a film has unless another one is asked for: none, where its edges can be soft without one.
  static func usual(for format: any RenderFormat) -> Background {
    format.isHalfTransparent ? Background() : .page
  }

  /// This background, as far as a format supports it.
  func adapted(to format: any RenderFormat) -> Background {
    var background = self
    background.isOpaque = !format.isTransparent
    return background
  }

  /// Colour of the area outside of the component.
  func color(in palette: ElasticPalette) -> ElasticColor {
    let color = paint.map { palette[$0] } ?? .clear
    guard isOpaque else { return color }
    let below = palette[.background]
    func mixed(_ part: KeyPath<ElasticColor, Double>) -> Double {
      color[keyPath: part] * color.alpha + below[keyPath: part] * (1 - color.alpha)
    }
    return ElasticColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }

  private static let entry = PropertyEntry(
    name: "background", kind: .paint, sentence: "The background of the component.")

  static func parse(_ text: String) throws -> Background {
    var background = Background()
    if text == "none" { return background }
    if let scenery = try scenery(text) {
      background = .page
      background.scenery = scenery
      return background
    }
    do throws(PropertyError) {
      var paint = Paint.color(.clear)
      paint.settingValue = try entry.value(of: Array(text.utf8))
      background.paint = paint
    } catch {
      throw ValidationError("expected \(entry.expectation), or none")
    }
    return background
  }

  /// Two colours as `#rrggbb..#rrggbb`, or a name with a dot or a slash, which no colour has.
  private static func scenery(_ text: String) throws -> Scenery? {
    if text.hasPrefix("#"), let dots = text.firstRange(of: "..") {
      guard case .color(let top)? = try parse(String(text[..<dots.lowerBound])).paint,
        case .color(let bottom)? = try parse(String(text[dots.upperBound...])).paint
      else { throw ValidationError("expected two colours as #rrggbb..#rrggbb") }
      return .gradient(top, bottom)
    }
    return text.contains(where: { $0 == "." || $0 == "/" }) ? .file(text) : nil
  }
}
