// Two voices that sing at once, for programs that give each its own ball. The component's own ball lands on the words of both.

extension Lyrics {
  /// For each of ``lines``, whether the second of two voices that sing at once sings it.
  ///
  /// Files do not say it, but a line that begins while another one is sung belongs to the other voice. A third voice at
  /// once is the second's.
  @_spi(Programs) public var secondVoice: [Bool] {
    var end = 0.0
    return lines.map { line in
      let isSecond = hasVoices && line.start < end
      if !isSecond { end = line.end }
      return isSecond
    }
  }

  /// Some lines of the song, with the times that they have in it.
  /// - Parameter kept: indices of ``lines``, in order.
  @_spi(Programs) public func part(ofLines kept: [Int]) -> Lyrics {
    var (words, lines): ([Word], [Line]) = ([], [])
    var end = 0.0
    var hasVoices = false
    for index in kept {
      let line = self.lines[index]
      let first = words.count
      words += self.words[line.words]
      lines.append(
        Line(
          words: first..<words.count, start: line.start, end: line.end,
          isRightToLeft: line.isRightToLeft))
      hasVoices = hasVoices || line.start < end
      end = max(end, line.end)
    }
    if hasVoices {
      let order = words.indices.sorted { (words[$0].start, $0) < (words[$1].start, $1) }
      for (rank, index) in order.enumerated() { words[rank].inOrderOfTime = Int32(index) }
    }
    return Lyrics(
      text: text, words: words, hasVoices: hasVoices, lines: lines, title: title, artist: artist,
      album: album)
  }
}

extension BallMotion {
  /// A ball over some lines of the song only, where their words are in this one's layout without scrolling. It stands at the song's
  /// beginning.
  /// - Parameter kept: indices of ``Lyrics/lines``, in order.
  @_spi(Programs) public func part(ofLines kept: [Int]) -> BallMotion {
    var style = style
    style.loops = false
    var part = BallMotion(style: style, lyrics: lyrics.part(ofLines: kept))
    part.handle(.surroundings(surroundings), at: 0)
    part.handle(.resized(size), at: 0)
    guard !rows.isEmpty else { return part }
    let frames = kept.flatMap { lyrics.lines[$0].words }.map { word in
      let (middle, top) = (rows.center(of: word), rows.top(of: word))
      return Rect2D(
        x: middle.x - rows.widths[word] / 2, y: top, width: rows.widths[word],
        height: 2 * (middle.y - top))
    }
    part.setWordFrames(WordFrames(frames: frames), at: 0)
    return part
  }

  /// The middle of a ball for each voice, the first voice's first; one without voices that sing at once. Empty if nothing is laid
  /// out.
  @_spi(Programs) public var voicePositions: [Point2D] {
    guard let ballPosition else { return [] }
    guard lyrics.hasVoices else { return [ballPosition] }
    let isSecond = lyrics.secondVoice
    return [false, true].compactMap { voice in
      var part = part(ofLines: lyrics.lines.indices.filter { isSecond[$0] == voice })
      part.perform(.seek(to: position), at: 0)
      return part.ballPosition.map { $0 - Vector2D(0, scroll) }
    }
  }
}
