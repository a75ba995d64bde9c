import Foundation

/// The seed and the number of random plays.
public enum Chance {
  /// The value of ELASTIC_SEED, by default 0. Scripts/phases.py takes it from the commit: ten commits try ten
  /// times as many plays, and one commit always the same ones.
  public static let seed = number("ELASTIC_SEED") ?? 0
  /// The share of plays to run, in percent: the value of ELASTIC_PLAYS, by default 100.
  private static let share = number("ELASTIC_PLAYS") ?? 100

  /// The seeds of `count` plays, different for every `seed`.
  public static func seeds(_ count: UInt64) -> ClosedRange<UInt64> {
    let first = seed << 24 &+ 1
    return first...first + max(count * share / 100, 1) - 1
  }

  /// Some of the numbers from 0 on under `count`, different for every `seed`: all of them, or the share to run.
  public static func numbers(below count: UInt64) -> [UInt64] {
    let every = max(100 / max(share, 1), 1)
    return (0..<count).filter { ($0 &+ seed) % every == 0 }
  }

  /// How to repeat a play, for the message of a failed test.
  public static func again(_ play: UInt64) -> String {
    "ELASTIC_SEED=\(seed), play \(play - seed << 24)"
  }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }.map { $0 & 0xff_ffff_ffff }
  }
}
