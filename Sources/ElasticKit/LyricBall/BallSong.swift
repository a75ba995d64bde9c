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
  /// The words the ball lands on: of words that start together, the last.
  private let landings: [Int]
  /// When the last hop begins.
  private let exit: Double
  /// When the ball has left.
  let duration: Double

  /// The state of the ball between two landings.
  struct Moment: Equatable, Sendable {
    /// The word the ball stands on or left; −1 before the first.
    var from = -1
    /// The word it goes to; the count of words after the last.
    var to = 0
    /// The progress of the hop: 0 while it stands.
    var share = 0.0
    /// From 0, round, to 1, as flat as possible.
    var squash = 0.0
    /// When the next hop begins, or when this one ends.
    var nextChange = 0.0
    var isInAir = false
  }

  init() { self.init(Lyrics(), style: BallMotion.Style()) }

  @inline(never)
  init(_ lyrics: Lyrics, style: BallMotion.Style) {
    self.lyrics = lyrics
    edgeHopDuration = style.edgeHopDuration
    maximumHopDuration = style.maximumHopDuration
    lead = style.landingLead
    squashDuration = style.squashDuration
    var landings: [Int] = []
    landings.reserveCapacity(lyrics.words.count)
    for index in lyrics.words.indices {
      if let last = landings.last, lyrics.words[last].start == lyrics.words[index].start {
        landings[landings.count - 1] = index
      } else {
        landings.append(index)
      }
    }
    self.landings = landings
    if let last = lyrics.words.last {
      exit = max(last.start, last.end - edgeHopDuration)
      duration = exit + edgeHopDuration
    } else {
      (exit, duration) = (0, 0)
    }
  }

  var isEmpty: Bool { landings.isEmpty }

  /// The number of landings at or before a position.
  private func landed(at place: Double) -> Int {
    Self.halve(landings.count) { landingTime(landings[$0]) <= place }
  }

  /// When the ball lands on a word.
  private func landingTime(_ word: Int) -> Double { lyrics.words[word].start - lead }

  /// The first word that starts at or after a position; the count of words if none does.
  func firstWord(from place: Double) -> Int {
    Self.halve(lyrics.words.count) { lyrics.words[$0].start < place }
  }

  /// The last landing before a word; −1 where there is none.
  func landing(before word: Int) -> Int {
    let place = landingIndex(from: word)
    return place > 0 ? landings[place - 1] : -1
  }

  /// The first landing after a word; the count of words where there is none.
  func landing(after word: Int) -> Int {
    let place = landingIndex(from: word + 1)
    return place < landings.count ? landings[place] : lyrics.words.count
  }

  /// The index of the first landing on a word or after it.
  private func landingIndex(from word: Int) -> Int {
    Self.halve(landings.count) { landings[$0] < word }
  }

  /// The line a word is in.
  func line(of word: Int) -> Int {
    Self.halve(lyrics.lines.count) { lyrics.lines[$0].words.upperBound <= word }
  }

  /// The number of leading elements for which `isBefore` holds, out of `count`, by binary search.
  static func halve(_ count: Int, isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @inline(never)
  func moment(at place: Double) -> Moment {
    var moment = Moment()
    guard !isEmpty else { return moment }
    let next = landed(at: place)
    moment.to = next < landings.count ? landings[next] : lyrics.words.count
    if next > 0 { moment.from = landings[next - 1] }
    let (begin, end) = flight(from: moment.from, to: moment.to)
    if next > 0 {
      let start = landingTime(moment.from)
      moment.squash = bump((place - start) / roundingTime(from: start, to: end))
    }
    if next < landings.count, moment.squash == 0 {
      moment.squash = bump((end - place) / flatteningTime(from: begin, to: end))
    }
    moment.isInAir = place >= begin && place < end
    moment.share = place < begin ? 0 : place < end ? (place - begin) / (end - begin) : 1
    moment.nextChange = place < begin ? begin : end
    return moment
  }

  /// When the ball leaves one word for the next landing, and when it lands there; −1 is before the
  /// first word, the count of words after the last.
  func flight(from: Int, to: Int) -> (takeOff: Double, landing: Double) {
    guard to < lyrics.words.count else { return (exit - lead, duration) }
    let end = landingTime(to)
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
