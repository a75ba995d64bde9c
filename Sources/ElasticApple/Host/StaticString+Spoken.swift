#if canImport(QuartzCore)
import Foundation

extension StaticString {
  /// A text of the kit's in the reader's language: from the app's localised strings, or else from the kit's own, or else as it
  /// is.
  var spoken: String {
    let text = "\(self)"
    guard !text.isEmpty else { return text }
    let own = Bundle.main.localizedString(forKey: text, value: nil, table: nil)
    guard own == text, let words = SpokenWords.bundle else { return own }
    return words.localizedString(forKey: text, value: nil, table: nil)
  }
}

/// Where the kit's own words are.
///
/// The package manager's `Bundle.module` ends an app that has no such bundle where it looks. Previews of a package that
/// depends on this one are such apps, and frameworks that others link: for a word that only a screen reader says.
enum SpokenWords {
  /// In the class's framework, if the kit is in one.
  private final class Anchor {}

  /// nil where the app has none.
  static let bundle = find(
    in: [Bundle.main.resourceURL, Bundle(for: Anchor.self).resourceURL, Bundle.main.bundleURL])

  /// The bundle in one of these folders, or in one of the three around it.
  static func find(in folders: [URL?]) -> Bundle? {
    for case var folder? in folders {
      for _ in 0...3 {
        if let bundle = Bundle(url: folder.appendingPathComponent("ElasticKit_ElasticApple.bundle"))
        {
          return bundle
        }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }
}
#endif
