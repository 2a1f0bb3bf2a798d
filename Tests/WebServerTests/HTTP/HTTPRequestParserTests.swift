import Foundation
import Testing

@testable import WebServer

@Suite struct HTTPRequestParserTests {
    static func parse(_ text: String, _ limits: HTTPRequestParser.Limits = .init()) -> HTTPRequestParser.Result {
        var parser = HTTPRequestParser(limits)
        return parser.parse(Array(text.utf8)[...])
    }

    static func request(_ text: String, _ limits: HTTPRequestParser.Limits = .init()) throws -> HTTPRequest {
        guard case .request(let request, _) = parse(text, limits) else {
            throw HTTPRequestError(0, "no request: \(parse(text, limits))")
        }
        return request
    }

    static func status(_ text: String, _ limits: HTTPRequestParser.Limits = .init()) -> Int? {
        if case .failure(let error) = parse(text, limits) { error.status } else { nil }
    }

    /// A request with some fields after `Host`.
    private static func get(_ fields: String...) -> String {
        "GET / HTTP/1.1\r\nHost: a\r\n" + fields.map { $0 + "\r\n" }.joined() + "\r\n"
    }

    @Test("A request has a method, a decoded path and query, and fields whose names have no case")
    func parts() throws {
        let request = try Self.request(
            "GET /a%20b/%C3%A4?x=1&y=a+b%26&z&x=2&&=e HTTP/1.1\r\nHost: a:80\r\nACCEPT:  b \t\r\naccept: c\r\n\r\n")
        #expect(request.method == .get)
        #expect(request.path == "/a b/ä")
        #expect(request.query.map(\.name) == ["x", "y", "z", "x", ""])
        #expect(request.query.map(\.value) == ["1", "a b&", "", "2", "e"])
        #expect(request.value("x") == "1")
        #expect(request.value("w") == nil)
        #expect(request.headers["Accept"] == "b, c")
        #expect(request.headers.values("aCCept") == ["b", "c"])
        #expect(request.headers["none"] == nil)
        #expect(request.body.isEmpty)
    }

