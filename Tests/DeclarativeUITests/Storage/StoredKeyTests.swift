import Foundation
import Testing
import TestSupport
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

private struct Reading: View {
    @AppStorage("key") private var number = -1
    let log: Log

    var body: some View {
        log.run("body", "\(number)")
        return Color.red
    }
}

@MainActor @Suite("Keys of stored values") struct StoredKeyTests {
    private let suite: StoreForTests

    init() throws { suite = try StoreForTests() }

    @Test("After writes from many threads at once, views and properties have what the store holds")
    func threads() {
        let log = Log()
        let host = TestHost(Reading(log: log).defaultAppStorage(suite.store))
        for round in 0..<20 {
            let property = AppStorage(wrappedValue: 0, "key", store: suite.store)
            let optional = AppStorage<Int?>("key", store: suite.store)
            onThreads(8) { thread in
                for step in 0..<50 {
                    property.wrappedValue = (round * 8 + thread) * 50 + step
                    if step % 10 == 9 { optional.wrappedValue = nil }
                }
            }
            host.update()
            let held = suite.store.object(forKey: "key") as? Int
            #expect(log.values("body").last == "\(held ?? -1)")
            #expect(optional.wrappedValue == held)
            #expect(property.wrappedValue == held ?? 0)
        }
        host.close()
        suite.close()
    }

    @Test("A key is one object as long as it is in use, and keys that are not take no room")
    func keys() {
        let first = StoredKey.key("a", in: suite.store)
        #expect(StoredKey.key("a", in: suite.store) === first)
        #expect(StoredKey.key("b", in: suite.store) !== first)
        #expect(first.value(StoredValueCoding.int) === first.value(StoredValueCoding.int))
        for number in 0..<10_000 { _ = StoredKey.key("\(number)", in: suite.store).value(StoredValueCoding.int) }
        #expect(StoredKey.keptCount <= 200)
        suite.close()
    }

    @Test("A property can be written in the callback for a change of another")
    func writtenInAction() {
        let log = Log()
        let host = TestHost(Following(log: log).defaultAppStorage(suite.store))
        AppStorage(wrappedValue: 0, "first", store: suite.store).wrappedValue = 5
        host.update()
        #expect(log.values("body").last == "5 5")
        #expect(suite.store.integer(forKey: "second") == 5)
        host.close()
        suite.close()
    }
}

/// Stores one value again under another key.
private struct Following: View {
    @AppStorage("first") private var first = 0
    @AppStorage("second") private var second = 0
    let log: Log

    var body: some View {
        log.run("body", "\(first) \(second)")
        return Color.red.onChange(of: first) { second = first }
    }
}
