import DeclarativeUI
import Foundation
import Testing

/// The sheets in which people choose files.
@MainActor @Suite("Sheets of files", .serialized) struct FileSheetTests {
    @Observable final class Model {
        var isOpen = true
        var notes: [String] = []

        func note(_ result: Result<[URL], any Error>) {
            notes += ((try? result.get()) ?? []).map(\.lastPathComponent)
        }
    }

    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String

        init(text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    /// Makes a folder with files, runs a body with it, and removes it.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
        try Data("soup".utf8).write(to: folder.appendingPathComponent("a.txt"))
        try Data("pie".utf8).write(to: folder.appendingPathComponent("inner/b.txt"))
        try Data().write(to: folder.appendingPathComponent("c.png"))
        try Data().write(to: folder.appendingPathComponent(".hidden.txt"))
        try body(folder)
    }

    private func stage(_ view: some View, in folder: URL) -> NavigationStage {
        NavigationStage(view.fileDialogDefaultDirectory(folder), size: CGSize(width: 480, height: 320))
    }

    @Test("A file of a type is chosen in a folder; others cannot be, and hidden ones are not shown")
    func importing() throws {
        try withFolder { folder in
            let model = Model()
            let isOpen = Binding {
                model.isOpen
            } set: {
                model.isOpen = $0
            }
            let view = Text("page").fileImporter(
                isPresented: isOpen, allowedContentTypes: [.plainText], allowsMultipleSelection: true,
                onCompletion: model.note)
            let stage = stage(view, in: folder)
            #expect(stage.host.text.contains("a.txt") && !stage.host.text.contains("hidden"))
            stage.tap("c.png")
            stage.tap("Open")
            #expect(model.isOpen)
            stage.tap("inner")
            #expect(stage.host.text.contains("b.txt") && !stage.host.text.contains("a.txt"))
            stage.tap("b.txt")
            stage.tap("Open")
            stage.host.wait(1)
            #expect(!model.isOpen && model.notes == ["b.txt"])
        }
    }

    @Test("Nothing is told when people cancel")
    func cancelling() throws {
        try withFolder { folder in
            let model = Model()
            let isOpen = Binding {
                model.isOpen
            } set: {
                model.isOpen = $0
            }
            let view = Text("page").fileImporter(
                isPresented: isOpen, allowedContentTypes: [.plainText], allowsMultipleSelection: false,
                onCompletion: model.note)
            let stage = stage(view, in: folder)
            stage.tap("Cancel")
            #expect(!model.isOpen && model.notes == [])
            model.isOpen = true
            stage.host.wait(1)
            stage.host.press(.keyboardEscape)
            #expect(!model.isOpen && model.notes == [])
        }
    }

    @Test("A document is written under the proposed name, with the extension of its type")
    func exporting() throws {
        try withFolder { folder in
            let model = Model()
            let isOpen = Binding {
                model.isOpen
            } set: {
                model.isOpen = $0
            }
            let view = Text("page").fileExporter(
                isPresented: isOpen, document: Note(text: "stew"), contentType: .plainText, defaultFilename: "d"
            ) { result in model.note(result.map { [$0] }) }
            let stage = stage(view, in: folder)
            stage.tap("Save")
            #expect(model.notes == ["d.txt"])
            let text = try String(contentsOf: folder.appendingPathComponent("d.txt"), encoding: .utf8)
            #expect(text == "stew")
        }
    }

    @Test("A file is moved to the folder that is chosen")
    func moving() throws {
        try withFolder { folder in
            let model = Model()
            let isOpen = Binding {
                model.isOpen
            } set: {
                model.isOpen = $0
            }
            let view = Text("page").fileMover(isPresented: isOpen, file: folder.appendingPathComponent("a.txt")) {
                result in model.note(result.map { [$0] })
            }
            let stage = stage(view, in: folder)
            stage.tap("inner")
            stage.tap("Move")
            #expect(model.notes == ["a.txt"])
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("inner/a.txt").path))
        }
    }

    @Test("A folder in memory is written and read with all in it, and finds names for what is added")
    func wrappers() throws {
        try withFolder { folder in
            let wrapper = FileWrapper(directoryWithFileWrappers: [:])
            wrapper.addRegularFile(withContents: Data("1".utf8), preferredFilename: "x")
            let second = wrapper.addRegularFile(withContents: Data("2".utf8), preferredFilename: "x")
            #expect(second != "x" && wrapper.fileWrappers?.count == 2)
            let url = folder.appendingPathComponent("bundle")
            try wrapper.write(to: url, originalContentsURL: nil)
            let read = try FileWrapper(url: url)
            #expect(read.isDirectory && read.fileWrappers?["x"]?.regularFileContents == Data("1".utf8))
            #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("none")) }
        }
    }
}
