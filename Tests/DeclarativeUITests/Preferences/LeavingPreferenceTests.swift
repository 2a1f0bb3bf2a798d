import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Preferences of views on their way out") struct LeavingPreferenceTests {
    let log = Log()
    let clock = ManualAnimationClock()
    private let second = Transaction(animation: .linear(duration: 1))

    private func letter(_ text: String) -> some View { Color.red.preference(key: Letters.self, value: text) }

    @Test("They do not count from the removal on, and do again when the view is called back")
    func calledBack() {
        clock.withCurrent {
            let state = Handle<Binding<Int>>()
            let host = TestHost(
                Switch(handle: state) { value in
                    VStack {
                        letter("a")
                        if value % 2 == 0 { VStack { letter("b") } }
                        letter("c")
                    }
                    .onPreferenceChange(Letters.self) { log.run("change", $0) }
                })
            for next in 1...2 {
                withTransaction(second) { state.value?.wrappedValue = next }
                host.update()
                clock.advance(by: 0.5)
            }
            clock.advance(by: 2)
            host.update()
            #expect(log.values("change") == ["abc", "ac", "abc"])
            withTransaction(second) { state.value?.wrappedValue = 3 }
            host.update()
            clock.advance(by: 2)
            host.update()
            #expect(log.values("change").last == "ac")
            #expect(log("change") == 4)
        }
    }

    @Test("A single view that leaves counts no more; a row that leaves neither")
    func single() {
        clock.withCurrent {
            let state = Handle<Binding<Int>>()
            let host = TestHost(
                Switch(handle: state) { value in
                    VStack { if value == 0 { letter("a") } }.onPreferenceChange(Letters.self) { log.run("one", $0) }
                    ForEach(value == 0 ? ["x", "y", "z"] : ["z", "x"], id: \.self) { letter($0) }
                        .onPreferenceChange(Letters.self) { log.run("rows", $0) }
                })
            withTransaction(second) { state.value?.wrappedValue = 1 }
            host.update()
            #expect(log.values("one") == ["a", "-"])
            #expect(log.values("rows") == ["xyz", "zx"])
            clock.advance(by: 2)
            host.update()
            #expect(log("one") == 2)
            #expect(log("rows") == 2)
        }
    }
}

private struct Switch<Content: View>: View {
    let handle: Handle<Binding<Int>>
    @ViewBuilder let content: (Int) -> Content
    @State private var value = 0

    var body: some View {
        let _ = handle.value = $value
        content(value)
    }
}
