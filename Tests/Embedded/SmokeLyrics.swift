// The lyric ball's generics, once; see Smoke.swift.
import ElasticKit

/// A song of either origin, and how long it is.
public func smokeLyrics(_ bytes: [UInt8], durations: [Double]) throws(Lyrics.ParseError) -> Double {
  let format = Lyrics.Format(name: bytes)
  let timed = try Lyrics(bytes, format: format)
  let even = try Lyrics(plain: bytes, secondsPerWord: 0.5)
  let own = try Lyrics(plain: bytes, durations: durations)
  return timed.duration + even.duration + own.duration
}
