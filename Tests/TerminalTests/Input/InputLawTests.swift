import Testing

@testable import Terminal

/// Over 100,000 chunks in all: valid, broken, and noise.
@MainActor @Suite struct InputLawTests {
    private struct Chunk: Sendable {
        var bytes: [UInt8]
        /// How many bytes are read at a time.
        var size: Int
        /// Whether so much time passes after it that nothing is waited for any more.
        var pause: Bool
    }

    @Test("Events do not depend on where the bytes are cut; what is kept is bounded; a timeout leaves nothing behind")
    func cuts() {
        PropertyCheck<Chunk>(
            "Chunks of input",
            make: { random in
                let (bytes, size) = (RandomEvents.bytes(&random), 1 + random.below(12))
                return Chunk(bytes: bytes, size: size, pause: random.below(6) == 0)
            }, run: Self.fault
        ).check(sequences: 1_000, length: 100)
    }

    private static func fault(_ chunks: [Chunk]) -> String? {
        var (cut, single, whole) = (TerminalInput(), TerminalInput(), TerminalInput())
        var (cutEvents, singleEvents, wholeEvents): ([TerminalEvent], [TerminalEvent], [TerminalEvent]) = ([], [], [])
        var time = start
        var waiting: [UInt8] = []
        for chunk in chunks {
            waiting += chunk.bytes
            for byte in chunk.bytes { singleEvents += single.read(CollectionOfOne(byte), at: time) }
            var rest = chunk.bytes[...]
            while !rest.isEmpty {
                cutEvents += cut.read(rest.prefix(chunk.size), at: time)
                rest = rest.dropFirst(chunk.size)
                if let fault = boundFault(cut) { return fault }
            }
            guard chunk.pause else { continue }
            wholeEvents += whole.read(waiting, at: time)
            waiting = []
            if whole.deadline != cut.deadline || whole.deadline != single.deadline { return "the deadlines differ" }
            if let deadline = cut.deadline {
                if deadline <= time { return "a deadline is in the past" }
                time = deadline
                if whole.isWaiting == false { return "a deadline and nothing that waits" }
            }
            cutEvents += cut.expire(at: time)
            singleEvents += single.expire(at: time)
            wholeEvents += whole.expire(at: time)
            if let fault = groundFault(cut) ?? groundFault(single) ?? groundFault(whole) { return fault }
        }
        wholeEvents += whole.read(waiting, at: time)
        if singleEvents != wholeEvents { return "byte by byte: \(singleEvents), at once: \(wholeEvents)" }
        return cutEvents == wholeEvents ? nil : "in parts: \(cutEvents), at once: \(wholeEvents)"
    }

    private static func boundFault(_ input: TerminalInput) -> String? {
        let sizes = [
            input.sequence.storedNumbers, input.string.bytes.count, input.paste.storedBytes, input.events.count,
        ]
        let bounds = [ControlSequence.mostNumbers + 1, CommandString.mostBytes, PasteReader.partSize - 1, 0]
        return zip(sizes, bounds).contains { $0 > $1 } ? "\(sizes) are kept" : nil
    }

    private static func groundFault(_ input: TerminalInput) -> String? {
        var input = input
        if input.isWaiting || input.deadline != nil || input.hasPrefix { return "\(input.state) after its deadline" }
        return input.read("a".utf8, at: start) == typed("a") ? nil : "a key is not read after a deadline"
    }

    @Test("Events are read back from what a terminal writes for them")
    func roundTrip() {
        PropertyCheck<TerminalEvent>("Events there and back", make: RandomEvents.event) { expected in
            let read = events(of: expected.map(NaiveEncoder.encode).joined())
            return read == expected ? nil : "read as \(read)"
        }.check(sequences: 500, length: 40)
    }

    @Test("Text without control characters is typed as it is, wherever it is cut")
    func text() {
        PropertyCheck<String>("Typed text", make: { RandomEvents.text(&$0) }) { parts in
            let bytes = Array(parts.joined().utf8)
            var input = TerminalInput()
            let events = stride(from: 0, to: bytes.count, by: 3).flatMap {
                input.read(bytes[$0..<min($0 + 3, bytes.count)], at: start)
            }
            return events == typed(parts.joined()) && !input.isWaiting ? nil : "typed as \(events)"
        }.check(sequences: 300, length: 20)
    }

    @Test("Bytes that are no text are typed and pasted as the standard library decodes them")
    func illFormed() {
        PropertyCheck<UInt8>(
            "Ill-formed bytes",
            make: { random in
                let likely: [UInt8] = [0xE0, 0xED, 0xF0, 0xF4, 0xC1, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF]
                return random.below(2) == 0 ? likely[random.below(likely.count)] : UInt8(0x80 + random.below(128))
            }
        ) { bytes in
            let decoded = String(decoding: bytes, as: UTF8.self)
            // An encoded control character is pasted and not typed.
            let controls = decoded.unicodeScalars.filter { (0x80...0x9F).contains($0.value) }.count
            var input = TerminalInput()
            let keys = input.read(bytes, at: start) + input.expire(at: start + .seconds(60))
            if controls == 0, keys != typed(decoded) { return "typed as \(keys)" }
            let pasted = events(of: Array("\u{1B}[200~".utf8) + bytes + Array("\u{1B}[201~".utf8))
            guard case .paste(let text, true) = pasted.first, pasted.count == 1 else { return "pasted as \(pasted)" }
            return text.unicodeScalars.elementsEqual(decoded.unicodeScalars) ? nil : "pasted as \(text)"
        }.check(sequences: 2_000, length: 12)
    }
}
