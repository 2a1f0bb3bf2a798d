import Foundation
import Synchronization
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews
@testable import LayoutEngine

@Suite("Views nested deep") struct DeepViewTests {
    @Test("Erased views in erased views are freed without a call inside a call for each, on any thread")
    func erasedValues() {
        final class Token: Sendable {
            let freed: @Sendable () -> Void
            init(_ freed: @escaping @Sendable () -> Void) { self.freed = freed }
            deinit { freed() }
        }
        let freed = Mutex(0)
        onThread(stackSize: 512 << 10) {
            for _ in 0..<2 {
                let token = Token { freed.withLock { $0 += 1 } }
                var view = AnyView(Carrier(token: token, inner: nil))
                for _ in 0..<100_000 { view = AnyView(Carrier(token: token, inner: view)) }
                view = AnyView(EmptyView())
            }
        }
        #expect(freed.withLock { $0 } == 2)
    }
}

@MainActor @Suite("Views at the end of the stack") struct EndOfStackTests {
    @Test("Views for which the stack holds no call are left out, which is reported once with their path")
    func path() {
        let host = TestHost(VStack { Color.blue.frame(width: 10, height: 10).padding() })
        let reported = issues {
            atEndOfStack(leaving: 180 << 10) {
                host.graph.place(in: CGSize(width: 100, height: 100))
                host.graph.place(in: CGSize(width: 200, height: 100))
            }
        }
        #expect(reported.count == 1)
        #expect(reported.first?.message.contains("lay out VStack;") == true, "\(reported)")
        // With room again, all of it is there.
        host.graph.place(in: CGSize(width: 300, height: 100))
        #expect(host.graph.rootItems.first?.frame.size == CGSize(width: 42, height: 42))
        host.close()
    }
}

private struct Carrier {
    let token: AnyObject
    let inner: AnyView?
}

extension Carrier: View {
    var body: some View { inner }
}
