import CoreTransferable
import Foundation
import TestSupport
import Testing

@Suite("Item providers") struct ItemProviderTests {
    /// An item provider with data of a type.
    private func provider(_ type: UTType, _ text: String = "abc") -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: type) { completion in
            completion(Data(text.utf8), nil)
            return nil
        }
        return provider
    }

    @Test("Data is loaded for its type and for the types to which it conforms")
    func dataRepresentation() async throws {
        let provider = provider(.png)
        #expect(try await data(provider, .png) == Data("abc".utf8))
        #expect(try await data(provider, .image) == Data("abc".utf8))
        #expect(await code { try await data(provider, .text) } == .itemUnavailableError)
        #expect(provider.hasItemConformingToTypeIdentifier("public.IMAGE"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("") && !provider.hasItemConformingToTypeIdentifier("x"))
    }

    @Test("The representation of the very type comes before those of types that conform to it")
    func exactType() async throws {
        let provider = provider(.png, "png")
        provider.registerDataRepresentation(forTypeIdentifier: "public.image", visibility: .team) { completion in
            completion(Data("image".utf8), nil)
            return nil
        }
        #expect(try await data(provider, .image) == Data("image".utf8))
        #expect(try await data(provider, .item) == Data("png".utf8))
        #expect(provider.registeredTypeIdentifiers == ["public.png", "public.image"])
        #expect(provider.registeredContentTypes(conformingTo: .png) == [.png])
    }

    @Test("A representation of a type that is registered already replaces the other one")
    func replacement() async throws {
        let provider = provider(.png, "old")
        provider.registerDataRepresentation(for: .png) { completion in
            completion(Data("new".utf8), nil)
            return nil
        }
        #expect(try await data(provider, .png) == Data("new".utf8) && provider.registeredContentTypes == [.png])
    }

    @Test("Data is loaded as a file with the suggested name, which is deleted after the handler")
    func dataAsFile() async throws {
        let provider = provider(.png)
        provider.suggestedName = "../Pic/ture"
        let (url, text): (URL, String) = try await withCheckedThrowingContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, error in
                continuation.resume(
                    with: Result { (try #require(url), try String(contentsOf: try #require(url), encoding: .utf8)) })
            }
        }
        #expect(text == "abc" && url.lastPathComponent == "..:Pic:ture")
        // The file is deleted on the queue on which the handler was called.
        await eventually("the removal of a file") { !FileManager.default.fileExists(atPath: url.path) }
    }

    @Test("A file is loaded as a copy, as data, and in place where that is allowed", arguments: [false, true])
    func files(inPlace: Bool) async throws {
        let file = try temporaryFile("abc")
        let provider = NSItemProvider(contentsOf: file, contentType: nil, openInPlace: inPlace)
        #expect(provider.registeredContentTypes == [.mpeg4Movie] && provider.suggestedName == "film")
        #expect(provider.registeredContentTypesForOpenInPlace == (inPlace ? [.mpeg4Movie] : []))
        let options: NSItemProviderFileOptions = .openInPlace
        #expect(
            provider.hasRepresentationConforming(toTypeIdentifier: "public.movie", fileOptions: options) == inPlace)
        #expect(try await data(provider, .movie) == Data("abc".utf8))
        let (url, isOriginal): (URL, Bool) = try await withCheckedThrowingContinuation { continuation in
            provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.movie") { url, isOriginal, error in
                continuation.resume(with: Result { (try #require(url), isOriginal) })
            }
        }
        #expect(isOriginal == inPlace && (url == file) == inPlace && url.lastPathComponent == "film.mp4")
        #expect(try String(contentsOf: url, encoding: .utf8) == "abc")
        let asked: (URL, Bool) = try await withCheckedThrowingContinuation { continuation in
            provider.loadFileRepresentation(for: .movie, openInPlace: true) { url, isOriginal, _ in
                continuation.resume(with: Result { (try #require(url), isOriginal) })
            }
        }
        #expect(asked.1 == inPlace && (asked.0 == file) == inPlace)
    }

    @Test("A file that its owner deletes after handing it over is loaded in full")
    func deletedFile() async throws {
        let provider = NSItemProvider()
        provider.registerFileRepresentation(for: .movie) { completion in
            let file = try? temporaryFile("abc")
            completion(file, false, nil)
            file.map { try? FileManager.default.removeItem(at: $0) }
            return nil
        }
        #expect(try await data(provider, .movie) == Data("abc".utf8))
        let text: String = try await withCheckedThrowingContinuation { continuation in
            provider.loadFileRepresentation(for: .movie) { url, _, _ in
                continuation.resume(with: Result { try String(contentsOf: #require(url), encoding: .utf8) })
            }
        }
        #expect(text == "abc")
    }

    @Test("An item provider needs a file that exists")
    func missingFile() throws {
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/no/such/file")) == nil)
        #expect(NSItemProvider(contentsOf: URL(string: "https://example.org")) == nil)
        #expect(NSItemProvider(contentsOf: nil) == nil)
        #expect(NSItemProvider(contentsOf: try temporaryFile("")) != nil)
    }

    @Test("A copy has the same representations, and gets no further ones")
    func copying() throws {
        let provider = provider(.png)
        provider.suggestedName = "Picture"
        let copy = try #require(provider.copy() as? NSItemProvider)
        provider.registerDataRepresentation(for: .gif) { _ in nil }
        #expect(copy.registeredContentTypes == [.png] && copy.suggestedName == "Picture")
    }

    @Test("An item is loaded as it is; data is loaded as data, and a file as its URL")
    func items() async throws {
        let url = try #require(URL(string: "https://example.org"))
        let item = NSItemProvider(item: url, typeIdentifier: "public.url")
        let loaded = try await item.loadItem(forTypeIdentifier: "public.url")
        #expect(loaded as? NSURL == NSURL(string: "https://example.org"))
        #expect(try await data(item, .url) == Data("https://example.org".utf8))
        let read = try await provider(.png).loadItem(forTypeIdentifier: "public.png")
        #expect(read as? NSData == NSData(data: Data("abc".utf8)))
        let file = NSItemProvider(contentsOf: try temporaryFile("abc"), contentType: nil)
        let copy = try #require(try await file.loadItem(forTypeIdentifier: "public.movie") as? NSURL)
        #expect(try String(contentsOf: copy as URL, encoding: .utf8) == "abc")
        #expect(await code { try await item.loadItem(forTypeIdentifier: "public.png") } == .itemUnavailableError)
    }

    @Test("An item without a type has the type of its class")
    func itemTypes() async throws {
        #expect(NSItemProvider(item: "a", typeIdentifier: nil).registeredContentTypes == [.utf8PlainText])
        #expect(NSItemProvider(item: Data(), typeIdentifier: nil).registeredContentTypes == [.data])
        let file = URL(fileURLWithPath: "/a")
        #expect(NSItemProvider(item: file, typeIdentifier: nil).registeredContentTypes == [.fileURL])
        #expect(NSItemProvider(item: nil, typeIdentifier: "public.png").registeredContentTypes.isEmpty)
        let list = NSItemProvider(item: ["a": 1], typeIdentifier: nil)
        #expect(list.registeredContentTypes == [.propertyList])
        let read = try await PropertyListDecoder().decode([String: Int].self, from: data(list, .propertyList))
        #expect(read == ["a": 1])
    }
}
