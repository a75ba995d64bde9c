import Testing

@testable import ElasticRecordingsWeb

// One at a time: like the page, these share the module's one memory.
@Suite(.serialized) struct RecordingsTests {
  private func putText(_ json: String) throws {
    let room = try #require(text(Int32(json.utf8.count)))
    for (index, byte) in json.utf8.enumerated() { room[index] = byte }
  }

  private func put(_ recording: [Double], content song: String = "") throws {
    let room = try #require(numbers(Int32(recording.count)))
    for (index, number) in recording.enumerated() { room[index] = number }
    let shelf = try #require(content(Int32(song.utf8.count)))
    for (index, byte) in song.utf8.enumerated() { shelf[index] = byte }
  }

  private var allText: String {
    String(
      decoding: UnsafeBufferPointer(start: textStart(), count: Int(textCount())), as: UTF8.self)
  }
  private var allContent: String {
    String(
      decoding: UnsafeBufferPointer(start: contentStart(), count: Int(contentCount())),
      as: UTF8.self)
  }
  private var allNumbers: [Double] {
    Array(UnsafeBufferPointer(start: numbersStart(), count: Int(numbersCount())))
  }

  /// A song of all kinds of entries.
  private let file = """
    {"version":1,"component":"lyric-ball","size":[320,400],"content":"one two","events":[
    {"t":0,"phase":"environment","direction":"rtl","reduceMotion":false,"scheme":"dark","increasedContrast":true,\
    "textScale":1.5},
    {"t":0,"phase":"measured","widths":[20,31.5],"lineHeight":18},
    {"t":0.25,"command":"seek","value":4.5},
    {"t":0.5,"phase":"down","x":0.5,"y":-7,"id":3},
    {"t":0.5,"phase":"scroll","offset":-12.5,"tracking":true},
    {"t":1,"phase":"resize","size":[300,200]},
    {"t":1,"phase":"activate"}
    ]}

    """
  private let flat: [Double] = [
    3, 320, 400,
    0, 3, 5, 1, 0, 1, 1, 1.5,
    0, 4, 3, 18, 20, 31.5,
    0.25, 6, 2, 2, 4.5,
    0.5, 0, 4, 3, 0, 0.5, -7,
    0.5, 1, 2, -12.5, 1,
    1, 2, 2, 300, 200,
    1, 5, 0,
  ]

  @Test("a text becomes numbers and content, and these become the same text") func both() throws {
    try putText(file)
    #expect(read() == 1)
    #expect(allNumbers == flat)
    #expect(allContent == "one two")
    try put(flat, content: "one two")
    #expect(write() == 1)
    #expect(allText == file)
  }

  @Test(
    "a mistake in a text has its line and column",
    arguments: [
      ("", "line 1, column 1: expected"),
      ("{\"version\":1,\n \"component\":\"x\"", "line 2, column 17: expected"),
      (
        "{\"version\":1,\"component\":\"elastic-surface\",\"size\":[1,1],\"events\":[\n{\"t\":0,\"command\":\"set\"}]}",
        "line 2, column 1: events[0]: key is missing"
      ),
    ])
  func mistake(json: String, reason: String) throws {
    try putText(json)
    #expect(read() == 0)
    #expect(allText.hasPrefix(reason), "\(allText)")
  }

  @Test(
    "numbers that are no recording are not written",
    arguments: [
      [], [0], [0, 1], [9, 1, 1], [0, -1, 1], [0, .nan, 1], [.nan, 1, 1], [0, 1, 1, 0],
      [0, 1, 1, 0, 5],
      [0, 1, 1, 0, 5, 1], [0, 1, 1, 0, 5, -1], [0, 1, 1, 0, 8, 0], [0, 1, 1, .nan, 5, 0],
      [0, 1, 1, 1e300, 5, 0], [0, 1, 1, 0, 6, 2, 99, 0], [0, 1, 1, 0, 7, 2, 99, 0],
      [0, 1, 1, 0, 7, 2, 0, .infinity], [0, 1, 1, 0, 2, 2, -1, 1], [0, 1, 1, 0, 0, 4, 1, 9, 0, 0],
      [0, 1, 1, 0, 3, 1, 7], [0, 1, 1, 0, 3, 6, 0, 0, 0, 0, 1, 0],
    ] as [[Double]])
  func strange(numbers: [Double]) throws {
    try put(numbers)
    #expect(write() == 0)
  }

  @Test("there is room for 64 MiB, and for no negative count") func room() {
    #expect(numbers(-1) == nil && numbers(.max) == nil)
    #expect(content(-1) == nil && content(.max) == nil)
    #expect(text(-1) == nil && text(.max) == nil)
  }
}
