/// A ball that hops over the words of a song as they are sung.
///
/// Load a song, measure the width of its words, and `play`. Each landing is on the middle of its
/// word at the word's own time; in a longer gap the ball waits on the word before it. Its position, the highlighted
/// words and the scroll offset are pure functions of the position in the song, and
/// the position is a function of the clock: `play` starts it, `pause` holds it, `rate` changes its speed, `seek` moves
/// it. A host that follows a sound passes the sound's changes on, so that nothing drifts.
///
/// Only `seek`, and `play` after the end of the song, make the drawing jump: to its state at the new
/// position. Under Reduce Motion no ball is drawn, words light up, and rows do not glide.
public struct BallMotion: SongComponent, TimedComponent {
  /// The commands of a ball.
  public enum Command: ComponentMessage {
    /// Play; from the beginning if the song is over.
    case play
    /// Pause at this position.
    case pause
    /// Seek to a position in seconds of playback; a position outside the song is clamped to its nearest end.
    case seek(to: Double)
    /// Set the playback rate: 0 to 16; other values are ignored.
    case rate(Double)
  }

  /// The events of a ball.
  public enum Event: ComponentMessage {
    /// This word of ``Lyrics/words`` begins.
    case word(Int)
    /// This line of ``Lyrics/lines`` begins; sent before its first word.
    case line(Int)
    /// The ball has left, and the song does not start again.
    case finished
    /// It stands until the next command: the song is over, is paused, or has the rate 0.
    case settled
  }

  /// The state of a ball at this position of the song, playing or not.
  public enum State: UInt8, NamedCase {
    /// It waits where no word is sung: before the first word, or in a gap.
    case waiting
    /// It is in the air.
    case hopping
    /// It stands on the word that is sung.
    case holding
    /// It has left.
    case finished

    public static let names: [StaticString] = ["waiting", "hopping", "holding", "finished"]
  }

  public private(set) var style: BallMotion.Style
  private(set) var song: BallSong
  private(set) var rows = BallRows()
  /// Where the app's own labels are; nil if the words are drawn here.
  public internal(set) var wordFrames: WordFrames?
  private(set) var moment = BallSong.BallPhase()
  public internal(set) var surroundings = Surroundings()
  public internal(set) var size = Size2D.zero

  private var playback = BallPlayback()
  private(set) var now = -Double.infinity
  var events = EventQueue<Event>()
  /// How many words have been reported in this round.
  private var nextWord = 0
  private var lap = 0.0
  private var isEndReported = false
  private var lastLine = -1

  /// The host's measurements and their font size; empty before the first.
  private var measured: (widths: [Double], lineHeight: Double, size: Double) = ([], 0, 0)

  public init(style: BallMotion.Style) {
    self.style = style.allowed
    song = BallSong(Lyrics(), style: self.style)
  }

  /// A ball over a song.
  public init(style: BallMotion.Style = BallMotion.Style(), lyrics: Lyrics) {
    self.init(style: style)
    song = BallSong(lyrics, style: self.style)
    update()
  }
}

// MARK: - Input

extension BallMotion {
  mutating func apply(_ input: ElasticInput) -> TouchClaim {
    switch input {
    case .touch: return .refused
    case .resized(let new):
      size = new
      layOut()
    case .surroundings(let new):
      let isScaled = new.textScale != surroundings.textScale
      surroundings = new
      if isScaled { layOut() }
    case .measured(let widths, let lineHeight):
      guard widths.count == wordCount else { return .undecided }
      measured = (widths, lineHeight, wordSize)
      layOut()
    case .scrolled, .activated: break
    }
    return .undecided
  }

  /// Loads a song file, whose format it detects; playback continues at the same position.
  public mutating func load(_ content: LoadedContent, at time: Double) throws(ContentError) {
    guard case .song(let lyrics) = content.meaning else {
      return setLyrics(try Lyrics(content: content.bytes), at: time)
    }
    setLyrics(lyrics, at: time)
  }

  /// Loads another song; playback continues at the same position.
  ///
  /// The host should measure its words: until then their widths are estimates.
  public mutating func setLyrics(_ lyrics: Lyrics, at time: Double) {
    guard reaches(time) else { return }
    rebase()
    // Unread events belong to the old song. A word of this instant that has been read is not
    // reported again.
    let isReportedHere =
      events.isEmpty && nextWord > 0 && start(ofRank: nextWord - 1) == position
    events.removeAll()
    song = BallSong(lyrics, style: style)
    measured = ([], 0, 0)
    lastLine = -1
    move(to: position)
    if isReportedHere { nextWord = song.startedWords(before: position.nextUp) }
    layOut()
  }

