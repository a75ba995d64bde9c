#if GTK
import CGTK4

/// Sound or film that GTK plays: a `GtkMediaStream`.
///
/// Files need a GTK module for playback, `libgtk-4-media-gstreamer` on Debian.
public final class GTKMedia: GTKObject {
  private nonisolated var stream: UnsafeMutablePointer<GtkMediaStream> {
    pointer.assumingMemoryBound(to: GtkMediaStream.self)
  }

  /// A stream of the program, for example of a video. Wrap each stream only once.
  public init(_ stream: UnsafeMutablePointer<GtkMediaStream>) {
    super.init(adopting: UnsafeMutableRawPointer(stream))
  }

  /// A file's sound.
  public convenience init(file path: String) {
    let stream = UnsafeMutableRawPointer(gtk_media_file_new_for_filename(path)!)
    self.init(stream.assumingMemoryBound(to: GtkMediaStream.self))
    // It has no floating reference, so the creator owns it: transfer the ownership.
    g_object_unref(stream)
  }

  /// Plays; from the beginning if it is over.
  public func play() { gtk_media_stream_play(stream) }

  /// Pauses at this position.
  public func pause() { gtk_media_stream_pause(stream) }

  /// Seeks to a position in seconds.
  public func seek(to seconds: Double) {
    guard seconds.isFinite else { return }
    gtk_media_stream_seek(stream, gint64(min(max(seconds, 0), 1e9) * 1e6))
  }

  /// Whether it plays. False while a file is being opened.
  public var isPlaying: Bool {
    gtk_media_stream_get_playing(stream) != 0 && gtk_media_stream_is_prepared(stream) != 0
      && gtk_media_stream_is_seeking(stream) == 0
  }

  /// The position in seconds.
  public var position: Double { Double(gtk_media_stream_get_timestamp(stream)) / 1e6 }

  /// The error message; nil without an error.
  public var failure: String? {
    gtk_media_stream_get_error(stream).map { String(cString: $0.pointee.message) }
  }
}
#endif
