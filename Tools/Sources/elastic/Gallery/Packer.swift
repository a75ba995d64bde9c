import Dispatch
import Foundation

/// Packs texts, each once, and on a queue of its own, so that pages are answered meanwhile.
actor Packer {
  private struct Name: Hashable { let path, tag: String }

  /// The most that is kept, in bytes packed.
  private static let room = 64_000_000

  private var texts: [Name: Task<Data?, Never>] = [:]
  private var kept = 0
  private let queue = DispatchQueue(label: "gallery.packer", qos: .utility)

  /// As every browser takes it.
  private static func pack(_ bytes: Data) -> Data? {
    Deflate.pack(Array(bytes), as: .gzip, level: 6).map { Data($0) }
  }

  /// The packed bytes of a file as it is now; nil without memory for them. `tag` is another one after each change.
  func packed(_ path: String, tag: String) async -> Data? {
    let name = Name(path: path, tag: tag)
    if let text = texts[name] { return await text.value }
    let queue = queue
    let text = Task {
      await withCheckedContinuation { (done: CheckedContinuation<Data?, Never>) in
        queue.async {
          let bytes = try? Data(contentsOf: URL(fileURLWithPath: path))
          done.resume(returning: bytes.flatMap(Self.pack))
        }
      }
    }
    texts[name] = text
    let bytes = await text.value
    kept += bytes?.count ?? 0
    // The whole gallery needs a twentieth of that; more comes only of files that change again and again.
    if kept > Self.room { (texts, kept) = ([:], 0) }
    return bytes
  }
}
