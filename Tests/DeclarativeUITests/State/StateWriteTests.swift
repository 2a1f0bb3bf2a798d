import Testing
import TestSupport
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Hands out a binding to its state, which it reads only where it is told to.
private struct Owner<Value>: View {
    @State private var value: Value
    let handle: Handle<Binding<Value>>
    let reads: Bool
    let log: Log

    init(_ value: Value, _ handle: Handle<Binding<Value>>, reads: Bool, _ log: Log) {
        _value = State(initialValue: value)
        self.handle = handle
        self.reads = reads
        self.log = log
    }

    var body: some View {
        handle.value = $value
        log.run("body", reads ? "\(value)" : "")
        return Color.red
    }
}

/// A value of which it matters when it goes.
private final class Token {
    var end: () -> Void = {}
    deinit { end() }
}

/// A value on its way to another thread.
private struct Sent<Value>: @unchecked Sendable {
    // The sender waits until the other thread is done with it.
    let value: Value
}

@MainActor @Suite("What a write to a state does") struct StateWriteTests {
    private let log = Log()

    private func host<Value>(_ value: Value, _ handle: Handle<Binding<Value>>, reads: Bool) -> TestHost {
        let host = TestHost(Owner(value, handle, reads: reads, log))
        UpdateQueue.shared.flush()
        return host
    }

    /// Writes on another thread and waits for that. No other test runs meanwhile: some count what threads have left.
    private func write<Value>(_ value: Value, to binding: Binding<Value>) {
        let sent = Sent(value: (value, binding))
        onThread { sent.value.1.wrappedValue = sent.value.0 }
    }

    @Test("A state that no view has read asks for no update when it is written")
    func unread() throws {
        let handle = Handle<Binding<Int>>()
        let host = host(0, handle, reads: false)
        let binding = try #require(handle.value)
        let groups = ChangeQueue.shared.shownCount
        binding.wrappedValue = 5
        #expect(!UpdateQueue.shared.hasWork)
        #expect(binding.wrappedValue == 5)
        host.update()
        #expect(ChangeQueue.shared.shownCount == groups)
        #expect(log("body") == 1)
        host.close()
    }

    @Test("A state that no view has read asks for no update when another thread writes it")
    func unreadElsewhere() throws {
        let handle = Handle<Binding<Int>>()
        let host = host(0, handle, reads: false)
        let binding = try #require(handle.value)
        write(5, to: binding)
        #expect(binding.wrappedValue == 5)
        host.update()
        #expect(log("body") == 1)
        host.close()
    }

    @Test("A state that a view has read asks for one update, and none when it is written as it is")
    func read() throws {
        let handle = Handle<Binding<Int>>()
        let host = host(0, handle, reads: true)
        let binding = try #require(handle.value)
        binding.wrappedValue = 0
        #expect(!UpdateQueue.shared.hasWork)
        binding.wrappedValue = 1
        binding.wrappedValue = 2
        #expect(UpdateQueue.shared.hasWork)
        host.update()
        #expect(log.values("body") == ["0", "2"])
        host.close()
    }

    @Test("A view that begins to read a state is shown what was written before, and runs for what is written after")
    func late() throws {
        let handle = Handle<Binding<Int>>()
        let host = host(0, handle, reads: false)
        let binding = try #require(handle.value)
        binding.wrappedValue = 5
        host.show(Owner(0, handle, reads: true, log))
        binding.wrappedValue = 6
        host.update()
        #expect(log.values("body") == ["5", "6"])
        host.close()
    }

    @Test("A value goes when it is overwritten if no view has read it, else when views are shown the next")
    func values() throws {
        for reads in [false, true] {
            let handle = Handle<Binding<Token?>>()
            let host = host(Token() as Token?, handle, reads: reads)
            let binding = try #require(handle.value)
            // The view's initial value is the view's.
            binding.wrappedValue = Token()
            host.update()
            // Left out are the copies that body and binding were given: neither keeps the latest.
            weak let old = binding.wrappedValue
            binding.wrappedValue = nil
            host.update()
            #expect(old == nil, "reads: \(reads)")
            host.close()
        }
    }

    @Test("The end of an overwritten value may read and write the state it was the value of")
    func ends() throws {
        for reads in [false, true] {
            let handle = Handle<Binding<Token?>>()
            let host = host(nil as Token?, handle, reads: reads)
            let binding = try #require(handle.value)
            var ends = 0
            for round in 0..<2 {
                let token = Token()
                token.end = {
                    ends += 1
                    if binding.wrappedValue == nil, round == 0 { binding.wrappedValue = Token() }
                }
                binding.wrappedValue = token
            }
            host.update()
            binding.wrappedValue = nil
            host.update()
            #expect(ends == 2, "reads: \(reads)")
            host.close()
        }
    }

    @Test("Values overwritten from two threads before views were shown them go, and only the last is shown")
    func overwritten() throws {
        let handle = Handle<Binding<Int>>()
        let host = host(0, handle, reads: true)
        let binding = try #require(handle.value)
        binding.wrappedValue = 1
        write(2, to: binding)
        binding.wrappedValue = 3
        host.update()
        host.update()
        #expect(binding.wrappedValue == 3)
        #expect(log.values("body").last == "3")
        host.close()
    }

    @Test("A binding that outlives its view keeps nothing of the view, and what is written through it is dropped")
    func outlived() throws {
        let handle = Handle<Binding<Int>>()
        let host = host(7, handle, reads: true)
        let tracker = LifetimeTracker()
        do {
            let node = try #require(host.graph.rootNode?.children.first as? CompositeNode<Owner<Int>>)
            tracker.track(node)
            tracker.track(try #require(node.properties))
        }
        host.close()
        #expect(tracker.alive == [])
        let binding = try #require(handle.value)
        binding.wrappedValue = 8
        #expect(!UpdateQueue.shared.hasWork)
        #expect(binding.wrappedValue == 7)
    }
}
