import DeclarativeUI

/// The pages of the application.
enum GalleryPage: Hashable {
    case shelf, reader, inputs, messages, worlds
}

/// The whole application: a tab for each page.
struct GalleryView: View {
    @Bindable var library: Library

    /// Shows a library.
    init(library: Library) { self.library = library }

    var body: some View {
        TabView(selection: $library.page) {
            Tab("Shelf", systemImage: "books.vertical", value: GalleryPage.shelf) { ShelfView(library: library) }
                .badge(library.books.count { !$0.isRead })
            Tab("Reader", systemImage: "person", value: GalleryPage.reader) { ReaderForm(library: library) }
            Tab("Inputs", systemImage: "slider.horizontal.3", value: GalleryPage.inputs) {
                InputsView(library: library)
            }
            Tab("Messages", systemImage: "bubble.left", value: GalleryPage.messages) { MessagesView(library: library) }
            Tab("Worlds", systemImage: "globe", value: GalleryPage.worlds) { WorldsView(library: library) }
        }
        .environment(\.accent, library.accent)
        .tint(Color(uiColor: library.accent.color))
    }
}
