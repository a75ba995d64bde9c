#if canImport(Foundation)
import ElasticRecordings
import Foundation
import Testing

@Suite("The backdrop of a menu")
struct MenuVeilTests {
  // Where the screen turns under a finger, its travel becomes another share of the menu.
  private static let names = RecordingTextTests.names.filter {
    $0.hasPrefix("menu-") && !$0.contains("rotated")
  }
  /// A step of eight bits: what a screen can show of an opacity.
  private static let visible = 1.0 / 255

  /// Opacity of the backdrop, 0 where there is none.
  private func veil(of session: ElasticSession<MenuMotion>) -> Double {
    var drawing = Drawing()
    session.component.draw(into: &drawing)
    return drawing.items.first { $0.id == ItemID(.backdrop) }?.opacity ?? 0
  }

  @Test(
    "is in step with the progress under a hand and after it, as far as a screen shows",
    arguments: names, ["", "calm", "snappy", "jelly", "classic"])
  func inStep(name: String, feel: String) throws {
    let file = RecordingTextTests.folder.appendingPathComponent(name)
    let recording = try ElasticRecording(json: Array(Data(contentsOf: file)))
    var style = MenuMotion.Style()
    style.profile = .smooth
    if let preset = MenuMotion.Style.preset(named: feel.utf8) { style.apply(preset) }
    var session = ElasticSession(replaying: recording, on: MenuMotion(style: style))
    var before = (progress: 0.0, veil: 0.0)
    var most = 0.0
    for frame in 0..<480 {
      session.advance(to: Double(frame) / 60)
      let now = (progress: session.component.output.progress, veil: veil(of: session))
      let steps = (now.progress - before.progress, now.veil - before.veil)
      // Neither goes back while the other goes on.
      #expect(
        steps.0 * steps.1 >= 0 || min(abs(steps.0), abs(steps.1)) < Self.visible,
        "frame \(frame): progress \(before.progress) to \(now.progress), backdrop \(steps)")
      #expect((0...1).contains(now.veil) && (now.veil == 0) == (now.progress == 0))
      // Dark no earlier than the menu has come in.
      #expect(now.veil <= now.progress + Self.visible)
      most = max(most, now.veil)
      before = now
    }
    #expect(most > 0.3)
    if session.component.state == .open { #expect(before.veil == 1) }
  }
}
#endif
