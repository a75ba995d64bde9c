#if canImport(QuartzCore)
import CoreText
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

extension LyricBallView {
  /// The font of the words, bold for a reader who wants bold text; nil for the system's usual one.
  var typefaceForReader: CTFont? {
    let usual = typeface ?? hostedTypeface
    guard wantsBoldText else { return usual }
    guard let usual else { return NativeFont.systemFont(ofSize: 17, weight: .bold).coreText }
    // 0 keeps its size. A font without a bold one stays as it is.
    return CTFontCreateCopyWithSymbolicTraits(usual, 0, nil, .traitBold, .traitBold) ?? usual
  }
}

// What Interface Builder and appearance proxies set.

extension LyricBallView {
  /// Colour of the ball.
  @IBInspectable public dynamic var ballColor: NativeColor {
    get { color(at: \.style.ballColor, of: self) }
    set { setColor(newValue, at: \.style.ballColor, of: self) }
  }

  /// Colour of words that are not sung yet.
  @IBInspectable public dynamic var wordColor: NativeColor {
    get { color(at: \.style.wordColor, of: self) }
    set { setColor(newValue, at: \.style.wordColor, of: self) }
  }

  /// Colour of words that have been sung.
  @IBInspectable public dynamic var sungColor: NativeColor {
    get { color(at: \.style.sungColor, of: self) }
    set { setColor(newValue, at: \.style.sungColor, of: self) }
  }

  /// Colour of the ball's path, where the style shows that.
  @IBInspectable public dynamic var pathColor: NativeColor {
    get { color(at: \.style.pathColor, of: self) }
    set { setColor(newValue, at: \.style.pathColor, of: self) }
  }

  /// Font size of the words at the usual text size, in points: 1 to 400.
  @IBInspectable public dynamic var wordSize: CGFloat {
    get { CGFloat(style.wordSize) }
    set { style.wordSize = Double(newValue) }
  }
}
#endif
