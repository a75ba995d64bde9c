#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// Colours of SwiftUI for settings of a style; each follows light and dark mode by itself.
///
///     static let brand: ElasticColors<ShapeMotion.Style> = [\.fill: .mint, \.lineColor: .primary]
public struct ElasticColors<Style>: ExpressibleByDictionaryLiteral, Equatable, Sendable {
  /// A setting that has a colour, such as `\.fill`.
  public typealias Setting = WritableKeyPath<Style, Paint> & Sendable

  /// In the order in which they were given. Few, and so looked for one by one.
  private(set) var all: [Entry] = []

  struct Entry: Equatable, Sendable {
    let setting: Setting
    let color: Color

    static func == (a: Entry, b: Entry) -> Bool {
      a.setting == b.setting && a.color == b.color
    }
  }

  /// No colours: those of the style.
  public init() {}

  /// Colours for settings; of two for one setting the last.
  public init(dictionaryLiteral colors: (Setting, Color)...) {
    for (setting, color) in colors { self[setting] = color }
  }

  /// The colour of a setting; nil for that of the style.
  public subscript(setting: Setting) -> Color? {
    get { all.first { $0.setting == setting }?.color }
    set {
      let index = all.firstIndex { $0.setting == setting }
      switch (index, newValue) {
      case (let index?, let color?): all[index] = Entry(setting: setting, color: color)
      case (let index?, nil): all.remove(at: index)
      case (nil, let color?): all.append(Entry(setting: setting, color: color))
      case (nil, nil): break
      }
    }
  }

  /// Takes others, in place of former ones of the same settings.
  public mutating func merge(_ others: ElasticColors) {
    for one in others.all { self[one.setting] = one.color }
  }
}
#endif
