import ElasticKit
import Foundation

/// What is done in a terminal.
enum TerminalEvent {
  case key(ElasticKey), touch(TouchPhase, Point2D), end

  /// The events in what was typed: arrows and the mouse are sequences of bytes after an escape.
  static func events(in bytes: Data) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = text.popFirst() {
      switch first {
      case "q", "\u{3}": events.append(.end)  // Also Control-C.
      case " ": events.append(.key(.press))
      case "\r", "\n": events.append(.key(.enter))
      case "\u{1B}" where text.first == "[":
        let sequence = text.dropFirst().prefix { !$0.isLetter }
        let end = text.dropFirst(1 + sequence.count).first
        text = text.dropFirst(2 + sequence.count)
        let arrows: [Character: ElasticKey] = ["A": .up, "B": .down, "C": .right, "D": .left]
        if let key = end.flatMap({ arrows[$0] }) { events.append(.key(key)) }
        if let touch = mouse(sequence, isDown: end == "M") { events.append(touch) }
      case "\u{1B}": events.append(.key(.escape))
      default: break
      }
    }
    return events
  }

  /// `<button;column;row`: 0 is the left button, 32 more a drag.
  private static func mouse(_ sequence: Substring, isDown: Bool) -> TerminalEvent? {
    let parts = sequence.dropFirst().split(separator: ";").compactMap { Double($0) }
    guard sequence.first == "<", parts.count == 3, [0, 32].contains(parts[0]) else { return nil }
    let place = Point2D(
      (parts[1] - 0.5) * Terminal.cell.width, (parts[2] - 0.5) * Terminal.cell.height)
    return .touch(!isDown ? .up : parts[0] == 0 ? .down : .move, place)
  }
}
