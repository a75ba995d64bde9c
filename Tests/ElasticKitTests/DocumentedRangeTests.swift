#if canImport(Foundation)
import ElasticKit
import ElasticSettings
import Foundation
import Testing

/// Ranges and defaults in the comments of constants, read from the source.
@Suite("The comment of every constant")
struct DocumentedRangeTests {
  @Test("has the range and the default of the table", arguments: ComponentKind.allCases)
  func same(kind: ComponentKind) throws {
    var comments = Comments()
    #expect(try kind.visit(&comments) > 3)
  }
}

private struct Comments: ComponentVisitor {
  typealias Failure = any Error

  /// How many numbers were compared.
  func visit<C: ElasticComponent>(_ type: C.Type) throws -> Int {
    let comments = try Self.read("\(type)+Style.swift")
    var count = 0
    for property in C.Style.properties {
      guard case .number(_, let range) = property.kind else { continue }
      let comment = try #require(comments[property.name.description], "\(property.name)")
      let ends = try #require(
        comment.firstMatch(of: /(−?[0-9][0-9.,]*) to ([0-9,]+(?:\.[0-9]+)?)/), "\(property.name)")
      #expect(Self.number(ends.1) == range.lowerBound, "\(property.name)")
      #expect(Self.number(ends.2) == range.upperBound, "\(property.name)")
      let value = property.get(C.Style())
      if comment.contains(/by default (anywhere|never|without a limit)/) {
        #expect(value == range.upperBound, "\(property.name)")
      } else if comment.contains("by default none") {
        #expect(value == range.lowerBound, "\(property.name)")
      } else {
        let words = try #require(
          comment.firstMatch(of: /by default [^.;:0-9]*([0-9.\/]*[0-9])/), "\(property.name)")
        let parts = words.1.split(separator: "/").map(Self.number)
        #expect(value == (parts.count == 2 ? parts[0] / parts[1] : parts[0]), "\(property.name)")
      }
      count += 1
    }
    return count
  }

  private static func number(_ text: Substring) -> Double {
    Double(text.replacing(",", with: "").replacing("−", with: "-")) ?? .nan
  }

  /// The comment before each constant of a file, as one line.
  private static func read(_ name: String) throws -> [String: String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/ElasticKit")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let file = try #require(files.first { $0.hasSuffix("/" + name) }, "\(name)")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    var (comments, comment) = ([String: String](), "")
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("///") {
        comment += line.dropFirst(3)
      } else {
        if let constant = line.firstMatch(of: /^public var (\w+)/) {
          comments["\(constant.1)"] = comment
        }
        comment = ""
      }
    }
    return comments
  }
}
#endif
