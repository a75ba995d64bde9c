// extra arguments at positions #2, #3 in call
import ElasticKit
import SwiftUI

struct Mislabelled: View {
  var body: some View {
    Text("Page").flowingMenu(isPresented: .constant(true), isOpen: true) { Text("Menu") }
  }
}
