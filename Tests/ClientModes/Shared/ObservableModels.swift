import Observation
import SwiftUI

// Models of the usual shapes, and the views that use them.

final class Settings: ObservableObject {
    @Published var isLoud = false
    @Published private(set) var volume = 3
    @Published var names: [String] = []
    var plain = 0

    func raise() { volume += 1 }
}

@MainActor final class Cart: ObservableObject {
    @Published var items: [CartItem] = [CartItem(id: 1, title: "Tea"), CartItem(id: 2, title: "Milk")]
    @Published var note: String?

    var total: Int { items.reduce(0) { $0 + $1.count } }

    func add(_ title: String) { items.append(CartItem(id: items.count + 1, title: title)) }
}

struct CartItem: Identifiable, Hashable {
    let id: Int
    var title: String
    var count = 1
}

class Store<Value>: ObservableObject {
    @Published var value: Value
    init(_ value: Value) { self.value = value }
}

final class CountStore: Store<Int> {
    @Published var step = 1
    func count() { value += step }
}

/// Sends by hand.
final class Meter: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var level = 0 {
        willSet { objectWillChange.send() }
    }
}

final class Follower {
    private var watching: Set<AnyCancellable> = []
    private(set) var heard = 0

    init(_ settings: Settings) {
        settings.objectWillChange
            .sink { [weak self] _ in self?.heard += 1 }
            .store(in: &watching)
        settings.$isLoud
            .sink { [weak self] isLoud in self?.heard += isLoud ? 10 : 0 }
            .store(in: &watching)
    }
}

/// Says what has been typed once nothing was typed for a while.
final class NameSearch: ObservableObject {
    @Published var text = ""
    @Published private(set) var results: [String] = []

    init(_ names: [String]) {
        $text
            .removeDuplicates()
            .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
            .map { text in names.filter { $0.hasPrefix(text) } }
            .assign(to: &$results)
    }
}

struct NameSearchResults: View {
    @ObservedObject var model: NameSearch
    @State private var ticks = 0

    var body: some View {
        Text("\(model.results.count) results, \(ticks)")
            .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in ticks += 1 }
    }
}

@MainActor @Observable final class Journal {
    var entries: [CartItem] = []
    var title = ""
}

struct CartScreen: View {
    @StateObject private var cart = Cart()
    @StateObject private var settings: Settings
    @State private var journal = Journal()

    init(settings: @autoclosure @escaping () -> Settings) {
        _settings = StateObject(wrappedValue: settings())
    }

    var body: some View {
        VStack {
            CartList(cart: cart)
            SettingsLine(settings: settings)
            JournalList(journal: journal)
        }
        .environmentObject(cart)
        .environmentObject(settings)
    }
}

struct CartList: View {
    @ObservedObject var cart: Cart

    var body: some View {
        ForEach($cart.items) { $item in
            CartRow(item: $item)
        }
        ForEach($cart.items, id: \.title) { item in
            TitleLine(title: item.title)
        }
        ForEach(cart.items) { item in
            Text(item.title)
        }
        Text("\(cart.total)")
    }
}

struct CartRow: View {
    @Binding var item: CartItem

    var body: some View {
        HStack {
            TitleLine(title: $item.title)
            Text("\(item.count)")
        }
    }
}

struct TitleLine: View {
    @Binding var title: String

    var body: some View { Text(title) }
}

struct SettingsLine: View {
    @ObservedObject var settings: Settings
    @EnvironmentObject private var cart: Cart

    var body: some View {
        FlagLine(isOn: $settings.isLoud.animation())
        TitleLine(title: Binding(get: { cart.note ?? "" }, set: { cart.note = $0 }))
        TitleLine(title: Binding(get: { cart.note ?? "" }, set: { note, _ in cart.note = note }))
        if let name = Binding($cart.note) { TitleLine(title: name) }
    }
}

struct FlagLine: View {
    @Binding var isOn: Bool
    @State private var taps: Int

    init(isOn: Binding<Bool>) {
        _isOn = isOn
        _taps = State(initialValue: 0)
    }

    var body: some View { Text(isOn ? "on" : "off") }
}

struct JournalList: View {
    @Bindable var journal: Journal

    var body: some View {
        TitleLine(title: $journal.title)
        ForEach($journal.entries) { $entry in
            CartRow(item: $entry)
        }
        TitleLine(title: Bindable(journal).title)
    }
}

struct StoreLine: View {
    @StateObject private var store = CountStore(0)
    @StateObject private var meter = Meter()

    var body: some View { Text("\(store.value) \(meter.level)") }
}
