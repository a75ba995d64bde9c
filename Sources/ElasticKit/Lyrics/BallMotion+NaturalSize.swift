// The width comes from the longest line set in one row, the height from the rows that the current width breaks the lines into: a
// layout that asks for both gets the final height with its second question.

extension BallMotion {
  /// The size that shows the whole song, in points: as wide as its longest line, and as high as all rows that it has in the
  /// width of now. Nil without words, and where an app's own labels show them.
  ///
  /// Rounded up to whole points, so that a line of exactly this width does not break.
  public var naturalSize: Size2D? {
    guard wordFrames == nil, wordCount > 0 else { return nil }
    let (widths, lineHeight) = wordSizes()
    var longest = 0.0
    for line in lyrics.lines {
      var width = 0.0
      for word in line.words {
        if word > line.words.lowerBound, !lyrics.words[word].joinsPrevious {
          width += style.wordGap
        }
        width += widths[word]
      }
      longest = max(longest, width)
    }
    let rowCount = rows.isEmpty ? lyrics.lines.count : rows.rows.count
    return Size2D(
      width: -ElasticMath.floor(-longest - 2 * style.margin),
      height: -ElasticMath.floor(-Double(rowCount) * (style.rowGap + lineHeight)))
  }
}
