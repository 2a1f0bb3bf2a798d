import Foundation
import Testing

@testable import WebServer

@Suite struct WebSocketFrameTests {
    @Test("A frame of a server has the shortest length, and is not masked")
    func bytes() {
        #expect(WebSocketFrame(.text, "Hello".utf8).bytes == [0x81, 0x05, 0x48, 0x65, 0x6C, 0x6C, 0x6F])
        func head(_ count: Int) -> [UInt8] {
            let frame = WebSocketFrame(.binary, [UInt8](repeating: 7, count: count))
            return Array(frame.bytes.dropLast(count))
        }
        #expect(head(0) == [0x82, 0])
        #expect(head(125) == [0x82, 125])
        #expect(head(126) == [0x82, 126, 0, 126])
        #expect(head(65_535) == [0x82, 126, 0xFF, 0xFF])
        #expect(head(65_536) == [0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0])
    }

    @Test("A close frame has a valid code and a reason that is cut before a character, or nothing")
    func close() {
        #expect(WebSocketFrame.close(1000, "ok").payload == [0x03, 0xE8] + Array("ok".utf8))
        for code: UInt16 in [0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000] {
            #expect(WebSocketFrame.close(code, "a").payload.isEmpty)
        }
        #expect(WebSocketFrame.close(nil).payload.isEmpty)
        let long = WebSocketFrame.close(4999, "a" + String(repeating: "ä", count: 100))
        #expect(long.payload.count == 2 + 123)
        let cut = WebSocketFrame.close(3000, String(repeating: "ä", count: 100))
        #expect(cut.payload.count == 2 + 122)
    }
}
