/// A performance tool that records intervals.
@MainActor
public enum Recorder {
  /// Categories of dynamic tracing are off while it does not record.
  public static var isRecording = false
  /// The intervals that have begun, each as "subsystem name".
  public static private(set) var begun: [String] = []
  /// Those that have not ended.
  public static private(set) var open: [OSSignpostID] = []
  /// The ids with which an interval began while another had it.
  public static private(set) var mistaken: [OSSignpostID] = []
  /// How many objects were made for intervals, recorded or not.
  public static private(set) var objectCount = 0
  private static var idCount = 0

  public static func begin(isRecording: Bool) {
    Recorder.isRecording = isRecording
    (begun, open, mistaken, objectCount) = ([], [], [], 0)
  }

  fileprivate static func makeID() -> OSSignpostID {
    idCount += 1
    return OSSignpostID(number: idCount)
  }

  fileprivate static func begin(_ name: String, _ id: OSSignpostID) {
    objectCount += 1
    guard isRecording else { return }
    if open.contains(id) { mistaken.append(id) }
    begun.append(name)
    open.append(id)
  }

  fileprivate static func end(_ id: OSSignpostID) {
    open.removeAll { $0 == id }
  }
}

public class OSLog {
  public struct Category: Sendable {
    public static let dynamicTracing = Category()
  }
}

public struct OSSignpostID: Equatable, Sendable {
  let number: Int
  public static let exclusive = OSSignpostID(number: 0)
}

/// Only of the main thread, on which the hosts are.
public struct OSSignposter: Sendable {
  private let subsystem: String

  public init(subsystem: String, category: OSLog.Category) { self.subsystem = subsystem }

  public var isEnabled: Bool { MainActor.assumeIsolated { Recorder.isRecording } }

  public func makeSignpostID() -> OSSignpostID { MainActor.assumeIsolated { Recorder.makeID() } }

  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    MainActor.assumeIsolated { Recorder.begin("\(subsystem) \(name)", id) }
    defer { MainActor.assumeIsolated { Recorder.end(id) } }
    return try task()
  }
}
