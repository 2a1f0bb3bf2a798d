import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@MainActor @Suite("Room for calls inside of calls") struct CallStackTests {
    /// Counts down by a call inside of each.
    private nonisolated static func depth(_ left: Int) -> Int {
        if left == 0 { return 0 }
        if CallStack.isShort { return CallStack.onFurtherStack { depth(left) } }
        return depth(left - 1) + 1
    }

    @Test("Calls go on where the stack does not hold them, on every thread, and return their results")
    func deep() {
        #expect(Self.depth(200_000) == 200_000)
        onThread(stackSize: 256 << 10) {
            #expect(Self.depth(200_000) == 200_000)
            #expect(Self.depth(10) == 10)
        }
    }

    @Test("A call on a further stack is of the same thread, and knows its own room")
    func room() {
        let thread = ThreadIdentity.current
        let bounds = CallStack.bounds
        let isSame = CallStack.onFurtherStack {
            #expect(CallStack.bounds?.contains(CallStack.position) == true)
            #expect(CallStack.bounds != bounds)
            #expect(CallStack.hasRoom(1 << 20))
            #expect(!CallStack.isShort)
            return ThreadIdentity.current == thread
        }
        #expect(isSame)
        #expect(CallStack.bounds == bounds)
        #expect(CallStack.bounds?.contains(CallStack.position) == true)
    }

    @Test("An error is thrown and caught, and an object freed, on a further stack as elsewhere")
    func errors() {
        final class Token {}
        weak var gone: Token?
        let number = CallStack.onFurtherStack { () -> Int in
            let token = Token()
            gone = token
            do { throw CocoaError(.userCancelled) } catch { return withExtendedLifetime(token) { 3 } }
        }
        #expect(number == 3)
        #expect(gone == nil)
    }

    @Test(
        "Objects that hold each other in a long row are freed one after the other, also inside of a long row of calls")
    func releasing() {
        final class Link {
            var next: Link?
            init(_ next: Link?) { self.next = next }
            deinit {
                var next = next.take()
                CallStack.release(&next)
            }
        }
        func free() {
            var chain: Link?
            for _ in 0..<100_000 { chain = Link(chain) }
            CallStack.release(&chain)
            #expect(chain == nil)
        }
        free()
        CallStack.onFurtherStack { free() }
    }

    @Test("Many further stacks in use are many until they have returned")
    func many() {
        func nest(_ count: Int) -> Bool {
            count == 0 ? CallStack.isDeep : CallStack.onFurtherStack { nest(count - 1) }
        }
        #expect(!nest(2))
        #expect(nest(20))
        #expect(!CallStack.isDeep)
        // More than there can be: the rest is called where it is.
        #expect(nest(300))
    }
}
