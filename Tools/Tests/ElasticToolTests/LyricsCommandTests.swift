import Foundation
import Testing

@Suite struct LyricsCommandTests {
  let folder: Folder
  let song: String

  init() throws {
    folder = try Folder()
    song = try folder.file(
      "song.lrc",
      """
      [ti:A song]
      [ar:Nobody]
      [00:00.50]<00:00.50>One <00:00.80>two <00:01.10>three <00:01.40>
      [00:01.60]<00:01.60>four <00:01.90>five <00:02.20>
      """)
  }

  private func lyrics(_ arguments: [String], to name: String) async throws -> BuiltProgram.Ended {
    try await BuiltProgram.run(["lyrics", song] + arguments + ["-o", folder.file(name)])
  }

  @Test("an SVG holds the title, every word and a ball, and moves")
  func svg() async throws {
    let ended = try await lyrics([], to: "song.svg")
    try #require(ended.status == 0, "\(ended.error)")
    let text = String(decoding: try folder.bytes("song.svg"), as: UTF8.self)
    for word in ["A song", "Nobody", ">One<", ">five<", "<ellipse", "<animate "] {
      #expect(text.contains(word), "\(word)")
    }
  }

  @Test(
    "a mistake is reported in one line, and no file is written",
    arguments: [
      ("song.png", [], 64, ".png is no film"), ("song", [], 64, "%04d.png"),
      ("song.json", [], 64, "elastic render lyric-ball"),
      ("song.gif", ["--frames", "5..<2"], 64, "a less than b"),
      ("song.gif", ["--frames", "0..<9000"], 65, "the film has"),
      ("song.mp4", ["--loop", "3"], 64, "--loop"),
      ("song.gif", ["--audio", "sound.mp3"], 64, "--audio is for .mp4, .mkv, .mov and .webm"),
      ("song.mp4", ["--at", "1"], 64, "--at is for a .png"),
      ("song.mp4", ["--crf", "60"], 64, ".mp4 has at most 51"),
      ("song.gif", ["--crf", "20"], 64, "--crf is for .mp4, .mkv, .webm and .avif"),
      ("song.svg", ["--fps", "30"], 64, "--fps is for films"),
      ("song.svg", ["--set", "lift=wide"], 64, "lift"),
      ("song.svg", ["--size", "0x0"], 64, "--size"),
    ])
  func mistakes(_ name: String, _ arguments: [String], _ status: Int, _ words: String) async throws
  {
    let ended = try await lyrics(arguments, to: name)
    #expect(ended.status == status)
    #expect(ended.line?.contains(words) == true, "\(ended.error)")
    #expect(folder.names == ["song.lrc"])
  }

  @Test("an invalid song is refused with the position")
  func broken() async throws {
    let broken = try folder.file("broken.srt", "1\n00:00:01,000 --> 00:00:02,000\nHi \0\n")
    let ended = try await BuiltProgram.run("lyrics", broken, "-o", folder.file("film.svg"))
    #expect(ended.status == 65)
    #expect(ended.line?.contains("broken.srt: line 3, byte") == true, "\(ended.error)")
    let none = try folder.file("none.txt", " \n\n")
    let empty = try await BuiltProgram.run("lyrics", none, "-o", folder.file("film.svg"))
    #expect(empty.status == 65)
    #expect(empty.line?.contains("there are no words in it") == true, "\(empty.error)")
    #expect(!folder.names.contains("film.svg"))
  }
}

@Suite(.disabled(if: FFmpeg.isMissing, "\(FFmpeg.needed)"), .serialized)
struct LyricsFilmTests {
  let folder: Folder
  let song: String

  init() throws {
    folder = try Folder()
    song = try folder.file("song.txt", "One two three\nfour five\n")
  }

  @Test("a film lasts as long as its song, or its sound if that is longer", arguments: [1.0, 4.0])
  func sound(seconds: Double) async throws {
    let sound = folder.file("sound.wav")
    try await FFmpeg.run(["-f", "lavfi", "-i", "sine=duration=\(seconds)", sound])
    let film = folder.file("film.mp4")
    let timed = try folder.file(
      "song.lrc", "[00:00.30]One two three\n[00:01.20]four five\n[00:01.80]\n")
    let ended = try await BuiltProgram.run(
      "lyrics", timed, "--audio", sound, "--size", "320x180", "--scale", "0.5", "-o", film)
    try #require(ended.status == 0, "\(ended.error)")
    #expect(ended.error == "" && ended.output == "")
    // The song, and half a second of rest.
    let expected = max(1.8 + 0.5, seconds)
    let video = try await FFmpeg.probe(film)
    #expect(video.width == 160 && video.height == 90)
    let frames = try #require(Int(video.nb_read_frames))
    #expect(abs(Double(frames) / 60 - expected) < 0.02, "\(frames) frames")
    let heard = try await FFmpeg.soundDuration(film)
    #expect(abs(heard - min(seconds, expected)) < 0.1, "\(heard) s of sound")
  }

  @Test("an invalid sound file is refused before anything is written")
  func noSound() async throws {
    for (sound, words) in [("song.txt", "no sound in it"), ("nothing.mp3", "No such file")] {
      let ended = try await BuiltProgram.run(
        "lyrics", song, "--audio", folder.file(sound), "-o", folder.file("film.mp4"))
      #expect(ended.status == 65)
      #expect(ended.line?.contains(words) == true, "\(ended.error)")
    }
    #expect(folder.names == ["song.txt"])
  }
}
