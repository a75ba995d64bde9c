#if GTK
import CGTK4

/// An object of GTK's, and of Swift's: either keeps the other alive.
///
/// While a window or anybody else on GTK's side holds it, it stays as it is, whether or not Swift
/// still refers to it; when both have let go it is gone. Closures that are called by it should
/// capture it weakly, as usual.
@MainActor
open class GTKObject {
  /// The `GObject`.
  public nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

  /// Takes hold of a `GObject`, and owns it if nobody did yet. To be done once for each.
  public init(adopting pointer: UnsafeMutableRawPointer) {
    self.pointer = g_object_ref_sink(pointer)
    // As if GTK held it; it is given back at once where GTK does not.
    let data = Unmanaged.passRetained(self).toOpaque()
    g_object_add_toggle_ref(object, toggle, data)
    g_object_unref(pointer)
  }

  deinit {
    let data = Unmanaged.passUnretained(self).toOpaque()
    g_object_remove_toggle_ref(object, toggle, data)
  }

  nonisolated private var object: UnsafeMutablePointer<GObject> {
    pointer.assumingMemoryBound(to: GObject.self)
  }
}

/// GTK has become the only one to let go, or is no longer.
private let toggle: GToggleNotify = { data, _, isLast in
  let object = Unmanaged<GTKObject>.fromOpaque(data!)
  if isLast != 0 { object.release() } else { _ = object.retain() }
}

/// A widget of any kind.
open class GTKWidget: GTKObject {
  /// The `GtkWidget`.
  public nonisolated var widget: UnsafeMutablePointer<GtkWidget> {
    pointer.assumingMemoryBound(to: GtkWidget.self)
  }

  /// Takes hold of a `GtkWidget`, and owns it if it has no parent yet. To be done once for each.
  public init(_ widget: UnsafeMutablePointer<GtkWidget>) { super.init(adopting: widget) }
}
#endif
