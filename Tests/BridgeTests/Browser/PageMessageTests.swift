import DeclarativeUI
import Foundation
import TestSupport
import Testing
import WebServer

@testable import BrowserHost

@Suite("Messages of pages") struct PageMessageTests {
    private func message(_ text: String) throws -> PageMessage {
        try JSONDecoder().decode(PageMessage.self, from: Data(text.utf8))
    }

    private func event(_ text: String) throws -> HostEvent {
        guard case .event(let event) = try message(text) else { throw CocoaError(.coderReadCorrupt) }
        return event
    }

    @Test("A pointer is pressed where the page says, with its modifiers")
    func pointers() throws {
        let text = #"{"kind":"pointer","phase":"down","x":10.5,"y":20,"button":2,"modifiers":["shift","meta"]}"#
        guard case .pointer(let pointer) = try event(text) else { throw CocoaError(.coderReadCorrupt) }
        #expect(
            pointer
                == HostPointer(
                    .down, at: CGPoint(x: 10.5, y: 20), modifiers: [.shift, .command], button: .secondary))
    }

    @Test("A page says which scene it shows, and what a new one is to open")
    func greetings() throws {
        let text = #"""
            {"kind":"hello","page":"p","scene":null,"open":"notes://3","width":500,"height":600,"scale":2,"isDark":true,
            "hasMoreContrast":false,"reducesMotion":true,"reducesTransparency":false,"invertsColors":false,"isWide":false,"font":16,"languages":["de"],"isTouched":false,"hasFocus":true}
            """#
        guard case .hello(let greeting, let traits) = try message(text) else { throw CocoaError(.coderReadCorrupt) }
        #expect(greeting == PageGreeting(scene: nil, page: "p", open: "notes://3"))
        #expect(traits.width == 500 && traits.isDark && traits.languages == ["de"] && traits.reducesMotion)
    }

    @Test("Distances that no window has are limited")
    func limits() throws {
        guard case .wheel(let delta, let point) = try event(#"{"kind":"wheel","dx":1e308,"dy":-1e308,"x":0,"y":1e300}"#)
        else { throw CocoaError(.coderReadCorrupt) }
        #expect(delta == CGVector(dx: 100_000, dy: -100_000) && point.y == 100_000)
    }

    @Test(
        "A key has its position on a US keyboard and the text that it types",
        arguments: [
            ("KeyA", "a", UIKeyboardHIDUsage.keyboardA, "a"), ("KeyA", "A", .keyboardA, "A"),
            ("KeyY", "z", .keyboardZ, "z"), ("Digit1", "!", .keyboard1, "!"),
            ("Enter", "Enter", .keyboardReturnOrEnter, "\r"),
            ("ArrowUp", "ArrowUp", .keyboardUpArrow, UIKeyCommand.inputUpArrow), ("F5", "F5", .keyboardF5, ""),
            ("Space", " ", .keyboardSpacebar, " "), ("KeyF", "ф", .keyboardF, "ф"),
            ("Unknown", "Unknown", .keyboardErrorUndefined, ""),
        ])
    func keys(position: String, text: String, code: UIKeyboardHIDUsage, characters: String) throws {
        let json = #"{"kind":"key","phase":"down","code":"\#(position)","text":"\#(text)","modifiers":[]}"#
        guard case .key(let key) = try event(json) else { throw CocoaError(.coderReadCorrupt) }
        #expect(key.code == code && key.characters == characters)
    }

    @Test(
        "A malformed message is an error",
        arguments: [
            "", "{}", "[]", #"{"kind":"other"}"#, #"{"kind":"pointer","phase":"down"}"#,
            #"{"kind":"pointer","phase":"sideways","x":0,"y":0}"#,
            #"{"kind":"use","element":1,"version":1,"action":"no"}"#,
            #"{"kind":"shown","frame":1e400}"#, #"{"kind":"hello","page":3}"#,
        ])
    func malformed(text: String) { #expect(throws: (any Error).self) { try message(text) } }

    @Test(
        "The size of a root font is a size category",
        arguments: [
            (16.0, UIContentSizeCategory.large), (12, .extraSmall), (20, .extraExtraLarge), (32, .accessibilityLarge),
            (1e9, .accessibilityExtraExtraExtraLarge), (-5, .extraSmall),
        ])
    func categories(font: Double, category: UIContentSizeCategory) {
        #expect(PageTraits.category(font: font) == category)
    }

    @Test(
        "A request is allowed with the token, by the name or a number of this machine",
        arguments: [
            ("127.0.0.1:80", "right", true), ("localhost:80", "right", true), ("[::1]:80", "right", true),
            ("192.168.1.20:8080", "right", true), ("127.0.0.1:80", "wrong", false), ("127.0.0.1:80", "righ", false),
            ("evil.example:80", "right", false), ("127.0.0.1.evil.example", "right", false), ("", "right", false),
            ("[::1].evil.example", "right", false), ("300.1.1.1", "right", false),
        ])
    func guarding(host: String, token: String, isAllowed: Bool) {
        let guarding = RequestGuard(token: AccessToken("right"))
        #expect(guarding.allows(host: host, token: token) == isAllowed)
        #expect(!guarding.allows(host: host, token: nil))
    }

    @Test("A connection is for pages of this server")
    func origins() {
        #expect(RequestGuard.isSame(origin: "http://127.0.0.1:80", as: "127.0.0.1:80"))
        #expect(!RequestGuard.isSame(origin: "http://127.0.0.1:81", as: "127.0.0.1:80"))
        #expect(!RequestGuard.isSame(origin: "null", as: "127.0.0.1:80"))
        #expect(!RequestGuard.isSame(origin: nil, as: "127.0.0.1:80"))
    }

    @Test("Tokens differ, and have 128 bits")
    func tokens() {
        let tokens = (0..<100).map { _ in AccessToken().text }
        #expect(Set(tokens).count == 100)
        #expect(tokens.allSatisfy { $0.count >= 20 && $0.allSatisfy { $0.isNumber || $0.isLowercase } })
    }

    @Test(
        "The page is small, and has a script and a style of its own with a number that is used once",
        arguments: [false, true])
    func page(isInspected: Bool) throws {
        func page(_ host: String = "127.0.0.1:80") throws -> HTTPResponse {
            try Page.response(host: host, isInspected: isInspected)
        }
        let answer = try page()
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(answer.body.count < 40_000)
        for placeholder in ["NONCE", "STYLE", "SCRIPT", "FACES", "INSPECTOR"] { #expect(!text.contains(placeholder)) }
        #expect(text.contains("id=\"inspector\"") == isInspected)
        #expect(try page().body != answer.body)
        #expect(throws: (any Error).self) { try page("a\r\nSet-Cookie: b") }
    }

    @Test("After a restart, a program has its former port and token")
    func restart() throws {
        let request = HostRequest(
            arguments: ["Program", "--inspect"], environment: [BrowserHost.restartVariable: "8081:abc"])
        let configuration = try #require(BrowserHost.Configuration(request))
        #expect(configuration.port == 8081 && configuration.token == AccessToken("abc") && configuration.isInspected)
    }

    @Test(
        "A program is asked for a port, or an address and a port",
        arguments: [
            (nil, "127.0.0.1", 0), ("8080", "127.0.0.1", 8080), ("0.0.0.0:80", "0.0.0.0", 80), ("[::1]:80", "::1", 80),
        ] as [(String?, String, UInt16)])
    func requests(detail: String?, address: String, port: UInt16) throws {
        let configuration = try #require(BrowserHost.Configuration(HostRequest(detail: detail)))
        #expect(configuration.address == address && configuration.port == port)
    }

    @Test("A port that is none is not understood", arguments: ["", "x", "99999", "-1", "127.0.0.1:"])
    func badRequests(detail: String) { #expect(BrowserHost.Configuration(HostRequest(detail: detail)) == nil) }
}
