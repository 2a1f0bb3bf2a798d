import CoreTransferable
import Foundation

extension UTType {
    static let note = UTType(exportedAs: "org.example.sample-note", conformingTo: .json)
    static let layer = UTType(exportedAs: "org.example.sample-layer", conformingTo: .image)
}

struct Refusal: Error, Equatable {}

/// Represented by encoding, then by text.
struct Note: Codable, Equatable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .note)
        ProxyRepresentation(exporting: \.title)
    }
}

/// Represented by data of two types, of which the first one has a condition.
struct Layer: Equatable, Transferable {
    var pixels: [UInt8]
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .layer) {
            Data($0.pixels)
        } importing: {
            Layer(pixels: Array($0))
        }
        .exportingCondition { !$0.pixels.isEmpty }
        .suggestedFileName { "\($0.pixels.count).layer" }
        DataRepresentation(exportedContentType: .png) { Data($0.pixels.reversed()) }
            .visibility(.ownProcess)
            .suggestedFileName("Layer.png")
    }
}

/// Represented by a file.
struct Film: Equatable, Transferable {
    var frames: String
    var mayBeOpened = false
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .mpeg4Movie, shouldAttemptToOpenInPlace: true) { film in
            SentTransferredFile(try temporaryFile(film.frames), allowAccessingOriginalFile: film.mayBeOpened)
        } importing: { received in
            Film(frames: try String(contentsOf: received.file, encoding: .utf8), mayBeOpened: received.isOriginalFile)
        }
    }
}

/// Represented by text, without waiting.
struct Recipe: Equatable, Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { "Recipe: \($0.name)" }, importing: { (text: String) in Recipe(name: text) })
    }
}

/// Represented by the text of another type, by closures that may wait.
struct Menu: Equatable, Transferable {
    let recipe: Recipe
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (menu: Menu) async throws -> Recipe in
            return menu.recipe
        } importing: { (recipe: Recipe) async throws -> Menu in
            if recipe.name == "nothing" { throw Refusal() }
            return Menu(recipe: recipe)
        }
    }
}

/// Creates a file with text in the temporary directory, and returns its URL.
func temporaryFile(_ text: String, name: String = "film.mp4") throws -> URL {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("sample-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let url = directory.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
}

/// Returns the data that an item provider loads, or the error.
func data(_ provider: NSItemProvider, _ type: UTType) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
        provider.loadDataRepresentation(for: type) { data, error in
            continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? Refusal()))
        }
    }
}

/// Returns the code of the error that a closure throws.
func code(_ body: () async throws -> some Any) async -> NSItemProvider.ErrorCode? {
    do {
        _ = try await body()
        return nil
    } catch {
        let error = error as NSError
        return error.domain == NSItemProvider.errorDomain ? NSItemProvider.ErrorCode(rawValue: error.code) : nil
    }
}
