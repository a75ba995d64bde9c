#if GTK
import CGTK4
import ElasticHosting
import ElasticKit

/// The words of a song for screen readers: an invisible text whose caret is at the word that is sung.
///
/// A text view has the accessible text that no widget of our own can have before GTK 4.14. A screen reader
/// hears of each move of the caret, and speaks it only while it reads this text.
@MainActor
final class SongText {
  /// A `GtkTextView`, to be placed over the drawn words and not to be drawn.
  let view = GTKWidget(gtk_text_view_new())
  /// The name for screen readers.
  var label = "" {
    didSet {
      guard label != oldValue else { return }
      elastic_gtk_set_text(view.widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label.wholeInC)
    }
  }

  private var lyrics = Lyrics()
  private var starts: [Int] = []
  private var word: Int?

  init() {
    gtk_text_view_set_editable(textView, 0)
    gtk_text_view_set_cursor_visible(textView, 0)
    gtk_widget_set_focusable(view.widget, 0)
    gtk_widget_set_can_target(view.widget, 0)
    disableActions()
  }

  /// Shows the words of a ball and moves the caret, if something has changed.
  func follow(_ ball: BallMotion) {
    if ball.lyrics != lyrics {
      lyrics = ball.lyrics
      let transcript = LyricsTranscript(lyrics)
      starts = transcript.starts
      word = nil
      gtk_text_buffer_set_text(buffer, transcript.text, -1)
      moveCaret(to: 0)
    }
    guard ball.latestWord != word else { return }
    word = ball.latestWord
    moveCaret(to: word.map { starts[$0] } ?? 0)
  }

  private func moveCaret(to position: Int) {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &iterator, Int32(position))
    gtk_text_buffer_place_cursor(buffer, &iterator)
  }

  /// Nothing can be pasted, undone or chosen from a menu here.
  private func disableActions() {
    let type = g_type_class_peek(gtk_text_view_get_type())!
      .assumingMemoryBound(to: GtkWidgetClass.self)
    var index: guint = 0
    var owner: GType = 0
    var name: UnsafePointer<CChar>?
    // GTK 4.8 does not take NULL for them.
    var (parameter, property): (OpaquePointer?, UnsafePointer<CChar>?) = (nil, nil)
    while gtk_widget_class_query_action(type, index, &owner, &name, &parameter, &property) != 0 {
      if let name { gtk_widget_action_set_enabled(view.widget, name, 0) }
      index += 1
    }
  }

  private var textView: UnsafeMutablePointer<GtkTextView> {
    view.pointer.assumingMemoryBound(to: GtkTextView.self)
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(textView) }
}
#endif
