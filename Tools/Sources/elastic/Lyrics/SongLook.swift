import ArgumentParser
import ElasticKit

/// What a film of a song looks like: a plain value that its stage draws by.
///
/// No time is in it. When a word lights up, a row moves and the ball hops is decided by the song and the ball alone.
struct SongLook: Equatable {
  /// How rows follow one another.
  enum Layout: String, CaseIterable, ExpressibleByArgument {
    /// As many rows as fit move up.
    case scroll
    /// Two rows; the next takes the place of the one that has been sung.
    case twoRows = "two-rows"
    /// One row; the next takes its place.
    case oneRow = "one-row"

    /// How many rows are shown at once; nil for as many as fit.
    var rowCount: Int? {
      switch self {
      case .scroll: nil
      case .twoRows: 2
      case .oneRow: 1
      }
    }
  }

  var layout = Layout.scroll
  /// Whether the words are sized for the picture; otherwise the ball's style says how large they are.
  var fitsWords = false

  init() {}
}
