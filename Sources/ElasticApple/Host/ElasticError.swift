#if canImport(QuartzCore)
import ElasticKit
import Foundation

/// Why a song, a path, a setting or a preset was refused: an `NSError` of the domain "ElasticKit" in Objective-C, whose
/// `localizedDescription` is a sentence in English.
public struct ElasticError: LocalizedError, CustomNSError, Hashable {
  /// The domain of the `NSError`.
  public static let errorDomain = "ElasticKit"

  /// What was refused; the `code` of the `NSError`.
  public enum Kind: Int, Sendable {
    /// A song or a path, with the place of the mistake in ``ElasticError/line`` and ``ElasticError/offset``.
    case content = 1
    /// No setting has this name.
    case settingName
    /// The text is no value of the setting, or beyond its range.
    case settingValue
    /// No preset has this name.
    case presetName
    /// A song without words.
    case emptySong
  }

  /// What was refused.
  public let kind: Kind
  /// The line of the mistake, counted from 1; 0 if it is not in content.
  public var line = 0
  /// The number of bytes before the mistake.
  public var offset = 0
  private let sentence: String

  /// ``kind`` as the code of the `NSError`.
  public var errorCode: Int { kind.rawValue }
  /// What was wrong, in English.
  public var errorDescription: String? { sentence }

  init(_ kind: Kind, _ sentence: String) {
    self.kind = kind
    self.sentence = sentence
  }

  private init(_ reason: StaticString, line: Int, offset: Int) {
    self.init(.content, "line \(line), byte \(offset): \(reason)")
    (self.line, self.offset) = (line, offset)
  }

  /// Does something that loads content.
  static func wrap(_ body: () throws(ContentError) -> Void) throws {
    do throws(ContentError) { try body() } catch {
      throw ElasticError(error.reason, line: error.line, offset: error.offset)
    }
  }

  /// Reads a song.
  static func wrap(_ body: () throws(Lyrics.ParseError) -> Lyrics) throws -> Lyrics {
    do throws(Lyrics.ParseError) { return try body() } catch {
      throw ElasticError(error.kind.sentence, line: error.line, offset: error.offset)
    }
  }
}

extension ElasticComponentView {
  /// Sets a setting by its name, for one that is read from a file: a number, `true` or `false`, a choice by its name, a colour as
  /// `#rrggbb` or a role, such as `tint`. A motion continues.
  /// - Throws: an ``ElasticError`` that says what was wrong; nothing is changed then.
  @objc(setStyleValue:forName:error:)
  public func setStyle(_ text: String, forName name: String) throws {
    defer { styleWasSet() }
    let isKnown: Bool
    do throws(PropertyError) {
      isKnown = try live.setStyle(name, to: text, at: clock.now)
    } catch {
      throw ElasticError(.settingValue, "\(name) cannot be \(text)")
    }
    if !isKnown { throw ElasticError(.settingName, "no setting is called \(name)") }
  }

  /// Applies a preset by its name, such as `classic`. A motion continues.
  /// - Throws: an ``ElasticError`` with the names that there are; nothing is changed then.
  @objc(usePresetNamed:error:)
  public func usePreset(named name: String) throws {
    defer { styleWasSet() }
    guard live.applyPreset(name, at: clock.now) else {
      throw ElasticError(
        .presetName,
        "no preset is called \(name); there are \(presetNames.joined(separator: ", "))")
    }
  }
}
#endif
