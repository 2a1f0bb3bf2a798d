extension TerminalDevice {
    /// Returns the input that was not yet read; empty if there is none.
    package func read() throws(TerminalError) -> [UInt8] {
        var (count, code) = (0, Int32(0))
        // Only bytes the system has written count.
        let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, initialized in
            repeat {
                count = SystemCall.read(input, buffer.baseAddress, buffer.count)
                code = errno
            } while count < 0 && code == EINTR
            initialized = max(count, 0)
        }
        if count > 0 || (count < 0 && code == EAGAIN) { return bytes }
        // A terminal that is gone ends like a file, or with an error.
        if count == 0 || code == EIO { throw .hungUp }
        throw .system(call: "read", code: code)
    }

    /// Sends as much as the terminal takes at once, and returns the rest.
    ///
    /// While the program is suspended nothing is sent, as in ``write(_:)``, and nothing is left to send.
    package func writeNow(_ bytes: ArraySlice<UInt8>) throws(TerminalError) -> ArraySlice<UInt8> {
        let prepared = PreparedTerminal.shared
        let epoch = prepared.pointee.epoch.load(ordering: .sequentiallyConsistent)
        var rest = bytes
        while !rest.isEmpty {
            guard let sent = send(rest.prefix(4096), in: epoch) else { return [] }
            switch sent.code {
            case 0: rest = rest.dropFirst(sent.count)
            case EINTR: break
            case EAGAIN: return rest
            case EIO, EPIPE: throw .hungUp
            default: throw .system(call: "write", code: sent.code)
            }
        }
        return rest
    }

    /// Sends bytes; `nil` if the terminal is another program's now.
    private func send(_ part: ArraySlice<UInt8>, in epoch: Int) -> (count: Int, code: Int32)? {
        part.withUnsafeBytes { buffer in
            TerminalSignals.blocked {
                PreparedTerminal.shared.pointee.whileActive(in: epoch) {
                    let count = SystemCall.write(output, buffer.baseAddress, buffer.count)
                    return (count, count < 0 ? errno : 0)
                }
            }
        }
    }

    /// Sends text to the terminal, and waits until it has taken it.
    ///
    /// While the program is suspended nothing is sent, as the terminal is another program's. Nor is the rest of what
    /// was being sent then: on ``TerminalNotices/resumed`` everything has to be drawn anew.
    package func write(_ text: String) throws(TerminalError) {
        let prepared = PreparedTerminal.shared
        let epoch = prepared.pointee.epoch.load(ordering: .sequentiallyConsistent)
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            // A small part, so that signals do not wait for long.
            guard let sent = send(rest.prefix(4096), in: epoch) else { return }
            switch sent.code {
            case 0: rest = rest.dropFirst(sent.count)
            case EINTR: break
            case EAGAIN:
                var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                poll(&request, 1, -1)
            case EIO, EPIPE: throw .hungUp
            default: throw .system(call: "write", code: sent.code)
            }
        }
    }
}
