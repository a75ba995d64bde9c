#if GTK
import CGTK4
import ElasticKit

/// Passes keys that go down and up to a widget while it, or a child that does not handle them,
/// has the focus.
@MainActor
final class KeyController {
  /// Handles a key that goes down or up; returns whether it was handled.
  var onKey: @MainActor (_ key: ElasticKey, _ isDown: Bool) -> Bool = { _, _ in false }

  /// Called when the focus goes elsewhere: the release of a key is then not reported.
  var onLeave: @MainActor () -> Void = {}

  /// The keys of a widget, which owns this.
  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    let controller = gtk_event_controller_key_new()!
    let object = UnsafeMutableRawPointer(controller)
    connect(object, "key-pressed") { [weak self] emission in
      guard let key = ElasticKey(symbol: emission.unsigned(0)), let self else { return }
      emission.answer(onKey(key, true))
    }
    connect(object, "key-released") { [weak self] emission in
      guard let key = ElasticKey(symbol: emission.unsigned(0)), let self else { return }
      _ = onKey(key, false)
    }
    gtk_widget_add_controller(widget, controller)
    let focus = gtk_event_controller_focus_new()!
    connect(UnsafeMutableRawPointer(focus), "leave") { [weak self] _ in self?.onLeave() }
    gtk_widget_add_controller(widget, focus)
  }
}

extension ElasticKey {
  /// The key of a symbol; nil if it means nothing to a component.
  fileprivate init?(symbol: UInt32) {
    switch Int32(bitPattern: symbol) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .press
    case GDK_KEY_Escape, GDK_KEY_Back: self = .escape
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    default: return nil
    }
  }
}
#endif
