#if !Cairo
import Testing

@Suite("Drawing with cairo, and text with Pango")
struct NotRunHere {
  @Test(
    "is tested by `swift test --traits Cairo`",
    .disabled("needs cairo and Pango: Debian's libpango1.0-dev"))
  func drawing() {}
}
#endif
