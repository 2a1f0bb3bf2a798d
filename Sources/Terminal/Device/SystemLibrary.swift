// The C library of the system, which the files of this folder use, and where those of different systems differ.

#if canImport(Darwin)
    @_exported @preconcurrency import Darwin
#elseif canImport(Musl)
    @_exported @preconcurrency import Musl
#elseif canImport(Glibc)
    @_exported @preconcurrency import Glibc
#else
    #error("Terminals need POSIX: Darwin, Musl or Glibc. Link another host than TerminalHost on this system.")
#endif

/// Parts of the C library that Swift imports differently, or that share a name with methods of this target.
enum SystemCall {
    /// The output of the program, which is never set after the start.
    static var standardOutput: UnsafeMutablePointer<FILE>? { stdout }

    static func read(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, start, count)
        #elseif canImport(Musl)
            Musl.read(descriptor, start, count)
        #else
            Glibc.read(descriptor, start, count)
        #endif
    }

    static func write(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, start, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, start, count)
        #else
            Glibc.write(descriptor, start, count)
        #endif
    }

    static func close(_ descriptor: Int32) {
        #if canImport(Darwin)
            _ = Darwin.close(descriptor)
        #elseif canImport(Musl)
            _ = Musl.close(descriptor)
        #else
            _ = Glibc.close(descriptor)
        #endif
    }

    /// Asks for the size of a terminal. Returns 0 if the system tells it.
    static func windowSize(_ descriptor: Int32, _ size: inout winsize) -> Int32 {
        #if canImport(Musl)
            ioctl(descriptor, Int32(TIOCGWINSZ), &size)
        #else
            ioctl(descriptor, UInt(TIOCGWINSZ), &size)
        #endif
    }
}

extension sigaction {
    /// The function that handles the signal; `nil` for the default action of the system.
    var handler: (@convention(c) (Int32) -> Void)? {
        get {
            #if canImport(Darwin)
                __sigaction_u.__sa_handler
            #elseif canImport(Musl)
                __sa_handler.sa_handler
            #else
                __sigaction_handler.sa_handler
            #endif
        }
        set {
            #if canImport(Darwin)
                __sigaction_u.__sa_handler = newValue
            #elseif canImport(Musl)
                __sa_handler.sa_handler = newValue
            #else
                __sigaction_handler.sa_handler = newValue
            #endif
        }
    }
}
