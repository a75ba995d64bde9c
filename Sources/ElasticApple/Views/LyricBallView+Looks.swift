#if canImport(QuartzCore)
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

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

  /// Font size of the words at the usual text size, in points: 1 to 400.
  @IBInspectable public dynamic var wordSize: CGFloat {
    get { CGFloat(style.wordSize) }
    set { style.wordSize = Double(newValue) }
  }
}
#endif
