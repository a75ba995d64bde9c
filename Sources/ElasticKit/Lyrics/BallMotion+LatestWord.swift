extension BallMotion {
  /// The word that is sung, or the last one that was; nil before the first.
  package var latestWord: Int? {
    let count = song.startedWords(before: position.nextUp)
    return count > 0 ? lyrics.word(inOrderOfTime: count - 1) : nil
  }
}
