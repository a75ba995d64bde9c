import CZlib
import Foundation

/// The compression that every browser takes.
enum GZip {
  /// The bytes, packed; nil without memory for it.
  static func pack(_ bytes: Data) -> Data? {
    var stream = z_stream()
    // 16 more than the window's 15 bits ask for a gzip header.
    let begun = deflateInit2_(
      &stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard begun == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    var input = Array(bytes)
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
    return Data(packed.prefix(Int(stream.total_out)))
  }
}
