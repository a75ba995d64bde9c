import Foundation

/// The addresses of this computer in its networks.
enum NetworkAddress {
  /// Those that are up, without that of the computer to itself, as 192.168.1.20.
  static func all() -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    return sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap { one in
      guard let one = one?.pointee, let address = one.ifa_addr,
        Int32(address.pointee.sa_family) == AF_INET, one.ifa_flags & UInt32(IFF_UP) != 0,
        one.ifa_flags & UInt32(IFF_LOOPBACK) == 0
      else { return nil }
      var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      guard
        getnameinfo(address, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
      else { return nil }
      return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
