import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite("Tables of views") struct TableTests {
    struct Person: Identifiable {
        let id: Int
        let name: String
        let town: String
        var age: Int?
    }

    @Observable final class Model {
        var people = [
            Person(id: 1, name: "Cleo", town: "Ulm", age: 40), Person(id: 2, name: "Ada", town: "Bonn"),
            Person(id: 3, name: "Bert", town: "Aachen", age: 7),
        ]
        var order = [KeyPathComparator(\Person.id)]
        var one: Int?
        var many: Set<Int> = []
        var sorted: [Person] { people.sorted(using: order) }
    }

    private struct Sorted: View {
        @Bindable var model: Model

        var body: some View {
            Table(model.sorted, selection: $model.many, sortOrder: $model.order) {
                TableColumn("Name", value: \.name)
                TableColumn("Town", value: \.town) { person in Text(person.town.uppercased()) }
                TableColumn("Age", value: \.age) { Text($0.age.map { "\($0)" } ?? "none") }
                TableColumn("Mark") { _ in Text(verbatim: "x") }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    private func regular(_ view: some View) -> NavigationStage {
        NavigationStage(view.environment(\.horizontalSizeClass, .regular), size: CGSize(width: 480, height: 192))
    }

    /// The column of characters in which a text begins.
    private func column(of text: String, in stage: NavigationStage) -> Int? {
        for row in stage.host.text.split(separator: "\n") {
            if let range = row.range(of: text) { return row.distance(from: row.startIndex, to: range.lowerBound) }
        }
        return nil
    }

    @Test("Columns stand below their labels, in the order in which they are built")
    func columns() {
        let model = Model()
        let stage = regular(
            Table(model.people) {
                TableColumn("Name", value: \.name)
                TableColumn("Town", value: \.town)
            })
        #expect(stage.lines == ["Name Town", "Cleo Ulm", "Ada Bonn", "Bert Aachen"])
        #expect(column(of: "Name", in: stage) == column(of: "Cleo", in: stage))
        #expect(column(of: "Town", in: stage) == column(of: "Aachen", in: stage))
    }

    @Test("A compact table shows the first column alone, without labels")
    func compact() {
        let model = Model()
        let table = Table(model.people) {
            TableColumn("Name", value: \.name)
            TableColumn("Town", value: \.town)
        }
        let stage = NavigationStage(table.environment(\.horizontalSizeClass, .compact))
        #expect(stage.lines == ["Cleo", "Ada", "Bert"])
    }

    @Test("A label sorts by its column, and then in the other direction; columns without a value do not")
    func sorting() {
        let model = Model()
        let stage = NavigationStage(Sorted(model: model), size: CGSize(width: 480, height: 192))
        stage.tap("Name")
        #expect(model.order.count == 2 && model.order[0] == KeyPathComparator(\Person.name))
        #expect(stage.lines.dropFirst().map { $0.prefix(3) } == ["Ada", "Ber", "Cle"])
        stage.tap("Name")
        #expect(model.order[0].order == .reverse && model.order.count == 2)
        #expect(stage.lines.dropFirst().map { $0.prefix(3) } == ["Cle", "Ber", "Ada"])
        stage.tap("Town")
        #expect(stage.lines.dropFirst().map { $0.prefix(3) } == ["Ber", "Ada", "Cle"])
        stage.tap("Mark")
        #expect(model.order.count == 3)
    }

    @Test("Rows are selected by taps, and by keys")
    func selection() {
        let model = Model()
        let stage = NavigationStage(Sorted(model: model), size: CGSize(width: 480, height: 192))
        stage.host.click("Bert")
        #expect(model.many == [3])
        stage.host.click("ULM")
        #expect(model.many == [1])
    }

    @Test("Fixed and limited columns keep their widths, and the others share the rest")
    func widths() {
        let model = Model()
        let stage = regular(
            Table(model.people) {
                TableColumn("A") { _ in Text(verbatim: "a") }.width(80)
                TableColumn("B") { _ in Text(verbatim: "b") }
                TableColumn("C") { _ in Text(verbatim: "c") }.width(min: 40, ideal: 48, max: 64).alignment(.trailing)
            })
        guard let a = column(of: "a", in: stage), let b = column(of: "b", in: stage), let c = column(of: "c", in: stage)
        else {
            Issue.record("A column is missing: \(stage.lines)")
            return
        }
        // A gap of one character is between columns.
        #expect(b - a == 11)
        #expect(c - b > 6)
        #expect(column(of: "C", in: stage) == c)
    }

    @Test("Rows are built one by one, from loops and by conditions")
    func rows() {
        let model = Model()
        let shows = false
        let stage = regular(
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
                if shows { TableColumn("Town", value: \.town) }
            } rows: {
                TableRow(model.people[2])
                ForEach(model.people.prefix(2)) { TableRow($0) }
                if shows { TableRow(model.people[0]) }
            })
        #expect(stage.lines == ["Name", "Bert", "Cleo", "Ada"])
    }

    @Test("The labels can be hidden, and lie from right to left where reading does")
    func headers() {
        let model = Model()
        let table = Table(model.people) {
            TableColumn("Name", value: \.name)
            TableColumn("Town", value: \.town)
        }
        #expect(regular(table.tableColumnHeaders(.hidden)).lines.first == "Cleo Ulm")
        let mirrored = regular(table.environment(\.layoutDirection, .rightToLeft))
        #expect(mirrored.lines.prefix(2) == ["Town Name", "Ulm Cleo"])
    }

    @Test("Widths that are not numbers are shares")
    func hostile() {
        let model = Model()
        let stage = regular(
            Table(model.people) {
                TableColumn("Name", value: \.name).width(.nan)
                TableColumn("Town", value: \.town).width(min: .infinity, ideal: -1, max: .nan)
            })
        #expect(stage.lines.first == "Name Town")
    }
}
