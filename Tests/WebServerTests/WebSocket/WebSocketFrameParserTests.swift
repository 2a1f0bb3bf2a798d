import Foundation
import Testing

@testable import WebServer

@Suite struct WebSocketFrameParserTests {
    typealias Event = WebSocketFrameParser.Event

    private static func events(_ frames: ClientFrame..., limit: Int = 1 << 20) -> [Event] {
        events(frames.flatMap(\.bytes), limit: limit)
    }

    private static func events(_ bytes: [UInt8], limit: Int = 1 << 20) -> [Event] {
        var parser = WebSocketFrameParser(messageLimit: limit)
        return parser.parse(bytes[...])
    }

    /// Returns the code with which the last event fails.
    private static func code(_ events: [Event]) -> UInt16? {
        if case .failure(let error) = events.last { error.closeCode } else { nil }
    }

    @Test("The masked text of RFC 6455 section 5.7 is read")
    func example() {
        let bytes: [UInt8] = [0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58]
        #expect(Self.events(bytes) == [.message(.text("Hello"))])
    }

    @Test("Messages of every size of length are read", arguments: [0, 1, 7, 125, 126, 65_535, 65_536, 1 << 20])
    func sizes(count: Int) {
        let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        #expect(Self.events(ClientFrame(.binary, payload)) == [.message(.data(Data(payload)))])
    }

    @Test("Fragments are one message, and control frames can be between them")
    func fragments() {
        let bytes = Array("aäb".utf8)
        let events = Self.events(
            ClientFrame(.text, bytes[..<2], isFinal: false), ClientFrame(.ping, [1]),
            ClientFrame(.continuation, bytes[2..<3], isFinal: false), ClientFrame(.pong, [2]),
            ClientFrame(.continuation, bytes[3...]), .text("c"))
        #expect(events == [.ping([1]), .pong([2]), .message(.text("aäb")), .message(.text("c"))])
    }

    @Test("A close frame has a code and a reason, or nothing, and nothing after it is read")
    func close() {
        #expect(Self.events(.close(1000, "ä"), .text("a")) == [.close(code: 1000, reason: "ä")])
        #expect(Self.events(ClientFrame(.close)) == [.close(code: nil, reason: "")])
        for code: UInt16 in [1001, 1003, 1007, 1014, 3000, 4999] {
            #expect(Self.events(.close(code)) == [.close(code: code, reason: "")])
        }
    }

    @Test("Frames that break the protocol fail with code 1002")
    func protocolErrors() {
        for bit: UInt8 in [0x10, 0x20, 0x40] {
            var reserved = ClientFrame.text("a")
            reserved.reserved = bit
            #expect(Self.code(Self.events(reserved)) == 1002)
        }
        for opcode: UInt8 in [3, 4, 5, 6, 7, 0xB, 0xC, 0xD, 0xE, 0xF] {
            var unknown = ClientFrame.text("a")
            unknown.opcode = opcode
            #expect(Self.code(Self.events(unknown)) == 1002)
        }
        var unmasked = ClientFrame.text("a")
        unmasked.mask = nil
        #expect(Self.code(Self.events(unmasked)) == 1002)
        for opcode in [WebSocketFrame.Opcode.close, .ping, .pong] {
            #expect(Self.code(Self.events(ClientFrame(opcode, [], isFinal: false))) == 1002)
            #expect(Self.code(Self.events(ClientFrame(opcode, [UInt8](repeating: 0, count: 126)))) == 1002)
        }
        #expect(Self.code(Self.events(ClientFrame(.continuation))) == 1002)
        #expect(Self.code(Self.events(ClientFrame(.text, [], isFinal: false), .text("a"))) == 1002)
        #expect(Self.code(Self.events(ClientFrame(.close, [3]))) == 1002)
        for code: UInt16 in [0, 999, 1004, 1005, 1006, 1015, 2000, 2999, 5000, 65_535] {
            #expect(Self.code(Self.events(.close(code))) == 1002)
        }
    }

    @Test("Lengths that are not minimal, or have the highest bit set, fail with code 1002")
    func lengths() {
        let zeros = [UInt8](repeating: 0, count: 6)
        #expect(Self.code(Self.events([0x82, 0xFE, 0, 125])) == 1002)
        #expect(Self.code(Self.events([0x82, 0xFF] + zeros + [0xFF, 0xFF])) == 1002)
        #expect(Self.code(Self.events([0x82, 0xFF, 0x80] + zeros + [0])) == 1002)
        #expect(Self.code(Self.events([0x82, 0xFF] + [UInt8](repeating: 0xFF, count: 8))) == 1002)
    }

    @Test("Frames and messages over the limit fail with code 1009 before their payload arrives")
    func tooLarge() {
        let large = ClientFrame(.binary, [UInt8](repeating: 0, count: 301))
        #expect(Self.code(Self.events(Array(large.bytes.prefix(4)), limit: 300)) == 1009)
        #expect(Self.code(Self.events([0x82, 0xFF, 0x7F] + [UInt8](repeating: 0xFF, count: 7))) == 1009)
        let half = [UInt8](repeating: 0, count: 150)
        let whole = Self.events(
            ClientFrame(.binary, half, isFinal: false), ClientFrame(.continuation, half), limit: 300)
        #expect(whole == [.message(.data(Data(half + half)))])
        let more = Self.events(
            ClientFrame(.binary, half, isFinal: false), ClientFrame(.continuation, half + [0]), limit: 300)
        #expect(Self.code(more) == 1009)
        #expect(Self.events(ClientFrame(.ping, [1, 2]), limit: 0) == [.ping([1, 2])])
    }

    @Test("Text that is not UTF-8 fails with code 1007, in messages and in reasons")
    func text() {
        let invalid: [[UInt8]] = [
            [0x80], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xFF],
        ]
        for bytes in invalid {
            #expect(Self.code(Self.events(ClientFrame(.text, [0x61] + bytes))) == 1007)
            #expect(Self.code(Self.events(ClientFrame(.close, [0x03, 0xE8] + bytes))) == 1007)
            #expect(Self.events(ClientFrame(.binary, bytes)) == [.message(.data(Data(bytes)))])
        }
        #expect(Self.events(.text("\u{FEFF}\u{FFFD}\0")) == [.message(.text("\u{FEFF}\u{FFFD}\0"))])
    }

    @Test("After an error, nothing is read and nothing is kept")
    func errorStays() {
        var parser = WebSocketFrameParser()
        _ = parser.parse(ClientFrame(.text, [1, 2], isFinal: false).bytes[...])
        #expect(parser.storedBytes == 2)
        #expect(Self.code(parser.parse([0xFF, 0xFF])) == 1002)
        #expect(parser.parse(ClientFrame.text("a").bytes[...]) == [])
        #expect(parser.storedBytes == 0)
    }
}
