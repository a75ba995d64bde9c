#if GTK
import CGTK4
import ElasticKit

// The line of text in the band that a pull opens: a note beside the circle, or how a loading has ended in the circle's place.

@MainActor
final class NoteLine {
  lazy var label = {
    let label = GTKLabel("").classes("note")
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    return label
  }()
  /// How the loading has ended, while that is read.
  var sentence: String?
  /// The indicator for when no sentence is in its place.
  var ownIndicator: RefreshIndicator?
  var isShown = false
  /// Whether the sentence is where the label was put last.
  var isSentence = false
  /// Its colour as it was set last.
  var color: ElasticColor?
}

extension ElasticRefresh {
  /// Ends loading after a sentence, such as "3 new messages" or "No connection", which takes the circle's place for a second and a half.
  public func endRefreshing(saying sentence: String) {
    guard isRefreshing else { return }
    if line.ownIndicator == nil { line.ownIndicator = style.indicator }
    line.sentence = sentence
    style.indicator = .none
    elastic_gtk_announce(widget, sentence.wholeInC)
    showLine()
    work.begin({ try? await Task.sleep(for: .seconds(1.5)) }) { [weak self] in
      self?.endRefreshing()
    }
  }

  /// The band has closed, or another loading begins.
  func endSentence() {
    guard let indicator = line.ownIndicator else { return }
    work.cancel()
    (line.sentence, line.ownIndicator) = (nil, nil)
    style.indicator = indicator
  }

  /// Shows the text where the band is deep enough for it.
  func showLine() {
    let text = line.sentence ?? note
    guard text != nil || line.isShown else { return }
    let label = line.label
    if gtk_widget_get_parent(label.widget) == nil { adopt(label) }
    if let text, text != label.text { label.text = text }
    let ink = palette[style.indicatorColor]
    if ink != line.color {
      line.color = ink
      setColor(of: label, to: ink)
    }
    let height = Double(measure(label, GTK_ORIENTATION_VERTICAL, for: -1).natural)
    let isShown = text != nil && room >= height
    // A band that moves is allocated anew anyway.
    let isMoved = line.isShown != isShown || line.isSentence != (line.sentence != nil)
    (line.isShown, line.isSentence) = (isShown, line.sentence != nil)
    guard isMoved else { return }
    gtk_widget_set_child_visible(label.widget, isShown ? 1 : 0)
    if !isPlacing { gtk_widget_queue_allocate(widget) }
  }

  /// The note lies from the circle to the end of the row, a sentence in the whole row.
  func allocateLine() {
    guard line.isShown else { return }
    let margin = 8.0
    let isMirrored = surroundings.direction == .rightToLeft
    var frame = Rect2D(
      x: margin, y: end == .top ? 0 : size.height - room, width: size.width - 2 * margin,
      height: room)
    if line.sentence == nil {
      frame.size.width = (size.width - style.indicatorSize) / 2 - 2 * margin
      if !isMirrored { frame.origin.x = size.width - margin - frame.width }
    }
    gtk_label_set_xalign(line.label.opaque, line.sentence != nil ? 0.5 : isMirrored ? 1 : 0)
    allocate(line.label, in: frame)
  }

  private func setColor(of label: GTKLabel, to color: ElasticColor) {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    func whole(_ part: Double) -> guint16 { guint16((part * 65535).rounded()) }
    pango_attr_list_insert(
      attributes, pango_attr_foreground_new(whole(color.red), whole(color.green), whole(color.blue))
    )
    gtk_label_set_attributes(label.opaque, attributes)
  }
}
#endif
