import Foundation

/// An address of IPv4 or IPv6 with a port.
struct SocketAddress {
    private var storage: sockaddr_storage
    private let count: socklen_t
    /// `AF_INET` or `AF_INET6`.
    let family: Int32

    /// Reads a literal, as `127.0.0.1` or `::1`.
    init(_ literal: String, port: UInt16) throws(WebServerError) {
        storage = sockaddr_storage()
        var (v4, v6) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, literal, &v4) == 1 {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr = v4
            family = AF_INET
            count = socklen_t(MemoryLayout<sockaddr_in>.size)
            withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: address, as: sockaddr_in.self) }
        } else if inet_pton(AF_INET6, literal, &v6) == 1 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_addr = v6
            family = AF_INET6
            count = socklen_t(MemoryLayout<sockaddr_in6>.size)
            withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: address, as: sockaddr_in6.self) }
        } else {
            throw .invalidAddress(literal)
        }
        #if canImport(Darwin)
            storage.ss_len = UInt8(count)
        #endif
    }

    /// Calls a function with the address as the system wants it.
    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withUnsafePointer(to: storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, count) }
        }
    }

    /// Returns the port of a socket; 0 if it has none.
    static func port(of descriptor: Int32) -> UInt16 {
        var storage = sockaddr_storage()
        var count = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &count) }
        }
        guard result == 0 else { return 0 }
        // The port has the same place in addresses of both families.
        return withUnsafeBytes(of: &storage) { UInt16(bigEndian: $0.load(as: sockaddr_in.self).sin_port) }
    }
}
