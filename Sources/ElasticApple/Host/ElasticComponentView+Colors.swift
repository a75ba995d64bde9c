#if canImport(QuartzCore)
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A colour that an app has given to a setting: it may be another in the dark.
struct AppColor {
  let color: ElasticComponentView.NativeColor
  /// What it was when it was last looked at.
  var paint: Paint
  /// Replaces a paint by another in the style, unless the app has set another since; returns whether it did.
  let replace: @MainActor (_ old: Paint, _ new: Paint) -> Bool
}

extension ElasticComponentView {
  /// The app's colour for a setting, or what the style has.
  func color<V: ElasticComponentView>(
    at setting: ReferenceWritableKeyPath<V, Paint>, of view: V
  ) -> NativeColor {
    let paint = view[keyPath: setting]
    if let given = appColors[setting], given.paint == paint { return given.color }
    return nativeColor(paint)
  }

  /// Gives a setting a colour, also wherever that becomes another.
  func setColor<V: ElasticComponentView>(
    _ color: NativeColor, at setting: ReferenceWritableKeyPath<V, Paint>, of view: V
  ) {
    let paint = paint(color)
    view[keyPath: setting] = paint
    appColors[setting] = AppColor(color: color, paint: paint) { [weak view] old, new in
      guard let view, view[keyPath: setting] == old else { return false }
      view[keyPath: setting] = new
      return true
    }
  }

  /// Looks at the app's colours in the appearance of now.
  func resolveColors() {
    for (setting, given) in appColors {
      let new = paint(given.color)
      guard new != given.paint else { continue }
      appColors[setting]?.paint = new
      if !given.replace(given.paint, new) { appColors[setting] = nil }
    }
    showLook()
  }
}
#endif
