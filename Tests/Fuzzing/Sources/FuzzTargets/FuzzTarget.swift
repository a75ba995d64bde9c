import ElasticKit
import LawKit

/// A target for bytes: a reader of untrusted bytes, a component, or the exports that a page calls.
public enum FuzzTarget: Hashable, Sendable, CaseIterable {
  case reader(FuzzReader)
  case component(ComponentKind)
  case page

  /// All targets; the index of each is its number in WebAssembly.
  public static var allCases: [FuzzTarget] {
    FuzzReader.allCases.map { .reader($0) } + ComponentKind.allCases.map { .component($0) }
      + [.page]
  }

  /// The name of its folder of inputs, and on the command line.
  public var name: StaticString {
    switch self {
    case .reader(let reader): reader.name
    case .component(let kind): kind.name
    case .page: "page"
    }
  }

  /// The target of this name, given as UTF-8; nil if there is none.
  public init?(name: some Sequence<UInt8>) {
    guard
      let target = Self.allCases.first(where: { $0.name.withUTF8Buffer { $0.elementsEqual(name) } })
    else { return nil }
    self = target
  }

  /// Feeds the bytes to it, and stops the program if a law is broken.
  ///
  /// - Returns: one number made of every bit of every number that came of it: the same bytes give the
  ///   same number on every platform.
  public func run(_ bytes: [UInt8]) -> UInt64 {
    var sum = Checksum()
    switch self {
    case .reader(let reader): reader.read(bytes, &sum)
    case .component(let kind):
      var player = FuzzPlayer(bytes: bytes)
      sum = kind.visit(laws: &player)
    case .page: PagePlay.run(bytes, &sum)
    }
    return sum.value
  }
}

/// The readers of untrusted bytes.
public enum FuzzReader: UInt8, NamedCase {
  case path, easing
  case song, plain, lrc, srt, webVTT, ass
  case ttml, ultraStar, whisper
  case settings, gesture

  public static let names: [StaticString] = [
    "path", "easing", "song", "plain", "lrc", "srt", "webvtt", "ass", "ttml", "ultrastar",
    "whisper", "settings", "gesture",
  ]

  fileprivate func read(_ bytes: [UInt8], _ sum: inout Checksum) {
    switch self {
    case .path: readPath(bytes, &sum)
    case .easing: readEasing(bytes, &sum)
    case .song: readSong(bytes, nil, &sum)
    case .plain: readSong(bytes, .plain, &sum)
    case .lrc: readSong(bytes, .lrc, &sum)
    case .srt: readSong(bytes, .srt, &sum)
    case .webVTT: readSong(bytes, .webVTT, &sum)
    case .ass: readSong(bytes, .ass, &sum)
    // A head of each, behind which any bytes are read in this format.
    case .ttml: readSongFile(Array("<!-- <tt -->".utf8) + bytes, &sum)
    case .ultraStar: readSongFile(Array("#BPM:300\n".utf8) + bytes, &sum)
    case .whisper: readSongFile(bytes, &sum)
    case .settings: readSettings(bytes, &sum)
    case .gesture: readGesture(bytes, &sum)
    }
  }
}

/// Plays with a component as the bytes say.
private struct FuzzPlayer: LawVisitor {
  let bytes: [UInt8]

  func visit<C: LawSubject>(_ type: C.Type) -> Checksum {
    var reader = PlayReader<C, ByteFeed>(ByteFeed(bytes))
    var session = ElasticSession<C>()
    session.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    do throws(Breach) { return try Play.run(reader.steps(150), on: session, .all) } catch {
      stop(error.law)
    }
  }
}

/// Stops the program unless the law holds; prints the sentence if there is an output.
@inline(__always)
public func law(_ holds: Bool, _ sentence: StaticString) {
  if !holds { stop(sentence) }
}

@inline(never)
private func stop(_ sentence: StaticString) -> Never {
  #if hasFeature(Embedded)
  preconditionFailure(sentence)
  #else
  fatalError("broken law: \(sentence)")
  #endif
}
