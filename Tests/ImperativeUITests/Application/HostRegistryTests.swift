import Foundation
import Testing

@testable import ImperativeUI
@testable import TerminalHost

@MainActor @Suite("Hosts by name") struct HostRegistryTests {
    private struct Refusal: Error {}

    private func entry(_ name: String, suits: Bool = false) -> HostRegistry.Entry {
        HostRegistry.Entry(name: name, usage: [name, "\(name):DETAIL"], isSuitable: { _ in suits }) { request in
            if request.detail == "bad" { return nil }
            if request.detail == "refused" { throw Refusal() }
            return HeadlessHost(size: CGSize(width: Double(request.detail ?? "") ?? 10, height: 10))
        }
    }

    private func width(_ arguments: [String], _ environment: [String: String] = [:], suits: Bool = false) throws
        -> Double
    {
        try HostRegistry.host(
            arguments: ["program"] + arguments, environment: environment, entries: [entry("own", suits: suits)]
        ).surroundings.size.width
    }

    @Test("The argument names the host") func argument() throws {
        #expect(try width(["--host", "own"]) == 10)
    }

    @Test("The text after the colon is for the host") func detail() throws {
        #expect(try width(["--host", "own:25"]) == 25)
    }

    @Test("The environment names the host where no argument does") func environment() throws {
        #expect(try width([], ["ISTHMUS_HOST": "own:30"]) == 30)
        #expect(try width(["--host", "own:25"], ["ISTHMUS_HOST": "own:30"]) == 25)
    }

    @Test("Without a name, the first host that suits is taken, or else a picture") func unnamed() throws {
        #expect(try width([], suits: true) == 10)
        #expect(try width([]) == 640)
    }

    @Test(
        "An unknown name or detail is an error that lists the choices",
        arguments: ["other", "", "own:bad", "OWN", ":"])
    func unknown(name: String) {
        #expect {
            try width(["--host", name])
        } throws: { error in
            "\(error)" == "There is no host \"\(name)\". Choose own or own:DETAIL."
        }
    }

    @Test("A name that is missing is an unknown one") func missing() {
        #expect(throws: UnknownHost.self) { try width(["--host"]) }
    }

    @Test("An error of the host is the program's") func refusal() {
        #expect(throws: Refusal.self) { try width(["--host", "own:refused"]) }
    }

    @Test("A later registration of a name replaces the earlier one, in its place") func replacing() throws {
        let names = { HostRegistry.entries.map(\.name) }
        let before = names()
        HostRegistry.register("tests-of-hosts") { _ in HeadlessHost(size: CGSize(width: 1, height: 1)) }
        let first = names()
        HostRegistry.register("tests-of-hosts") { _ in HeadlessHost(size: CGSize(width: 2, height: 2)) }
        #expect(names() == first)
        #expect(first.filter { $0 != "tests-of-hosts" } == before.filter { $0 != "tests-of-hosts" })
        let host = try HostRegistry.host(arguments: ["--host", "tests-of-hosts"], environment: [:])
        #expect(host.surroundings.size.width == 2)
    }

    @Test("A program that links a host has it by name, before those of every program") func linked() {
        // The order in which hosts are linked is up to the linker.
        let names = HostRegistry.entries.map(\.name).filter { $0 != "tests-of-hosts" && $0 != "browser" }
        #expect(names == ["terminal", "inline", "picture", "speech"])
        #expect(HostRegistry.entries.contains { $0.name == "browser" })
    }

    @Test(
        "The lines of a terminal are a positive number",
        arguments: [(nil, 12), ("5", 5), ("0", nil), ("-1", nil), ("x", nil), ("", nil)] as [(String?, Int?)])
    func rows(detail: String?, rows: Int?) {
        #expect(TerminalHost.rows(detail) == rows)
    }
}
