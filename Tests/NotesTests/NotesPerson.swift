import DeclarativeUI
import Foundation
import Testing

@testable import NotesApp

/// A timer that calls when a test says that time has gone by.
@MainActor final class ManualTimer: SavingTimer {
    private var action: (@MainActor () -> Void)?
    private(set) var waitCount = 0

    func wait(_ seconds: TimeInterval, then action: @escaping @MainActor () -> Void) {
        waitCount += 1
        self.action = action
    }

    /// Lets the time go by that somebody waits for.
    func goOn() {
        let due = action
        action = nil
        due?()
    }
}

/// Somebody who uses the notes, with a folder of their own.
@MainActor final class NotesPerson {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
    private(set) var host: HeadlessHost
    private(set) var app: NotesDelegate
    private let timer = ManualTimer()

    var file: URL { folder.appendingPathComponent("notes.json") }

    /// Starts the notes, with something in the file if that is given.
    init(_ contents: String? = nil) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("notes.json")
        if let contents { try Data(contents.utf8).write(to: file) }
        app = NotesDelegate(file: file, timer: timer)
        host = HeadlessHost.launch(app)
    }

    isolated deinit {
        host.end()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Leaves the program and starts it again.
    func restart() {
        host.end()
        app = NotesDelegate(file: file, timer: timer)
        host = HeadlessHost.launch(app)
    }

    var text: String { host.text }

    /// Does nothing until all is saved.
    func rest() {
        timer.goOn()
        timer.goOn()
    }
    var navigation: NotesNavigation? {
        (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first?.rootViewController
            as? NotesNavigation
    }

    /// Touches a text.
    func tap(_ label: String) throws {
        for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let range = line.range(of: label) else { continue }
            let column = line.distance(from: line.startIndex, to: range.lowerBound)
            return host.tap(at: CGPoint(x: Double(column) * 8 + 4, y: Double(row) * 16 + 8))
        }
        Issue.record("\(label) is nowhere:\n\(text)")
    }

    /// Makes a note and goes back to the list.
    func write(_ title: String, _ text: String) {
        host.type("n")
        host.type(title)
        host.press(.keyboardTab)
        host.type(text)
        host.press(.keyboardEscape)
    }
}
