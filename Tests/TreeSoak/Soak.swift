import Foundation
import TestSupport
import TreeModels

@MainActor enum Soak {
    static func main() async {
        let arguments = Arguments()
        if let seed = arguments.number("--replay") {
            await replay(seed: seed, only: arguments.list("--only"))
        } else if let seed = arguments.number("--shrink") {
            shrink(seed: seed)
        } else {
            let steps = Int(arguments.number("--steps") ?? 200_000)
            await run(steps: steps, seed: arguments.number("--seed") ?? UInt64.random(in: 0...UInt64(UInt32.max)))
        }
    }

    /// The law of trees that are changed from outside, then that of those changed inside callbacks.
    private static func run(steps: Int, seed: UInt64) async {
        CrashNote.install()
        // Where nothing is optimized, other tests free such chains.
        ErasedChain.makeAndFree(100_000)
        if let failure = MixedTreeLaw.check.failure(sequences: steps / 500, length: 250, seed: seed) {
            say(failure)
            exit(1)
        }
        say("re-entrancy: seed \(seed), \(steps) steps")
        var source = SplitMix64(seed: seed)
        var failed: [UInt64] = []
        let start = ContinuousClock.now
        let sequences = steps / ReentrancyLaw.length
        // What is used for a moment comes and goes; what is lost raises the least there is.
        var least = [Int.max, Int.max]
        for sequence in 0..<sequences {
            let own = source.next()
            CrashNote.begin(seed: own)
            if sequence % 100 == 0 {
                let (size, half) = (allocatedKilobytes(), 2 * sequence < sequences ? 0 : 1)
                // What is made once is made by the first tenth.
                if 10 * sequence >= sequences { least[half] = min(least[half], size) }
                if sequence % 200 == 0 { say("\(sequence * ReentrancyLaw.length) steps, \(size) kB") }
            }
            if let failure = await ReentrancyLaw.execute(ReentrancyLaw.commands(seed: own)) {
                say("fails with --replay \(own): \(failure)")
                failed.append(own)
                if failed.count >= failuresLimit { break }
            }
        }
        CrashNote.end()
        say("\(failed.count) failures in \(ContinuousClock.now - start)")
        if failed.count >= failuresLimit { exit(1) }
        var isLarger = false
        if steps >= measuredSteps {
            let growth = least[1] - least[0]
            isLarger = growth > growthLimit
            say("at least \(least[0]) kB in the first half of the steps, \(growth) kB more in the second")
            if isLarger { say("that is more than \(growthLimit) kB") }
        }
        if !failed.isEmpty || isLarger { exit(1) }
    }

    /// How much more memory, in kB, the second half of the steps may take than the first. A leak of 4 bytes a step is
    /// seen in 2,000,000.
    private static let growthLimit = 4_096
    /// How many sequences may fail before it ends.
    private static let failuresLimit = 20
    /// From how many steps on memory is looked at.
    private static let measuredSteps = 100_000

    private static func replay(seed: UInt64, only: [Int]?) async {
        let commands = ReentrancyLaw.commands(seed: seed)
        let chosen = only.map { $0.map { commands[$0] } } ?? commands
        let failure = await ReentrancyLaw.execute(chosen) { step in
            if ProcessInfo.processInfo.environment["ISTHMUS_TRACE"] != nil { say("\(step): \(chosen[step])") }
        }
        say(failure ?? "nothing wrong")
        if failure != nil { exit(1) }
    }

    /// Each candidate runs in a process of its own.
    private static func shrink(seed: UInt64) {
        var shrinker = Shrinker(Array(ReentrancyLaw.commands(seed: seed).indices))
        while let candidate = shrinker.next() {
            let result = child(seed: seed, only: candidate)
            shrinker.note(breaks: result.status != 0)
        }
        say("--replay \(seed) --only \(shrinker.best.map { "\($0)" }.joined(separator: ","))")
        say(child(seed: seed, only: shrinker.best, isTracing: true).output)
    }

    private static func child(
        seed: UInt64, only: [Int], isTracing: Bool = false
    ) -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [
            "--replay", "\(seed)", "--only", only.map { "\($0)" }.joined(separator: ","),
        ]
        if isTracing {
            process.environment = ProcessInfo.processInfo.environment.merging([
                "ISTHMUS_TRACE": "1", "SWIFT_BACKTRACE": "enable=yes,color=no,threads=crashed,limit=40,timeout=30s",
            ]) { $1 }
        }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = isTracing ? pipe : FileHandle.nullDevice
        do { try process.run() } catch { return (0, "\(error)") }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// Prints a line at once, also into a pipe.
    private static func say(_ line: String) {
        print(line)
        fflush(nil)
    }

    /// What is allocated, as glibc tells; 0 where that is not known. Not what is in memory, as the stacks of threads come
    /// and go.
    private static func allocatedKilobytes() -> Int {
        #if canImport(Glibc)
            typealias Write = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt
            var text: UnsafeMutablePointer<CChar>?
            var length = 0
            guard let symbol = dlsym(nil, "malloc_info"), let file = open_memstream(&text, &length) else { return 0 }
            // The function has this signature.
            _ = unsafeBitCast(symbol, to: Write.self)(0, file)
            fclose(file)
            defer { free(text) }
            guard let text else { return 0 }
            // The totals of all arenas stand last: `<total type="rest" count="1" size="2"/>`.
            let lines = String(cString: text).split(separator: "\n")
            func size(_ kind: String) -> Int {
                let line = lines.last { $0.hasPrefix("<" + kind) }
                let number = line?.components(separatedBy: "size=\"").last?.prefix { $0.isNumber }
                return number.flatMap { Int($0) } ?? 0
            }
            let free = size("total type=\"fast\"") + size("total type=\"rest\"")
            return (size("system type=\"current\"") + size("total type=\"mmap\"") - free) / 1_024
        #else
            return 0
        #endif
    }
}

private struct Arguments {
    private let all = CommandLine.arguments

    func text(_ name: String) -> String? {
        guard let place = all.firstIndex(of: name), place + 1 < all.count else { return nil }
        return all[place + 1]
    }
    func number(_ name: String) -> UInt64? { text(name).flatMap { UInt64($0) } }
    func list(_ name: String) -> [Int]? {
        text(name).map { $0.split(separator: ",").compactMap { Int($0) } }
    }
}
