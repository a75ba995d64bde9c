import ElasticGTK
import ElasticKit

let application = GTKApplication(id: "org.example.Song")
let status = application.run {
  let window = GTKWindow(application, title: "Song", width: 375, height: 667)
  let lyrics = (try? Lyrics("Hop over every word".utf8)) ?? Lyrics()
  let ball = LyricBall(lyrics: lyrics)
  ball.play()
  window.child = ball
  window.present()
}
