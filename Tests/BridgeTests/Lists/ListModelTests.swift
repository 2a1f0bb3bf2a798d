import DeclarativeUI
import Foundation
import TestSupport
import Testing

@testable import ImperativeUI

/// What a program keeps of a list under test.
@MainActor @Observable private final class Stock {
    struct Item: Identifiable {
        let id: Int
    }

    var items: [Item] = []
    var selected: Set<Int> = []
    var mode = EditMode.inactive
    var isSplit = false
    var hasHeader = false
    /// What is on screen, by the appearance callbacks.
    @ObservationIgnored var visible: [Int: Int] = [:]
}

/// A row that counts presses.
private struct StockRow: View {
    let id: Int
    let stock: Stock
    @State private var count = 0
    @Environment(\.lineLimit) private var limit
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        HStack(spacing: 8) {
            Text("r\(id) \(count) \(limit ?? 0) \(scheme == .dark ? "dark" : "light")")
            Button("+\(id)") { count += 1 }.buttonStyle(.plain)
        }
        .onAppear { stock.visible[id, default: 0] += 1 }
        .onDisappear { stock.visible[id, default: 0] -= 1 }
    }
}

private struct StockList: View {
    @Bindable var stock: Stock

    var body: some View {
        List(selection: $stock.selected) {
            Section {
                ForEach(stock.items) { StockRow(id: $0.id, stock: stock) }
                    .onDelete { stock.items.remove(atOffsets: $0) }
                    .onMove { stock.items.move(fromOffsets: $0, toOffset: $1) }
                    .lineLimit(stock.isSplit ? 2 : 1)
            } header: {
                if stock.hasHeader { Text("head") }
            }
            Text("end")
        }
        .environment(\.editMode, $stock.mode)
        .transaction { $0.animation = nil }
    }
}

/// What may happen to a list. Numbers of rows count round.
private enum ListStep: CustomStringConvertible {
    case insert(at: Int)
    case remove(at: Int)
    case move(from: Int, to: Int)
    case reverse
    case press(Int)
    case choose(Int)
    case swipe(Int)
    case drag(Int, by: Int)
    case edit(Bool)
    case environment(Bool)
    case header(Bool)
    case style(Bool)

    var description: String {
        switch self {
        case .insert(let place): "insert at \(place)"
        case .remove(let place): "remove \(place)"
        case .move(let from, let to): "move \(from) to \(to)"
        case .reverse: "reverse"
        case .press(let place): "press the button of \(place)"
        case .choose(let place): "choose \(place)"
        case .swipe(let place): "swipe \(place) and delete"
        case .drag(let place, let rows): "drag \(place) by \(rows) rows"
        case .edit(let isEditing): "edit \(isEditing)"
        case .environment(let isSplit): "line limit \(isSplit ? 2 : 1)"
        case .header(let hasHeader): "header \(hasHeader)"
        case .style(let isDark): isDark ? "dark" : "light"
        }
    }
}

/// The rows as an array: the obviously right model.
private struct StockModel {
    struct Row {
        let id: Int
        var count = 0
    }

    var rows: [Row] = []
    var selected: Set<Int> = []
    var isEditing = false
    var limit = 1
    var hasHeader = false
    var isDark = false
    var nextID = 1

    mutating func insert(at place: Int) {
        rows.insert(Row(id: nextID), at: place)
        nextID += 1
    }

    mutating func move(from: Int, to: Int) {
        let row = rows.remove(at: from)
        rows.insert(row, at: to > from ? to - 1 : to)
    }

    private var scheme: String { isDark ? "dark" : "light" }

    /// The words on screen, without marks.
    var words: [String] {
        (hasHeader ? ["HEAD"] : []) + rows.flatMap { ["r\($0.id)", "\($0.count)", "\(limit)", scheme, "+\($0.id)"] } + [
            "end"
        ]
    }
}

@MainActor @Suite struct ListModelTests {
    private func step(_ random: inout SplitMix64) -> ListStep {
        switch random.below(17) {
        case 0, 1, 2: .insert(at: random.below(9))
        case 3: .remove(at: random.below(8))
        case 4: .move(from: random.below(8), to: random.below(9))
        case 5: .reverse
        case 6, 7: .press(random.below(8))
        case 8, 9: .choose(random.below(8))
        case 10: .swipe(random.below(8))
        case 11, 12: .drag(random.below(8), by: random.below(9) - 4)
        case 13: .edit(random.below(2) == 0)
        case 14: .environment(random.below(2) == 0)
        case 15: .style(random.below(2) == 0)
        default: .header(random.below(2) == 0)
        }
    }

    @Test("Whatever is done to a list by a program and by a person, its rows are those of the array, with their states")
    func rowsAreAnArray() {
        PropertyCheck("Lists", make: step, run: run).check(sequences: 50, length: 40)
    }

