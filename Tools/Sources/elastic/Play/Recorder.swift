#if GTK
import ElasticExport
import ElasticGTK
import ElasticKit

/// Keeps all that is done to a component in a window, to be done again.
@MainActor
final class Recorder {
  /// What was done so far; nil as long as nothing can be done.
  private(set) var recording: ElasticRecording?
  private let song: [UInt8]?

  /// Keeps a song, which the component was made with, in the recording.
  init(song: [UInt8]?) { self.song = song }

  /// Begins, at the window's time 0, with what the component is told before anything else.
  func follow<C: ElasticComponent>(
    _ widget: ComponentWidget<C>, from start: ElasticRecording, component: C
  ) {
    var recording = start
    if let song { recording.content = song }
    recording.entries = opening(style: component.style, surroundings: widget.surroundings)
    self.recording = recording
    widget.onEntry = { [weak self] entry in self?.recording?.entries.append(entry) }
  }

  /// What differs from a component and a reader of whom nothing is known.
  private func opening<Style: ComponentStyle>(
    style: Style, surroundings: Surroundings
  ) -> [ElasticRecording.Entry] {
    var entries: [ElasticRecording.Entry] = []
    if surroundings != Surroundings() {
      entries.append(ElasticRecording.Entry(time: 0, action: .input(.surroundings(surroundings))))
    }
    for (index, property) in Style.properties.enumerated() {
      let value = property.get(style)
      guard value != property.get(Style()) else { continue }
      entries.append(ElasticRecording.Entry(time: 0, action: .set(property: index, value: value)))
    }
    return entries
  }
}
#endif
