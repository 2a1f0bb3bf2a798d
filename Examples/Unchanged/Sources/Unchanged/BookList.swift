import SwiftUI

#if canImport(UIKit)
    import UIKit
#endif

struct Book: Identifiable {
    let id: Int
    let title: String

    static let samples = [Book(id: 1, title: "Walden"), Book(id: 2, title: "Emma")]
}

struct BookList: View {
    let books: [Book]
    @State private var pagesRead = 0

    var body: some View {
        let _ = print("list: \(pagesRead) pages read")
        VStack(alignment: .leading, spacing: 4) {
            Text("Read today: \(pagesRead)")
            ForEach(books) { book in
                BookRow(book: book, place: "list")
            }
            PageTurner(pagesRead: $pagesRead)
                .frame(height: 20)
            NightReader()
                .environment(\.readingTheme, .night)
        }
        .padding()
    }
}

struct BookRow: View {
    let book: Book
    let place: String
    @Environment(\.readingTheme) private var theme

    var body: some View {
        let _ = print("row in \(place): \(book.title), \(theme)")
        HStack {
            Text(book.title)
                .foregroundStyle(theme == .night ? .gray : .blue)
            Spacer()
        }
    }
}

/// A UIKit control that counts pages into SwiftUI state.
struct PageTurner: UIViewRepresentable {
    @Binding var pagesRead: Int

    func makeUIView(context: Context) -> PageTurnerView {
        PageTurnerView()
    }

    func updateUIView(_ view: PageTurnerView, context: Context) {
        view.turn = { pagesRead += 1 }
    }
}

final class PageTurnerView: UIView {
    var turn: () -> Void = {}
}

/// A UIKit screen inside of SwiftUI, which gets the environment's theme as its trait.
final class NightReader: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> ReaderViewController {
        ReaderViewController()
    }

    func updateUIViewController(_ uiViewController: ReaderViewController, context: Context) {}
}

final class ReaderViewController: UIViewController {
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        title = "Reader, \(traitCollection.readingTheme)"
    }
}

struct BookList_Previews: PreviewProvider {
    static var previews: some View {
        BookList(books: Book.samples)
    }
}
