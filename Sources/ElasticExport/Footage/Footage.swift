import ElasticKit

/// A run of a drawing, for export as a moving file.
///
/// It knows how long the run is and what is in it, but keeps no pictures: a file plays the run again, piece by piece,
/// so that a song of ten minutes takes no more memory than one of a minute.
public struct Footage {
  /// Advances to a time in seconds, draws, and returns the next frame.
  public typealias Play = (_ time: Double, _ drawing: inout Drawing) -> NextFrame
  /// The outline of a text, for players without fonts, relative to the position of the
  /// text; nil for a text that stays text.
  public typealias Letters = ([UInt8], TextRun) -> BezierPath?

  /// Points.
  public let size: Size2D
  /// Frames a second.
  public let rate: Double
  /// The frames of the run; number n is at n divided by the rate. The last shows the end.
  public internal(set) var frameCount = 0
  /// The frames that repeat for ever from then on; nil if everything comes to rest, or if
  /// nothing repeats.
  public internal(set) var loop: Range<Int>?
  /// Whether lines are drawn in it.
  package internal(set) var hasLines = false
  /// Whether it contains words; words that became outlines do not count.
  public internal(set) var hasWords = false
  /// Whether it contains slots for a host's own content.
  public internal(set) var hasSlots = false

  /// The font family of words that stay text, as UTF-8; nil for the player's sans-serif font.
  public var family: [UInt8]?

  /// The frame that shows it to readers who want no motion.
  var still = 0
  /// A number that follows from all that is drawn in it.
  var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The player's frame that is the first here.
  var first = 0
  /// The times of inputs in the player's seconds, ascending.
  let inputs: [Double]
  let palette: ElasticPalette
  let letters: Letters?
  /// A player at the start of the run.
  let player: () -> Play

  /// The run of any drawing function.
  ///
  /// Without a `duration` it ends when nothing changes any more, after the last input. A motion that repeats
  /// is kept up to the end of the first repetition, which is then the ``loop``; without any input the loop is all
  /// that is kept.
  /// - Parameters:
  ///   - inputs: the times of inputs in seconds; inputs after ``longest`` are not shown.
  ///   - play: advances to a time in seconds, draws, and returns the next frame. The run is played several times,
  ///     each time from 0 on, so what it draws may depend on the time alone.
  public init(
    size: Size2D, palette: ElasticPalette = ElasticPalette(), rate: Double = 60,
    inputs: [Double] = [],
    duration: Double? = nil, letters: Letters? = nil,
    play: @escaping Play
  ) {
    self.init(
      size: size, palette: palette, rate: rate, inputs: inputs, duration: duration,
      letters: letters, player: { play }, step: { _ in })
  }

  /// The run of a drawing function that remembers something between two times.
  ///
  /// - Parameters:
  ///   - player: makes a drawing function at the start of the run; each gets times that never go back.
  ///   - step: is called with each time in seconds while the length of the run is found.
  /// - Throws: the error of `step`.
  public init<Failure: Error>(
    size: Size2D, palette: ElasticPalette = ElasticPalette(), rate: Double = 60,
    inputs: [Double] = [],
    duration: Double? = nil, letters: Letters? = nil,
    player: @escaping () -> Play, step: (_ time: Double) throws(Failure) -> Void
  ) throws(Failure) {
    self.size = size
    let rate = rate > 0 && rate <= 1000 ? rate : 60
    self.rate = rate
    self.palette = palette
    self.letters = letters
    self.player = player
    self.inputs = inputs.filter { $0 >= 0 && $0 <= Self.longest }.sorted()
    try survey(inputs: inputs, duration: duration, step)
  }
}
