#if GTK
import CGTK4

extension GTKObject {
  /// The object as another class of GTK's, where a C function asks for one: `gtk_box_append(row.cast(), button.widget)`.
  ///
  /// It is not checked: like a wrong cast in C, a wrong class has no defined effect.
  public nonisolated func cast<Class>() -> UnsafeMutablePointer<Class> {
    pointer.assumingMemoryBound(to: Class.self)
  }

  /// The object for a C function whose class has no public struct, as most of GTK 4's: `gtk_label_set_text(title.opaque, "Mail")`.
  public nonisolated var opaque: OpaquePointer { OpaquePointer(pointer) }
}

extension UnsafeMutablePointer {
  /// A GTK object as another class of GTK's, as `GTK_BOX(row)` in C; not checked.
  public func cast<Class>() -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
  }

  /// A GTK object for a C function whose class has no public struct.
  public var opaque: OpaquePointer { OpaquePointer(self) }
}
#endif
