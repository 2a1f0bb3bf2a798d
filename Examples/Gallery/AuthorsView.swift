import DeclarativeUI

/// The books by their authors: a list of the imperative world, on a page of a navigation stack.
struct AuthorsView: View {
    let library: Library
    @State private var isEditing = false

    var body: some View {
        AuthorList(
            books: library.books, isEditing: isEditing,
            toggle: { id in
                guard let index = library.books.firstIndex(where: { $0.id == id }) else { return }
                library.books[index].isRead.toggle()
            },
            remove: { id in library.books.removeAll { $0.id == id } }
        )
        .ignoresSafeArea(edges: .bottom)
        .navigationTitle("Authors")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
    }
}

/// Brings the books to the controller, and what is done with them back.
private struct AuthorList: UIViewControllerRepresentable {
    let books: [Book]
    let isEditing: Bool
    let toggle: (Book.ID) -> Void
    let remove: (Book.ID) -> Void

    func makeUIViewController(context: Context) -> AuthorListController { AuthorListController() }

    func updateUIViewController(_ controller: AuthorListController, context: Context) {
        (controller.toggle, controller.remove) = (toggle, remove)
        controller.collectionView.isEditing = isEditing
        controller.show(books)
    }
}
