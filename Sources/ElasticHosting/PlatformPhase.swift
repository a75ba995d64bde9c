/// A part of the platform's work in which no app may be called: a layout, an allocation, a measure, a drawing, an update
/// of views.
///
/// An app may let go of a view in what is reported to it, and the platform goes on with that view when its call of ours
/// returns. So each host does what it does in such a call inside of `run`. The reports of all components wait
/// then, also those of others than the one that is laid out: a layout may be nested in another view's.
@MainActor
package enum PlatformPhase {
  private static var depth = 0

  /// Whether reports must wait.
  package static var isOpen: Bool { depth > 0 }

  package static func run<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    depth += 1
    defer { depth -= 1 }
    return try body()
  }
}
