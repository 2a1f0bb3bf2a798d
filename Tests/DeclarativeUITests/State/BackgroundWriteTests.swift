import Foundation
import Observation
import Synchronization
import Testing
import TestSupport
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// A binding of a state may be written on every thread.
private struct Written: @unchecked Sendable {
    // States are guarded by a lock of their own.
    let binding: Binding<Int>

    func write(_ value: Int, animated: Bool = false) {
        withTransaction(Transaction(animation: animated ? .default : nil)) { binding.wrappedValue = value }
    }
}

private struct Owner: View {
    @State private var value = 0
    let name: String
    let handle: Handle<Written>
    let log: Log

    var body: some View {
        handle.value = Written(binding: $value)
        log.run(name, "\(value)")
        return Text(verbatim: "\(value)")
    }
}

/// Notes whether the update that shows a value is animated.
private struct AnimatedOwner: View {
    @State private var value = 0
    let handle: Handle<Written>
    let log: Log

    var body: some View {
        handle.value = Written(binding: $value)
        log.run("value", "\(value) \(ChangeQueue.shared.applied.animation != nil)")
        return Text(verbatim: "\(value)")
    }
}

@MainActor @Suite("Changes made on other threads") struct BackgroundWriteTests {
    private let log = Log()

    @Test("A state written on another thread is shown by the next layoutIfNeeded")
    func nextLayout() throws {
        let handle = Handle<Written>()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.rootViewController = UIHostingController(rootView: Owner(name: "body", handle: handle, log: log))
        window.layoutIfNeeded()
        let written = try #require(handle.value)
        for value in 1...3 {
            onThread { written.write(value) }
            window.layoutIfNeeded()
            #expect(log.values("body").last == "\(value)")
        }
        #expect(log("body") == 4)
    }

    @Test("A state written on another thread is shown soon without anyone asking for it")
    func soon() async throws {
        let handle = Handle<Written>()
        let host = TestHost(Owner(name: "body", handle: handle, log: log))
        let written = try #require(handle.value)
        onThread { written.write(7) }
        await eventually("the body to run again") { log("body") > 1 }
        #expect(log.values("body") == ["0", "7"])
        host.close()
    }

    @Test("Writes from many threads leave one piece of work for each state, and each view runs once for all")
    func coalesced() throws {
        let handles = (0..<10).map { _ in Handle<Written>() }
        let host = TestHost(
            VStack { ForEach(0..<10) { Owner(name: "\($0)", handle: handles[$0], log: log) } })
        let written = handles.compactMap(\.value)
        onThreads(8) { thread in
            for number in 1...500 { written[(number + thread) % 10].write(thread * 1_000 + number) }
        }
        #expect(MainMailbox.count == 10)
        host.update()
        #expect(MainMailbox.count == 0)
        for (index, value) in written.map(\.binding.wrappedValue).enumerated() {
            #expect(log("\(index)") == 2)
            #expect(log.values("\(index)").last == "\(value)")
        }
        host.close()
    }

    @Test("Work left on another thread stays one piece a state where the main thread writes in between")
    func mixed() throws {
        let handle = Handle<Written>()
        let host = TestHost(Owner(name: "body", handle: handle, log: log))
        let written = try #require(handle.value)
        for number in 1...20 {
            onThread { written.write(number * 2) }
            #expect(MainMailbox.count == 1)
            written.write(number * 2 + 1, animated: number % 3 == 0)
        }
        host.update()
        #expect(log.values("body").last == "41")
        onThread { written.write(50) }
        host.update()
        #expect(log.values("body").last == "50")
        #expect(written.binding.wrappedValue == 50)
        host.close()
    }

    @Test("A write on another thread is shown under the transaction it was made under, the last one of several")
    func transaction() throws {
        let handle = Handle<Written>()
        let host = TestHost(AnimatedOwner(handle: handle, log: log))
        let written = try #require(handle.value)
        onThread { written.write(1, animated: true) }
        host.update()
        onThread { written.write(2) }
        host.update()
        onThread {
            written.write(3)
            written.write(4, animated: true)
        }
        host.update()
        #expect(log.values("value") == ["0 false", "1 true", "2 false", "4 true"])
        host.close()
    }

