#if canImport(Foundation)
import Foundation
import TestSupport
import Testing

@testable import ElasticRecordings

@Suite("JSON in a recording, beside the standard library's and Foundation's readers")
struct JSONTests {
  @Test("characters that a sentence leaves out are those of Unicode's hidden categories")
  func hidden() {
    let hidden = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    #expect(hidden.count > 150)
    #expect(hidden.allSatisfy { QuotedName.isHidden($0.value) })
    #expect((UInt32(0)...0x10FFFF).count { QuotedName.isHidden($0) } == hidden.count)
  }

  @Test(
    "UTF-8 is what the standard library takes for it, up to the same byte",
    arguments: Chance.seeds(10))
  func characters(play: UInt64) {
    var random = SplitMix(seed: play)
    let edges: [UInt8] = [
      0, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
      0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        edges.randomElement(using: &random)!
      }
      var parser = Unicode.UTF8.ForwardParser()
      var source = bytes.makeIterator()
      var valid = 0
      while case .valid(let character) = parser.parseScalar(from: &source) {
        valid += character.count
      }
      #expect(
        bytes.firstNoUTF8(from: 0) == (valid == bytes.count ? nil : valid),
        "\(bytes)")
    }
  }

  /// A value with every kind of value and every escape inside.
  private static let sample =
    #" {"a" : [1, -0.5e+3,1E5, 0, true,false , null,"",{}, []],"b\u00e9\n":{"\ud83d\ude00":"x\"\\\/\b\f\r\t"}}"#

  @Test(
    "a text that is taken for JSON is JSON to Foundation, with the same values",
    arguments: Chance.seeds(20))
  func values(play: UInt64) throws {
    var random = SplitMix(seed: play)
    let sample = Array(Self.sample.utf8)
    var count = 0
    for _ in 0..<1000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = sample.randomElement(using: &random)!
        default: bytes.insert(sample.randomElement(using: &random)!, at: place)
        }
      }
      guard let json = try? JSONBytes(bytes) else { continue }
      count += 1
      let theirs = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      #expect(description(json, json.root) == description(theirs), "\(Chance.again(play))")
    }
    #expect(count > 200)
  }

  private func description(_ json: JSONBytes, _ value: Int) -> String {
    switch json.kind(at: value) {
    case .null: return "null"
    case .flag: return "\(json.flag(at: value))"
    // Foundation gives no sign to an integer 0.
    case .number: return "\(json.number(at: value) + 0)"
    case .text: return String(decoding: json.text(at: value), as: UTF8.self).debugDescription
    case .list, .object:
      var parts: [String] = []
      var names: Set<[UInt8]> = []
      var next = json.first(in: value)
      while let place = next {
        var inside = place
        var name = ""
        if json.kind(at: value) == .object {
          inside = json.value(ofName: place)
          name = String(decoding: json.text(at: place), as: UTF8.self).debugDescription + ":"
        }
        // Of two with one name the first counts.
        if name.isEmpty || names.insert(json.text(at: place)).inserted {
          parts.append(name + description(json, inside))
        }
        next = json.next(after: inside)
      }
      return json.kind(at: value) == .list ? "\(parts)" : "\(parts.sorted())"
    }
  }

  private func description(_ value: Any) -> String {
    switch value {
    case let list as [Any]: "\(list.map { description($0) })"
    case let object as [String: Any]:
      "\(object.map { $0.debugDescription + ":" + description($1) }.sorted())"
    case let text as String: text.debugDescription
    case is NSNull: "null"
    case let number as NSNumber:
      isFlag(number) ? "\(number.boolValue)" : "\(number.doubleValue + 0)"
    default: "?"
    }
  }

  /// Whether a number is a flag: both are of one class.
  private func isFlag(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
#endif
