#if canImport(Foundation)
import Foundation
import Testing

@Suite("The README")
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
}
#endif
