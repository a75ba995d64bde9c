#if GTK
import CGTK4
import ElasticGTK
import ElasticKit

/// A window with a lyric ball that follows a sound file.
@MainActor
final class SongProbe {
  private let ball: LyricBall
  private let media: GTKMedia
  private let window: GTKWindow

  init(_ application: GTKApplication, sound: String, song: String) {
    var bytes: [UInt8] = []
    if let file = fopen(song, "rb") {
      defer { fclose(file) }
      while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    }
    let lyrics = try? Lyrics(bytes)
    ball = LyricBall(lyrics: lyrics ?? Lyrics())
    media = sound == "stream" ? GTKMedia(makeStream()) : GTKMedia(file: sound)
    window = GTKWindow(application, title: "Song", width: 375, height: 667)
    window.child = ball
    ball.onWord = { [weak media] word in
      say(["word": word, "start": lyrics?.words[word].start ?? -1, "place": media?.position ?? -1])
    }
    followFrames()
    ball.follow(media)
    window.present()
  }

  private func followFrames() {
    ball.onFrame = { [weak ball] time, activity in
      guard let ball else { return }
      say(["t": time, "ball": ball.component.position, "isPlaying": ball.component.isPlaying])
      if activity == .never { say(["activity": "atRest", "ticks": ball.tickCount]) }
    }
  }

  func answer(_ words: [String]) {
    let numbers = words.compactMap(Double.init)
    switch words[0] {
    case "play": media.play()
    case "pause": media.pause()
    case "report": gtk_media_stream_update(media.stream, gint64(numbers[0] * 1e6))
    case "seek": media.seek(to: numbers[0])
    case "requests": ball.onPlayRequest = { say(["request": $0 ? "play" : "pause"]) }
    case "own-clock": ball.follow(nil)
    case "clock":
      ball.follow(nil)
      ball.follow(at: numbers[0], isPlaying: true, rate: numbers[1])
    case "state":
      sayState(of: ball, as: "ball")
      say([
        "currentTime": ball.currentTime, "duration": ball.duration, "rate": ball.rate,
        "isPlaying": ball.isPlaying,
      ])
    case "rate": ball.rate = numbers[0]
    case "clock-paused":
      ball.follow(nil)
      ball.follow(at: numbers[0], isPlaying: false)
    case "places":
      say([
        "media": media.position, "ball": ball.currentTime,
        "isPlaying": ball.isPlaying, "failure": media.failure ?? "none",
      ])
    default: preconditionFailure("\(words)")
    }
  }
}

extension GTKMedia {
  fileprivate var stream: UnsafeMutablePointer<GtkMediaStream> {
    pointer.assumingMemoryBound(to: GtkMediaStream.self)
  }
}

/// Twelve seconds of a stream that plays when it is told to, and is where it is told that it is.
@MainActor
private func makeStream() -> UnsafeMutablePointer<GtkMediaStream> {
  var query = GTypeQuery()
  g_type_query(gtk_media_stream_get_type(), &query)
  let type = g_type_register_static_simple(
    gtk_media_stream_get_type(), "ProbeStream", query.class_size,
    { type, _ in
      let media = type!.assumingMemoryBound(to: GtkMediaStreamClass.self)
      media.pointee.play = { _ in 1 }
      media.pointee.pause = { _ in }
    }, query.instance_size, nil, GTypeFlags(0))
  let stream = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
    .assumingMemoryBound(to: GtkMediaStream.self)
  gtk_media_stream_stream_prepared(stream, 1, 0, 0, 12_000_000)
  return stream
}
#endif
