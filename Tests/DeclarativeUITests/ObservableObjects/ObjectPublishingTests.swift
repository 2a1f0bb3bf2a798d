import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Changes of objects at the wrong time or place") struct ObjectPublishingTests {
    let log = Log()

    @Test("A change in a body is kept and reported once, and the view does not run without end")
    func changeInBody() {
        let pair = Pair()
        var host: TestHost?
        let reported = issues {
            host = TestHost(Changer(log: log, pair: pair))
            host?.update()
        }
        #expect(reported.map(\.category) == ["publish-during-update"])
        #expect(reported.first?.message.hasPrefix("Publishing changes from within view updates is not allowed") == true)
        #expect(pair.unread == log("changer"))
        #expect(log("changer") == 2)
        pair.t1.toggle()
        _ = issues { host?.update() }
        #expect(log("changer") == 4)
    }

    @Test("A child that changes what its parent observes and hands it on does not run without end")
    func changeInChild() {
        let pair = Pair()
        let reported = issues {
            let host = TestHost(ChangingParent(log: log, pair: pair))
            host.update()
        }
        #expect(reported.map(\.category) == ["publish-during-update"])
        #expect(log("parent") == 2)
        #expect(log("child") == 2)
    }

    @Test("A change from another thread is reported, kept, and shown in a later update")
    func background() async {
        let pair = SharedPair()
        let host = TestHost(SharedWatcher(log: log, pair: pair))
        let reported = issues(everywhere: true) {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                pair.value = 4
                done.signal()
            }
            done.wait()
        }
        await eventually("the body to run again") {
            host.update()
            return log("shared") > 1
        }
        #expect(reported.map(\.category) == ["publish-from-background"])
        #expect(log.values("shared") == ["0", "4"])
    }
}

private final class SharedPair: ObservableObject, @unchecked Sendable {
    // Used by one thread at a time.
    @Published var value = 0
}

private struct Changer: View {
    let log: Log
    @ObservedObject var pair: Pair
    var body: some View {
        let _ = log.run("changer")
        let _ = pair.unread += 1
        EmptyView()
    }
}

private struct ChangingParent: View {
    let log: Log
    @ObservedObject var pair: Pair
    var body: some View {
        let _ = log.run("parent")
        Child(log: log, pair: pair, value: pair.unread)
    }

    struct Child: View {
        let log: Log
        let pair: Pair
        let value: Int
        var body: some View {
            let _ = log.run("child")
            let _ = pair.unread += 1
            EmptyView()
        }
    }
}

private struct SharedWatcher: View {
    let log: Log
    @ObservedObject var pair: SharedPair
    var body: some View {
        let _ = log.run("shared", "\(pair.value)")
        EmptyView()
    }
}
