import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

private struct NameKey: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Noting: View {
    let log: Log
    let name: String
    var body: some View {
        Color.red.frame(width: 5, height: 5)
            .preference(key: NameKey.self, value: name)
            .onPreferenceChange(NameKey.self) { log.run("preference", $0) }
            .onAppear { log.run("appear", name) }
            .onDisappear { log.run("disappear", name) }
    }
}

private struct Three: View {
    let log: Log
    var body: some View {
        Noting(log: log, name: "a")
        Noting(log: log, name: "b")
        Noting(log: log, name: "c")
    }
}

@MainActor @Suite("The order of siblings' callbacks") struct SiblingOrderTests {
    private func log<V: View>(@ViewBuilder of view: (Log) -> V) -> Log {
        let log = Log()
        let host = TestHost()
        host.graph.setRoot(view(log))
        // Callbacks wait for the layout.
        host.graph.place(in: CGSize(width: 200, height: 200))
        host.update()
        host.graph.setVisible(false)
        host.update()
        host.close()
        return log
    }

    private func check(_ log: Log, _ place: String, _ names: [String] = ["a", "b", "c"]) {
        #expect(log.values("appear") == names, "\(place)")
        #expect(log.values("preference") == names, "\(place)")
        #expect(log.values("disappear") == names, "\(place)")
    }

    @Test("They are called in the order of the tree, wherever the siblings stand")
    func places() {
        check(log { Three(log: $0) }, "at the root")
        check(log { log in VStack { Three(log: log) } }, "in a stack")
        check(log { log in Color.blue.background { Three(log: log) } }, "in a background")
        check(log { log in GeometryReader { _ in Three(log: log) } }, "in a geometry reader")
        check(log { log in Color.blue.overlay { GeometryReader { _ in VStack { Three(log: log) } } } }, "in both")
        check(
            log { log in ForEach(["a", "b", "c"], id: \.self) { Noting(log: log, name: $0) } }, "in a loop")
        check(
            log { log in
                ScrollView { LazyVStack { ForEach(["a", "b", "c"], id: \.self) { Noting(log: log, name: $0) } } }
            }, "in a lazy stack")
        check(
            log { log in
                HStack {
                    VStack { Noting(log: log, name: "a") }
                    ZStack { Noting(log: log, name: "b") }
                    Group { Group { Noting(log: log, name: "c") } }
                }
            }, "in containers")
        check(
            log { log in
                HStack {
                    Color.blue.background { GeometryReader { _ in Noting(log: log, name: "a") } }
                    Color.blue.background { GeometryReader { _ in Noting(log: log, name: "b") } }
                    Color.blue.background { GeometryReader { _ in Noting(log: log, name: "c") } }
                }
            }, "in backgrounds of siblings")
    }

    @Test("Deeper views come before those that are less deep, whichever stand first")
    func depths() {
        let log = log { log in
            VStack {
                Color.red.onAppear { log.run("appear", "first") }
                VStack {
                    Color.red.onAppear { log.run("appear", "inner") }
                    Color.red
                }
                Color.red.onAppear { log.run("appear", "last") }
            }
        }
        #expect(log.values("appear") == ["inner", "first", "last"])
    }

    @Test("What a change brings is called in the order of the tree")
    func arrivals() {
        struct Page: View {
            let log: Log
            let count: Int
            var body: some View {
                VStack { ForEach((0..<count).map { "\($0)" }, id: \.self) { Noting(log: log, name: $0) } }
            }
        }
        let log = Log()
        let host = TestHost(Page(log: log, count: 2))
        host.show(Page(log: log, count: 6))
        host.show(Page(log: log, count: 3))
        #expect(log.values("appear") == ["0", "1", "2", "3", "4", "5"])
        #expect(log.values("disappear") == ["3", "4", "5"])
        host.close()
    }

    @Test("Ten thousand siblings, and two chains side by side, are brought into order")
    func many() {
        let log = Log()
        let host = TestHost(
            VStack { ForEach(0..<10_000) { index in Color.red.onAppear { log.run("appear", "\(index)") } } })
        #expect(log.values("appear") == (0..<10_000).map { "\($0)" })
        host.close()
        let chains = Log()
        func chain(_ name: String) -> AnyView {
            var view = AnyView(Color.red)
            for _ in 0..<300 { view = AnyView(view.onAppear { chains.run("appear", name) }) }
            return view
        }
        let second = TestHost(
            HStack {
                chain("a"); chain("b")
            })
        #expect(chains.values("appear") == (0..<600).map { $0 % 2 == 0 ? "a" : "b" })
        second.close()
    }
}
