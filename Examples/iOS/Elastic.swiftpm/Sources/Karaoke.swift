import ElasticApple
import SwiftUI

struct Karaoke: View {
  let lyrics: Lyrics
  let time: Double
  @State private var isPlaying = true
  @State private var line = 0

  var body: some View {
    ZStack(alignment: .bottom) {
      LyricBall(lyrics: lyrics, time: time, isPlaying: isPlaying)
        .style { $0.showsPath = true }
        .colors([\.ballColor: .accentColor])
        .onEvent { event in
          if case .line(let next) = event { line = next }
          if event == .finished { isPlaying = false }
        }
      Button(isPlaying ? "Pause in line \(line + 1)" : "Play") { isPlaying.toggle() }
        .buttonStyle(.elastic)
    }
  }
}
