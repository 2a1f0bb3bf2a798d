import DeclarativeUI

/// A way through the pages of the application, for pictures.
@MainActor final class GalleryTour {
    /// What is shown, in order.
    enum Stop: CaseIterable, Sendable {
        case shelf, book, reader, forest, inputs, plan, calendar, messages, sheet, alert, worlds, authors,
            editing, loans, moving
    }

    /// The window that shows the application.
    let window: UIWindow
    private let library = Library()

    /// Begins in a scene.
    init(scene: UIWindowScene) {
        window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: GalleryView(library: library))
        window.makeKeyAndVisible()
    }

    /// Goes to a stop, and returns what it is called.
    func go(to stop: Stop) -> String {
        defer { window.layoutIfNeeded() }
        switch stop {
        case .shelf: return "The shelf: a list with sections"
        case .book:
            library.path = [2]
            return "A book, pushed by a path"
        case .reader:
            (library.path, library.page) = ([], .reader)
            return "A form"
        case .forest:
            library.accent = .forest
            return "The same with another accent"
        case .inputs:
            library.page = .inputs
            return "Controls for values"
        case .plan:
            _ = window.tap(label: "Dates and gauges")
            return "Dates, gauges and materials"
        case .calendar:
            _ = window.tap(label: "Jun 16, 2004")
            return "A calendar beside its date"
        case .messages:
            window.rootViewController?.dismiss(animated: false)
            library.page = .messages
            return "What presents"
        case .sheet:
            _ = window.tap(label: "Half a sheet")
            return "A sheet over the half of the page"
        case .alert:
            _ = window.tap(label: "Done")
            _ = window.tap(label: "Alert")
            return "An alert"
        case .worlds:
            _ = window.tap(label: "Keep")
            library.page = .worlds
            return "One value in both worlds"
        case .authors:
            _ = window.tap(label: "Authors")
            return "A list of the imperative world"
        case .editing:
            _ = window.tap(label: "Edit")
            return "The same in edit mode"
        case .loans:
            _ = window.tap(label: "Worlds")
            window.layoutIfNeeded()
            _ = window.tap(label: "Loans")
            return "A table of the imperative world"
        case .moving:
            _ = window.tap(label: "Edit")
            return "The table in edit mode"
        }
    }

    /// What the window shows, as lines of text without empty ones.
    var lines: [String] {
        window.snapshot().text().split(separator: "\n").map { String($0).trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
    }
}
