import ElasticGTK
import ElasticKit

/// What the choir sings on Thursday.
@MainActor
final class Song {
  private static let text = """
    [00:00.50]<00:00.50>Rain <00:01.00>on <00:01.30>the <00:01.60>roof <00:02.30>
    [00:02.60]<00:02.60>taps <00:03.10>out <00:03.50>a <00:03.80>tune <00:04.60>
    [00:05.00]<00:05.00>hop <00:05.40>with <00:05.70>the <00:06.00>drops <00:06.60>
    [00:07.00]<00:07.00>home <00:07.50>by <00:07.90>noon <00:09.00>
    """

  private let ball: LyricBall
  /// The words, with a title above.
  let view: GTKWidget
  /// Called when the menu is asked for.
  var onMenu: @MainActor () -> Void = {}

  init() {
    // The words above are known to be a song.
    ball = LyricBall(lyrics: (try? Lyrics(Self.text.utf8)) ?? Lyrics())
    let menu = GTKButton("Folders")
    let again = GTKButton("From the start")
    view = GTKBox(.vertical, [Views.row([menu, Views.title("Song"), again]), ball])
    menu.onClick = { [weak self] in self?.onMenu() }
    again.onClick = { [weak self] in self?.ball.seek(to: 0) }
  }

  /// Goes on, or waits.
  func setPlaying(_ isPlaying: Bool) { isPlaying ? ball.play() : ball.pause() }
}
