import DeclarativeUI
import Foundation
import TestSupport
import Testing

@testable import NotesApp

/// What becomes of the file when the notes are saved. Each test has a folder of its own.
@MainActor @Suite struct SavingTests {
    private let folder = TestFolder()
    private var file: URL { folder.url.appendingPathComponent("notes.json") }

    private func store(_ timer: ManualTimer = ManualTimer()) -> NoteStore { NoteStore(file: file, timer: timer) }

    private func mode(of url: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    }

    @Test("What one of two programs adds, changes and deletes, the other one keeps")
    func together() throws {
        let (one, other) = (store(), store())
        let milk = one.add()
        one.update(milk) { $0.title = "Milk" }
        one.save()
        let bread = other.add()
        other.update(bread) { $0.title = "Bread" }
        other.save()
        #expect(other.notes.map(\.title) == ["Bread", "Milk"])
        one.catchUp()
        #expect(one.notes == other.notes)
        one.delete(milk)
        other.update(bread) { $0.text = "rye" }
        one.style.isCompact = true
        other.save()
        one.save()
        #expect(one.notes.map(\.text) == ["rye"] && store().notes == one.notes)
        other.catchUp()
        #expect(other.notes == one.notes && other.style.isCompact)
    }

    @Test("Of two changes of one text the own is kept, and the other one becomes a note")
    func conflict() throws {
        let one = store()
        let id = one.add()
        one.save()
        let other = store()
        one.update(id) { $0.title = "Milk" }
        one.update(id) { $0.text = "one" }
        other.update(id) { $0.text = "two" }
        one.save()
        other.save()
        #expect(other.notes.map(\.title) == ["Milk", "Milk"])
        #expect(other.notes.map(\.text) == ["two", "one"])
        #expect(store().notes == other.notes)
    }

    @Test("A note that one deletes and the other changes stays")
    func changedAndDeleted() throws {
        let one = store()
        let id = one.add()
        one.save()
        let other = store()
        one.delete(id)
        other.update(id) { $0.text = "still needed" }
        one.save()
        other.save()
        one.catchUp()
        #expect(one.notes.map(\.text) == ["still needed"])
    }

    @Test("Whatever two programs do one after the other, no text is lost that nobody deleted")
    func law() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<20 {
            let folder = TestFolder()
            let file = folder.url.appendingPathComponent("notes.json")
            let stores = (0..<2).map { _ in NoteStore(file: file, timer: ManualTimer()) }
            var written: Set<String> = []
            for step in 0..<12 {
                let store = stores[Int.random(in: 0...1, using: &random)]
                switch Int.random(in: 0...3, using: &random) {
                case 0:
                    let id = store.add()
                    store.update(id) { $0.text = "new \(step)" }
                    written.insert("new \(step)")
                case 1:
                    guard let note = store.notes.randomElement(using: &random) else { continue }
                    store.update(note.id) { $0.text += ", \(step)" }
                    written.insert(", \(step)")
                case 2: store.save()
                default: store.catchUp()
                }
            }
            for store in stores + stores { store.save() }
            for store in stores { store.catchUp() }
            #expect(stores[0].notes == stores[1].notes)
            let all = stores[0].notes.map(\.text).joined(separator: "\n")
            #expect(written.filter { !all.contains($0) } == [])
        }
    }

    @Test("The file keeps who may read it, and a new one is for its owner alone", arguments: [0o600, 0o640, 0o664])
    func permissions(mode: Int) throws {
        let first = store()
        _ = first.add()
        first.save()
        #expect(try self.mode(of: file) == 0o600)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
        _ = first.add()
        first.save()
        #expect(try self.mode(of: file) == mode)
    }

    @Test("A symbolic link stays one, also to a link and to a file that is not there yet")
    func links() throws {
        let manager = FileManager.default
        let place = folder.url.appendingPathComponent("elsewhere/real.json")
        let between = folder.url.appendingPathComponent("between.json")
        try manager.createSymbolicLink(atPath: file.path, withDestinationPath: "between.json")
        try manager.createSymbolicLink(atPath: between.path, withDestinationPath: place.path)
        let first = store()
        _ = first.add()
        first.save()
        _ = first.add()
        first.save()
        #expect(first.problem == nil)
        #expect(try manager.destinationOfSymbolicLink(atPath: file.path) == "between.json")
        #expect(try manager.destinationOfSymbolicLink(atPath: between.path) == place.path)
        #expect(NoteStore(file: place, timer: ManualTimer()).notes.count == 2)
    }

    @Test("Notes with one id are told apart, in the same way each time, and all are kept")
    func repeatedID() throws {
        let id = UUID()
        let notes = ["a", "b", "c"].map { Note(id: id, title: $0) }
        try JSONEncoder().encode(Notebook(notes: notes)).write(to: file)
        let (one, other) = (store(), store())
        #expect(one.notes.map(\.title) == ["a", "b", "c"] && Set(one.notes.map(\.id)).count == 3)
        #expect(one.notes == other.notes && one.notes.first?.id == id)
        one.update(one.notes[1].id) { $0.title = "B" }
        one.save()
        other.update(other.notes[2].id) { $0.title = "C" }
        other.save()
        #expect(store().notes.map(\.title) == ["a", "B", "C"])
    }

    @Test("A draft that a killed program left is removed, and nothing else stays beside the file")
    func leftovers() throws {
        let draft = folder.url.appendingPathComponent(".notes.json.saving")
        try Data("half".utf8).write(to: draft)
        let first = store()
        #expect(!FileManager.default.fileExists(atPath: draft.path))
        try Data("half a draft, longer than what comes".utf8).write(to: draft)
        _ = first.add()
        first.save()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["notes.json"])
        #expect(store().notes == first.notes)
    }

    @Test("Any number of changes is saved once, when it is quiet, or after a while")
    func quiet() throws {
        let timer = ManualTimer()
        let first = store(timer)
        let id = first.add()
        for _ in 0..<64 { first.update(id) { $0.text += String(repeating: "x", count: 1_000) } }
        #expect(timer.waitCount == 1)
        #expect(!FileManager.default.fileExists(atPath: file.path))
        timer.goOn()
        // It changed all the time.
        #expect(!FileManager.default.fileExists(atPath: file.path))
        timer.goOn()
        #expect(store().notes.first?.text.count == 64_000)
        first.update(id) { $0.text += "y" }
        for _ in 0..<4 {
            first.update(id) { $0.text += "y" }
            timer.goOn()
            #expect(store().notes.first?.text.count == 64_000)
        }
        first.update(id) { $0.text += "y" }
        timer.goOn()
        #expect(store().notes.first?.text.count == 64_006)
        let count = timer.waitCount
        timer.goOn()
        #expect(timer.waitCount == count, "nothing is waited for where nothing changes")
    }

    @Test("What was typed is saved when the person turns to something else")
    func leaving() throws {
        let person = try NotesPerson()
        person.write("Milk", "one")
        #expect(!FileManager.default.fileExists(atPath: person.file.path))
        person.host.send(.focus(false))
        #expect(try String(contentsOf: person.file, encoding: .utf8).contains("Milk"))
    }
}

/// A folder for one test, which goes with it.
final class TestFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")

    init() {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            Issue.record(error)
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
