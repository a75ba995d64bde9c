#if GTK
import CGTK4
import ElasticGTK
import ElasticKit

/// Writes a line of JSON to standard output, without buffering.
func say(_ members: KeyValuePairs<String, any CustomStringConvertible>) {
  let words = members.map { key, value in
    value is String || value is StaticString ? "\"\(key)\":\"\(value)\"" : "\"\(key)\":\(value)"
  }
  print("{" + words.joined(separator: ",") + "}")
  fflush(nil)
}

/// Logs a widget's states and events, and its rest.
@MainActor
func follow<C: ElasticComponent>(_ widget: ComponentWidget<C>, as name: String) {
  var state: C.State?
  var wasAtRest = false
  let note = { [weak widget] in
    guard let now = widget?.state, now != state else { return }
    state = now
    say(["widget": name, "state": "\(now.name)"])
  }
  widget.onEvent = { occurrence in
    note()
    // Sent with every frame, and already visible in the states.
    if "\(occurrence.event.name)" == "slide" { return }
    say(["widget": name, "event": "\(occurrence.event.name)"])
  }
  widget.onFrame = { [weak widget] _, activity in
    note()
    if activity == .never, !wasAtRest {
      say(["widget": name, "activity": "atRest", "ticks": widget?.tickCount ?? 0])
    }
    wasAtRest = activity == .never
  }
}

/// Writes what a program can read of any widget.
@MainActor
func sayState<C: ElasticComponent>(of widget: ComponentWidget<C>, as name: String) {
  say([
    "read": name, "state": "\(widget.state.name)", "progress": widget.progress,
    "inset": widget.inset, "extent": widget.extent,
  ])
}

/// Commands of a test: a line of words each, on standard input.
@MainActor
final class Questions {
  private var bytes: [UInt8] = []
  private let answer: @MainActor ([String]) -> Void

  init(_ answer: @escaping @MainActor ([String]) -> Void) {
    self.answer = answer
    let channel = g_io_channel_unix_new(0)
    let data = Unmanaged.passRetained(self).toOpaque()
    g_io_add_watch(
      channel, G_IO_IN,
      { _, _, data in
        nonisolated(unsafe) let data = data!
        return MainActor.assumeIsolated {
          Unmanaged<Questions>.fromOpaque(data).takeUnretainedValue().read() ? 1 : 0
        }
      }, data)
    g_io_channel_unref(channel)
  }

  /// False after the end of the input.
  private func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = CGTK4.read(0, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    while let end = bytes.firstIndex(of: 0x0A) {
      let line = String(decoding: bytes[..<end], as: UTF8.self)
      bytes.removeSubrange(...end)
      answer(line.split(separator: " ").map(String.init))
    }
    return true
  }
}
#endif
