@_spi(Programs) import ElasticSettings
import Foundation
import Testing

@Suite struct JSONTextTests {
  @Test("commas, keys and lists")
  func shape() {
    var json = JSONText()
    json.object { json in
      json.key("a")
      json.list([1, -0.5, 1e300])
      json.key("b")
      json.list { json in
        json.object { _ in }
        json.null()
        json.flag(true)
        json.text("x")
      }
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self)
        == #"{"a":[1,-0.5,1e+300],"b":[{},null,true,"x"]}"#)
  }

  @Test("a number is read back as it was; NaN and infinity are null")
  func numbers() throws {
    let numbers = [0.1 + 0.2, .pi, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -1.0 / 3]
    var json = JSONText()
    json.list(numbers + [.nan, .infinity])
    let read = try JSONDecoder().decode([Double?].self, from: Data(json.bytes))
    #expect(read == numbers.map(Optional.init) + [nil, nil])
  }

  @Test("any bytes make a text that is read back, the wrong ones as U+FFFD")
  func texts() throws {
    let bytes = Array(0...UInt8.max)
    var json = JSONText()
    json.list { $0.text(bytes) }
    let read = try JSONDecoder().decode([String].self, from: Data(json.bytes))
    #expect(read == [String(decoding: bytes, as: UTF8.self)])
  }
}
