import Foundation

/// What random plays begin with, and how many there are of them.
public enum Chance {
  /// What ELASTIC_SEED says, 0 if nothing. Scripts/phases.py takes it from the commit: ten commits try ten
  /// times as much, and one commit always the same.
  public static let seed = number("ELASTIC_SEED") ?? 0
  /// Of a hundred plays so many are played, as ELASTIC_PLAYS says; all where it says nothing.
  private static let share = number("ELASTIC_PLAYS") ?? 100

  /// The seeds of so many plays, other ones for every `seed`.
  public static func seeds(_ count: UInt64) -> ClosedRange<UInt64> {
    let first = seed << 24 &+ 1
    return first...first + max(count * share / 100, 1) - 1
  }

  /// What does a play again, to be said where one fails.
  public static func again(_ play: UInt64) -> String {
    "ELASTIC_SEED=\(seed), play \(play - seed << 24)"
  }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }.map { $0 & 0xff_ffff_ffff }
  }
}
