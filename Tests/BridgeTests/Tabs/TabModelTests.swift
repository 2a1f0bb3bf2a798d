import DeclarativeUI
import Foundation
import TestSupport
import Testing

/// What a program keeps of the tabs under test.
@MainActor private final class Deck: ObservableObject {
    @Published var cards = [0, 1, 2]
    @Published var selection = 0
    @Published var limit = 1
    /// The selections that the binding refuses.
    @Published var locked: Set<Int> = []
    /// What is on screen, from appearance callbacks.
    var visible: [Int: Int] = [:]

    var binding: Binding<Int> {
        Binding {
            self.selection
        } set: {
            if !self.locked.contains($0) { self.selection = $0 }
        }
    }
}

private struct Card: View {
    let number: Int
    let deck: Deck
    @State private var count = 0
    @Environment(\.lineLimit) private var limit

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("card\(number) \(count) \(limit ?? 0)")
            Button("press") { count += 1 }
        }
        .onAppear { deck.visible[number, default: 0] += 1 }
        .onDisappear { deck.visible[number, default: 0] -= 1 }
    }
}

private struct Cards: View {
    @ObservedObject var deck: Deck

    var body: some View {
        TabView(selection: deck.binding) {
            ForEach(deck.cards, id: \.self) { number in
                Card(number: number, deck: deck).tabItem { Text("T\(number)") }.tag(number)
            }
        }
        .lineLimit(deck.limit)
    }
}

/// The same tabs in the newer form.
private struct NewCards: View {
    @ObservedObject var deck: Deck

    var body: some View {
        TabView(selection: deck.binding) {
            ForEach(deck.cards, id: \.self) { number in
                Tab("T\(number)", systemImage: "star", value: number) { Card(number: number, deck: deck) }
            }
        }
        .lineLimit(deck.limit)
    }
}

/// What may happen to tabs. Numbers are taken modulo what there is.
private enum Step: CustomStringConvertible {
    case tap(Int), key(Int), bind(Int), call(Int), lock(Int)
    case insert(Int, at: Int)
    case remove(Int)
    case move(Int, to: Int)
    case press, widen

    var description: String {
        switch self {
        case .tap(let place): "tap \(place)"
        case .key(let place): "key \(place)"
        case .bind(let place): "bind \(place)"
        case .call(let place): "call \(place)"
        case .lock(let number): "lock \(number)"
        case .insert(let number, let place): "insert \(number) at \(place)"
        case .remove(let place): "remove \(place)"
        case .move(let place, let other): "move \(place) to \(other)"
        case .press: "press"
        case .widen: "widen"
        }
    }
}

/// The tabs as a list: the obviously right model.
private struct DeckModel {
    var cards = [0, 1, 2]
    var selection = 0
    /// The tab that is shown; `nil` without tabs.
    var shown: Int? = 0
    var presses: [Int: Int] = [:]
    var locked: Set<Int> = []
    var limit = 1

    /// Somebody else than the program selects a tab.
    mutating func choose(_ number: Int) {
        if locked.contains(number) { return }
        selection = number
        shown = number
    }

    /// The tabs are others.
    mutating func show(_ new: [Int]) {
        for number in cards where !new.contains(number) { presses[number] = nil }
        let place = shown.flatMap { cards.firstIndex(of: $0) } ?? 0
        cards = new
        if let shown, !new.contains(shown) { self.shown = new.indices.contains(place) ? new[place] : new.first }
        if shown == nil { shown = new.first }
        follow()
    }

    mutating func follow() { if cards.contains(selection) { shown = selection } }
}

@MainActor @Suite struct TabModelTests {
    private func step(_ random: inout SplitMix64) -> Step {
        switch random.below(14) {
        case 0, 1: .tap(random.below(8))
        case 2: .key(random.below(8))
        case 3: .bind(random.below(8))
        case 4: .call(random.below(8))
        case 5: .lock(random.below(8))
        case 6, 7: .insert(random.below(8), at: random.below(8))
        case 8, 9: .remove(random.below(8))
        case 10: .move(random.below(8), to: random.below(8))
        case 11: .widen
        default: .press
        }
    }

    @Test("Whoever selects, inserts and removes, the tabs are those of the list, with their states")
    func tabsAreLists() {
        PropertyCheck("Tabs with tags", make: step) { run($0) { NavigationStage(Cards(deck: $0)) } }
            .check(sequences: 25, length: 40)
        PropertyCheck("Tabs as values", make: step) { run($0) { NavigationStage(NewCards(deck: $0)) } }
            .check(sequences: 25, length: 40)
    }

