import Foundation
import Testing

@Suite("The article on a button of one's own")
struct ArticleTests {
  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("shows the snippet that the build compiles, under thirty lines, and the lab runs")
  func snippet() throws {
    let snippet = try text("Snippets/WobblingButton.swift")
    let article = try text("Sources/ElasticCore/Documentation.docc/AButtonOfYourOwn.md")
    #expect(article.contains("```swift\n\(snippet)```"))
    #expect(snippet.split(separator: "\n", omittingEmptySubsequences: false).count - 1 == 28)
    #expect(try text("Web/lab.html").contains("Twenty-eight lines"))
    #expect(try text("Sources/ElasticLab/WobblingButton.swift") == snippet)
  }
}
