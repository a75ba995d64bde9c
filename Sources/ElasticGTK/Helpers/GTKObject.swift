#if GTK
import CGTK4

/// A GTK object and its Swift object, which keep each other alive.
///
/// While a window or other GTK code holds it, it stays alive, whether or not Swift
/// still refers to it; when neither refers to it, it is freed. Closures that it calls should
/// capture it weakly, as usual.
@MainActor
open class GTKObject {
  /// The `GObject`.
  public nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

  /// Retains a `GObject`, and takes a floating reference. Wrap each object only once.
  public init(adopting pointer: UnsafeMutableRawPointer) {
    MainQueue.attach()
    self.pointer = g_object_ref_sink(pointer)
    // Assumes that GTK holds it; if not, the reference is released at once.
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

/// The toggle reference has become the last reference, or is no longer the last.
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

  /// Retains a `GtkWidget`, and owns it if it has no parent yet. Wrap each widget only once.
  public init(_ widget: UnsafeMutablePointer<GtkWidget>) { super.init(adopting: widget) }
}
#endif
