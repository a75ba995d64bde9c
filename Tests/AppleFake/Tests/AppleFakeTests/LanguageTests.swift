import ElasticKit
import Foundation
import Testing

@testable import Hosts

@Suite("What screen readers say, in every language")
struct LanguageTests {
  @Test("each text of the kit has a translation", arguments: ["de", "es", "ja", "ar"])
  func translated(language: String) throws {
    let path = try #require(Bundle.module.path(forResource: language, ofType: "lproj"))
    let bundle = try #require(Bundle(path: path))
    for text in ElasticAccessibility.texts {
      let translation = bundle.localizedString(forKey: "\(text)", value: "none", table: nil)
      #expect(translation != "none" && translation != "\(text)", "\(text)")
    }
  }

  @Test(
    "a build without the kit's words has them as the kit has them, and they are found beside a framework too"
  )
  func lost() throws {
    let words = try #require(SpokenWords.bundle)
    #expect(words.bundleURL.standardizedFileURL == Bundle.module.bundleURL.standardizedFileURL)
    #expect(SpokenWords.find(in: [nil, URL(fileURLWithPath: "/nowhere/at/all")]) == nil)
    let framework = words.bundleURL.deletingLastPathComponent()
      .appendingPathComponent("A.framework/Resources")
    #expect(SpokenWords.find(in: [framework])?.bundleURL.path == words.bundleURL.path)
  }

  @Test("without another language they are as the kit has them")
  func english() {
    for text in ElasticAccessibility.texts { #expect(text.spoken == "\(text)") }
    #expect(("" as StaticString).spoken == "")
  }
}
