import TestSupport
import Testing

@testable import WebServer

@Suite struct WebSocketFrameLawTests {
    private static let limit = 200

    private static let samples: [[UInt8]] = [
        [.text("Hallo"), ClientFrame(.ping, [1, 2, 3]), .close(1000, "ende")],
        [ClientFrame(.text, [0x61, 0xC3], isFinal: false), ClientFrame(.continuation, [0xA4]), .text("")],
        [ClientFrame(.binary, 0..<130), ClientFrame(.pong)],
        [ClientFrame(.binary, 0..<90, isFinal: false), ClientFrame(.continuation, 0..<20, isFinal: false)],
    ].map { (frames: [ClientFrame]) in frames.flatMap(\.bytes) }

    private static let interesting: [UInt8] = [
        0x00, 0x01, 0x80, 0x81, 0x82, 0x88, 0x89, 0x8A, 0xFE, 0xFF, 0x7E, 0x7F, 0xFD, 0x85,
    ]

    private static func events(_ parts: [ArraySlice<UInt8>]) -> [WebSocketFrameParser.Event] {
        var parser = WebSocketFrameParser(messageLimit: limit)
        var events: [WebSocketFrameParser.Event] = []
        for part in parts {
            events += parser.parse(part)
            // A message, a control frame within it, and a head.
            if parser.storedBytes > limit + 125 + 14 { Issue.record("\(parser.storedBytes) bytes are kept") }
        }
        return events
    }

    @Test("Messages do not depend on where the bytes are cut")
    func cuts() {
        var random = SplitMix64(seed: 3)
        for number in 0..<2_000 {
            var bytes = Self.samples[number % Self.samples.count]
            if number % 3 > 0 { bytes = Fuzz.mutate(bytes, &random, interesting: Self.interesting) }
            #expect(Self.events([bytes[...]]) == Self.events(Fuzz.cut(bytes, &random)), "\(bytes)")
        }
    }

    @Test("Mutated frames never trap, and no more is kept than the limits allow")
    func fuzz() {
        Fuzz.read(Self.samples, interesting: Self.interesting, seed: 4) { parts in
            Self.events(parts).map { if case .failure = $0 { true } else { false } }
        }
    }
}
