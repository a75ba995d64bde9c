import AVFoundation
import ElasticApple
import UIKit

/// Plays `song.m4a` of the app's bundle, and hops over the words of its `song.lrc`.
final class PlayerController: UIViewController {
  private let ball = LyricBallView(frame: .zero)
  private let problem = UILabel(frame: .zero)
  private var player: AVPlayer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    problem.textAlignment = .center
    ball.font = .systemFont(ofSize: 17, weight: .bold)
    ball.wordSize = 28
    // VoiceOver reads row by row, and a tap on a word seeks to it.
    ball.reading = .rows
    ball.seeksOnTap = true
    for child in [problem, ball] {
      child.frame = view.bounds
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child)
    }
    do {
      try loadSong()
    } catch {
      // The error of a wrong file names the line.
      problem.text = "\(error)"
    }
  }

  private func loadSong() throws {
    guard let words = Bundle.main.url(forResource: "song", withExtension: "lrc"),
      let sound = Bundle.main.url(forResource: "song", withExtension: "m4a")
    else {
      problem.text = "No song"
      return
    }
    try ball.load(Data(contentsOf: words))
    let player = AVPlayer(url: sound)
    self.player = player
    ball.bind(to: player)
    player.play()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    player?.pause()
  }
}
