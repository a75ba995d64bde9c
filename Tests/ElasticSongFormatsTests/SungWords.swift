import ElasticSongFormats

extension Lyrics {
  /// The words and when they are sung: `one@1-1.5 two@1.5-2`, to the millisecond, a `+` before what joins the word before it,
  /// a `/` between lines.
  var sung: String {
    func seconds(_ time: Double) -> String {
      let text = "\((time * 1000).rounded() / 1000)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return lines.map { line in
      words[line.words].map { word in
        let letters = String(decoding: text[word.text], as: UTF8.self)
        return (word.joinsPrevious ? "+" : "")
          + "\(letters)@\(seconds(word.start))-\(seconds(word.end))"
      }.joined(separator: " ")
    }.joined(separator: " / ")
  }
}
