#if canImport(QuartzCore)
import Foundation

extension StaticString {
  /// The text in the reader's language where the app's own strings have it, or else as it is.
  var spoken: String { Bundle.main.localizedString(forKey: "\(self)", value: nil, table: nil) }
}
#endif
