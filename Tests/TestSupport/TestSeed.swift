import Foundation

/// The seeds of laws and fuzz tests.
public enum TestSeed {
    /// Returns the seed of a test and prints it, so that a trap leaves it behind.
    ///
    /// Without `ISTHMUS_SEED` in the environment the seed follows from the name alone, so that a test does the same in
    /// every run. A number there is the seed of all tests; `random` makes a new one for each.
    public static func of(_ name: String) -> UInt64 {
        let seed = seed(named: name, asked: ProcessInfo.processInfo.environment["ISTHMUS_SEED"])
        print("\(name): ISTHMUS_SEED=\(seed)")
        fflush(nil)
        return seed
    }

    /// Returns the seed that a value of `ISTHMUS_SEED` asks for. What is neither a number nor `random` traps.
    static func seed(named name: String, asked: String?) -> UInt64 {
        switch asked {
        case nil: return fixed(name)
        case "random": return UInt64.random(in: 0...UInt64(UInt32.max))
        case let text?:
            guard let number = UInt64(text) else {
                preconditionFailure("ISTHMUS_SEED is a whole number or `random`, not “\(text)”.")
            }
            return number
        }
    }

    /// A number of 32 bits that is the same for a name on every machine: FNV-1a.
    private static func fixed(_ name: String) -> UInt64 {
        UInt64(name.utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 })
    }
}
