import Foundation
import Testing
import TestSupport

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// What may happen to a key that is read as numbers and as text.
private enum StoreCommand {
    case writeNumber(Int, key: Int)
    case writeOptional(Int?, key: Int)
    case writeText(String, key: Int)
    case storeDirectly(Int, key: Int)
    case removeDirectly(key: Int)
    case show(Bool)

    static func make(_ source: inout SplitMix64) -> StoreCommand {
        let key = Int.random(in: 0..<3, using: &source)
        let number = Int.random(in: 0..<4, using: &source)
        switch Int.random(in: 0..<8, using: &source) {
        case 0, 1: return .writeNumber(number, key: key)
        case 2: return .writeOptional(number == 0 ? nil : number, key: key)
        case 3: return .writeText("\(number)", key: key)
        case 4, 5: return .storeDirectly(number, key: key)
        case 6: return .removeDirectly(key: key)
        default: return .show(number > 0)
        }
    }
}

/// Shows each of three keys as a number with a default of its own and as an optional text.
private struct Keys: View {
    let isShown: Bool
    let shown: Handle<[Int: String]>

    var body: some View {
        if isShown {
            ForEach(0..<3, id: \.self) { Key(key: $0, shown: shown) }
        }
    }
}

private struct Key: View {
    @AppStorage private var number: Int
    @AppStorage private var text: String?
    let key: Int
    let shown: Handle<[Int: String]>

    init(key: Int, shown: Handle<[Int: String]>) {
        _number = AppStorage(wrappedValue: 10 + key, "key \(key)")
        _text = AppStorage("key \(key)")
        self.key = key
        self.shown = shown
    }

    var body: some View {
        shown.value?[key] = "\(number) \(text ?? "-")"
        return Color.red
    }
}

@MainActor @Suite("Stored values against a model") struct AppStorageModelTests {
    @Test("Views show what a plain dictionary holds, whoever wrote it in whatever way")
    func model() throws {
        let suite = try StoreForTests()
        PropertyCheck<StoreCommand>("stored values", make: StoreCommand.make) { commands in
            difference(after: commands, in: suite)
        }
        .check(sequences: 60, length: 30)
        suite.close()
    }

    private func difference(after commands: [StoreCommand], in suite: StoreForTests) -> String? {
        for key in 0..<3 { suite.store.removeObject(forKey: "key \(key)") }
        var model: [Int: Any] = [:]
        var isShown = true
        let shown = Handle<[Int: String]>()
        shown.value = [:]
        let host = TestHost(Keys(isShown: true, shown: shown).defaultAppStorage(suite.store))
        defer { host.close() }
        for (step, command) in commands.enumerated() {
            switch command {
            case .writeNumber(let number, let key):
                AppStorage(wrappedValue: 0, "key \(key)", store: suite.store).wrappedValue = number
                model[key] = number
            case .writeOptional(let number, let key):
                AppStorage<Int?>("key \(key)", store: suite.store).wrappedValue = number
                model[key] = number
            case .writeText(let text, let key):
                AppStorage<String?>("key \(key)", store: suite.store).wrappedValue = text
                model[key] = text
            case .storeDirectly(let number, let key):
                suite.store.set(number, forKey: "key \(key)")
                suite.announce()
                model[key] = number
            case .removeDirectly(let key):
                suite.store.removeObject(forKey: "key \(key)")
                suite.announce()
                model[key] = nil
            case .show(let new):
                isShown = new
                shown.value = new ? shown.value : [:]
                host.show(Keys(isShown: new, shown: shown).defaultAppStorage(suite.store))
            }
            host.update()
            for key in 0..<3 where isShown {
                let expected = "\(model[key] as? Int ?? 10 + key) \(model[key] as? String ?? "-")"
                let seen = shown.value?[key] ?? "nothing"
                if seen != expected { return "step \(step): key \(key) is shown as \(seen), not \(expected)" }
            }
        }
        return nil
    }
}
