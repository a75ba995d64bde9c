#if canImport(QuartzCore)
import Foundation

extension StaticString {
  /// The text from the app's localised strings, or unchanged if it is not there.
  var spoken: String { Bundle.main.localizedString(forKey: "\(self)", value: nil, table: nil) }
}
#endif
