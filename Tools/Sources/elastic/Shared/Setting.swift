import ArgumentParser
import ElasticKit
import ElasticSettings

/// `key=value`, as `--set` takes it.
struct Setting {
  var key: String
  var value: String

  static func parse(_ text: String) throws -> Setting {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      throw ValidationError("expected key=value")
    }
    return Setting(
      key: String(text[..<equals]), value: String(text[text.index(after: equals)...]))
  }
}

/// The constants and surroundings of a component, from settings.
struct Settings<Style: ComponentStyle> {
  var style = Style()
  var surroundings = Surroundings()

  /// Applies settings in order; a later one, also a preset, overrides an earlier one.
  /// - Throws: a ``Failure`` with the key, its value, and the expected value.
  init(_ settings: [Setting], component: StaticString) throws {
    for setting in settings {
      if setting.key == "preset" {
        style.apply(try Self.preset(setting.value, component: component))
      } else if try !setting.apply(to: &style), try !setting.apply(to: &surroundings) {
        throw Failure.usage(Self.unknown(setting.key, component: component))
      }
    }
  }

  /// The recording without entries that these settings override: a setting applies to the whole recording.
  ///
  /// The gallery begins a recording with the user's settings and the style of the component.
  static func overriding(_ recording: ElasticRecording, with settings: [Setting]) throws
    -> ElasticRecording
  {
    var result = recording
    let keys = settings.map(\.key)
    result.entries.removeAll { entry in
      guard case .set(let property, _) = entry.action else { return false }
      return keys.contains("preset")
        || keys.contains { Style.properties[property].name.description == $0 }
    }
    for index in result.entries.indices {
      guard case .input(.surroundings(let surroundings)) = result.entries[index].action else {
        continue
      }
      result.entries[index].action = .input(
        .surroundings(try overriding(surroundings, with: settings)))
    }
    return result
  }

  /// The user's settings with some of them overridden.
  static func overriding(
    _ surroundings: Surroundings, with settings: [Setting]
  ) throws -> Surroundings {
    var result = surroundings
    for setting in settings { _ = try setting.apply(to: &result) }
    return result
  }

  private static func preset(_ name: String, component: StaticString) throws -> StylePreset {
    guard let preset = Style.preset(named: name.utf8) else {
      let names = Style.presets.map(\.name.description).joined(separator: ", ")
      throw Failure.usage(
        "--set preset=\(name): \(component) has no such preset; expected one of \(names)")
    }
    return preset
  }

  private static func unknown(_ key: String, component: StaticString) -> String {
    let names =
      Style.properties.map(\.name.description) + Surroundings.properties.map(\.name.description)
      + ["preset"]
    let near = names.filter { $0.lowercased().distance(to: key.lowercased()) <= 2 }
    let choice =
      near.isEmpty
      ? "expected one of \(names.joined(separator: ", "))"
      : "did you mean \(near.joined(separator: " or "))?"
    return "--set \(key): \(component) has no such property; \(choice)"
  }
}

extension Setting {
  /// Sets the property with this name; false if the holder has none.
  fileprivate func apply<Holder: PropertyHolder>(to holder: inout Holder) throws -> Bool {
    guard let property = Holder.property(named: key.utf8) else { return false }
    do throws(PropertyError) {
      try property.set(text: Array(number(for: property.kind).utf8), in: &holder)
    } catch {
      throw Failure.usage("--set \(key)=\(value): expected \(property.expectation)")
    }
    return true
  }

  /// The value without the property's own unit; another unit stays and makes the number invalid.
  private func number(for kind: PropertyKind) -> Substring {
    guard case .number(let unit, _) = kind else { return value[...] }
    let suffix = unit.name.description
    return !suffix.isEmpty && value.hasSuffix(suffix) ? value.dropLast(suffix.count) : value[...]
  }
}

extension String {
  /// Edit distance: the number of letters to insert, remove or change.
  fileprivate func distance(to other: String) -> Int {
    let (a, b) = (Array(self), Array(other))
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, otherLetter) in b.enumerated() {
        let change = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
