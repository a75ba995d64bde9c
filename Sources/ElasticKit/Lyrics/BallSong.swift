/// The times of a song for the ball: the landings on words, and the starts of hops.
///
/// Everything is a pure function of the position in the song, found by bisection: the cost grows only with
/// the logarithm of the number of words.
struct BallSong: Sendable {
  let lyrics: Lyrics
  private let edgeHopDuration: Double
  private let maximumHopDuration: Double
  private let squashDuration: Double
  /// The time between a landing and its word.
  private let lead: Double
  /// The words the ball lands on, in order of time: of words that start together, the last.
  private let landings: [Int]
  /// The last word in the text of each landing and those before it: rows scroll to it, and never back to an earlier voice.
  private let fronts: [Int]
  /// When the last hop begins.
  private let exit: Double
  /// When the ball has left.
  let duration: Double

  /// The state of the ball between two landings.
  struct BallPhase: Sendable {
    /// The word the ball stands on or left; −1 before the first.
    var from = -1
    /// The word it goes to; the count of words after the last.
    var to = 0
    /// The words whose rows are in the middle before and after the hop.
    var front = (from: -1, to: 0)
    /// The progress of the hop: 0 while it stands.
    var share = 0.0
    /// From 0, round, to 1, as flat as possible.
    var squash = 0.0
    /// When the next hop begins, or when this one ends.
    var nextChange = 0.0
    var isInAir = false
  }

  init(_ lyrics: Lyrics, style: BallMotion.Style) {
    self.lyrics = lyrics
    edgeHopDuration = style.edgeHopDuration
    maximumHopDuration = style.maximumHopDuration
    lead = style.landingLead
    squashDuration = style.squashDuration
    var (landings, fronts): ([Int], [Int]) = ([], [])
    landings.reserveCapacity(lyrics.words.count)
    for rank in lyrics.words.indices {
      let word = lyrics.word(inOrderOfTime: rank)
      let front = max(fronts.last ?? 0, word)
      if let last = landings.last, lyrics.words[last].start == lyrics.words[word].start {
        (landings[landings.count - 1], fronts[landings.count - 1]) = (word, front)
      } else {
        landings.append(word)
        fronts.append(front)
      }
    }
    self.landings = landings
    self.fronts = fronts
    if let last = landings.last {
      // The last hop ends with the last word, or begins with it if that is shorter than the hop.
      exit = max(lyrics.words[last].start, lyrics.duration - edgeHopDuration)
      duration = exit + edgeHopDuration
    } else {
      (exit, duration) = (0, 0)
    }
  }

  var isEmpty: Bool { landings.isEmpty }

  /// The number of landings at or before a position.
  private func landed(at position: Double) -> Int {
    Self.partitionIndex(landings.count) { landingTime(landings[$0]) <= position }
  }

  /// When the ball lands on a word.
  private func landingTime(_ word: Int) -> Double { lyrics.words[word].start - lead }

  /// How many words start before a position.
  func startedWords(before position: Double) -> Int {
    Self.partitionIndex(lyrics.words.count) {
      lyrics.words[lyrics.word(inOrderOfTime: $0)].start < position
    }
  }

  /// How many of these words of one voice the ball has landed on by the time it lands on `word`.
  func landed(in words: Range<Int>, by word: Int) -> Int {
    guard word >= 0 else { return 0 }
    let position = lyrics.words[word].start
    return Self.partitionIndex(words.count) {
      lyrics.words[words.lowerBound + $0].start <= position
    }
  }

  /// The last word the ball lands on.
  var lastLanding: Int { landings.last ?? 0 }

  /// The words whose rows are in the middle before and after a hop to this landing.
  private func front(_ next: Int) -> (from: Int, to: Int) {
    let from = next > 0 ? fronts[next - 1] : -1
    return (from, next < landings.count ? fronts[next] : from)
  }

  /// The same for the hop from a landing; −1 is before the first.
  func front(after word: Int) -> (from: Int, to: Int) { front(landingIndex(after: word)) }

  /// The last landing before a word begins; −1 where there is none.
  func landing(before word: Int) -> Int {
    let index = landingIndex(after: word) - 2
    return index < 0 ? -1 : landings[index]
  }

  /// The first landing after a word has begun; the count of words where there is none.
  func landing(after word: Int) -> Int {
    let index = landingIndex(after: word)
    return index < landings.count ? landings[index] : lyrics.words.count
  }

  /// The index of the first landing after a word has begun.
  private func landingIndex(after word: Int) -> Int {
    word < 0 ? 0 : landed(at: landingTime(word))
  }

  /// The line a word is in.
  func line(of word: Int) -> Int {
    Self.partitionIndex(lyrics.lines.count) { lyrics.lines[$0].words.upperBound <= word }
  }

  /// The number of leading elements for which `isBefore` holds, out of `count`, by binary search.
  static func partitionIndex(_ count: Int, isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func moment(at position: Double) -> BallPhase {
    var moment = BallPhase()
    guard !isEmpty else { return moment }
    let next = landed(at: position)
    moment.to = next < landings.count ? landings[next] : lyrics.words.count
    if next > 0 { moment.from = landings[next - 1] }
    moment.front = front(next)
    let (begin, end) = flight(from: moment.from, to: moment.to)
    if next > 0 {
      let start = landingTime(moment.from)
      moment.squash = bump((position - start) / roundingTime(from: start, to: end))
    }
    if next < landings.count, moment.squash == 0 {
      moment.squash = bump((end - position) / flatteningTime(from: begin, to: end))
    }
    moment.isInAir = position >= begin && position < end
    moment.share = position < begin ? 0 : position < end ? (position - begin) / (end - begin) : 1
    moment.nextChange = position < begin ? begin : end
    return moment
  }

  /// When the ball leaves one word for the next landing, and when it lands there; −1 is before the
  /// first word, the count of words after the last.
  func flight(from: Int, to: Int) -> (takeOff: Double, landing: Double) {
    guard to < lyrics.words.count else { return (exit - lead, duration) }
    let end = landingTime(to)
    // The first hop begins at the same time however early the ball lands, and always takes some time.
    return from < 0
      ? (end - max(edgeHopDuration - lead, 0.01), end)
      : (max(landingTime(from), end - maximumHopDuration), end)
  }

  /// How long the ball takes to be round again after a landing, before the next one.
  func roundingTime(from landing: Double, to next: Double) -> Double {
    min(squashDuration, (next - landing) / 2)
  }

  /// The ball flattens slightly in the last moments of the fall, so that the landing has no sharp start.
  func flatteningTime(from takeOff: Double, to landing: Double) -> Double {
    min(squashDuration / 4, (landing - takeOff) / 2)
  }

  /// Falls from 1 at 0 to 0 at 1, without a corner at either end.
  private func bump(_ x: Double) -> Double { x < 1 ? (1 - x) * (1 - x) * (1 + 2 * x) : 0 }
}
