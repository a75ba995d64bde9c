#if hasFeature(Embedded)
/// One sentence about a setting or a preset, which Embedded Swift does not keep: a page would download 3.8 kB more,
/// and only the gallery shows the sentences. It imports them from `Web/site/sentences.js`.
public struct HelpText: ExpressibleByStringLiteral, Sendable {
  /// Discards the sentence.
  @inline(__always)
  public init(stringLiteral sentence: StaticString) {}
}
#else
/// One sentence about a setting or a preset.
public typealias HelpText = StaticString
#endif
