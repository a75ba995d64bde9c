#if GTK
import CGTK4

/// The arguments of a signal, without the sender.
@MainActor
public struct Emission {
  fileprivate let values: UnsafePointer<GValue>
  fileprivate let result: UnsafeMutablePointer<GValue>?

  /// An argument that is a `gdouble`.
  public func double(_ index: Int) -> Double { g_value_get_double(values + index + 1) }
  /// An argument that is a `guint`.
  public func unsigned(_ index: Int) -> UInt32 { g_value_get_uint(values + index + 1) }
  /// An argument that is a set of `GFlags`.
  public func flags(_ index: Int) -> UInt32 { g_value_get_flags(values + index + 1) }
  /// An argument that is a `GObject`.
  public func object(_ index: Int) -> UnsafeMutableRawPointer? {
    g_value_get_object(values + index + 1)
  }
  /// An argument that is a boxed value, for example a `GdkEventSequence`.
  public func boxed(_ index: Int) -> UnsafeMutableRawPointer? {
    g_value_get_boxed(values + index + 1)
  }

  /// The return value of a signal: whether it has been handled.
  public func answer(_ flag: Bool) {
    if let result { g_value_set_boolean(result, flag ? 1 : 0) }
  }
}

/// A closure, owned by the connection and freed with it.
private final class Handler {
  let body: @MainActor (Emission) -> Void
  init(_ body: @escaping @MainActor (Emission) -> Void) { self.body = body }
}

/// Calls `body` whenever `object`, a `GObject`, sends a signal, for as long as both it and `owner`
/// live; by default `owner` is the object itself.
@MainActor
public func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, owner: UnsafeMutableRawPointer? = nil,
  _ body: @escaping @MainActor (Emission) -> Void
) {
  let data = Unmanaged.passRetained(Handler(body)).toOpaque()
  let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)!
  g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
    nonisolated(unsafe) let (data, values, result) = (closure!.pointee.data!, values!, result)
    MainActor.assumeIsolated {
      Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
        .body(Emission(values: values, result: result))
    }
  }
  g_closure_add_finalize_notifier(closure, data) { data, _ in
    Unmanaged<Handler>.fromOpaque(data!).release()
  }
  if let owner { g_object_watch_closure(owner.assumingMemoryBound(to: GObject.self), closure) }
  g_signal_connect_closure(object, signal, closure, 0)
}

extension GTKObject {
  /// Calls `body` whenever the object sends a signal, for as long as it lives.
  public func connect(_ signal: String, _ body: @escaping @MainActor (Emission) -> Void) {
    ElasticGTK.connect(pointer, signal, body)
  }
}
#endif
