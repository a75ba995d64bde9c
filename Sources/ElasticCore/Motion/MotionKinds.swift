/// What moves values besides springs that swing or just do not: everything there is.
///
/// In a page's module another file stands in for this one, `Web/modules/Lighter/MotionKinds+Lighter.swift`: the linker says what the
/// component of the module uses, and leaves out the code for the rest.
enum MotionKinds {
  /// Whether some go along curves that are not straight.
  static var hasCurves: Bool { true }
  /// Whether some springs are damped more than critically.
  static var hasOverdamping: Bool { true }
  /// Whether some are thrown.
  static var hasDecays: Bool { true }
}
