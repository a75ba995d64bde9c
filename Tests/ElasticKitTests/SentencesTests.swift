#if canImport(Foundation)
import ElasticKit
import ElasticSettings
import Foundation
import Testing

/// The module that pages load keeps no sentences, so the gallery imports them as a script.
@Suite("The sentences about settings and presets")
struct SentencesTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Web/site/sentences.js")

  @Test("the gallery's script has the sentences of the tables")
  func script() throws {
    var components = ComponentSentences()
    for kind in ComponentKind.allCases { kind.visit(&components) }
    let script = """
      // One sentence about each setting and preset, by component, and about the reader's settings. Generated from the tables
      // of ElasticKit: `make goldens` writes it.
      export const components = {
      \(components.text)};
      export const surroundings = {
      \(members(Surroundings.properties.map { ($0.name, $0.sentence) }, indent: "  "))};

      """
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(script.utf8).write(to: Self.file)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == script)
  }
}

/// The sentences of each component, as members of an object.
private struct ComponentSentences: ComponentVisitor {
  typealias Failure = Never

  var text = ""

  mutating func visit<C: ElasticComponent>(_ type: C.Type) {
    text += """
        '\(C.name)': {
          settings: {
      \(members(C.Style.properties.map { ($0.name, $0.sentence) }, indent: "      "))    },
          presets: {
      \(members(C.Style.presets.map { ($0.name, $0.sentence) }, indent: "      "))    },
        },

      """
  }
}

/// Members of an object in JavaScript, one a line.
private func members(_ texts: [(name: StaticString, text: StaticString)], indent: String) -> String
{
  texts.map { name, text in
    let escaped = text.description
      .replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    return "\(indent)'\(name)': '\(escaped)',\n"
  }.joined()
}
#endif
