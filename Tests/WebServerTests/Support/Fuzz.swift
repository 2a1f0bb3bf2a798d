import Foundation
import TestSupport
import Testing

/// Inputs that are almost right.
enum Fuzz {
    /// How many inputs each fuzz test tries; the environment variable `ISTHMUS_FUZZ` sets it.
    static let count = ProcessInfo.processInfo.environment["ISTHMUS_FUZZ"].flatMap(Int.init) ?? defaultCount
    private static let defaultCount = 100_000

    /// Changes, adds, removes or repeats a few bytes.
    static func mutate(_ bytes: [UInt8], _ random: inout SplitMix64, interesting: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random.below(3) where !bytes.isEmpty {
            let index = random.below(bytes.count)
            let byte = random.below(2) == 0 ? interesting[random.below(interesting.count)] : UInt8(random.below(256))
            switch random.below(6) {
            case 0: bytes[index] = byte
            case 1: bytes.insert(byte, at: index)
            case 2: bytes.remove(at: index)
            case 3: bytes.removeSubrange(index...)
            case 4: bytes += bytes[index...].prefix(40)
            default: bytes[index] ^= 1 << UInt8(random.below(8))
            }
        }
        return bytes
    }

    /// Reads changed samples, each in two parts, with a parser that returns whether each of its results is a failure.
    static func read(
        _ samples: [[UInt8]], interesting: [UInt8], seed: UInt64, _ areFailures: ([ArraySlice<UInt8>]) -> [Bool]
    ) {
        var random = SplitMix64(seed: seed)
        var (successes, failures) = (0, 0)
        for number in 0..<count {
            let bytes = mutate(samples[number % samples.count], &random, interesting: interesting)
            let middle = random.below(bytes.count + 1)
            for isFailure in areFailures([bytes[..<middle], bytes[middle...]]) {
                if isFailure { failures += 1 } else { successes += 1 }
            }
        }
        // Both ends are reached often, or the test would show little.
        #expect(successes > count / 10 && failures > count / 10)
    }

    /// Cuts bytes into parts, of which some are empty.
    static func cut(_ bytes: [UInt8], _ random: inout SplitMix64) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        let most = 1 + random.below(12)
        while !rest.isEmpty {
            let count = random.below(most + 1)
            parts.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return parts
    }
}
