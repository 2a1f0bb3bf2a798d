import DeclarativeUI

/// The application.
struct GalleryApp: App {
    @State private var library = Library()

    /// The application with some books.
    init() {}

    var body: some Scene {
        WindowGroup { GalleryView(library: library) }
    }
}
