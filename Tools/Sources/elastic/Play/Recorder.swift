#if GTK
import ElasticGTK
import ElasticKit

/// Records all input of a component in a window, to replay it.
@MainActor
final class Recorder {
  /// The recording so far; nil before the component can get input.
  private(set) var recording: ElasticRecording?
  private let song: [UInt8]?

  /// Stores the song of the component in the recording.
  init(song: [UInt8]?) { self.song = song }

  /// Begins at the window's time 0 with the component's initial inputs.
  func follow<C: ElasticComponent>(
    _ widget: ComponentWidget<C>, from start: ElasticRecording, component: C
  ) {
    var recording = start
    if let song { recording.content = song }
    recording.entries = opening(style: component.style, surroundings: widget.surroundings)
    self.recording = recording
    widget.onEntry = { [weak self] entry in self?.recording?.entries.append(entry) }
  }

  /// Differences from a component and a user with default settings.
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
