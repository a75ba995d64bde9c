import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Clips of a menu in our substitute for SwiftUI")
  @MainActor
  struct SwiftUIClipTests {
    @Test(
      "a menu is clipped by shapes, and at rest by none that costs a pass",
      arguments: [MenuMotion.Style.classic, MenuMotion.Style()])
    func clips(style: MenuMotion.Style) async throws {
      struct Drawer: View {
        let style: MenuMotion.Style
        @State private var isOpen = false
        var body: some View {
          Button("Toggle") { isOpen.toggle() }
            .flowingMenu(isPresented: $isOpen, style: style) { Counter() }
        }
      }
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Text("\(count)")
          Button("Count") { count += 1 }
        }
      }
      let host = ViewHost(Drawer(style: style))
      func press(_ title: String) { host.outcome.buttons.first { $0.title == title }?.call() }
      await host.run(frames: 3)
      press("Toggle")
      var hasShapes = false
      for frame in 0..<150 {
        await host.run(frames: 1)
        hasShapes = hasShapes || host.outcome.clips.contains { !$0.isRectangle }
        #expect(host.outcome.pictures.isEmpty)
        if frame == 20 { press("Count") }
      }
      // What is in it is the same view with and without clips.
      #expect(hasShapes && host.outcome.texts == ["1"])
      #expect(host.outcome.clips.count == 2)
      #expect(host.outcome.clips.allSatisfy { $0.isRectangle && $0.bounds == host.window.bounds })
      host.close()
    }
  }
}
