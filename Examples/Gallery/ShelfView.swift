import DeclarativeUI

/// A list: sections, search, swipe actions, editing, and pages behind its rows.
struct ShelfView: View {
    @Bindable var library: Library
    @State private var search = ""

    var body: some View {
        NavigationStack(path: $library.path) {
            List {
                Section {
                    ForEach(library.books(matching: search)) { book in
                        NavigationLink(value: book.id) { BookRow(book: book) }
                            .swipeActions(edge: .leading) {
                                Button(book.isRead ? "Unread" : "Read") { toggle(book) }.tint(.indigo)
                            }
                    }
                    .onDelete { offsets in
                        let shown = library.books(matching: search)
                        let gone = Set(offsets.map { shown[$0].id })
                        library.books.removeAll { gone.contains($0.id) }
                    }
                    .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("Books")
                } footer: {
                    Text("Swipe a row, or press its arrow keys.")
                }
                DisclosureGroup("More") {
                    Toggle("Show read books", isOn: $library.showsRead)
                    LabeledContent("Books", value: library.books.count, format: .number)
                }
            }
            .navigationTitle("Shelf")
            .navigationDestination(for: Book.ID.self) { BookPage(library: library, id: $0) }
            .searchable(text: $search)
            .toolbar { EditButton() }
            .overlay {
                if library.books(matching: search).isEmpty { ContentUnavailableView.search(text: search) }
            }
        }
    }

    private func toggle(_ book: Book) {
        guard let index = library.books.firstIndex(of: book) else { return }
        library.books[index].isRead.toggle()
    }
}

/// A book in a list.
private struct BookRow: View {
    let book: Book
    @Environment(\.accent) private var accent

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 0) {
                Text(book.title)
                Text(book.author).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            if book.isRead {
                Image(systemName: "checkmark").foregroundStyle(Color(uiColor: accent.color))
                    .accessibilityLabel("read")
            }
        }
    }
}

/// A book on a page of its own.
private struct BookPage: View {
    @Bindable var library: Library
    let id: Book.ID

    var body: some View {
        if let index = library.books.firstIndex(where: { $0.id == id }) {
            Form {
                TextField("Title", text: $library.books[index].title)
                TextField("Author", text: $library.books[index].author)
                Toggle("Read", isOn: $library.books[index].isRead)
                if let next = library.books.first(where: { $0.author == library.books[index].author && $0.id != id }) {
                    NavigationLink("Also by them: \(next.title)", value: next.id)
                }
            }
            .navigationTitle(library.books[index].title)
            .navigationBarTitleDisplayMode(.inline)
        } else {
            ContentUnavailableView("No Book", systemImage: "book", description: Text("It has been deleted."))
        }
    }
}

#Preview("Shelf") {
    ShelfView(library: Library())
}

#Preview("A book", traits: .fixedLayout(width: 390, height: 60)) {
    BookRow(book: Library().books[1]).padding(.horizontal)
}
