#if canImport(QuartzCore)
import CoreText
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The font of drawn words: an app's typeface in the size of the drawing, or else the system's.
struct DrawnFont {
  /// A `CTFont`, or the platform's font; Core Animation and attributed strings take both.
  let font: AnyObject
  /// From the line to the top of high letters, in points.
  let ascent: CGFloat

  init(_ typeface: CTFont?, size: Double, isBold: Bool = false) {
    guard let typeface else {
      let system = NativeFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
      (font, ascent) = (system, system.ascender)
      return
    }
    let sized = CTFontCreateCopyWithAttributes(typeface, size, nil, nil)
    let bold =
      isBold
      ? CTFontCreateCopyWithSymbolicTraits(sized, size, nil, .traitBold, .traitBold) : nil
    let drawn = bold ?? sized
    (font, ascent) = (drawn, CTFontGetAscent(drawn))
  }

  /// The size of a text.
  func size(of text: String) -> CGSize {
    (text as NSString).size(withAttributes: [.font: font])
  }
}
#endif
