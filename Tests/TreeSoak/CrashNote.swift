import Foundation

/// Names the sequence that a trap or a hang happens in.
enum CrashNote {
    /// How long one sequence may take, in seconds.
    static let limit: UInt32 = 60
    // Written on the main actor only; read in a signal handler, which may do hardly more than that.
    nonisolated(unsafe) private static var seed: UInt64 = 0

    static func install() {
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGALRM] {
            signal(number) { number in
                CrashNote.printSeed()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    static func begin(seed new: UInt64) {
        seed = new
        alarm(limit)
    }

    static func end() { alarm(0) }

    /// Prints without allocating.
    private static func printSeed() {
        // None of the sequences that have a seed of their own has begun.
        if seed == 0 { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
            var place = 64
            func put(_ byte: UInt8) {
                place -= 1
                buffer[place] = byte
            }
            put(10)
            var rest = seed
            repeat {
                put(UInt8(48 + rest % 10))
                rest /= 10
            } while rest > 0
            for byte in "fails with --replay ".utf8.reversed() { put(byte) }
            _ = write(1, buffer.baseAddress! + place, 64 - place)
        }
    }
}
