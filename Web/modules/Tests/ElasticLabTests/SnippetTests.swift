import Foundation
import Testing

@Suite("The article on a custom button")
struct SnippetTests {
  private func text(_ path: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(
      contentsOf: folder.appending(path: "../../../../\(path)").standardized, encoding: .utf8)
  }

  @Test("shows the snippet that the build compiles, under thirty lines, and the lab runs")
  func snippet() throws {
    let snippet = try text("Snippets/WobblingButton.swift")
    let article = try text("Sources/ElasticCore/Documentation.docc/AButtonOfYourOwn.md")
    #expect(article.contains("```swift\n\(snippet)```"))
    #expect(snippet.split(separator: "\n", omittingEmptySubsequences: false).count - 1 == 28)
    #expect(try text("Web/modules/Sources/ElasticLab/WobblingButton.swift") == snippet)
  }
}
