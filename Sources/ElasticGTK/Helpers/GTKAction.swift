#if GTK
import CGTK4

/// An action of a program or a window, a `GSimpleAction`: what a menu, a button's `action-name` and keys perform.
public final class GTKAction: GTKObject {
  /// An action in a `GActionMap`.
  init(_ name: String, in map: OpaquePointer, _ perform: @escaping @MainActor () -> Void) {
    let action = g_simple_action_new(name, nil)!
    super.init(adopting: UnsafeMutableRawPointer(action))
    connect("activate") { _ in perform() }
    g_action_map_add_action(map, action)
    // It has no floating reference: the map owns it now.
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  /// Whether it can be performed; what offers it shows that.
  public var isEnabled = true {
    didSet { g_simple_action_set_enabled(OpaquePointer(pointer), isEnabled ? 1 : 0) }
  }
}
#endif
