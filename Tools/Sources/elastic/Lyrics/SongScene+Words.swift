import ElasticKit

#if Cairo
@_spi(Programs) import ElasticCairo
#endif

extension SongScene {
  /// Tells a ball how large its words are in the look's font.
  /// - Parameter breaksLongOnes: whether words that are far wider than a row are broken.
  func measureWords(of ball: inout BallMotion, breaksLongOnes: Bool) {
    #if Cairo
    guard let size = ball.words?.size else { return }
    let measure = TextMeasure(family: look.family ?? "sans", heaviness: look.weight)
    var widths: [Double] {
      ball.lyrics.words.indices.map {
        measure.width(of: ball.lyrics.letters(of: $0), size: size)
      }
    }
    if breaksLongOnes {
      let long = LongWords(room: self.size.width - 2 * ball.style.margin)
      let broken = long.broken(ball.lyrics, widths: widths, by: measure)
      if broken.words.count != ball.lyrics.words.count { ball.setLyrics(broken, at: 0) }
    }
    ball.handle(
      .measured(widths: widths, lineHeight: measure.lineHeight(size: size)), at: 0)
    #endif
  }
}
