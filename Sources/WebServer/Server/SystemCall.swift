// The C library of the system, which the files of this folder use, and where those of different systems differ.

#if canImport(Darwin)
    @_exported @preconcurrency import Darwin
#elseif canImport(Musl)
    @_exported @preconcurrency import Musl
#elseif canImport(Glibc)
    @_exported @preconcurrency import Glibc
#else
    #error("The server needs POSIX: Darwin, Musl or Glibc.")
#endif

/// Parts of the C library that systems name differently, or that share a name with methods of this target.
///
/// Calls that are interrupted by a signal are made again. All results are `-1` for an error, whose code is `errno`.
enum SystemCall {
    #if canImport(Darwin) || canImport(Musl)
        private static let stream = SOCK_STREAM
    #else
        private static let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    private static let tcp = Int32(IPPROTO_TCP)
    static let ipv6 = Int32(IPPROTO_IPV6)

    /// Makes a socket that does not wait, and that programs started later do not get.
    static func streamSocket(_ family: Int32) -> Int32 {
        let descriptor = socket(family, stream, 0)
        if descriptor >= 0 { setUp(descriptor) }
        return descriptor
    }

    static func startListening(_ descriptor: Int32, _ backlog: Int) -> Int32 {
        listen(descriptor, Int32(clamping: backlog))
    }

    /// Takes a connection. The new socket does not wait, and programs started later do not get it.
    static func acceptConnection(_ listening: Int32) -> Int32 {
        let descriptor = repeated { Int(accept(listening, nil, nil)) }
        guard descriptor >= 0 else { return -1 }
        setUp(Int32(descriptor))
        // Messages are small, and must not wait for others.
        setOption(Int32(descriptor), tcp, TCP_NODELAY)
        // The system notices a lost peer without a wake-up of the program.
        setOption(Int32(descriptor), SOL_SOCKET, SO_KEEPALIVE)
        return Int32(descriptor)
    }

    private static func setUp(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
            setOption(descriptor, SOL_SOCKET, SO_NOSIGPIPE)
        #endif
    }

    /// Turns an option of a socket on.
    @discardableResult
    static func setOption(_ descriptor: Int32, _ level: Int32, _ option: Int32) -> Int32 {
        var value: Int32 = 1
        return setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    static func read(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        repeated { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
    }

    /// Sends bytes. No signal is raised if the peer is gone.
    static func write(_ descriptor: Int32, _ buffer: UnsafeBufferPointer<UInt8>) -> Int {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        return repeated { send(descriptor, buffer.baseAddress, buffer.count, flags) }
    }

    /// Tells the peer that nothing more is sent.
    static func endWriting(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    static func closeSocket(_ descriptor: Int32) { _ = close(descriptor) }

    private static func repeated(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}
