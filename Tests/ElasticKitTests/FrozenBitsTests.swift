import ElasticSettings
import Foundation
import TestSupport
import Testing

@testable import BitPlays
@testable import ElasticKit

/// A thousand plays of each component give the bits that they gave when `Tests/Bits` was written.
///
/// `UPDATE_BITS=1 swift test --filter FrozenBits`, or `make frozen-bits`, writes the tables.
@Suite("Frozen bits")
struct FrozenBitsTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Bits")

  private func words(_ kind: ComponentKind) throws -> PlayWords {
    PlayWords([UInt8](try Data(contentsOf: folder.appending(path: "\(kind.name).words.txt"))))
  }

  @Test("are those of the table", arguments: ComponentKind.allCases)
  func table(kind: ComponentKind) throws {
    let words = try words(kind)
    let file = folder.appending(path: "\(kind.name).tsv")
    func row(_ number: Int) -> String {
      String(decoding: FrozenPlay.row(number, of: kind, words), as: UTF8.self)
    }
    if ProcessInfo.processInfo.environment["UPDATE_BITS"] == "1" {
      let rows = (0..<FrozenPlay.count).map { row($0) + "\n" }
      try rows.joined().write(to: file, atomically: true, encoding: .utf8)
    }
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    try #require(rows.count == FrozenPlay.count)
    let numbers = Chance.numbers(below: UInt64(FrozenPlay.count)).map { Int($0) }
    #if DEBUG
    let some = numbers.count > 100 ? numbers.filter { $0 % 20 == 0 } : numbers
    #else
    let some = numbers
    #endif
    let wrong = some.filter { row($0) != rows[$0] }
    guard let first = wrong.first else { return }
    Issue.record(
      """
      \(wrong.count) of \(some.count) plays differ from Tests/Bits/\(kind.name).tsv: \(wrong.prefix(10)).
      What the first shows, step by step, to compare with the same of the code before:
        swift run -c release --package-path Tests/Probes BitsProbe show Tests/Bits/\(kind.name).words.txt \(first)
      Where this is wanted, `make frozen-bits` writes the table; the commit says which rows, and why.
      """)
  }

  @Test("are of plays whose words every component has", arguments: ComponentKind.allCases)
  func names(kind: ComponentKind) throws {
    var check = WordCheck(words: try words(kind))
    #expect(
      kind.visit(&check) == [],
      "what has another name now gets it in the file with the words, at its place")
  }

  @Test("change with the last bit of a coordinate")
  func coordinate() {
    func hash(_ x: Double) -> UInt64 {
      var drawing = Drawing()
      drawing.move(to: Point2D(1, 2))
      drawing.cubic(Point2D(3, 4), Point2D(x, 6), to: Point2D(7, 8))
      drawing.fill(ItemID(.surface), .role(.surface))
      return Self.hash { $0.add(drawing, of: SurfaceMotion.self, Surroundings(), .swift) }
    }
    #expect(hash(5) != hash(5.0.nextUp))
    #expect(hash(0.0) != hash(-0.0))
    #expect(hash(5) == hash(5))
  }

  @Test("change with an event's time, a claim, the next frame and what is announced")
  func results() throws {
    typealias Event = Occurrence<RefreshMotion.Event>
    let event = Self.hash { $0.add(Event(time: 1, event: .armed)) }
    #expect(event != Self.hash { $0.add(Event(time: 1.0.nextUp, event: .armed)) })
    #expect(event != Self.hash { $0.add(Event(time: 1, event: .refresh)) })
    #expect(Set(TouchClaim.allCases.map { claim in Self.hash { $0.add(claim) } }).count == 3)
    let frames: [NextFrame] = [.now, .never, .at(1), .at(1.0.nextUp), .at(.infinity)]
    #expect(Set(frames.map { frame in Self.hash { $0.add(frame) } }).count == frames.count)
    let said: [StaticString] = ["Loading", "Loading.", "", "loading"]
    #expect(Set(said.map { text in Self.hash { $0.add(announcement: text) } }).count == said.count)
  }

  @Test("do not change with the number of a part, which its name stands for")
  func parts() {
    func hash(_ part: ItemID.Part) -> UInt64 {
      var drawing = Drawing()
      drawing.slot(ItemID(part), Rect2D(x: 1, y: 2, width: 3, height: 4))
      return Self.hash { $0.add(drawing, of: MenuMotion.self, Surroundings(), .page) }
    }
    #expect(hash(.menu) != hash(.page))
    // Two that no component names.
    #expect(hash(ItemID.Part(number: 200)) == hash(ItemID.Part(number: 201)))
  }

  private static func hash(_ add: (inout Canon) -> Void) -> UInt64 {
    var canon = Canon()
    add(&canon)
    return canon.hash
  }
}

/// The words that a component does not have.
private struct WordCheck: ComponentVisitor {
  typealias Failure = Never

  let words: PlayWords

  func visit<C: ElasticComponent>(_ type: C.Type) -> [String] {
    let commands = words.commands.map(\.name).filter { C.Command.code(named: $0) == nil }
    let presets = words.presets.filter { C.Style.preset(named: $0) == nil }
    let settings = words.settings.filter { setting in
      guard let property = C.Style.property(named: setting.name) else { return true }
      return setting.choices.contains { (try? property.value(of: $0)) == nil }
    }
    return (commands + presets + settings.map(\.name)).map { String(decoding: $0, as: UTF8.self) }
  }
}
