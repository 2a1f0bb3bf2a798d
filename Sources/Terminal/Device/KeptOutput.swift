import Synchronization

/// The output of a program while it has the terminal: it is kept until the terminal is restored, and printed then.
///
/// Output and errors go to a file without a name, unless they go somewhere else than to a terminal. Printing it is safe
/// in a handler of signals, so that the message of a crash is seen, too.
struct KeptOutput: ~Copyable {
    private let file: Int32
    private let output: Int32
    private let errors: Int32
    private let isOpen = Atomic<Bool>(true)

    /// Begins to keep the output.
    init() throws(TerminalError) {
        fflush(nil)
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var path = Array((folder + "/output.XXXXXX").utf8CString)
        file = mkstemp(&path)
        if file < 0 { throw .system(call: "mkstemp", code: errno) }
        unlink(path)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        output = Self.redirect(STDOUT_FILENO, to: file)
        errors = Self.redirect(STDERR_FILENO, to: file)
        // As in a terminal: a crash loses no whole line.
        if output >= 0 { setvbuf(SystemCall.standardOutput, nil, _IOLBF, 0) }
    }

    /// Returns a copy of a descriptor of a terminal, which is a file's from now on; -1 for another descriptor.
    private static func redirect(_ descriptor: Int32, to file: Int32) -> Int32 {
        if isatty(descriptor) == 0 { return -1 }
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        if copy >= 0 { dup2(file, descriptor) }
        return copy
    }

    /// Lets output go to its former destination, and prints the kept output. Again, it does nothing.
    func release() {
        if !isOpen.exchange(false, ordering: .sequentiallyConsistent) { return }
        if output >= 0 { dup2(output, STDOUT_FILENO) }
        if errors >= 0 { dup2(errors, STDERR_FILENO) }
        if output >= 0 {
            printFile(to: output)
        } else if errors >= 0 {
            printFile(to: errors)
        }
        close(file)
        if output >= 0 { close(output) }
        if errors >= 0 { close(errors) }
    }

    /// Prints the file. A terminal that takes nothing for half a second is given up, so that a program can end all the
    /// same.
    private func printFile(to terminal: Int32) {
        lseek(file, 0, SEEK_SET)
        withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
            guard let start = buffer.baseAddress else { return }
            while true {
                let count = read(file, start, buffer.count)
                var sent = 0
                while sent < count {
                    var request = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
                    if poll(&request, 1, 500) <= 0 { return }
                    let part = write(terminal, start + sent, count - sent)
                    if part < 0, errno != EINTR { return }
                    sent += max(0, part)
                }
                if count <= 0 { return }
            }
        }
    }
}