    /// Returns what differs from the model; `nil` for nothing.
    private func run(_ steps: [Step], make: (Deck) -> NavigationStage) -> String? {
        let deck = Deck()
        var model = DeckModel()
        let stage = make(deck)
        _ = stage.lines
        guard let tabs = tabs(stage) else { return "there is no controller" }
        for (number, step) in steps.enumerated() {
            perform(step, deck, &model, stage, tabs)
            if let difference = difference(stage, tabs, deck, model) {
                return "step \(number), \(step): \(difference)"
            }
        }
        return nil
    }

    private func perform(
        _ step: Step, _ deck: Deck, _ model: inout DeckModel, _ stage: NavigationStage, _ tabs: UITabBarController
    ) {
        let cards = model.cards
        func card(_ place: Int) -> Int? { cards.isEmpty ? nil : cards[place % cards.count] }
        switch step {
        case .tap(let place):
            guard let card = card(place) else { return }
            stage.tap("T\(card)")
            model.choose(card)
        case .key(let place):
            guard let card = card(place) else { return }
            let button = tabs.tabBar.subviews.first { $0.accessibilityLabel == "T\(card)" }
            guard let button, stage.window.focus.set(button) else { return }
            _ = stage.window.focus.focused?.activate()
            model.choose(card)
        case .bind(let place):
            guard let card = card(place) else { return }
            deck.selection = card
            model.selection = card
            model.follow()
        case .call(let place):
            guard !cards.isEmpty else { return }
            // Selecting what is selected tells nobody.
            let card = cards[place % cards.count]
            let isOther = card != model.shown
            tabs.selectedIndex = place % cards.count
            if isOther { model.choose(card) }
            // What the program still selects is shown where it refuses.
            if isOther { model.followAfterCall(card) }
        case .lock(let number):
            deck.locked.formSymmetricDifference([number])
            model.locked.formSymmetricDifference([number])
            model.follow()
        case .insert(let number, let place):
            guard !cards.contains(number) else { return }
            var new = cards
            new.insert(number, at: place % (cards.count + 1))
            deck.cards = new
            model.show(new)
        case .remove(let place):
            guard !cards.isEmpty else { return }
            var new = cards
            new.remove(at: place % cards.count)
            deck.cards = new
            model.show(new)
        case .move(let place, let other):
            guard !cards.isEmpty else { return }
            var new = cards
            new.insert(new.remove(at: place % cards.count), at: other % cards.count)
            deck.cards = new
            model.show(new)
        case .press:
            guard let shown = model.shown else { return }
            stage.tap("press")
            model.presses[shown, default: 0] += 1
        case .widen:
            deck.limit += 1
            model.limit += 1
            model.follow()
        }
    }

    private func tabs(_ stage: NavigationStage) -> UITabBarController? {
        var waiting = [stage.controller]
        while let here = waiting.popLast() {
            if let found = here as? UITabBarController { return found }
            waiting += here.children
        }
        return nil
    }

    private func difference(
        _ stage: NavigationStage, _ tabs: UITabBarController, _ deck: Deck, _ model: DeckModel
    ) -> String? {
        let lines = stage.lines
        if let shown = model.shown {
            let expected = "card\(shown) \(model.presses[shown] ?? 0) \(model.limit)"
            if lines.first != expected { return "\(lines) do not show \(expected)" }
        }
        if deck.selection != model.selection { return "\(deck.selection) is selected, not \(model.selection)" }
        let titles = (tabs.tabBar.items ?? []).map { $0.title ?? "-" }
        let expected = model.cards.map { "T\($0)" }
        if titles != expected { return "the tabs are \(titles), not \(expected)" }
        let selected = tabs.tabBar.selectedItem?.title
        if selected != model.shown.map({ "T\($0)" }) { return "the bar has \(selected ?? "none") selected" }
        let visible = deck.visible.filter { $0.value != 0 }
        let top = model.shown.map { [$0: 1] } ?? [:]
        if visible != top { return "visible by callbacks is \(visible), not \(top)" }
        return nil
    }
}

extension DeckModel {
    /// Code has selected a tab which the program may have refused.
    fileprivate mutating func followAfterCall(_ card: Int) {
        if !locked.contains(card) { return }
        if cards.contains(selection) { shown = selection } else { shown = card }
    }
}
