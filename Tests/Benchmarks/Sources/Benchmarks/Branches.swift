import DeclarativeUI

/// A part of a tree that knows its place.
protocol Branch: View {
    nonisolated init(_ place: Int)
}

/// Ten parts in a row.
struct Row<Child: Branch>: Branch {
    private let place: Int
    nonisolated init(_ place: Int) { self.place = place * 10 }

    var body: some View {
        HStack(spacing: 0) { ten(Child.self, from: place) }
    }
}

/// Ten parts in a column.
struct Column<Child: Branch>: Branch {
    private let place: Int
    nonisolated init(_ place: Int) { self.place = place * 10 }

    var body: some View {
        VStack(spacing: 0) { ten(Child.self, from: place) }
    }
}

/// Ten parts, each written out, as the content of a stack.
@MainActor @ViewBuilder private func ten<Child: Branch>(_ type: Child.Type, from place: Int) -> some View {
    Child(place)
    Child(place + 1)
    Child(place + 2)
    Child(place + 3)
    Child(place + 4)
    Child(place + 5)
    Child(place + 6)
    Child(place + 7)
    Child(place + 8)
    Child(place + 9)
}
