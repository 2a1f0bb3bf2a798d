/// How large a terminal is.
package struct TerminalSize: Hashable, Sendable {
    /// How many cells are in a row; at least one.
    package let columns: Int
    /// How many rows there are; at least one.
    package let rows: Int
    /// The width in pixels; zero if the terminal does not tell it.
    package let pixelWidth: Int
    /// The height in pixels; zero if the terminal does not tell it.
    package let pixelHeight: Int

    /// The size of the terminal behind a descriptor.
    init(of descriptor: Int32) throws(TerminalError) {
        var size = winsize()
        guard SystemCall.windowSize(descriptor, &size) == 0 else {
            if errno == EIO { throw .hungUp }
            throw errno == ENOTTY ? .notATerminal(descriptor: descriptor) : .system(call: "ioctl", code: errno)
        }
        guard size.ws_col > 0, size.ws_row > 0 else { throw .noSize }
        columns = Int(size.ws_col)
        rows = Int(size.ws_row)
        pixelWidth = Int(size.ws_xpixel)
        pixelHeight = Int(size.ws_ypixel)
    }
}
