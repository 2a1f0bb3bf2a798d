import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Views that fit") struct ViewThatFitsTests {
    let log = Log()

    private func box(_ name: String, _ width: CGFloat) -> some View {
        Color.red.frame(width: width, height: 20)
            .onAppear { log.run("+" + name) }
            .onDisappear { log.run("-" + name) }
            .preference(key: Letters.self, value: name)
    }

    private func layOut(_ host: TestHost, _ width: CGFloat) {
        host.graph.place(in: CGSize(width: width, height: 50))
        UpdateQueue.shared.flush()
    }

    @Test("Only the view that is shown appears, and it disappears when another is")
    func appearance() {
        let host = TestHost(
            ViewThatFits {
                box("a", 100)
                box("b", 50)
            })
        #expect(log.entries.isEmpty)
        layOut(host, 80)
        #expect(log.entries == ["+b"])
        layOut(host, 200)
        #expect(log.entries == ["+b", "+a", "-b"])
        layOut(host, 300)
        layOut(host, 80)
        #expect(log.entries == ["+b", "+a", "-b", "+b", "-a"])
        host.close()
        #expect(log.entries.last == "-b" && log.entries.count == 6)
    }

    @Test("A choice inside a view that is not shown shows nothing")
    func nested() {
        let host = TestHost(
            ViewThatFits {
                HStack(spacing: 0) {
                    ViewThatFits {
                        box("a", 100)
                        box("b", 50)
                    }
                    box("c", 100)
                }
                box("d", 10)
            })
        layOut(host, 120)
        #expect(log.entries == ["+d"])
        layOut(host, 220)
        #expect(Set(log.entries) == ["+d", "+a", "+c", "-d"])
        layOut(host, 120)
        #expect(log("-a") == 1 && log("-c") == 1 && log("+d") == 2 && log("+b") == 0)
        host.close()
    }

    @Test("What comes into the view that is shown appears after the next layout, what comes into another does not")
    func newcomers() {
        func view(_ shows: Bool) -> some View {
            ViewThatFits {
                VStack {
                    if shows { box("a", 100) }
                    box("b", 100)
                }
                VStack {
                    if shows { box("c", 20) }
                    box("d", 20)
                }
            }
        }
        let host = TestHost(view(false))
        layOut(host, 50)
        #expect(log.entries == ["+d"])
        host.show(view(true))
        layOut(host, 50)
        #expect(log.entries == ["+d", "+c"])
        host.close()
    }

    @Test("Only the view that is shown hands up preferences, and only its geometry readers make views")
    func preferences() {
        let host = TestHost(
            ViewThatFits {
                box("a", 100).background { GeometryReader { _ in Noted(log: log, name: "wide") } }
                box("b", 50).background { GeometryReader { _ in Noted(log: log, name: "narrow") } }
            }
            .onPreferenceChange(Letters.self) { log.run("letters", $0) })
        layOut(host, 80)
        #expect(log.values("letters").last == "b")
        #expect(log("narrow") == 1 && log("wide") == 0)
        layOut(host, 120)
        #expect(log.values("letters").last == "a")
        #expect(log("narrow") == 1 && log("wide") == 1)
        host.close()
    }

    @Test("All bodies run once, however often the choice changes, and views keep their state")
    func bodies() {
        let host = TestHost(
            ViewThatFits {
                Noted(log: log, name: "a").frame(width: 100)
                Noted(log: log, name: "b").frame(width: 50)
            })
        for width in [80, 120, 80, 120] as [CGFloat] { layOut(host, width) }
        #expect(log("a") == 1 && log("b") == 1)
        host.close()
    }
}

private struct Noted: View {
    let log: Log
    let name: String

    var body: some View {
        log.run(name)
        return Color.red
    }
}
