import ElasticKit

extension BallMotion: Staged {
  /// Words of six letters, eight a line, in the middle of the song.
  public static func staged() throws -> BallMotion {
    let words = String(repeating: String(repeating: "lyrics ", count: 8) + "\n", count: 50)
    var ball = BallMotion()
    ball.handle(.resized(phone), at: -1)
    try ball.load(Array(words.utf8), at: -1)
    precondition(ball.wordCount == 400, "as its name says")
    let widths = [Double](repeating: 60, count: 400)
    ball.handle(.measured(widths: widths, lineHeight: 24), at: -1)
    ball.perform(.seek(to: 60), at: -0.5)
    ball.perform(.play, at: -0.5)
    return ball
  }
}