    @Test("Objects overwritten on other threads go at once")
    func freed() throws {
        let handle = Handle<Sent<Token>>()
        let host = TestHost(TokenOwner(handle: handle))
        let sent = try #require(handle.value)
        onThreads(4) { _ in for _ in 0..<100 { sent.binding.wrappedValue = Token() } }
        // What is shown, what is to be shown, and the initial value, which the view keeps.
        #expect(Token.count.load(ordering: .relaxed) <= 3)
        host.update()
        #expect(Token.count.load(ordering: .relaxed) <= 2)
        host.close()
    }

    @Test(
        "An observable changed on another thread is shown by the next update, and one that is read while it changes, too"
    )
    func observable() {
        let model = Guarded()
        let host = TestHost(GuardedReader(model: model, log: log))
        onThread { model.set(1) }
        host.update()
        #expect(log.values("body").last == "1")
        for value in 2...4 {
            // The main thread updates between the announcement of the change and the change.
            let announced = DispatchSemaphore(value: 0)
            let updated = DispatchSemaphore(value: 0)
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                model.set(value) {
                    announced.signal()
                    updated.wait()
                }
                done.signal()
            }
            announced.wait()
            host.update()
            host.show(GuardedReader(model: model, log: log, turn: value))
            updated.signal()
            done.wait()
            host.update()
            #expect(log.values("body").last == "\(value)")
        }
        host.close()
    }

    @Test("The first change ever of an observable is shown where it is read while it changes on another thread")
    func firstObservable() {
        struct First: View {
            let model: Guarded
            let log: Log
            var body: some View {
                log.run("first", "\(model.value)")
                return Color.red
            }
        }
        let model = Guarded()
        let host = TestHost(First(model: model, log: log))
        let announced = DispatchSemaphore(value: 0)
        let updated = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            model.set(1) {
                announced.signal()
                updated.wait()
            }
            done.signal()
        }
        announced.wait()
        host.update()
        updated.signal()
        done.wait()
        host.update()
        #expect(log.values("first").last == "1")
        host.close()
    }

    @Test("Changes of an object on other threads are reported once and shown by the next update")
    func publisher() {
        let object = Publishing()
        let host = TestHost(PublishingReader(object: object, log: log))
        let reported = IssueLog(everywhere: true)
        reported.during {
            onThread { for number in 1...100 { object.set(number) } }
            #expect(MainMailbox.count == 1)
            host.update()
        }
        #expect(reported.issues.map(\.category) == ["publish-from-background"])
        #expect(log.values("body") == ["0", "100"])
        host.close()
    }
}

private final class Token: Sendable {
    static let count = Atomic(0)
    init() { Token.count.add(1, ordering: .relaxed) }
    deinit { Token.count.subtract(1, ordering: .relaxed) }
}

private struct Sent<Value>: @unchecked Sendable {
    // States are guarded by a lock of their own.
    let binding: Binding<Value>
}

private struct TokenOwner: View {
    @State private var token = Token()
    let handle: Handle<Sent<Token>>

    var body: some View {
        handle.value = Sent(binding: $token)
        return Text(token === token ? "" : "other")
    }
}

/// An observable object that may be used on every thread.
private final class Guarded: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let storage = Mutex(0)

    var value: Int {
        registrar.access(self, keyPath: \.value)
        return storage.withLock { $0 }
    }

    func set(_ new: Int, before: () -> Void = {}) {
        registrar.withMutation(of: self, keyPath: \.value) {
            before()
            storage.withLock { $0 = new }
        }
    }
}

private struct GuardedReader: View {
    let model: Guarded
    let log: Log
    var turn = 0

    var body: some View {
        log.run("body", "\(model.value)")
        return Color.red
    }
}

private final class Publishing: ObservableObject, Sendable {
    private let storage = Mutex(0)
    var value: Int { storage.withLock { $0 } }

    func set(_ new: Int) {
        storage.withLock { $0 = new }
        objectWillChange.send()
    }
}

private struct PublishingReader: View {
    @ObservedObject var object: Publishing
    let log: Log

    var body: some View {
        log.run("body", "\(object.value)")
        return Color.red
    }
}
