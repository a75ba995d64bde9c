import ElasticRecordings
import Testing

@Suite("The content of a recording")
struct ContentTests {
  private let song = try? ElasticRecording(
    json: Array(
      #"{"version":1,"component":"lyric-ball","size":[375,667],"content":"one two","events":[]}"#
        .utf8))

  /// Where a song's words are in memory: songs that were read apart have different places.
  private func place(of song: Lyrics) -> UnsafePointer<Lyrics.Word>? {
    song.words.withUnsafeBufferPointer { $0.baseAddress }
  }

  @Test("is read once, with the recording, however often it is replayed")
  func once() throws {
    let song = try #require(song)
    let one = ElasticSession<BallMotion>(replaying: song).component.lyrics
    var copy = song
    copy.size = Size2D(width: 100, height: 100)
    let other = ElasticSession<BallMotion>(replaying: copy).component.lyrics
    #expect(one.words.count == 2 && place(of: one) == place(of: other))
    copy.content = Array("one two".utf8)
    let apart = ElasticSession<BallMotion>(replaying: copy).component.lyrics
    #expect(apart == one && place(of: apart) != place(of: one))
  }

  @Test("that replaces another is what is replayed")
  func replaced() throws {
    var song = try #require(song)
    song.content = Array("three".utf8)
    #expect(ElasticSession<BallMotion>(replaying: song).component.lyrics.words.count == 1)
    try song.readContent()
    #expect(ElasticSession<BallMotion>(replaying: song).component.lyrics.words.count == 1)
  }

  @Test("has the same effect read as unread, in its own component and in every other")
  func same() throws {
    struct Replay: ComponentVisitor {
      typealias Failure = Never
      let recording: ElasticRecording

      func visit<C: ElasticComponent>(_ type: C.Type) -> Drawing {
        var session = ElasticSession<C>(replaying: recording)
        session.advance(to: 1)
        return session.withDrawing { copy $0 }
      }
    }
    for kind in ComponentKind.allCases where kind.contentType != .none {
      let text = kind.contentType == .song ? "one two" : "M0 0H10V20Z"
      let unread = ElasticRecording(
        component: kind, size: Size2D(width: 375, height: 667), content: Array(text.utf8))
      var read = unread
      try read.readContent()
      for player in ComponentKind.allCases {
        var (before, after) = (Replay(recording: unread), Replay(recording: read))
        #expect(player.visit(&before).items == player.visit(&after).items, "\(kind) in \(player)")
      }
    }
  }

  @Test("that its component does not accept is refused, and the recording stays as it was")
  func refused() {
    for kind in ComponentKind.allCases {
      var recording = ElasticRecording(component: kind, size: .zero, content: [0])
      #expect(throws: ContentError.self) { try recording.readContent() }
      #expect(recording.content == [0])
    }
  }
}
