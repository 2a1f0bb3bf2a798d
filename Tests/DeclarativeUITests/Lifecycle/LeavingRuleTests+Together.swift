import Foundation
import Testing

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

extension LeavingRuleTests {
    @Test("A subtree without animations removes its children at once")
    func withoutAnimation() {
        let rig = AnimationRig { value in
            VStack {
                VStack { if value == 0 { Tile().onDisappear { log.run("still") } } }
                    .transaction { $0.animation = nil }
                if value == 0 { Tile().onDisappear { log.run("moving") } }
            }
        }
        rig.set(1, second)
        #expect(log.entries == ["still"])
        rig.advance(by: 2)
        #expect(log.entries == ["still", "moving"])
    }

    @Test("Another id under an animation, inside a row: the old view leaves by its transition, the row stays")
    func idInRow() {
        let rig = AnimationRig { value in
            VStack {
                ForEach([1, 2], id: \.self) { row in
                    Text(verbatim: "\(row).\(value)").transition(.opacity).id(row == 1 ? value : 0)
                        .onDisappear { log.run("out \(row)") }
                }
            }
        }
        rig.set(1, second)
        #expect(texts(rig) == ["(1.0)", "1.1", "2.1"])
        rig.advance(by: 2)
        #expect(texts(rig) == ["1.1", "2.1"])
        #expect(log.entries == [])
    }

    @Test("An erased view of another type goes at once, also under an animation and inside a view on its way out")
    func erased() {
        let rig = AnimationRig { value in
            VStack {
                if value < 2 {
                    (value == 0 ? AnyView(Text("a")) : AnyView(Tile())).onDisappear { log.run("outer") }
                }
                value == 0 ? AnyView(Text("b")) : AnyView(Text("c").padding())
            }
        }
        rig.set(1, second)
        #expect(texts(rig) == ["c"])
        #expect(log.entries == ["outer"])
        rig.set(2, second)
        rig.advance(by: 2)
        #expect(log.entries == ["outer", "outer"])
        #expect(rig.leaves.count == 1)
    }

    @Test("Preferences of rows that change places under an animation are joined in the new order")
    func preferences() {
        let lists = [["a", "b", "c", "d"], ["d", "b", "a"], ["c", "d", "e"]]
        let rig = AnimationRig { value in
            ForEach(lists[value], id: \.self) { Tile().preference(key: Letters.self, value: $0) }
                .onPreferenceChange(Letters.self) { log.run("change", $0) }
        }
        rig.set(1, second)
        rig.advance(by: 0.3)
        rig.set(2, second)
        rig.advance(by: 3)
        #expect(log.values("change") == ["abcd", "dba", "cde"])
    }

    @Test("A state written while its view disappears is kept quietly, and a body runs no more")
    func writeInDisappear() {
        let rig = AnimationRig { value in
            if value == 0 { Writing(log: log) }
        }
        let reported = issues {
            rig.set(1, second)
            rig.advance(by: 2)
            rig.set(0)
            rig.set(1)
            rig.set(0)
            rig.clock.withCurrent { rig.host.close() }
        }
        #expect(log("body") == 3)
        #expect(log("disappear") == 3)
        #expect(reported.isEmpty)
    }

    @Test(
        "A view that comes and goes in one update appears before it disappears, however it goes", arguments: [0, 1, 2])
    func comesAndGoes(kind: Int) {
        let rig = AnimationRig { value in
            switch kind {
            case 0: value == 1 ? AnyView(noted) : AnyView(EmptyView())
            case 1: if value == 1 { noted }
            default: if value == 1 { noted.transition(.identity) }
            }
        }
        rig.run {
            withTransaction(Transaction(animation: nil)) { rig.value.wrappedValue = 1 }
            withTransaction(Transaction(animation: second)) { rig.value.wrappedValue = 2 }
        }
        rig.advance(by: 2)
        #expect(log.entries == ["in", "out"])
    }

    @Test("A host that hides and shows itself within one update makes views disappear, then appear")
    func hiddenAndShown() {
        let rig = AnimationRig { _ in noted.task { log.run("task") } }
        rig.run {
            rig.host.graph.setVisible(false)
            rig.host.graph.setVisible(true)
        }
        #expect(log.entries == ["in", "out", "in"])
    }

    @Test("A view that goes and comes back in one update disappears before it appears")
    func goesAndComes() {
        let rig = AnimationRig { value in
            VStack {
                Group { if value != 1 { Tile() } }.onAppear { log.run("in") }.onDisappear { log.run("out") }
            }
        }
        rig.run {
            withTransaction(Transaction(animation: second)) { rig.value.wrappedValue = 2 }
            var still = Transaction()
            still.disablesAnimations = true
            withTransaction(still) { rig.value.wrappedValue = 1 }
            withTransaction(Transaction(animation: second)) { rig.value.wrappedValue = 2 }
        }
        rig.advance(by: 2)
        #expect(log.entries == ["in", "out", "in"])
    }

    var noted: some View { Tile().onAppear { log.run("in") }.onDisappear { log.run("out") } }

    // MARK: Views

    struct Opening<Content: View>: View {
        let handle: Handle<Binding<Bool>>
        @ViewBuilder let content: () -> Content
        @State private var isOpen: Bool

        init(handle: Handle<Binding<Bool>>, initially: Bool = false, @ViewBuilder content: @escaping () -> Content) {
            self.handle = handle
            self.content = content
            _isOpen = State(initialValue: initially)
        }

        var body: some View {
            let _ = handle.value = $isOpen
            Tile().frame(width: 0, height: 0)
            if isOpen { content() }
        }
    }

    struct Recalling: View {
        let handle: Handle<Binding<Int>>
        @State private var value = 0

        var body: some View {
            let _ = handle.value = $value
            Text(verbatim: "s\(value)")
        }
    }

    struct Writing: View {
        let log: Log
        @State private var value = 0

        var body: some View {
            let _ = log.run("body")
            Text(verbatim: "\(value)").onDisappear {
                log.run("disappear")
                value += 1
            }
        }
    }
}
