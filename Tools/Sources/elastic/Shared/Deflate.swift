import CZlib
import Foundation

/// zlib's compression.
enum Deflate {
  /// What is around the compressed bytes.
  enum Wrapping: Int32 {
    /// Nothing, as in a ZIP archive.
    case none = -15
    /// gzip's header and checksum: 16 more than the window's 15 bits ask for them.
    case gzip = 31
  }

  /// The bytes, packed; nil without memory for it.
  static func pack(_ bytes: [UInt8], as wrapping: Wrapping, level: Int32) -> [UInt8]? {
    var stream = z_stream()
    let begun = deflateInit2_(
      &stream, level, Z_DEFLATED, wrapping.rawValue, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard begun == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    var packed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(input.count))))
    let end = input.withUnsafeMutableBufferPointer { input in
      packed.withUnsafeMutableBufferPointer { packed in
        stream.next_in = input.baseAddress
        stream.avail_in = uInt(input.count)
        stream.next_out = packed.baseAddress
        stream.avail_out = uInt(packed.count)
        return deflate(&stream, Z_FINISH)
      }
    }
    guard end == Z_STREAM_END else { return nil }
    packed.removeLast(packed.count - Int(stream.total_out))
    return packed
  }
}