  mutating func apply(_ style: BallMotion.Style) {
    rebase()
    self.style = style
    if !song.isEmpty { song = BallSong(song.lyrics, style: style) }
    // Reported words are not reported again; only the song's end may have moved.
    playback.move(to: min(position, song.duration), at: now)
    isEndReported = isEndReported && position >= song.duration
    layOut()
  }

  /// Lays the words out; there is nothing to do where there were none and are none.
  mutating func layOut() {
    if !song.isEmpty || !rows.isEmpty { layOutRows() }
  }

  @inline(never)  // 6 calls in the module with all elements.
  private mutating func layOutRows() {
    if let wordFrames {
      rows = BallRows(song.lyrics, at: wordFrames.frames)
    } else {
      let (widths, lineHeight) = wordSizes()
      rows = BallRows(
        song.lyrics, widths: widths, lineHeight: lineHeight, wordSize: wordSize, in: size,
        style: style)
    }
    rows.exit = song.lastLanding
    update()
  }

  /// The widths of the words and the height of their letters.
  func wordSizes() -> (widths: [Double], lineHeight: Double) {
    // Letters grow in proportion, until they are measured again.
    let isMeasured = measured.widths.count == wordCount && measured.size > 0
    let scale = isMeasured ? wordSize / measured.size : 1
    let widths =
      isMeasured && scale == 1
      ? measured.widths
      : isMeasured ? measured.widths.map { $0 * scale } : guessedWidths()
    return (widths, isMeasured ? measured.lineHeight * scale : wordSize * 1.2)
  }

  /// Three fifths of the font size for each character, before the host has measured.
  private func guessedWidths() -> [Double] {
    song.lyrics.words.map { word in
      var count = 0.0
      for byte in song.lyrics.text[word.text] where byte & 0xC0 != 0x80 { count += 1 }
      return count * wordSize * 0.6
    }
  }

  public var words: MeasurableWords? { MeasurableWords(song.lyrics, size: wordSize) }

  /// The number of words of the song.
  public var wordCount: Int { song.lyrics.words.count }

  /// The font size of the words in points, already scaled for the reader's text size.
  public var wordSize: Double { style.wordSize * surroundings.shownTextScale }
}

// MARK: - Commands and time

extension BallMotion {
  /// The song.
  public var lyrics: Lyrics { song.lyrics }

  /// The time at which the ball has left, in seconds of playback; 0 without words.
  public var duration: Double { song.duration }

  /// The playback rate.
  public var rate: Double { playback.rate }

  /// Whether the song plays.
  public var isPlaying: Bool { playback.isPlaying && !isOver }

  /// The position in the song, in seconds of playback.
  public var position: Double {
    let run = playback.run(at: now)
    guard style.loops else { return min(run, song.duration) }
    let laps = BallPlayback.lap(of: run, length: song.duration)
    return max(run - laps * song.duration, 0)
  }

  /// The end of the song by the host's clock; nil if it is not playing or does not end.
  public var endTime: Double? {
    guard isPlaying, playback.rate > 0, !style.loops else { return nil }
    return playback.time(ofRun: song.duration)
  }

  private var isOver: Bool { !style.loops && playback.run(at: now) >= song.duration }

  public var state: State {
    guard !song.isEmpty else { return .waiting }
    if moment.isInAir { return .hopping }
    let position = position
    if position >= song.duration { return .finished }
    return standsOnSung ? .holding : .waiting
  }

  /// Whether the word that the ball landed on last is sung.
  private var standsOnSung: Bool {
    moment.from >= 0 && position < song.lyrics.words[moment.from].end
  }

  mutating func apply(_ command: Command) {
    if case .rate(let rate) = command {
      if rate == 0 { settle() }
      rebase()
      playback.set(rate: rate)
    } else {
      guard !song.isEmpty else { return }
      move(by: command)
    }
    goOn()
  }

  /// Performs a command on a song that has words.
  private mutating func move(by command: Command) {
    switch command {
    case .play:
      guard !isPlaying else { return }
      rebase()
      if isOver { seek(to: 0) }
      playback.set(isPlaying: true)
    case .pause:
      settle()
      rebase()
      playback.set(isPlaying: false)
    case .seek(let position):
      rebase()
      seek(to: min(max(position, 0), song.duration))
    case .rate: break  // Done before, also without words.
    }
  }

  /// Stops playback; reports it only if the song was playing.
  private mutating func settle() {
    if isPlaying, playback.rate > 0 { events.append(.settled, at: now) }
  }

