import ArgumentParser
import ElasticKit

/// What lies behind a component: a paint, or nothing.
struct Background: PropertyHolder {
  /// Nil for nothing.
  var paint: Paint?
  /// Whether what shines through is the background's role, instead of nothing.
  var isOpaque = false

  init() {}

  /// The role that pages have.
  static var page: Background {
    var background = Background()
    background.paint = .role(.background)
    return background
  }

  /// This background as a format can have it.
  func adapted(to format: any RenderFormat) -> Background {
    var background = self
    background.isOpaque = !format.isTransparent
    return background
  }

  /// The colour of all that the component leaves free.
  func color(in palette: ElasticPalette) -> ElasticColor {
    let color = paint.map { palette[$0] } ?? .clear
    guard isOpaque else { return color }
    let below = palette[.background]
    func mixed(_ part: KeyPath<ElasticColor, Double>) -> Double {
      color[keyPath: part] * color.alpha + below[keyPath: part] * (1 - color.alpha)
    }
    return ElasticColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }

  static let properties: [StyleProperty<Background>] = [
    .paint(
      "background", "The background of the component.",
      get: { $0.paint ?? .color(.clear) }, set: { $0.paint = $1 })
  ]

  static func parse(_ text: String) throws -> Background {
    var background = Background()
    if text == "none" { return background }
    let property = properties[0]
    do throws(PropertyError) {
      try property.set(try property.value(of: Array(text.utf8)), in: &background)
    } catch {
      throw ValidationError("expected \(property.expectation), or none")
    }
    return background
  }
}
