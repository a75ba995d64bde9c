import ElasticApple
import SwiftUI

/// SwiftUI's own views, moved by the kit's spring.
struct Toggles: View {
  @State private var isOpen = false
  @State private var isFar = false

  var body: some View {
    ZStack {
      Rectangle().fill()
        .frame(width: isOpen ? 300 : 100, height: 100)
        .offset(y: isFar ? 120 : 0)
        .animation(.elastic(.snappy), value: isFar)
      Button("Open") {
        withAnimation(.elastic) { isOpen.toggle() }
      }
      Button("Throw") { isFar.toggle() }
        .buttonStyle(.elastic)
      Button("Wobble") { isFar.toggle() }
        .buttonStyle(.elastic(.jelly))
        .disabled(isOpen)
    }
  }
}