  /// Restarts playback from the current position: nothing moves.
  private mutating func rebase() {
    let (position, isOver) = (position, isOver)
    playback.move(to: position, at: now)
    lap = 0
    if isOver { playback.set(isPlaying: false) }
  }

  /// Continues to a position, or seeks there if it is not reached by playing.
  mutating func come(to position: Double) {
    let step = position - self.position
    rebase()
    // It plays, so that words are reported; at rate 0, so that only the next position moves it.
    playback.set(rate: 0)
    playback.set(isPlaying: true)
    if (0...Self.longestStep).contains(step) {
      playback.move(to: position, at: now)
    } else {
      seek(to: position)
    }
    sing()
  }

  /// Goes back to an earlier position of playback without reporting its words again.
  mutating func wait(at position: Double) {
    rebase()
    playback.move(to: position, at: now)
    update()
  }

  /// Seeks to a position and reports its line if it is a new one.
  private mutating func seek(to position: Double) {
    move(to: position)
    let count = song.startedWords(before: position.nextUp)
    guard count > 0 else { return }
    let line = song.line(of: lyrics.word(inOrderOfTime: count - 1))
    // Its first word reports the line.
    guard line != lastLine, lyrics.lines[line].start < position else { return }
    lastLine = line
    events.append(.line(line), at: now)
  }

  private mutating func move(to position: Double) {
    playback.move(to: min(position, song.duration), at: now)
    lap = 0
    nextWord = song.startedWords(before: position)
    isEndReported = false
  }

  mutating func proceed(to time: Double) {
    if now == -.infinity { playback.move(to: playback.start, at: time) }
    now = time
    goOn()
  }

  /// Without words nothing changes with time.
  private mutating func goOn() {
    if !song.isEmpty { sing() }
  }

  /// Reports all words up to now, and moves the ball there.
  private mutating func sing() {
    notice()
    update()
  }

  private mutating func update() { moment = song.moment(at: position) }

  func nextFrame() -> NextFrame {
    guard isPlaying, playback.rate > 0, !song.isEmpty else { return .never }
    return nextChange()
  }

  /// The time of the next frame of a song that has words.
  private func nextChange() -> NextFrame {
    if !surroundings.reduceMotion, moment.isInAir || moment.squash > 0 || fills { return .now }
    let position = position
    var next = moment.nextChange
    if standsOnSung { next = min(next, song.lyrics.words[moment.from].end) }
    let run = playback.run(at: now)
    var due = run + (next - position)
    // A word is reported when it begins, which may be long after the ball has landed on it.
    if nextWord < wordCount { due = min(due, lap * song.duration + start(ofRank: nextWord)) }
    let time = playback.time(before: due)
    return time > now ? .at(time) : .now
  }

  /// The most events after a long time without a frame, give or take two rounds of the song: after a loop that nobody saw
  /// only the last rounds are reported.
  private static let mostAtOnce = 1000.0

  /// Reports all words up to now, each at its own time. If there are too many rounds of a short
  /// song, which takes minutes without a frame, only the last ones are reported.
  @inline(never)  // 4 calls in the module with all elements.
  private mutating func notice() {
    let length = song.duration
    guard playback.isPlaying, length > 0 else { return }
    let run = playback.run(at: now)
    if style.loops {
      let last = BallPlayback.lap(of: run, length: length)
      let rounds = ElasticMath.floor(Self.mostAtOnce / Double(song.lyrics.words.count)) + 1
      if last > lap + rounds { (lap, nextWord) = (last - rounds, 0) }
    }
    while true {
      let isWord = nextWord < wordCount
      let due = lap * length + (isWord ? start(ofRank: nextWord) : length)
      guard due <= run else { return }
      let time = playback.time(ofRun: due)
      if isWord {
        report(word: lyrics.word(inOrderOfTime: nextWord), at: time)
        nextWord += 1
      } else if style.loops {
        lap += 1
        nextWord = 0
      } else {
        if !isEndReported {
          events.append(.finished, at: time)
          events.append(.settled, at: time)
        }
        isEndReported = true
        return
      }
    }
  }

  /// When a word in order of time starts.
  private func start(ofRank rank: Int) -> Double {
    lyrics.words[lyrics.word(inOrderOfTime: rank)].start
  }

  private mutating func report(word: Int, at time: Double) {
    let line = song.line(of: word)
    if song.lyrics.lines[line].words.lowerBound == word {
      lastLine = line
      events.append(.line(line), at: time)
    }
    events.append(.word(word), at: time)
  }
}
