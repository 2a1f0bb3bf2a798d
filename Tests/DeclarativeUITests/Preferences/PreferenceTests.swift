import Foundation
import Observation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

struct Letters: PreferenceKey {
    static var defaultValue: String { "-" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct First: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

@Observable private final class Source {
    var text = "o"
    var shows = true
    init() {}
}

@MainActor @Suite("Preferences") struct PreferenceTests {
    let log = Log()

    private func settle(_ host: TestHost) {
        host.update()
        UpdateQueue.shared.flush()
    }

    @discardableResult private func show(_ view: some View) -> TestHost {
        let host = TestHost(view)
        settle(host)
        return host
    }

    private func letter(_ text: String) -> some View { EmptyView().preference(key: Letters.self, value: text) }

    @Test("A value is handed up through views that know nothing of it")
    func up() {
        show(VStack { letter("a").padding() }.onPreferenceChange(Letters.self) { log.run("change", $0) })
        #expect(log.values("change") == ["a"])
    }

    @Test("Values of siblings are joined in the order of the views, not of their making")
    func order() {
        show(
            VStack {
                Group { VStack { VStack { letter("a") } } }
                letter("b")
                ForEach(["c", "d"], id: \.self) { letter($0) }
            }
            .onPreferenceChange(Letters.self) { log.run("change", $0) })
        #expect(log.values("change") == ["abcd"])
    }

    @Test("A value takes the place of those inside")
    func replace() {
        show(
            VStack { letter("a") }.preference(key: Letters.self, value: "b")
                .onPreferenceChange(Letters.self) { log.run("change", $0) })
        #expect(log.values("change") == ["b"])
    }

    @Test("A change starts from what is inside, or from the default")
    func transform() {
        show(
            VStack {
                letter("a").transformPreference(Letters.self) { $0 += "!" }
                EmptyView().transformPreference(Letters.self) { $0 += "?" }
            }
            .onPreferenceChange(Letters.self) { log.run("change", $0) })
        #expect(log.values("change") == ["a!-?"])
    }

    @Test("The default of an optional value is nil, and is not joined with what is handed up")
    func optional() {
        show(
            VStack {
                EmptyView()
                EmptyView().preference(key: First.self, value: "x")
                EmptyView().preference(key: First.self, value: "y")
            }
            .onPreferenceChange(First.self) { log.run("change", $0 ?? "nil") })
        #expect(First.defaultValue == nil)
        #expect(log.values("change") == ["x"])
    }

    @Test("Where nothing inside can hand the key up, the action never runs")
    func nothing() {
        let host = show(VStack { Text("a") }.onPreferenceChange(Letters.self) { log.run("change", $0) })
        settle(host)
        #expect(log.values("change") == [])
    }

    @Test("Where content depends on data, the action runs once with the default, and when a view appears and leaves")
    func appearing() {
        func view(_ shows: Bool) -> some View {
            VStack { if shows { letter("a") } }.onPreferenceChange(Letters.self) { log.run("change", $0) }
        }
        let host = show(view(false))
        for shows in [true, true, false] {
            host.show(view(shows))
            settle(host)
        }
        #expect(log.values("change") == ["-", "a", "-"])
    }

    @Test("An equal value runs nothing; an unequal one runs the action of the newest view value")
    func equal() {
        func view(_ text: String, _ tag: String) -> some View {
            letter(text).onPreferenceChange(Letters.self) { log.run("change", tag + $0) }
        }
        let host = show(view("a", "1"))
        host.show(view("a", "2"))
        settle(host)
        host.show(view("b", "3"))
        settle(host)
        #expect(log.values("change") == ["1a", "3b"])
    }

    @Test("Readers inside one another each see what is inside them, the deeper one first")
    func nested() {
        show(
            VStack {
                letter("a")
                letter("b").onPreferenceChange(Letters.self) { log.run("inner", $0) }
            }
            .onPreferenceChange(Letters.self) { log.run("outer", $0) })
        #expect(log.entries == ["inner b", "outer ab"])
    }

    @Test("Rows that change places are joined in their new order")
    func reorder() {
        func view(_ rows: [String]) -> some View {
            ForEach(rows, id: \.self) { letter($0) }.onPreferenceChange(Letters.self) { log.run("change", $0) }
        }
        let host = show(view(["a", "b", "c"]))
        host.show(view(["c", "a", "b"]))
        settle(host)
        host.show(view(["c", "x", "b"]))
        settle(host)
        #expect(log.values("change") == ["abc", "cab", "cxb"])
    }

    @Test("A state may be changed by the action; the view is up to date after the same update")
    func feedback() {
        struct Mirror: View {
            let log: Log
            @State private var text = "none"
            var body: some View {
                let _ = log.run("body", text)
                EmptyView().preference(key: Letters.self, value: "a")
                    .onPreferenceChange(Letters.self) { text = $0 }
            }
        }
        show(Mirror(log: log))
        #expect(log.values("body") == ["none", "a"])
    }

    @Test("An action whose change changes its value again runs at most twice in one update, and that is reported")
    func cycle() {
        struct Loop: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                EmptyView().preference(key: Letters.self, value: "\(count)")
                    .onPreferenceChange(Letters.self) {
                        log.run("change", $0)
                        count += 1
                    }
            }
        }
        let reported = issues { show(Loop(log: log)) }
        #expect(reported.map(\.category).contains("preference-cycle"))
        #expect(log("change") == 2)
    }

