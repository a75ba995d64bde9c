import ElasticApple
import SwiftUI

struct Karaoke: View {
  let lyrics: Lyrics
  let time: Double

  var body: some View {
    LyricBall(lyrics: lyrics, time: time, isPlaying: true)
      .style { $0.showsPath = true }
  }
}
