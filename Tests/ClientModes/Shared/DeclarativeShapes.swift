import Observation
import SwiftUI

// Closures in the environment.

private struct OpenKey: EnvironmentKey {
    static var defaultValue: (@MainActor (String) -> Void)? { nil }
}

extension EnvironmentValues {
    var open: (@MainActor (String) -> Void)? {
        get { self[OpenKey.self] }
        set { self[OpenKey.self] = newValue }
    }
}

struct SaveAction: Sendable {
    var save: @MainActor @Sendable (Int) -> Bool = { _ in false }
    @MainActor func callAsFunction(_ number: Int) -> Bool { save(number) }
}

private struct SaveActionKey: EnvironmentKey {
    static let defaultValue = SaveAction()
}

extension EnvironmentValues {
    var saveDocument: SaveAction {
        get { self[SaveActionKey.self] }
        set { self[SaveActionKey.self] = newValue }
    }
}

// Observable models.

@Observable
final class Library {
    var books: [LibraryBook] = []
    var isLoading = false
    var count: Int { books.count }
}

@MainActor @Observable
final class Session {
    var name = "guest"
    func signIn(as name: String) { self.name = name }
}

nonisolated struct LibraryBook: Identifiable, Hashable, Sendable {
    let id: UUID
    var title: String
    var isRead = false

    init(title: String) {
        id = UUID()
        self.title = title
    }
}

struct LibraryView: View {
    @Environment(Library.self) private var library
    @Environment(Session.self) private var session: Session?
    @Environment(\.open) private var open
    @Environment(\.saveDocument) private var saveDocument
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @State private var selection: UUID?
    @State private var query = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if library.isLoading {
                Text("Loading…")
            } else if let session {
                Text("Hello, \(session.name)")
            }
            ForEach(shown) { book in
                LibraryRow(title: book.title, isSelected: book.id == selection) {
                    selection = book.id
                    open?(book.title)
                    _ = saveDocument(library.count)
                }
                .equatable()
            }
            switch horizontalSizeClass {
            case .compact: Text("narrow")
            default: EmptyView()
            }
        }
        .card(colorScheme == .dark ? .black : .white)
    }

    private var shown: [LibraryBook] {
        query.isEmpty ? library.books : library.books.filter { $0.title.contains(query) }
    }
}

struct LibraryRow: View, Equatable {
    let title: String
    let isSelected: Bool
    let choose: () -> Void

    nonisolated static func == (a: LibraryRow, b: LibraryRow) -> Bool {
        a.title == b.title && a.isSelected == b.isSelected
    }

    var body: some View {
        Text(title).foregroundStyle(isSelected ? .blue : .primary as Color)
    }
}

// Modifiers and builders of one's own.

struct Card: ViewModifier {
    let color: Color
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        content
            .padding(.leading, layoutDirection == .leftToRight ? 12 : 8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(color)
    }
}

extension View {
    func card(_ color: Color) -> some View { modifier(Card(color: color)) }
}

struct Titled<Content: View>: View {
    let title: LocalizedStringKey
    @ViewBuilder let content: Content

    var body: some View {
        Group {
            Text(title)
            content
        }
    }
}

struct TitledList: View {
    @Binding var books: [LibraryBook]

    var body: some View {
        Titled(title: "Books") {
            ForEach($books) { $book in
                BookEditor(book: $book)
            }
            ForEach(0..<3) { Text("\($0)") }
            ForEach(["a", "b"], id: \.self) { Text($0) }
        }
        .environment(\.open) { title in print(title) }
    }
}

struct BookEditor: View {
    @Binding var book: LibraryBook

    var body: some View {
        StepperRepresentable(
            value: Binding(get: { book.isRead ? 1 : 0 }, set: { book.isRead = $0 > 0 }))
    }
}

struct LibraryRoot: View {
    @State private var library = Library()
    @State private var session = Session()

    var body: some View {
        LibraryView()
            .environment(library)
            .environment(session)
            .transformEnvironment(\.myAppTheme) { theme in
                if theme == .standard { theme = .bold }
            }
    }
}

struct TitledList_Previews: PreviewProvider {
    static var previews: some View {
        TitledList(books: .constant([]))
        LibraryRoot()
    }
}

// A layout of one's own, with a value its children carry.

private struct Rank: LayoutValueKey {
    static let defaultValue: Int = 1
}

extension View {
    func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) }
}

struct EqualWidthRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let size = largest(subviews)
        let total = gaps(subviews).reduce(0) { $0 + $1 }
        return CGSize(width: size.width * CGFloat(subviews.count) + total, height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let size = largest(subviews)
        let gaps = gaps(subviews)
        var x = bounds.minX + size.width / 2
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
            x += size.width + gaps[index]
        }
    }

    private func largest(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index < subviews.count - 1 else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
}

struct RadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let radius = min(bounds.size.width, bounds.size.height) / 3
        let angle = 2 * CGFloat.pi / CGFloat(max(subviews.count, 1))
        for (index, subview) in subviews.enumerated() {
            let turn = CGAffineTransform(rotationAngle: angle * CGFloat(index + subview[Rank.self]))
            var point = CGPoint(x: 0, y: -radius).applying(turn)
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

struct Podium: View {
    let isTie: Bool

    var body: some View {
        let layout = isTie ? AnyLayout(HStackLayout()) : AnyLayout(RadialLayout())
        layout {
            Text("Cat").rank(2)
            Text("Dog").rank(1)
        }
        EqualWidthRow {
            Text("A")
            Text("BB")
        }
    }
}
