#if canImport(QuartzCore)
import CoreText
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

// The platform's fonts and Core Text's are toll-free bridged: one object with two types.

extension NativeFont {
  var coreText: CTFont { self as CTFont }
}

extension CTFont {
  var native: NativeFont { self as NativeFont }
}
#endif
