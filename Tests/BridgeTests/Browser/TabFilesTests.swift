import DeclarativeUI
import Foundation
import Testing

@testable import BrowserHost

@Suite("Files that are dropped on a page", .serialized) @MainActor struct TabFilesTests {
    private func file(_ number: Int, _ name: String, _ size: Int, type: String = "") -> PageDrag.Item {
        PageDrag.Item(type: type, file: number, name: name, size: size, isFile: true)
    }

    private func drop(_ items: [PageDrag.Item]) -> PageDrag {
        PageDrag(phase: .drop, location: CGPoint(x: 10, y: 20), items: items)
    }

    private func bytes(_ number: UInt32, _ text: String) -> Data {
        Data((0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }) + Data(text.utf8)
    }

    /// Loads the data of a provider.
    private func load(_ provider: NSItemProvider, _ type: UTType) async -> Result<Data, any Error> {
        await withCheckedContinuation { continuation in
            _ = provider.loadDataRepresentation(for: type) { data, error in
                continuation.resume(
                    returning: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
    }

    @Test("A file has the type of its name, or else the one that the browser knows")
    func types() {
        let files = TabFiles { _ in }
        let names = [("a.txt", ""), ("b.unknown-to-all", "image/png"), ("c", ""), ("d.PNG", "")]
        let event = files.event(of: drop(names.enumerated().map { file($0, $1.0, 1, type: $1.1) }))
        let types = event.items.map { $0.registeredContentTypes.first }
        #expect(types == [.plainText, .png, .data, .png])
        #expect(event.items.map(\.suggestedName) == names.map(\.0))
        #expect(event.items.allSatisfy { $0.hasItemConformingToTypeIdentifier(UTType.fileURL.identifier) })
    }

    @Test("The page is asked for a file when it is loaded, once, and sends it in parts", .timeLimit(.minutes(1)))
    func parts() async throws {
        let (asked, continuation) = AsyncStream.makeStream(of: Int.self)
        let files = TabFiles { continuation.yield($0) }
        let provider = try #require(files.event(of: drop([file(258, "a.txt", 5)])).items.first)
        async let first = load(provider, .plainText)
        async let second = load(provider, .plainText)
        var numbers = asked.makeAsyncIterator()
        #expect(await numbers.next() == 258)
        #expect(files.receive(bytes(258, "Hel")))
        #expect(files.receive(bytes(258, "lo")))
        #expect(try await first.get() == Data("Hello".utf8))
        #expect(try await second.get() == Data("Hello".utf8))
        continuation.finish()
        #expect(await numbers.next() == nil)
    }

    @Test("A file that is wanted by its address is a copy with its name", .timeLimit(.minutes(1)))
    func addresses() async throws {
        let (asked, continuation) = AsyncStream.makeStream(of: Int.self)
        let files = TabFiles { continuation.yield($0) }
        let provider = try #require(files.event(of: drop([file(1, "../../note.txt", 2)])).items.first)
        async let loading = load(provider, .fileURL)
        var numbers = asked.makeAsyncIterator()
        _ = await numbers.next()
        #expect(files.receive(bytes(1, "ok")))
        let text = String(decoding: try await loading.get(), as: UTF8.self)
        let url = try #require(URL(string: text))
        #expect(url.lastPathComponent == "note.txt")
        #expect(try Data(contentsOf: url) == Data("ok".utf8))
    }

    @Test(
        "A file fails that has more bytes than it said, or than are taken, or whose page is gone",
        .timeLimit(.minutes(1)))
    func failures() async throws {
        let (asked, continuation) = AsyncStream.makeStream(of: Int.self)
        let files = TabFiles { continuation.yield($0) }
        var numbers = asked.makeAsyncIterator()
        let items = [
            file(1, "a", 2), file(2, "b", PageFile.byteLimit + 1), file(3, "c", 2), file(4, "d", 2), file(5, "e", -1),
        ]
        let providers = files.event(of: drop(items)).items
        async let tooMany = load(providers[0], .data)
        #expect(await numbers.next() == 1)
        #expect(!files.receive(bytes(1, "abc")))
        #expect(await tooMany.isFailure)
        #expect(await load(providers[1], .data).isFailure)
        #expect(await load(providers[4], .data).isFailure)
        async let unreadable = load(providers[2], .data)
        #expect(await numbers.next() == 3)
        files.fail(3)
        #expect(await unreadable.isFailure)
        async let gone = load(providers[3], .data)
        #expect(await numbers.next() == 4)
        files.forget()
        #expect(await gone.isFailure)
    }

    @Test("Bytes without a number are refused, and those of files that nobody waits for are dropped")
    func strangers() {
        let files = TabFiles { _ in }
        #expect(!files.receive(Data([1, 2, 3])))
        #expect(files.receive(bytes(9, "abc")))
    }

    @Test("Texts and addresses have the types of theirs", .timeLimit(.minutes(1)))
    func texts() async throws {
        let files = TabFiles { _ in }
        let items = [
            PageDrag.Item(type: "text/plain", text: "Hi", isFile: false),
            PageDrag.Item(
                type: "text/uri-list", text: "# one\nhttps://example.com/\nhttps://example.org/", isFile: false),
        ]
        let providers = files.event(of: drop(items)).items
        #expect(try await load(providers[0], .plainText).get() == Data("Hi".utf8))
        #expect(try await load(providers[1], .url).get() == Data("https://example.com/".utf8))
    }

    @Test("While a drag moves, its items are the same; until the drop they have no data", .timeLimit(.minutes(1)))
    func hovering() async {
        let files = TabFiles { _ in Issue.record("The page was asked for a file before the drop.") }
        var drag = PageDrag(
            phase: .move, location: .zero, items: [PageDrag.Item(type: "image/png", isFile: true)])
        let first = files.event(of: drag).items
        drag.location.x = 10
        #expect(zip(first, files.event(of: drag).items).allSatisfy { $0 === $1 })
        #expect(first[0].hasItemConformingToTypeIdentifier(UTType.image.identifier))
        #expect(await load(first[0], .png).isFailure)
    }

    @Test(
        "A name is one part of a path",
        arguments: [
            ("a.txt", "a.txt"), ("../x", "x"), ("", "file"), ("..", "file"), ("C:\\b\\c.png", "c.png"), ("a/", "a"),
        ])
    func names(text: String, name: String) { #expect(PageFile.name(from: text) == name) }

    @Test("A page says what is dragged and dropped")
    func messages() throws {
        let text = """
            {"kind":"drag","phase":"drop","x":1,"y":2,"items":[{"isFile":true,"type":"","file":3,"name":"a","size":4},
            {"isFile":false,"type":"text/plain","text":"b"}]}
            """
        guard case .drag(let drag) = try JSONDecoder().decode(PageMessage.self, from: Data(text.utf8)) else {
            throw CocoaError(.coderReadCorrupt)
        }
        #expect(drag.phase == .drop && drag.location == CGPoint(x: 1, y: 2) && drag.items.count == 2)
        #expect(drag.items[0].file == 3 && drag.items[1].text == "b")
    }
}

extension Result {
    fileprivate var isFailure: Bool {
        if case .failure = self { true } else { false }
    }
}
