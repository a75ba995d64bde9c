#if canImport(QuartzCore)
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A colour that an app gave a setting, which may be another in dark mode.
struct GivenColor {
  let color: ElasticComponentView.NativeColor
  /// What was set last; the setting is no longer the colour's if it has another by now.
  var last: Paint
  /// Sets a paint if the setting still has the last; returns whether it had.
  let replace: @MainActor (_ last: Paint, _ next: Paint) -> Bool
}

/// A view with settings that are colours of the platform.
@MainActor
protocol ColoredView: ElasticComponentView {}

extension ColoredView {
  /// The colour of a setting: as the app gave it, or else as it is in this appearance.
  func color(of setting: ReferenceWritableKeyPath<Self, Paint>) -> NativeColor {
    let paint = self[keyPath: setting]
    if let given = givenColors[setting], given.last == paint { return given.color }
    return nativeColor(paint)
  }

  /// Gives a setting a colour, which follows the appearance from now on.
  func setColor(_ color: NativeColor, of setting: ReferenceWritableKeyPath<Self, Paint>) {
    let paint = paint(color)
    self[keyPath: setting] = paint
    givenColors[setting] = GivenColor(color: color, last: paint) { [weak self] last, next in
      guard let self, self[keyPath: setting] == last else { return false }
      self[keyPath: setting] = next
      return true
    }
  }
}

extension ElasticComponentView {
  /// Takes the given colours as they are in this appearance.
  func updateColors() {
    for (setting, given) in givenColors {
      let paint = paint(given.color)
      guard paint != given.last else { continue }
      givenColors[setting]?.last = paint
      if !given.replace(given.last, paint) { givenColors[setting] = nil }
    }
  }
}
#endif
