#if canImport(UIKit) && !os(watchOS)
import Combine
import ElasticKit
import SwiftUI
import UIKit

extension RefreshCoordinator {
  /// Shows the app's indicator in the circle's place.
  func showIndicator<Content: View>(
    in environment: EnvironmentValues, _ content: @escaping (Double, Bool) -> Content
  ) {
    let configuration = UIHostingConfiguration { [indicator] in
      IndicatorContent(model: indicator, content: content).environment(\.self, environment)
    }
    .margins(.all, 0)
    if let view = control.indicatorView as? any UIView & UIContentView {
      view.configuration = configuration
    } else {
      control.indicatorView = configuration.makeContentView()
      control.onIndicator = { [indicator] progress, isBusy in
        let phase = IndicatorModel.Phase(progress: progress, isBusy: isBusy)
        if indicator.phase != phase { indicator.phase = phase }
      }
    }
  }
}

/// How far a pull is, for the app's indicator.
@MainActor
final class IndicatorModel: ObservableObject {
  struct Phase: Equatable {
    var progress = 0.0, isBusy = false
  }

  @Published var phase = Phase()
}

private struct IndicatorContent<Content: View>: View {
  @ObservedObject var model: IndicatorModel
  let content: (Double, Bool) -> Content

  var body: some View { content(model.phase.progress, model.phase.isBusy) }
}
#endif
