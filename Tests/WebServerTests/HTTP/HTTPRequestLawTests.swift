import Foundation
import TestSupport
import Testing

@testable import WebServer

@Suite struct HTTPRequestLawTests {
    private static let limits = HTTPRequestParser.Limits(
        lineBytes: 60, headerBytes: 200, fields: 8, bodyBytes: 20, methods: [.get, .head, .post])

    private static let samples: [[UInt8]] = [
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
        "\r\nGET /a%20b?c=d+e&f HTTP/1.1\r\nHost: [::1]:80\r\nAccept: text/html\r\n\r\nGET /2 HTTP/1.0\r\n\r\n",
        "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhalloHEAD / HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "GET http://a/b?c HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n\r\nrest",
    ].map { Array($0.utf8) }

    private static let interesting = Array("\r\n :%?&=/,0159\t\0GHC".utf8) + [0x7F, 0x80, 0xC3, 0xFF]

    /// Returns all requests of bytes that arrive in parts, and the error after them.
    private static func results(_ parts: [ArraySlice<UInt8>]) -> [HTTPRequestParser.Result] {
        var parser = HTTPRequestParser(limits)
        var results: [HTTPRequestParser.Result] = []
        for part in parts {
            var rest = part
            parsing: while true {
                switch parser.parse(rest) {
                case .needsMore: break parsing
                case .request(let request, let after):
                    results.append(.request(request, rest: []))
                    rest = after
                case .failure(let error):
                    results.append(.failure(error))
                    return results
                }
            }
            let most = limits.lineBytes + limits.headerBytes + limits.bodyBytes
            if parser.storedBytes > most { Issue.record("\(parser.storedBytes) bytes are kept") }
        }
        return results
    }

    @Test("Requests do not depend on where the bytes are cut")
    func cuts() {
        var random = SplitMix64(seed: 1)
        for number in 0..<2_000 {
            var bytes = Self.samples[number % Self.samples.count]
            if number % 3 > 0 { bytes = Fuzz.mutate(bytes, &random, interesting: Self.interesting) }
            let whole = Self.results([bytes[...]])
            let parts = Self.results(Fuzz.cut(bytes, &random))
            #expect(whole == parts, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
        }
    }

    @Test("Mutated requests never trap, and no more is kept than the limits allow")
    func fuzz() {
        Fuzz.read(Self.samples, interesting: Self.interesting, seed: 2) { parts in
            Self.results(parts).map { if case .failure = $0 { true } else { false } }
        }
    }
}
