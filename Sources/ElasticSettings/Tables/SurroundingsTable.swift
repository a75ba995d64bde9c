import ElasticKit

extension StyleTable {
  /// The reader's settings.
  static let surroundings = StyleTable(
    texts: [
      PropertyText("direction", choices: ReadingDirection.names, "Direction of text."),
      PropertyText("reduceMotion", "The user asked for less motion."),
      PropertyText("scheme", choices: ElasticColorScheme.names, "Light or dark appearance."),
      PropertyText("increasedContrast", "The user asked for more contrast."),
      PropertyText("textScale", "Text size, as a multiple of the default."),
    ])
}
