extension LyricsScanner {
  func lrcSong() throws(ParseError) -> Lyrics { throw error(.noTimedLine, at: 0) }
  func cueSong(isWeb: Bool) throws(ParseError) -> Lyrics { throw error(.noTimedLine, at: 0) }
  func assSong() throws(ParseError) -> Lyrics { throw error(.noTimedLine, at: 0) }
}
