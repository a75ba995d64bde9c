import ElasticRecordings
import Testing

@Suite("A recording is read")
struct ReadingTests {
  private static let head =
    #"{"version":1,"component":"elastic-surface","size":[375,667],"events":"#

  private func read(_ text: String) throws -> ElasticRecording {
    try ElasticRecording(json: Array(text.utf8))
  }

  private func event(_ text: String, of component: String = "elastic-surface") throws -> String {
    let text = #"{"version":1,"component":"\#(component)","size":[1,1],"events":[{\#(text)}]}"#
    return try "\(read(text).entries[0].action)"
  }

  @Test("with its fields in any order, with a byte order mark, and without what it does not know")
  func order() throws {
    let usual = try read(Self.head + #"[{"t":1,"phase":"down","x":2,"y":3}]}"#)
    let other = try read(
      "\u{FEFF}\r\n"
        + #"{"a":{"events":[{}]},"events":[{"y":3,"z":["]"],"x":2,"phase":"down","t":1}],"#
        + #""size":[375,667],"content":null,"component":"elastic-surface","b":"}","version":1.0}"#)
    #expect("\(usual)" == "\(other)")
  }

  @Test("by the first of two fields with one name")
  func first() throws {
    let twice = #""t":1,"phase":"up","x":2,"y":3,"#
    let once = try event(#""t":1,"phase":"up","x":2,"y":3"#)
    #expect(try event(twice + #""phase":"down","x":5"#) == once)
    let dark = try event(#""t":0,"phase":"environment","scheme":"dark""#)
    #expect(try event(#""t":0,"phase":"environment","scheme":"dark","scheme":"light""#) == dark)
  }

  @Test("with names and texts that have escapes")
  func escapes() throws {
    #expect(
      try event(#""\u0074":1,"\u0070hase":"do\u0077n","x":2,"y":3"#)
        == event(#""t":1,"phase":"down","x":2,"y":3"#))
    let song = try read(
      #"{"version":1,"component":"lyric-ball","size":[1,1],"#
        + #""content":"a\"b\\\/\b\f\n\r\t\u00e9\u05D0\ud83d\uDE00é","events":[]}"#)
    #expect(
      String(decoding: song.content, as: UTF8.self) == "a\"b\\/\u{8}\u{C}\n\r\t\u{E9}\u{5D0}😀é")
  }

  @Test("with settings as numbers, flags or texts")
  func settings() throws {
    func set(_ key: String, _ value: String) throws -> String {
      try event(#""t":0,"command":"set","key":"\#(key)","value":\#(value)"#, of: "message-balloon")
    }
    #expect(try set("fill", "\"#fff\"") == set("fill", "4294967295"))
    #expect(try set("fill", "\"tint\"") == set("fill", "-1"))
    #expect(try set("dotCount", "\"5\"") == set("dotCount", "5.0"))
    let standard = try event(#""t":0,"phase":"environment""#)
    let less = try event(#""t":0,"phase":"environment","reduceMotion":true"#)
    #expect(try event(#""t":0,"phase":"environment","reduceMotion":"yes""#) == less)
    #expect(less != standard)
  }

  @Test("with the settings of the user that earlier events changed")
  func surroundings() throws {
    let recording = try read(
      Self.head
        + #"[{"t":0,"phase":"environment","scheme":"dark"},"#
        + #"{"t":1,"phase":"environment","direction":"rtl"}]}"#)
    #expect(
      "\(recording.entries[1].action)"
        == "\(ElasticRecording.Action.input(.surroundings(Surroundings(direction: .rightToLeft, scheme: .dark))))"
    )
  }

  @Test("whose numbers are null where they may be missing")
  func null() throws {
    #expect(
      try event(#""t":0,"phase":"up","x":1,"y":1,"id":null"#)
        == event(#""t":0,"phase":"up","x":1,"y":1"#))
    #expect(
      try event(#""t":0,"command":"cancel","value":null"#) == event(#""t":0,"command":"cancel""#))
  }

  @Test("of megabytes in one go, with any nesting within the limit")
  func large() throws {
    let event = #"{"t":1,"phase":"move","x":2.25,"y":-3e2}"#
    let many = try read(
      Self.head + "[" + repeatElement(event, count: 50_000).joined(separator: ",") + "]}")
    #expect(many.entries.count == 50_000)
    let deep = String(repeating: "[", count: 62) + String(repeating: "]", count: 62)
    #expect(try read(Self.head + #"[],"deep":\#(deep),"deep":\#(deep)}"#).entries.isEmpty)
    let song = String(repeating: #"\u00e9\n "#, count: 100_000)
    let words = try read(
      #"{"version":1,"component":"lyric-ball","size":[1,1],"content":"\#(song)","events":[]}"#)
    #expect(words.content.count == 400_000)
  }

  @Test(
    "with the former names of settings",
    arguments: [
      ("elastic-surface", "travelLimit", 150, "maximumTravel"),
      ("pull-to-refresh", "bounceDuration", 0.2, "settlingDuration"),
      ("pull-to-refresh", "bounceDamping", 0.2, "dampingRatio"),
      ("pull-to-refresh", "indicatorArc", 0.2, "indicatorArcShare"),
      ("flowing-menu", "menuWidth", 0.2, "widthShare"),
      ("flowing-menu", "menuPoints", 240, "width"),
      ("flowing-menu", "openThreshold", 0.4, "openThresholdShare"),
      ("flowing-menu", "closeThreshold", 0.4, "closeThresholdShare"),
      ("flowing-menu", "projection", 0.2, "projectionTime"),
      ("flowing-menu", "menuFill", 0, "background"),
      ("lyric-ball", "edgeHop", 0.2, "edgeHopDuration"),
      ("lyric-ball", "longestHop", 0.2, "maximumHopDuration"),
      ("lyric-ball", "squash", 0.2, "squashShare"),
      ("message-balloon", "color", 0, "fill"),
      ("message-balloon", "dotSize", 0.2, "dotSizeShare"),
      ("message-balloon", "dotStep", 0.2, "dotStepShare"),
      ("message-balloon", "widestRow", 0.2, "maximumRowWidthShare"),
      ("message-balloon", "riseHeight", 0.2, "riseHeightShare"),
      ("message-balloon", "fallDepth", 0.2, "fallDepthShare"),
      ("elastic-shape", "margin", 0.2, "marginShare"),
      ("elastic-shape", "pieces", 24, "minimumCurveCount"),
      ("elastic-shape", "reach", 0.2, "reachShare"),
    ])
  func formerNames(component: String, key: String, value: Double, now: String) throws {
    let old = try event(#""t":0,"command":"set","key":"\#(key)","value":\#(value)"#, of: component)
    #expect(
      try event(#""t":0,"command":"set","key":"\#(now)","value":\#(value)"#, of: component) == old)
  }
}
