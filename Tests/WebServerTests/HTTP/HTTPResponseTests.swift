import Foundation
import Testing

@testable import WebServer

@Suite struct HTTPResponseTests {
    private static func text(_ response: HTTPResponse, keepsConnection: Bool = true, isHead: Bool = false) -> String {
        String(decoding: response.bytes(keepsConnection: keepsConnection, isHead: isHead), as: UTF8.self)
    }

    @Test("An answer has a status, the fields, the length of the body, and the body")
    func bytes() throws {
        let response = try HTTPResponse(headers: [(name: "Content-Type", value: "text/html")], body: Data("ä".utf8))
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\nConnection: "
        #expect(Self.text(response) == head + "keep-alive\r\n\r\nä")
        #expect(Self.text(response, keepsConnection: false, isHead: true) == head + "close\r\n\r\n")
        #expect(Self.text(try HTTPResponse(status: 404)).contains("Content-Length: 0\r\n"))
    }

    @Test("Statuses 204 and 304 have neither a body nor its length", arguments: [204, 304])
    func bodiless(status: Int) throws {
        let text = Self.text(try HTTPResponse(status: status, body: Data("a".utf8)))
        #expect(!text.contains("Content-Length"))
        #expect(text.hasSuffix("\r\n\r\n"))
    }

    @Test(
        "Fields that would break the head are refused",
        arguments: [("A", "b\r\nC: d"), ("A", "b\n"), ("A", "\r"), ("A", "\0"), ("A:", "b"), ("", "b"), ("A b", "c")])
    func fields(name: String, value: String) {
        #expect(throws: WebServerError.invalidField(name: name, value: value)) {
            try HTTPResponse(headers: [(name: name, value: value)])
        }
    }

    @Test("Fields that the server writes, and statuses that are no final ones, are refused")
    func reserved() {
        for name in ["content-length", "Connection", "Transfer-Encoding"] {
            #expect(throws: WebServerError.reservedField(name: name)) {
                try HTTPResponse(headers: [(name: name, value: "0")])
            }
        }
        for status in [-1, 101, 600] {
            #expect(throws: WebServerError.invalidStatus(status)) { try HTTPResponse(status: status) }
        }
    }
}
