#if GTK
import CGTK4

/// OpenGL that the processor computes, as in a virtual machine, under Xvfb or on a server.
///
/// GTK draws each window with OpenGL. Where that is software, a frame of a small widget costs several times as much as with cairo:
/// the renderer goes over the whole window's nodes, and the whole window is copied to the display. From 4.14 on GTK sees that itself.
enum SoftwareGL {
  /// The files of what computes OpenGL elsewhere: of the kernel's drivers, of NVIDIA's, and of Windows under WSL.
  private static let devices =
    (128...135).map { "/dev/dri/renderD\($0)" } + ["/dev/nvidiactl", "/dev/dxg"]

  /// Has GTK draw with cairo where all OpenGL is software, unless the reader's environment chooses. Before GTK is initialised: while
  /// threads run, nobody may change the environment.
  static func avoid() {
    guard gtk_check_version(4, 14, 0) != nil, !devices.contains(where: { access($0, F_OK) == 0 })
    else { return }
    g_setenv("GSK_RENDERER", "cairo", 0)
  }
}
#endif
