import Foundation
import Testing
import TestSupport
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Reads a stored number, and hands out a binding to it.
private struct Counter: View {
    @AppStorage private var count: Int
    let name: String
    let log: Log
    let handle: Handle<Binding<Int>>

    init(_ name: String, _ log: Log, in store: UserDefaults?, default number: Int = 0, _ handle: Handle<Binding<Int>>) {
        _count = AppStorage(wrappedValue: number, "count", store: store)
        self.name = name
        self.log = log
        self.handle = handle
    }

    var body: some View {
        handle.value = $count
        log.run(name, "\(count)")
        return Color.red
    }
}

/// Owns a stored number that only its child reads.
private struct Owner: View {
    @AppStorage("count") private var count = 0
    let log: Log

    var body: some View {
        log.run("owner")
        return Child(count: $count, log: log)
    }
}

private struct Child: View {
    @Binding var count: Int
    let log: Log

    var body: some View {
        log.run("child", "\(count)")
        return Color.red
    }
}

/// Writes what it stores while its body runs.
private struct BodyWriter: View {
    @AppStorage private var count: Int

    init(in store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: store) }

    var body: some View {
        count += 1
        return Color.red
    }
}

@MainActor @Suite("What is stored in the user's defaults") struct AppStorageTests {
    private let log = Log()
    private let handle = Handle<Binding<Int>>()
    private let suite: StoreForTests

    init() throws { suite = try StoreForTests() }

    @Test("A property has its default while nothing is stored, and does not store that")
    func unset() {
        let host = TestHost(Counter("a", log, in: suite.store, default: 7, handle))
        #expect(log.values("a") == ["7"])
        #expect(suite.store.object(forKey: "count") == nil)
        host.close()
        suite.close()
    }

    @Test("What other code writes to the store is shown at the next update, by each view that reads it and once")
    func fromOutside() {
        let host = TestHost(
            VStack {
                Counter("a", log, in: suite.store, handle)
                Counter("b", log, in: suite.store, default: 5, Handle())
            })
        suite.store.set(3, forKey: "count")
        host.update()
        suite.store.set(3, forKey: "count")
        host.update()
        suite.store.set("no number", forKey: "count")
        host.update()
        suite.store.removeObject(forKey: "count")
        host.update()
        #expect(log.values("a") == ["0", "3", "0"])
        #expect(log.values("b") == ["5", "3", "5"])
        host.close()
        suite.close()
    }

    @Test("A number is read as it was stored, whatever its size")
    func largeNumbers() throws {
        let host = TestHost(Counter("a", log, in: suite.store, handle))
        let numbers = [1 << 53 + 1, 1 << 62 + 1, .max - 1, .max, .min, .min + 1, 0]
        for number in numbers {
            try #require(handle.value).wrappedValue = number
            host.update()
            let other = Handle<Binding<Int>>()
            let second = TestHost(Counter("b", log, in: suite.store, other))
            #expect(other.value?.wrappedValue == number)
            second.close()
        }
        #expect(log.values("a") == ["0"] + numbers.map { "\($0)" })
        host.close()
        suite.close()
    }

    @Test("A write is in the store at once, and runs each view that reads the key once")
    func written() throws {
        let host = TestHost(
            VStack {
                Counter("a", log, in: suite.store, handle)
                Counter("b", log, in: suite.store, default: 5, Handle())
            })
        try #require(handle.value).wrappedValue = 3
        #expect(suite.store.integer(forKey: "count") == 3)
        #expect(handle.value?.wrappedValue == 3)
        host.update()
        #expect(log.values("a") == ["0", "3"])
        #expect(log.values("b") == ["5", "3"])
        host.close()
        suite.close()
    }

    @Test("Storing the value a view shows already runs nothing, but stores it")
    func sameAsDefault() throws {
        let host = TestHost(Counter("a", log, in: suite.store, default: 7, handle))
        try #require(handle.value).wrappedValue = 7
        host.update()
        #expect(log.values("a") == ["7"])
        #expect(suite.store.object(forKey: "count") as? Int == 7)
        host.close()
        suite.close()
    }

    @Test("An owner that only passes the binding on does not run")
    func passedOn() {
        let host = TestHost(Owner(log: log).defaultAppStorage(suite.store))
        let property = AppStorage(wrappedValue: 0, "count", store: suite.store)
        property.wrappedValue = 4
        host.update()
        #expect(log.values("child") == ["0", "4"])
        #expect(log("owner") == 1)
        host.close()
        suite.close()
    }

    @Test("What other code stores is seen outside of bodies at once, and by views once, also if it is announced")
    func foreignWrite() throws {
        let host = TestHost(Counter("a", log, in: suite.store, handle))
        suite.store.set(8, forKey: "count")
        host.update()
        #expect(log("a") == 2)
        suite.announce()
        host.update()
        #expect(log.values("a") == ["0", "8"])
        suite.store.set(9, forKey: "count")
        #expect(try #require(handle.value).wrappedValue == 9)
        host.update()
        #expect(log.values("a") == ["0", "8", "9"])
        host.close()
        suite.close()
    }

    @Test("A write on another thread is seen in the next update")
    func threads() {
        let host = TestHost(Counter("a", log, in: suite.store, handle))
        let property = AppStorage(wrappedValue: 0, "count", store: suite.store)
        onThread { property.wrappedValue = 6 }
        host.update()
        #expect(log.values("a") == ["0", "6"])
        host.close()
        suite.close()
    }

    @Test("A write while a body runs is reported and dropped")
    func bodyWrite() {
        let reported = issues { TestHost(BodyWriter(in: suite.store)).close() }
        #expect(reported.count == 1)
        #expect(reported.first?.message.contains("\"count\"") == true)
        #expect(suite.store.object(forKey: "count") == nil)
        suite.close()
    }

    @Test("A property that names no store has that of the environment, and follows it to another")
    func environment() throws {
        let other = try StoreForTests()
        suite.store.set(1, forKey: "count")
        other.store.set(2, forKey: "count")
        let host = TestHost(Counter("a", log, in: nil, handle).defaultAppStorage(suite.store))
        host.show(Counter("a", log, in: nil, handle).defaultAppStorage(other.store))
        #expect(log.values("a") == ["1", "2"])
        try #require(handle.value).wrappedValue = 3
        host.update()
        #expect(other.store.integer(forKey: "count") == 3)
        #expect(suite.store.integer(forKey: "count") == 1)
        #expect(log.values("a") == ["1", "2", "3"])
        host.close()
        suite.close()
        other.close()
    }

    #if os(Linux)
        @Test("What was written is on disk after the next update")
        func saved() throws {
            let host = TestHost(Counter("a", log, in: suite.store, handle))
            try #require(handle.value).wrappedValue = 3
            #expect(suite.saved?["count"] == nil)
            host.update()
            #expect(suite.saved?["count"] as? Int == 3)
            host.close()
            suite.close()
        }
    #endif
}
