// cannot convert value of type 'String' to expected argument type 'KeyPress.Phases'
import SwiftUI

func keysAsStrings(_ view: some View) -> some View {
  view.onKeyPress(phases: "down") { _ in .handled }
}
