import CoreTransferable
import Foundation
import Testing

@Suite("Transfer representations") struct RepresentationTests {
    @Test("A value leaves and comes back by encoding")
    func codable() async throws {
        let data = try await Note(title: "Tea").exported(as: .note)
        #expect(String(decoding: data, as: UTF8.self) == #"{"title":"Tea"}"#)
        #expect(try await Note(importing: data, contentType: .note) == Note(title: "Tea"))
    }

    @Test("A value can be encoded as a property list")
    func propertyList() async throws {
        struct Entry: Codable, Equatable, Transferable {
            var number: Int
            static var transferRepresentation: some TransferRepresentation {
                CodableRepresentation(
                    contentType: .propertyList, encoder: PropertyListEncoder(), decoder: PropertyListDecoder())
            }
        }
        let data = try await Entry(number: 7).exported(as: nil)
        #expect(try PropertyListDecoder().decode(Entry.self, from: data) == Entry(number: 7))
        #expect(try await Entry(importing: data, contentType: .propertyList) == Entry(number: 7))
    }

    @Test("A value leaves and comes back as data")
    func data() async throws {
        #expect(try await Layer(pixels: [1, 2]).exported(as: .layer) == Data([1, 2]))
        #expect(try await Layer(importing: Data([3]), contentType: .layer) == Layer(pixels: [3]))
    }

    @Test("A value leaves and comes back as a file, also if data is asked for or given")
    func file() async throws {
        let film = Film(frames: "123")
        #expect(try await film.exported(as: .movie) == Data("123".utf8))
        let read = try await film.withExportedFile(contentType: .mpeg4Movie) { url in
            (url, try String(contentsOf: url, encoding: .utf8))
        }
        #expect(read.1 == "123" && read.0.pathExtension == "mp4")
        #expect(!FileManager.default.fileExists(atPath: read.0.path))
        #expect(try await Film(importing: Data("4".utf8), contentType: .mpeg4Movie) == Film(frames: "4"))
        let original = try await Film(importing: temporaryFile("5"), contentType: nil)
        #expect(original == Film(frames: "5", mayBeOpened: true))
    }

    @Test("A value leaves and comes back in the place of another, through several types and after waiting")
    func proxy() async throws {
        let menu = Menu(recipe: Recipe(name: "Soup"))
        #expect(try await menu.exported(as: .plainText) == Data("Recipe: Soup".utf8))
        #expect(try await Menu(importing: Data("Soup".utf8), contentType: .utf8PlainText) == menu)
        await #expect(throws: Refusal()) { try await Menu(importing: Data("nothing".utf8), contentType: nil) }
    }

    @Test("The first representation that suits is used, and the first of all if no type is given")
    func precedence() async throws {
        let note = Note(title: "Tea")
        #expect(Note.exportedContentTypes() == [.note, .utf8PlainText] && Note.importedContentTypes() == [.note])
        #expect(try await note.exported(as: nil) == note.exported(as: .note))
        #expect(try await note.exported(as: .text) == note.exported(as: .json))
        #expect(try await note.exported(as: .plainText) == Data("Tea".utf8))
        #expect(await code { try await note.exported(as: .image) } == .itemUnavailableError)
        #expect(await code { try await Note(importing: Data(), contentType: .image) } == .unavailableCoercionError)
    }

    @Test("If one representation cannot import data, the next one does")
    func nextImport() async throws {
        struct Amount: Equatable, Transferable {
            var value: Int
            static var transferRepresentation: some TransferRepresentation {
                DataRepresentation(importedContentType: .data) { _ -> Amount in throw Refusal() }
                ProxyRepresentation(importing: { (text: String) in Amount(value: text.count) })
            }
        }
        #expect(try await Amount(importing: Data("abc".utf8), contentType: .utf8PlainText) == Amount(value: 3))
        #expect(try await Amount(importing: Data("abc".utf8), contentType: nil) == Amount(value: 3))
        await #expect(throws: Refusal()) { try await Amount(importing: Data([1]), contentType: .png) }
    }

    @Test("A value that does not fulfil a condition is not exported so")
    func condition() async throws {
        #expect(Layer(pixels: []).exportedContentTypes(.ownProcess) == [.png])
        #expect(Layer(pixels: [1]).exportedContentTypes(.ownProcess) == [.layer, .png])
        #expect(try await Layer(pixels: [1, 2]).exported(as: .image) == Data([1, 2]))
        #expect(await code { try await Layer(pixels: []).exported(as: .layer) } == .itemUnavailableError)
    }

    @Test("Receivers see the representations that are visible to them")
    func visibility() {
        #expect(Layer.exportedContentTypes() == [.layer])
        #expect(Layer.exportedContentTypes(visibility: .team) == [.layer])
        #expect(Layer.exportedContentTypes(visibility: .ownProcess) == [.layer, .png])
    }

    @Test("An exported file has the suggested name, and a number if the name is taken")
    func fileNames() async throws {
        let layer = Layer(pixels: [1, 2])
        #expect(layer.suggestedFilename == "2.layer" && Layer(pixels: []).suggestedFilename == "Layer.png")
        #expect(Film(frames: "").suggestedFilename == nil)
        let directory = try temporaryFile("").deletingLastPathComponent()
        let first = try await layer.export(to: directory, contentType: nil)
        let second = try await layer.export(to: directory, contentType: nil)
        let text = try await Recipe(name: "Soup").export(to: directory, contentType: .plainText)
        #expect([first, second, text].map(\.lastPathComponent) == ["2.layer", "2 2.layer", "file"])
        #expect(try Data(contentsOf: second) == Data([1, 2]))
    }

    @Test("A representation can be described by others")
    func customRepresentation() async throws {
        struct Reversed: TransferRepresentation {
            typealias Item = Word
            let type: UTType
            var body: some TransferRepresentation {
                DataRepresentation(contentType: type) {
                    Data($0.text.utf8.reversed())
                } importing: {
                    Word(text: String(decoding: $0.reversed(), as: UTF8.self))
                }
                ProxyRepresentation(exporting: \Word.text)
            }
        }
        struct Word: Equatable, Transferable {
            var text: String
            static var transferRepresentation: some TransferRepresentation { Reversed(type: .layer) }
        }
        #expect(Word.exportedContentTypes() == [.layer, .utf8PlainText])
        #expect(try await Word(text: "abc").exported(as: nil) == Data("cba".utf8))
        #expect(try await Word(importing: Data("cba".utf8), contentType: .layer) == Word(text: "abc"))
    }
}