    @Test("A target in absolute form loses its scheme and authority")
    func absoluteForm() throws {
        let request = try Self.request("GET HTTP://a.b:80?c=d HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(request.path == "/")
        #expect(request.value("c") == "d")
        #expect(try Self.request("GET http://a/b HTTP/1.1\r\nHost: a\r\n\r\n").path == "/b")
    }

    @Test("Bytes after a request are returned and begin the next one")
    func rest() throws {
        var parser = HTTPRequestParser()
        let two = Array(("GET /1 HTTP/1.1\r\nHost: a\r\n\r\n" + "GET /2 HTTP/1.1\r\nHost: a\r\n\r\nG").utf8)
        guard case .request(let first, let rest) = parser.parse(two[...]),
            case .request(let second, let last) = parser.parse(rest)
        else { throw HTTPRequestError(0, "no requests") }
        #expect([first.path, second.path] == ["/1", "/2"])
        #expect(Array(last) == Array("G".utf8))
        #expect(parser.isIdle)
        #expect(parser.parse(last) == .needsMore)
        #expect(!parser.isIdle)
    }

    @Test("A body has as many bytes as Content-Length says, up to the limit")
    func body() throws {
        var limits = HTTPRequestParser.Limits(bodyBytes: 5)
        limits.methods = [.post]
        let head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: "
        let request = try Self.request(head + "5\r\n\r\nhallo!", limits)
        #expect(request.body == Data("hallo".utf8))
        #expect(Self.status(head + "6\r\n\r\n", limits) == 413)
        #expect(Self.status(head + "99999999999999999999\r\n\r\n", limits) == 413)
    }

    @Test(
        "A malformed first line or Host is refused with status 400",
        arguments: [
            "GET /\r\n", "GET  / HTTP/1.1\r\n", "GET / HTTP/1.1 \r\n", " / HTTP/1.1\r\n", "G(T / HTTP/1.1\r\n",
            "GET / http/1.1\r\n", "GET / HTTP/1.10\r\n", "GET /\u{E4} HTTP/1.1\r\n", "GET a HTTP/1.1\r\n",
            "GET * HTTP/1.1\r\n", "GET /#a HTTP/1.1\r\n", "GET /%4 HTTP/1.1\r\n", "GET /%+1 HTTP/1.1\r\n",
            "GET /%FF HTTP/1.1\r\n", "GET /%00 HTTP/1.1\r\n", "GET /?%C3 HTTP/1.1\r\n", "GET / HTTP/1.1\n",
            "GET /\r HTTP/1.1\r\n", "\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\n\r\n",
            "GET / HTTP/1.1\r\nHost: a, b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n",
        ])
    func malformed(text: String) { #expect(Self.status(text) == 400) }

    @Test(
        "A malformed field is refused with status 400",
        arguments: [
            ["Host: a"], ["A : b"], ["A: b", " c"], ["\tA: b"], ["A"], [": b"], ["A: b\rc"], ["A: b\u{0}"],
            ["A: b\u{7F}"], ["A(: b"], ["Content-Length: 0", "Content-Length: 0"], ["Content-Length: +0"],
            ["Content-Length: 0, 0"], ["Content-Length:"], ["Content-Length: 0x0"], ["Content-Length: -1"],
            ["Content-Length: 0", "Transfer-Encoding: chunked"],
        ])
    func malformed(fields: [String]) {
        #expect(Self.status("GET / HTTP/1.1\r\nHost: a\r\n" + fields.map { $0 + "\r\n" }.joined() + "\r\n") == 400)
    }

    @Test("Requests that are not taken are refused with the status of their reason")
    func refused() {
        #expect(Self.status("POST / HTTP/1.1\r\n") == 405)
        #expect(Self.status("OPTIONS * HTTP/1.1\r\n") == 405)
        #expect(Self.status("get / HTTP/1.1\r\n") == 501)
        #expect(Self.status("BREW / HTTP/1.1\r\n") == 501)
        #expect(Self.status("GET / HTTP/2.0\r\n") == 505)
        #expect(Self.status("GET / HTTP/1.2\r\n") == 505)
        #expect(Self.status("PRI * HTTP/2.0\r\n") == 505)
        #expect(Self.status(Self.get("Transfer-Encoding: chunked")) == 501)
        #expect(Self.status(Self.get("Transfer-Encoding: identity")) == 501)
        #expect(Self.status(Self.get("Content-Length: 1")) == 413)
        #expect(Self.status(Self.get("Expect: 100-continue")) == 417)
    }

    @Test("HTTP/1.0 needs no Host, and keeps no connection")
    func version10() throws {
        #expect(try Self.request("GET / HTTP/1.0\r\n\r\n").keepsConnection == false)
        #expect(try Self.request(Self.get()).keepsConnection)
        #expect(try Self.request(Self.get("Connection: a , Close")).keepsConnection == false)
    }

    @Test("One empty line before a request is ignored")
    func emptyLine() throws { #expect(try Self.request("\r\n" + Self.get()).path == "/") }

    @Test("A first line has 4 KiB at most")
    func lineLimit() throws {
        let path = "/" + String(repeating: "a", count: 4096 - "GET / HTTP/1.1".utf8.count)
        #expect(try Self.request("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n").path == path)
        #expect(Self.status("GET \(path)a HTTP/1.1\r\nHost: a\r\n\r\n") == 414)
        #expect(Self.status(String(repeating: "a", count: 4098)) == 414)
    }

    @Test("Fields have 16 KiB at most")
    func headerLimit() {
        let value = String(repeating: "b", count: 16 * 1024 - "Host: a\r\nA: \r\n\r\n".utf8.count)
        #expect(Self.status(Self.get("A: " + value)) == nil)
        #expect(Self.status(Self.get("A: " + value + "b")) == 431)
        #expect(Self.status("GET / HTTP/1.1\r\n" + String(repeating: "a", count: 16 * 1024)) == 431)
    }

    @Test("There are 64 fields at most")
    func fieldLimit() throws {
        let fields = String(repeating: "A: b\r\n", count: 63)
        #expect(try Self.request("GET / HTTP/1.1\r\nHost: a\r\n" + fields + "\r\n").headers.fields.count == 64)
        #expect(Self.status("GET / HTTP/1.1\r\nHost: a\r\n" + fields + "A: b\r\n\r\n") == 431)
    }

    @Test("After an error, nothing is read")
    func errorStays() {
        var parser = HTTPRequestParser()
        let failure = parser.parse(Array("\r\n\r\n".utf8)[...])
        #expect(parser.parse(Array(Self.get().utf8)[...]) == failure)
        #expect(parser.storedBytes == 0)
    }
}
