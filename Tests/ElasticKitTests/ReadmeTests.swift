#if canImport(Foundation)
import Foundation
import Testing

@Suite("The README and the articles")
struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("shows the snippet that the build compiles")
  func snippet() throws {
    let snippet = try text("Snippets/BounceBack.swift")
    #expect(try text("README.md").contains("```swift\n\(snippet)```"))
  }

  @Test("the article on tests shows tests that run")
  func article() throws {
    let article = try text("Sources/ElasticKit/Documentation.docc/TestingMotion.md")
    let tests = try text("Tests/ElasticKitTests/TestingMotionTests.swift")
    let samples = article.components(separatedBy: "```swift\n").dropFirst()
    #expect(samples.count == 4)
    for sample in samples {
      #expect(tests.contains(sample.components(separatedBy: "```")[0]))
    }
  }
}
#endif
