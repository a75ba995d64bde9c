#if Cairo
#if canImport(CFontconfig)
import CFontconfig
#endif

/// A font that is not installed.
@_spi(Programs) public enum FontFile {
  /// Makes the fonts of a file known to this program. Call it before anything is measured or drawn.
  /// - Returns: the name of their family; nil for a file that is no font, and on systems where Pango has no fontconfig.
  public static func add(_ path: String) -> String? {
    #if canImport(CFontconfig)
    var count: Int32 = 0
    guard let font = FcFreeTypeQuery(path, 0, nil, &count) else { return nil }
    defer { FcPatternDestroy(font) }
    var family: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch, let family,
      FcConfigAppFontAddFile(nil, path) != 0
    else { return nil }
    return String(cString: family)
    #else
    return nil
    #endif
  }
}
#endif