    private static let marks = CharacterSet(charactersIn: "◉○≡⊖ ░▒▓█▌▸◂[]!\n")

    /// Returns what differs from the model; `nil` for nothing.
    private func run(_ steps: [ListStep]) -> String? {
        let stock = Stock()
        var model = StockModel()
        let stage = NavigationStage(StockList(stock: stock))
        stage.host.resize(to: CGSize(width: 320, height: 256))
        for (number, step) in steps.enumerated() {
            perform(step, stage, stock, &model)
            if let difference = difference(stage, stock, model) { return "step \(number), \(step): \(difference)" }
        }
        return nil
    }

    private func perform(_ step: ListStep, _ stage: NavigationStage, _ stock: Stock, _ model: inout StockModel) {
        let count = model.rows.count
        func place(_ number: Int) -> Int? { count == 0 ? nil : number % count }
        switch step {
        case .insert(let number):
            if count == 8 { return }
            stock.items.insert(Stock.Item(id: model.nextID), at: number % (count + 1))
            model.insert(at: number % (count + 1))
        case .remove(let number):
            guard let place = place(number) else { return }
            stock.items.remove(at: place)
            model.rows.remove(at: place)
        case .move(let from, let to):
            guard let from = place(from) else { return }
            stock.items.move(fromOffsets: [from], toOffset: to % (count + 1))
            model.move(from: from, to: to % (count + 1))
        case .reverse:
            stock.items.reverse()
            model.rows.reverse()
        case .press(let number):
            guard let place = place(number) else { return }
            stage.tap("+\(model.rows[place].id)")
            model.rows[place].count += 1
        case .choose(let number):
            guard let place = place(number) else { return }
            let id = model.rows[place].id
            stage.host.tap(at: CGPoint(x: 200, y: y(of: id, in: stage)))
            if model.isEditing {
                if model.selected.remove(id) == nil { model.selected.insert(id) }
            } else {
                model.selected = [id]
            }
        case .swipe(let number):
            guard let place = place(number), !model.isEditing else { return }
            let y = y(of: model.rows[place].id, in: stage)
            stage.host.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 140, y: y))
            stage.tap("Delete")
            model.rows.remove(at: place)
        case .drag(let number, let rows):
            guard let place = place(number), model.isEditing else { return }
            let y = y(of: model.rows[place].id, in: stage)
            stage.host.drag(from: CGPoint(x: 284, y: y), to: CGPoint(x: 284, y: y + CGFloat(rows) * 16))
            let target = min(max(0, place + rows), count - 1)
            model.move(from: place, to: target > place ? target + 1 : target)
        case .edit(let isEditing):
            stock.mode = isEditing ? .active : .inactive
            model.isEditing = isEditing
        case .environment(let isSplit):
            stock.isSplit = isSplit
            model.limit = isSplit ? 2 : 1
        case .header(let hasHeader):
            stock.hasHeader = hasHeader
            model.hasHeader = hasHeader
        case .style(let isDark):
            stage.window.traitOverrides.userInterfaceStyle = isDark ? .dark : .light
            model.isDark = isDark
        }
    }

    private func y(of id: Int, in stage: NavigationStage) -> CGFloat {
        let lines = stage.host.text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines.firstIndex { words(in: $0).contains("r\(id)") }
        return CGFloat(line ?? 0) * 16 + 8
    }

    private func words(in text: some StringProtocol) -> [String] {
        text.components(separatedBy: Self.marks).filter { !$0.isEmpty }
    }

    private func difference(_ stage: NavigationStage, _ stock: Stock, _ model: StockModel) -> String? {
        let shown = words(in: stage.host.text)
        if shown != model.words { return "\(shown) is shown, not \(model.words)" }
        let ids = stock.items.map(\.id)
        if ids != model.rows.map(\.id) { return "the items are \(ids)" }
        if stock.selected != model.selected { return "\(stock.selected) is selected, not \(model.selected)" }
        let visible = stock.visible.filter { $0.value != 0 }
        let expected = Dictionary(uniqueKeysWithValues: ids.map { ($0, 1) })
        if visible != expected { return "visible by callbacks: \(visible)" }
        let isMarked = stage.host.text.contains { "◉○".contains($0) }
        if isMarked != (model.isEditing && !ids.isEmpty) { return "marks \(isMarked)" }
        return focusDifference(stage)
    }

    /// The focus goes through what is there, and leaves what is gone.
    private func focusDifference(_ stage: NavigationStage) -> String? {
        stage.host.press(.keyboardTab)
        guard let focused = stage.window.focus.focused else { return nil }
        guard let view = focused.view, view.isDescendant(of: stage.window) else {
            return "the focus is on what is gone"
        }
        return nil
    }
}
