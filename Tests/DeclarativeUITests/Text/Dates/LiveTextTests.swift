import Drawing
import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import Motion

@MainActor @Suite("Texts that go on by themselves") struct LiveTextTests {
    @Test("A text is written again at the moment it says something else, and not before")
    func moments() {
        let rig = LiveTextRig(Text(.since(10.25), style: .timer))
        #expect(rig.strings == ["0:11"])
        rig.advance(by: 0.249)
        #expect(rig.strings == ["0:11"])
        #expect(rig.writes == 1)
        rig.advance(by: 0.001)
        #expect(rig.strings == ["0:10"])
        rig.advance(by: 0.999)
        #expect(rig.writes == 2)
        rig.advance(by: 12.001)
        #expect(rig.strings == ["0:03"])
        #expect(rig.writes == 15)
        #expect(rig.clock.wakeCount == 14)
    }

    @Test("A text of hours is written once a minute, one of months once a month")
    func rarely() {
        let rig = LiveTextRig(
            VStack {
                Text(.since(-2 * 3_600), style: .relative)
                Text(.on(2002, 3, 1), style: .offset)
            })
        #expect(rig.strings == ["2 hr", "-1 year"])
        rig.advance(by: 600)
        #expect(rig.strings == ["2 hr, 10 min", "-1 year"])
        #expect(rig.nodes.map { $0.live?.writeCount } == [11, 1])
        #expect(rig.clock.frameCount == 0)
    }

    @Test("A text that says something else is measured, laid out and drawn again, and no body runs")
    func drawn() {
        let log = Log()
        struct Clock: View {
            let log: Log
            var body: some View {
                let _ = log.run("body")
                HStack(spacing: 0) {
                    Text(.since(0), style: .timer)
                    Color.red.frame(width: 10, height: 10)
                }
            }
        }
        let clock = ManualAnimationClock(date: .since(3_598))
        clock.withCurrent {
            let pictured = Pictured(Clock(log: log), 200, 20)
            #expect(pictured.lines == ["59:58"])
            #expect(pictured.host.graph.sizeThatFits(.unspecified).width == 50)
            let requests = pictured.host.layoutRequests
            clock.advance(by: 1)
            #expect(pictured.lines == ["59:59"])
            #expect(pictured.host.layoutRequests > requests)
            clock.advance(by: 1)
            #expect(pictured.lines == ["1:00:00"])
            #expect(pictured.host.graph.sizeThatFits(.unspecified).width == 66)
            #expect(log("body") == 1)
            pictured.host.close()
        }
    }

    @Test("A window shows what a text says now")
    func window() {
        let clock = ManualAnimationClock()
        clock.withCurrent {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
            let controller = UIHostingController(rootView: Text(timerInterval: .since(0)...(.since(60))))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            #expect(window.snapshot().text().contains("1:00"))
            clock.advance(by: 3)
            #expect(window.snapshot().text().contains("0:57"))
            window.rootViewController = nil
            window.layoutIfNeeded()
        }
    }

    @Test("Under the system's clock a text goes on while the main actor is free")
    func system() async throws {
        let clock = SystemAnimationClock()
        let host = clock.withCurrent { TestHost(Text(Date() - 0.9, style: .timer)) }
        let text = try #require(host.graph.rootNode?.children.first as? TextNode)
        let first = text.string
        await eventually("the text to go on") { text.string != first }
        #expect(text.live.map { $0.writeCount == clock.wakeCount + 1 } == true && clock.frameCount == 0)
        host.close()
        #expect(clock.alarms.count == 0)
    }

    @Test("The clock has nothing to do before there is such a text, after it went, and while a timer stands still")
    func idle() {
        let rig = LiveTextRig(Text(verbatim: "none"))
        #expect(rig.isIdle)
        rig.show(Text(.since(0), style: .timer))
        #expect(rig.clock.alarms.count == 1)
        rig.show(Text(verbatim: "none"))
        #expect(rig.isIdle)
        rig.show(Text(timerInterval: .since(0)...(.since(3))))
        rig.advance(by: 3)
        #expect(rig.strings == ["0:00"])
        #expect(rig.isIdle && rig.writes == 4)
        rig.show(Text(.since(0), style: .date))
        #expect(rig.isIdle)
        rig.show(VStack { Text(.since(0), style: .relative) })
        rig.host.close()
        #expect(rig.isIdle)
        let wakes = rig.clock.wakeCount
        rig.clock.advance(by: 100)
        #expect(rig.clock.wakeCount == wakes)
    }

    @Test("A text that leaves by a condition is not written again")
    func leaves() {
        struct Page: View {
            let handle: Handle<Binding<Bool>>
            @State private var isShown = true
            var body: some View {
                let _ = handle.value = $isShown
                if isShown { Text(.since(0), style: .timer) }
            }
        }
        let handle = Handle<Binding<Bool>>()
        let rig = LiveTextRig(Page(handle: handle))
        #expect(!rig.isIdle)
        handle.value?.wrappedValue = false
        rig.host.update()
        #expect(rig.isIdle)
    }

    @Test("A thousand texts share one wake-up for each moment, however far their dates are apart")
    func many() {
        let rig = LiveTextRig(
            VStack {
                ForEach(0..<1_000, id: \.self) { Text(.since(Double($0 * 7) - 3_000), style: .timer) }
            })
        #expect(rig.clock.alarms.count == 1_000)
        rig.advance(by: 5.5)
        #expect(rig.clock.wakeCount == 5)
        #expect(rig.writes == 6_000)
        #expect(rig.strings.first == "50:05" && rig.strings.last == "1:06:28")
        rig.host.close()
        #expect(rig.isIdle)
    }

    @Test("An equal text goes on as it is; another one is followed from then on")
    func updates() {
        let rig = LiveTextRig(Text(.since(0), style: .timer))
        let live = rig.nodes[0].live
        rig.show(Text(.since(0), style: .timer))
        #expect(rig.nodes[0].live === live && rig.writes == 1)
        rig.show(Text(.since(-60), style: .timer))
        #expect(rig.strings == ["1:00"])
        #expect(live?.isWaiting == false)
        rig.advance(by: 1)
        #expect(rig.strings == ["1:01"])
        #expect(Text(.since(0), style: .timer) != Text(.since(0), style: .relative))
        #expect(Text("\(.since(0), style: .timer)") == Text("\(.since(0), style: .timer)"))
    }
}
