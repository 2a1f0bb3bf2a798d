import CoreTransferable
import Foundation
import Testing

@Suite("Objects and transferable values of item providers") struct ProviderObjectTests {
    /// Returns the value that an item provider loads; `nil` if there is none.
    private func load<T: _ObjectiveCBridgeable & Sendable>(_ type: T.Type, _ provider: NSItemProvider) async -> T?
    where T._ObjectiveCType: NSItemProviderReading {
        await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: T.self) { value, error in
                #expect((value == nil) == (error != nil))
                continuation.resume(returning: value)
            }
        }
    }

    @Test("Strings and URLs are given and loaded as values")
    func values() async throws {
        let text = NSItemProvider(object: "abc")
        #expect(text.registeredContentTypes == [.utf8PlainText])
        #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
        #expect(await load(String.self, text) == "abc")
        #expect(await load(URL.self, text) == nil)
        let url = try #require(URL(string: "https://example.org"))
        #expect(await load(URL.self, NSItemProvider(object: url)) == url)
        let file = NSItemProvider(object: URL(fileURLWithPath: "/a"))
        #expect(file.registeredContentTypes == [.fileURL, .url])
    }

    @Test("Strings and URLs are given and loaded as objects")
    func objects() async throws {
        let provider = NSItemProvider(object: NSString(string: "abc"))
        #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: NSURL.self))
        let text: String? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: NSString.self) { object, _ in
                continuation.resume(returning: (object as? NSString).map { String(describing: $0) })
            }
        }
        #expect(text == "abc")
    }

    @Test("Objects that are loaded when they are asked for can be values or fail")
    func lateObjects() async throws {
        let provider = NSItemProvider()
        provider.registerObject(ofClass: String.self, visibility: .all) { completion in
            completion("late", nil)
            return nil
        }
        provider.registerObject(ofClass: NSURL.self, visibility: .all) { completion in
            completion(nil, Refusal())
            return nil
        }
        #expect(await load(String.self, provider) == "late")
        await #expect(throws: Refusal()) { try await data(provider, .url) }
    }

    @Test("The data of an object must be valid")
    func invalidObjects() async {
        let provider = NSItemProvider()
        for type in [UTType.utf8PlainText, .url] {
            provider.registerDataRepresentation(for: type) { completion in
                completion(Data([0xC3]), nil)
                return nil
            }
        }
        #expect(await load(String.self, provider) == nil)
        #expect(await load(URL.self, provider) == nil)
    }

    @Test("A transferable value is registered and loaded by each of its representations")
    func transferables() async throws {
        let provider = NSItemProvider()
        provider.register(Note(title: "Tea"))
        #expect(provider.registeredContentTypes == [.note, .utf8PlainText])
        #expect(try await provider.loadTransferable(type: Note.self) == Note(title: "Tea"))
        #expect(try await provider.loadTransferable(type: String.self) == "Tea")
        #expect(await code { try await provider.loadTransferable(type: URL.self) } == .itemUnavailableError)
        let result: Result<Note, any Error> = await withCheckedContinuation { continuation in
            provider.loadTransferable(type: Note.self) { continuation.resume(returning: $0) }
        }
        #expect(try result.get() == Note(title: "Tea"))
    }

    @Test("A transferable value that is a file is loaded as a file", arguments: [false, true])
    func transferableFiles(mayBeOpened: Bool) async throws {
        let provider = NSItemProvider()
        provider.register(Film(frames: "123", mayBeOpened: mayBeOpened))
        #expect(provider.registeredContentTypesForOpenInPlace == [.mpeg4Movie])
        #expect(try await provider.loadTransferable(type: Film.self).frames == "123")
        #expect(try await provider.loadTransferable(type: Data.self) == Data("123".utf8))
    }

    @Test("A value that does not fulfil a condition fails when its representation is asked for")
    func conditions() async throws {
        let provider = NSItemProvider()
        provider.register(Layer(pixels: []))
        #expect(await code { try await data(provider, .layer) } == .itemUnavailableError)
        #expect(try await data(provider, .png).isEmpty)
        #expect(await code { try await provider.loadTransferable(type: Layer.self) } == .itemUnavailableError)
    }

    @Test("A file of a transferable value has the suggested name")
    func suggestedNames() async throws {
        let provider = NSItemProvider()
        provider.register(Layer(pixels: [1, 2]))
        let name: String? = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(for: .layer) { url, _, _ in
                continuation.resume(returning: url?.lastPathComponent)
            }
        }
        #expect(name == "2.layer")
    }
}
