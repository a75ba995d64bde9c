// How long a file may last. A motion that neither rests nor repeats is cut ``endless`` seconds after the last input; what is longer
// than ``longest`` is refused with a sentence, before any frame is drawn.

import ElasticKit

extension Footage {
  /// Seconds of a run after the last input if the motion never rests and never repeats.
  public static let endless = 2.0
  /// The largest duration in seconds.
  public static let longest = 600.0

  /// Why a recording's whole motion does not fit into a file: a sentence in English without a full stop, as UTF-8; nil if
  /// it fits.
  ///
  /// - Parameters:
  ///   - recording: the time of the last input, in seconds.
  ///   - song: the time at which a song ends, which is later than all other motion; nil without one.
  @_spi(Programs) public static func excess(
    ofRecording recording: Double, song: Double?
  ) -> [UInt8]? {
    if recording + endless > longest { return excess(of: "recording", recording) }
    if let song, song > longest { return excess(of: "song", song) }
    return nil
  }

  private static func excess(of name: StaticString, _ seconds: Double) -> [UInt8] {
    var sentence: [UInt8] = []
    ("the " as StaticString).append(to: &sentence)
    name.append(to: &sentence)
    (" lasts " as StaticString).append(to: &sentence)
    DecimalText.append(seconds, to: &sentence)
    (" s; expected a film of at most " as StaticString).append(to: &sentence)
    DecimalText.append(longest, to: &sentence)
    (" s" as StaticString).append(to: &sentence)
    return sentence
  }
}
