/// A pipe through which signal handlers wake a program that waits for descriptors. Neither end waits.
final class WakePipe {
    let reading: Int32
    let writing: Int32

    init() throws(TerminalError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .system(call: "pipe", code: errno) }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// Takes out all written bytes.
    func drain() {
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
            while let start = buffer.baseAddress, read(reading, start, buffer.count) > 0 {}
        }
    }
}
