import Foundation
import Testing

@testable import WebServer

@Suite struct WebSocketHandshakeTests {
    private static func hex(_ bytes: [UInt8]) -> String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 0xF, radix: 16) }.joined()
    }

    @Test(
        "SHA-1 gives the hashes of RFC 3174 section 7.3",
        arguments: [
            ("abc", 1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
            ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
            ("01234567", 80, "dea356a2cddd90c7a7ecedc5ebb563934f460452"),
            ("", 1, "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
        ])
    func sha1(text: String, count: Int, hash: String) {
        #expect(Self.hex(SHA1.hash(Array(String(repeating: text, count: count).utf8))) == hash)
    }

    @Test("SHA-1 pads every length right")
    func padding() {
        // The hash of 0 to 199 letters, one after the other, hashed once more; from another implementation.
        let hashes = (0..<200).flatMap { SHA1.hash([UInt8](repeating: UInt8(ascii: "a"), count: $0)) }
        #expect(Self.hex(SHA1.hash(hashes)) == "8a18f04bac7c86cfcffa6a93e5cb21ae0159deac")
    }

    @Test("The handshake of RFC 6455 section 1.3 is answered with its key")
    func example() throws {
        let handshake = try WebSocketHandshake(try HTTPRequestParserTests.request(Client.handshake))
        #expect(handshake.acceptKey == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        #expect(
            String(decoding: handshake.response, as: UTF8.self)
                == "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n")
    }

    @Test("Tokens of a handshake have no case and can be part of a list")
    func tokens() throws {
        let text = Client.handshake.replacingOccurrences(of: "Upgrade: websocket", with: "Upgrade: h2c, WebSocket")
            .replacingOccurrences(of: "Connection: Upgrade", with: "Connection: keep-alive,upgrade")
        _ = try WebSocketHandshake(try HTTPRequestParserTests.request(text))
    }

    @Test(
        "A handshake that breaks a rule is refused with status 400",
        arguments: [
            ("Upgrade: websocket", "Upgrade: websockets"), ("Upgrade: websocket\r\n", ""),
            ("Connection: Upgrade", "Connection: close"), ("Connection: Upgrade\r\n", ""), ("GET", "HEAD"),
            ("Version: 13", "Version: 8"), ("Version: 13", "Version: 13\r\nSec-WebSocket-Version: 13"),
            ("HTTP/1.1", "HTTP/1.0"), ("dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBsZSBub25jZQ"),
            ("dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBsZSBub25jZQAA"), ("dGhlIHNhbXBsZSBub25jZQ==", ""),
            ("dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBs!SBub25jZQ=="),
            ("Sec-WebSocket-Version", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version"),
        ])
    func rules(part: String, replacement: String) throws {
        let text = Client.handshake.replacingOccurrences(of: part, with: replacement)
        let request = try HTTPRequestParserTests.request(text)
        let error = #expect(throws: HTTPRequestError.self) { try WebSocketHandshake(request) }
        #expect(error?.status == 400)
    }
}
