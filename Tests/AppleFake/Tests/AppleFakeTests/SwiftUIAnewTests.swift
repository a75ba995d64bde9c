import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Views of UIKit that our substitute for SwiftUI makes anew")
  @MainActor
  struct SwiftUIAnewTests {
    private struct Page: View {
      @State private var isOpen = true
      var body: some View {
        Text("\(isOpen)").flowingMenu(isPresented: $isOpen) { Text("Folders") }
      }
    }

    @Test("a menu is in one view at a time, stays open in another one, and is closed there")
    func menu() async throws {
      let host = ViewHost(Page())
      await host.run(frames: 120)
      #expect(host.outcome.texts == ["true", "Folders"])
      let old = try host.shown(MenuEdgeView.self)
      host.makeViewsAnew()
      await host.run(frames: 5)
      let new = try host.shown(MenuEdgeView.self)
      #expect(new !== old && old.window == nil && new.window === host.window)
      #expect(host.outcome.texts == ["true", "Folders"])
      // A frame of the old view changes nothing.
      old.onFrame()
      #expect(!Updates.isDue)
      #expect(host.window.gestureRecognizers.count == 1)
      let beside = CGPoint(x: 380, y: 300)
      await host.lift(await host.drag(from: beside, to: beside, steps: 1))
      await host.run(frames: 120)
      #expect(host.outcome.texts == ["false"])
      await host.act("Open menu")
      await host.run(frames: 120)
      #expect(host.outcome.texts == ["true", "Folders"])
      #expect(Updates.faults.isEmpty)
      host.close()
    }
  }
}
