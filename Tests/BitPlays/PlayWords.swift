import ElasticKit

/// The names and ranges that the plays of one component are made of: `Tests/Bits/NAME.words.txt`.
///
/// They are written down and not asked of the component, so that a new setting, another range or another order changes no play.
/// What was renamed gets its new name at the same place.
public struct PlayWords: Sendable {
  /// A command, and the range that its numbers are usually in.
  public struct Command: Sendable {
    public var name: [UInt8]
    var range: ClosedRange<Double>
  }

  /// A setting: its choices, or, without any, its range and its usual number.
  public struct Setting: Sendable {
    public var name: [UInt8]
    var choices: [[UInt8]] = []
    var range = 0.0...0.0
    var usual = 0.0
    /// Whether it is the side that the component hangs from, which nearly every play chooses.
    var isSide = false
  }

  var seed: UInt64 = 0
  /// Whether it is in a list that scrolls, and whether it follows a player.
  var scrolls = false, follows = false
  public private(set) var presets: [[UInt8]] = []
  public private(set) var commands: [Command] = []
  public private(set) var settings: [Setting] = []
  /// What it can load; the last ones it refuses.
  public private(set) var contents: [[UInt8]] = []
  public private(set) var validCount = 0

  /// Reads the lines of a file: a kind, a name, and what belongs to it. What is there twice is done twice as often.
  public init(_ text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " ")).map { Array($0) }
      func number(_ index: Int) -> Double {
        words.indices.contains(index) ? DecimalText.parse(words[index]) ?? .nan : .nan
      }
      func range(_ lower: Int, _ upper: Int) -> ClosedRange<Double> {
        precondition(number(lower) <= number(upper), "a range has two numbers in order")
        return number(lower)...number(upper)
      }
      switch words[0] {
      case "seed": seed = UInt64(number(1))
      case "scrolls": scrolls = true
      case "follows": follows = true
      case "preset": presets.append(words[1])
      case "command": commands.append(Command(name: words[1], range: range(2, 3)))
      case "number":
        settings.append(Setting(name: words[1], range: range(2, 4), usual: number(3)))
      case "choice", "side":
        let choices = Array(words[2...])
        settings.append(Setting(name: words[1], choices: choices, isSide: "side" ~= words[0]))
      case "content", "mistake":
        contents.append(Self.unescaped(line.dropFirst(8)))
        if "content" ~= words[0] { validCount += 1 }
      default: preconditionFailure("a line begins with one of these words")
      }
    }
  }

  /// With a line's end for each `\n`.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text {
      if byte == UInt8(ascii: "n"), bytes.last == UInt8(ascii: "\\") {
        bytes[bytes.count - 1] = UInt8(ascii: "\n")
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}

func ~= (word: StaticString, bytes: [UInt8]) -> Bool {
  word.withUTF8Buffer { $0.elementsEqual(bytes) }
}
