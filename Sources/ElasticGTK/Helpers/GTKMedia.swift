#if GTK
import CGTK4

/// Something that GTK plays, sound or film: a `GtkMediaStream`.
///
/// Files need a module of GTK's that plays them, `libgtk-4-media-gstreamer` on Debian.
public final class GTKMedia: GTKObject {
  private nonisolated var stream: UnsafeMutablePointer<GtkMediaStream> {
    pointer.assumingMemoryBound(to: GtkMediaStream.self)
  }

  /// A stream of the program's own, a video's for one. To be done once for each.
  public init(_ stream: UnsafeMutablePointer<GtkMediaStream>) {
    super.init(adopting: UnsafeMutableRawPointer(stream))
  }

  /// A file's sound.
  public convenience init(file path: String) {
    let stream = UnsafeMutableRawPointer(gtk_media_file_new_for_filename(path)!)
    self.init(stream.assumingMemoryBound(to: GtkMediaStream.self))
    // It does not float, so it belongs to whoever made it: hand that over.
    g_object_unref(stream)
  }

  /// Goes on; from the beginning if it is over.
  public func play() { gtk_media_stream_play(stream) }

  /// Stays at this place.
  public func pause() { gtk_media_stream_pause(stream) }

  /// Goes to a place, in seconds.
  public func seek(to seconds: Double) {
    guard seconds.isFinite else { return }
    gtk_media_stream_seek(stream, gint64(min(max(seconds, 0), 1e9) * 1e6))
  }

  /// Whether it goes on. A file is only read at first.
  public var isPlaying: Bool {
    gtk_media_stream_get_playing(stream) != 0 && gtk_media_stream_is_prepared(stream) != 0
      && gtk_media_stream_is_seeking(stream) == 0
  }

  /// Where it is, in seconds.
  public var place: Double { Double(gtk_media_stream_get_timestamp(stream)) / 1e6 }

  /// What went wrong, in words; nil if nothing did.
  public var failure: String? {
    gtk_media_stream_get_error(stream).map { String(cString: $0.pointee.message) }
  }
}
#endif
