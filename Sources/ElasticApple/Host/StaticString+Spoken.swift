#if canImport(QuartzCore)
import Foundation

extension StaticString {
  /// A text of the kit's in the reader's language: from the app's localised strings, or else from the kit's own.
  var spoken: String {
    let text = "\(self)"
    guard !text.isEmpty else { return text }
    let own = Bundle.main.localizedString(forKey: text, value: nil, table: nil)
    return own != text ? own : Bundle.module.localizedString(forKey: text, value: nil, table: nil)
  }
}
#endif