    @Test("A change that read something observable runs again for it; one that nobody reads does not run at all")
    func observable() {
        let source = Source()
        let host = show(
            VStack {
                letter("a").transformPreference(Letters.self) { $0 += source.text }
            }
            .transformPreference(First.self) { _ in log.run("unread") }
            .onPreferenceChange(Letters.self) { log.run("change", $0) })
        source.text = "p"
        settle(host)
        #expect(log.values("change") == ["ao", "ap"])
        #expect(log("unread") == 0)
    }

    @Test("Views over another are made from its value, and again only when it differs")
    func overlay() {
        struct Over: View {
            let log: Log
            let source: Source
            var body: some View {
                VStack { Inner(source: source) }
                    .overlayPreferenceValue(Letters.self) { value in
                        let _ = log.run("over", value)
                        Text(value)
                    }
            }
        }
        struct Inner: View {
            let source: Source
            var body: some View {
                Text("x").preference(key: Letters.self, value: source.shows ? source.text : "o")
            }
        }
        let source = Source()
        let host = show(Over(log: log, source: source))
        source.shows = false
        settle(host)
        source.text = "q"
        settle(host)
        source.shows = true
        settle(host)
        #expect(log.values("over") == ["o", "q"])
    }

    @Test("What layers hand up goes to the views around, in drawing order, not into their own value")
    func layers() {
        func layer(_ value: String) -> some View {
            log.run("layer", value)
            return Text("x").preference(key: Letters.self, value: "l")
        }
        show(
            VStack { letter("m") }.overlayPreferenceValue(Letters.self) { layer($0) }
                .onPreferenceChange(Letters.self) { log.run("change", $0) })
        show(
            VStack { letter("m") }.backgroundPreferenceValue(Letters.self, alignment: .top) { layer($0) }
                .onPreferenceChange(Letters.self) { log.run("change", $0) })
        #expect(log.values("layer") == ["m", "m"])
        #expect(log.values("change") == ["ml", "lm"])
    }

    @Test("One value's change runs the readers around it and nothing beside them")
    func cost() {
        struct Row: View {
            let log: Log
            let source: Source?
            var body: some View {
                let _ = log.run("row")
                Text("x").preference(key: Letters.self, value: source?.text ?? "r")
                    .transformPreference(Letters.self) {
                        log.run("transform")
                        $0 += "."
                    }
            }
        }
        let source = Source()
        let host = show(
            VStack {
                Row(log: log, source: source)
                ForEach(0..<100, id: \.self) { _ in Row(log: log, source: nil) }
            }
            .onPreferenceChange(Letters.self) { log.run("change", "\($0.count)") })
        source.text = "long"
        settle(host)
        #expect(log("row") == 102)
        #expect(log("transform") == 102)
        #expect(log.values("change") == ["202", "205"])
    }

    @Test("Preferences do not leave the graph they are in, and do not reach into another key's")
    func separate() {
        show(
            letter("a").preference(key: First.self, value: "f")
                .onPreferenceChange(First.self) { log.run("first", $0 ?? "nil") }
                .onPreferenceChange(Letters.self) { log.run("letters", $0) })
        #expect(log.entries == ["first f", "letters a"])
    }

    @Test("A chain of 20,000 views that change a value is worked out and freed without recursion")
    func deep() {
        struct Chain: View {
            let depth: Int
            var body: AnyView {
                if depth == 0 { return AnyView(EmptyView().preference(key: Count.self, value: 0)) }
                return AnyView(Chain(depth: depth - 1).transformPreference(Count.self) { $0 += 1 })
            }
        }
        struct Count: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        let host = show(Chain(depth: 20_000).onPreferenceChange(Count.self) { log.run("count", "\($0)") })
        #expect(log.values("count") == ["20000"])
        host.close()
    }
}
