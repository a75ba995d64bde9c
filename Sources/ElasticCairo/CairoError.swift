#if Cairo
import CCairo

/// Why a picture could not be made.
public enum CairoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The size is zero, negative or not a number.
  case noSize
  /// The size is more than cairo can draw on.
  case tooLarge
  /// A file could not be written.
  case notWritable(path: String)
  /// Cairo's own message for all other errors, such as a lack of memory.
  case failed(String)

  public var description: String {
    switch self {
    case .noSize: "a picture needs a width and a height above 0"
    case .tooLarge:
      "a picture can have up to \(CairoImage.maximumSide) pixels a side and "
        + "\(CairoImage.maximumPixels) in all"
    case .notWritable(let path): "\(path) cannot be written"
    case .failed(let message): "cairo: \(message)"
    }
  }

  /// Throws if `status` is an error.
  static func check(_ status: cairo_status_t) throws(CairoError) {
    if status != CAIRO_STATUS_SUCCESS {
      throw .failed(String(cString: cairo_status_to_string(status)))
    }
  }
}
#endif
