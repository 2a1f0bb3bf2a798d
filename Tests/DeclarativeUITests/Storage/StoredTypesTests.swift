import Foundation
import Testing
import TestSupport

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

private enum Shade: String { case light, dark }
private enum Level: Int { case low = 1, high = 9 }

@MainActor @Suite("The types of stored values") struct StoredTypesTests {
    private let suite: StoreForTests

    init() throws { suite = try StoreForTests() }

    /// Writes a value and returns what another property of its key reads.
    private func stored<Value>(
        _ value: Value, by make: (String, UserDefaults) -> AppStorage<Value>
    ) -> Value {
        make("key", suite.store).wrappedValue = value
        defer { suite.close() }
        return make("key", suite.store).wrappedValue
    }

    @Test("Values of each type are read as they were written")
    func types() throws {
        let file = URL(fileURLWithPath: "/tmp/a b.txt")
        let page = try #require(URL(string: "https://example.org/a?b=c#d"))
        #expect(stored(true) { AppStorage(wrappedValue: false, $0, store: $1) })
        #expect(stored(Int.min) { AppStorage(wrappedValue: 0, $0, store: $1) } == .min)
        #expect(stored(-0.1) { AppStorage(wrappedValue: 0.0, $0, store: $1) } == -0.1)
        #expect(stored("ünï") { AppStorage(wrappedValue: "", $0, store: $1) } == "ünï")
        #expect(stored(file) { AppStorage(wrappedValue: page, $0, store: $1) } == file)
        #expect(stored(page) { AppStorage(wrappedValue: file, $0, store: $1) } == page)
        #expect(stored(Data([1, 0])) { AppStorage(wrappedValue: Data(), $0, store: $1) } == Data([1, 0]))
        #expect(
            stored(Date(timeIntervalSince1970: 0.5)) { AppStorage(wrappedValue: .now, $0, store: $1) }
                == Date(timeIntervalSince1970: 0.5))
        #expect(stored(Shade.dark) { AppStorage(wrappedValue: .light, $0, store: $1) } == .dark)
        #expect(stored(Level.high) { AppStorage(wrappedValue: .low, $0, store: $1) } == .high)
    }

    @Test("Optional values are nil until something is stored")
    func optionals() {
        #expect(AppStorage<Bool?>("none", store: suite.store).wrappedValue == nil)
        #expect(AppStorage<Shade?>("none", store: suite.store).wrappedValue == nil)
        #expect(stored(4) { AppStorage<Int?>($0, store: $1) } == 4)
        #expect(stored(0.5) { AppStorage<Double?>($0, store: $1) } == 0.5)
        #expect(stored("a") { AppStorage<String?>($0, store: $1) } == "a")
        #expect(stored(Data([7])) { AppStorage<Data?>($0, store: $1) } == Data([7]))
        #expect(stored(Shade.dark) { AppStorage<Shade?>($0, store: $1) } == .dark)
        #expect(stored(Level.low) { AppStorage<Level?>($0, store: $1) } == .low)
        suite.close()
    }

    @Test("Writing nil removes what is stored")
    func removal() {
        suite.store.set(3, forKey: "key")
        let property = AppStorage<Int?>("key", store: suite.store)
        #expect(property.wrappedValue == 3)
        property.wrappedValue = nil
        #expect(suite.store.object(forKey: "key") == nil)
        #expect(property.wrappedValue == nil)
        suite.close()
    }

    @Test("A raw value that stands for nothing counts as none, and so does a value of another type")
    func foreignValues() {
        suite.store.set("purple", forKey: "key")
        #expect(AppStorage(wrappedValue: Shade.light, "key", store: suite.store).wrappedValue == .light)
        #expect(AppStorage(wrappedValue: 5, "key", store: suite.store).wrappedValue == 5)
        #expect(AppStorage<Data?>("key", store: suite.store).wrappedValue == nil)
        suite.store.set([1, 2], forKey: "key")
        #expect(AppStorage(wrappedValue: "none", "key", store: suite.store).wrappedValue == "none")
        suite.close()
    }

    @Test("A number is read as any type of number that can hold it exactly")
    func numbers() {
        func read(_ object: Any) -> [String] {
            suite.store.set(object, forKey: "key")
            return [
                "\(AppStorage<Bool?>("key", store: suite.store).wrappedValue.map(String.init) ?? "-")",
                "\(AppStorage<Int?>("key", store: suite.store).wrappedValue.map(String.init) ?? "-")",
                "\(AppStorage<Double?>("key", store: suite.store).wrappedValue.map { String($0) } ?? "-")",
            ]
        }
        #expect(read(true) == ["true", "1", "1.0"])
        #expect(read(0) == ["false", "0", "0.0"])
        #expect(read(7) == ["-", "7", "7.0"])
        #expect(read(2.5) == ["-", "-", "2.5"])
        #expect(read(3.0) == ["-", "3", "3.0"])
        #expect(read(1e300) == ["-", "-", "1e+300"])
        suite.close()
    }

    @Test("A number that does not equal itself is stored and shown once")
    func notANumber() {
        let log = Log()
        let host = TestHost(Reading(log: log).defaultAppStorage(suite.store))
        AppStorage(wrappedValue: 0.0, "key", store: suite.store).wrappedValue = .nan
        host.update()
        #expect(log.values("body") == ["0.0", "nan"])
        host.close()
        suite.close()
    }
}

private struct Reading: View {
    @AppStorage("key") private var number = 0.0
    let log: Log

    var body: some View {
        log.run("body", "\(number)")
        return Color.red
    }
}
