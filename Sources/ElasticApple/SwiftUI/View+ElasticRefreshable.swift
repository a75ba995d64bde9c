#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

extension View {
  /// Adds an elastic pull-to-refresh to a list or scroll view.
  ///
  ///     List(messages) { … }
  ///       .elasticRefreshable { await store.reload() }
  ///
  /// The work is a task: it is cancelled when the view disappears, and the circle spins until it returns.
  ///
  /// - On iOS, Catalyst and visionOS it searches for the nearest `UIScrollView` and attaches an
  ///   `ElasticRefreshControl` to it, since SwiftUI does not report a pull and its release
  ///   before iOS 18.
  /// - On macOS, where lists cannot be pulled, it offers a button and its shortcut, ⌘R.
  public func elasticRefreshable(
    style: RefreshMotion.Style = RefreshMotion.Style(),
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(ElasticRefreshable(style: style, action: action))
  }
}

#if canImport(UIKit)
import UIKit

private struct ElasticRefreshable: ViewModifier {
  let style: RefreshMotion.Style
  let action: RefreshTask.Action

  func body(content: Content) -> some View {
    content.background { RefreshAttachment(style: style, action: action) }
  }
}

private struct RefreshAttachment: UIViewRepresentable {
  let style: RefreshMotion.Style
  let action: RefreshTask.Action

  func makeCoordinator() -> RefreshTask { RefreshTask() }

  func makeUIView(context: Context) -> AttachmentView {
    let view = AttachmentView()
    let (task, control) = (context.coordinator, view.control)
    control.addAction(UIAction { [weak task] _ in task?.begin() }, for: .valueChanged)
    task.onEnd = { [weak control] in control?.endRefreshing() }
    return view
  }

  func updateUIView(_ view: AttachmentView, context: Context) {
    context.coordinator.action = action
    view.control.style = style
    view.setNeedsLayout()
  }

  static func dismantleUIView(_ view: AttachmentView, coordinator: RefreshTask) {
    coordinator.cancel()
    view.control.removeFromSuperview()
  }
}

/// A view behind a SwiftUI view that attaches a refresh control to the SwiftUI view's scroll view,
/// or to the scroll view around it.
private final class AttachmentView: UIView {
  let control = ElasticRefreshControl(end: .top)

  override func layoutSubviews() {
    super.layoutSubviews()
    guard window != nil, control.window == nil else { return }
    nearestScrollView?.elasticRefreshControl = control
    // SwiftUI may replace the scroll view, and does not say so.
    control.onLeave = { [weak self] in self?.setNeedsLayout() }
  }

  private var nearestScrollView: UIScrollView? {
    var ancestor = superview
    while let view = ancestor {
      if let found = view as? UIScrollView ?? scrollView(in: view) { return found }
      ancestor = view.superview
    }
    return nil
  }

  /// A scroll view over this view.
  private func scrollView(in view: UIView) -> UIScrollView? {
    for child in view.subviews where child !== self {
      if let found = child as? UIScrollView, bounds.intersects(convert(found.bounds, from: found)) {
        return found
      }
      if let found = scrollView(in: child) { return found }
    }
    return nil
  }
}

#else
private struct ElasticRefreshable: ViewModifier {
  let style: RefreshMotion.Style
  let action: RefreshTask.Action
  @StateObject private var task = RefreshTask()

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .topTrailing) {
        Button(("Refresh" as StaticString).spoken) {
          task.action = action
          task.begin()
        }
        .keyboardShortcut("r")
        .disabled(task.isRunning)
      }
      .onDisappear { task.cancel() }
  }
}
#endif

struct ElasticRefreshable_Previews: PreviewProvider {
  static var previews: some View {
    List {
      ForEach(0..<20) { Text("Row \($0)") }
    }
    .elasticRefreshable { try? await Task.sleep(nanoseconds: 2_000_000_000) }
  }
}
#endif
