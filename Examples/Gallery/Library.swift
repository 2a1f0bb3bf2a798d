import DeclarativeUI
import Foundation

/// A book on the shelf.
struct Book: Identifiable, Hashable {
    let id: Int
    var title: String
    var author: String
    var isRead = false
}

/// What the application is about.
@Observable final class Library {
    var books = [
        Book(id: 1, title: "Emma", author: "Jane Austen"),
        Book(id: 2, title: "Persuasion", author: "Jane Austen", isRead: true),
        Book(id: 3, title: "Dracula", author: "Bram Stoker"),
        Book(id: 4, title: "Ulysses", author: "James Joyce"),
        Book(id: 5, title: "Middlemarch", author: "George Eliot", isRead: true),
    ]
    var reader = "Ada"
    var remindsDaily = true
    var showsRead = true
    var accent = Accent.ocean
    /// The pages above the shelf.
    var path: [Book.ID] = []
    var page = GalleryPage.shelf

    /// When the next book is to be finished.
    var finish =
        Library.calendar.date(from: DateComponents(year: 2004, month: 6, day: 16, hour: 9, minute: 30)) ?? .distantPast

    /// A library with some books.
    init() {}

    /// The language in which dates are shown, on every machine.
    static let locale = Locale(identifier: "en_US")
    /// The calendar in which dates are shown, on every machine.
    static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone, calendar.firstWeekday) = (locale, .gmt, 1)
        return calendar
    }()

    /// How many of the books are read, from 0 to 1.
    var progress: Double { Double(books.count { $0.isRead }) / Double(max(1, books.count)) }

    func markAll(isRead: Bool) {
        for index in books.indices { books[index].isRead = isRead }
    }

    func books(matching text: String) -> [Book] {
        books.filter { book in
            (showsRead || !book.isRead) && (text.isEmpty || (book.title + book.author).localizedStandardContains(text))
        }
    }
}
