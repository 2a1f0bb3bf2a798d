import Foundation
import UniformTypeIdentifiers

/// A document as a value, which is read from files and written to them.
public protocol FileDocument {
    /// The types of files from which it is read.
    static var readableContentTypes: [UTType] { get }
    /// The types of files to which it is written; by default, those from which it is read.
    static var writableContentTypes: [UTType] { get }
    /// The configuration with which a document is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The configuration with which a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Creates a document from a file.
    init(configuration: ReadConfiguration) throws
    /// Returns the file of the document.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types of files from which it is read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document as an object, which is read from files and written to them.
public protocol ReferenceFileDocument: ObservableObject {
    /// What of the document is written.
    associatedtype Snapshot
    /// The types of files from which it is read.
    static var readableContentTypes: [UTType] { get }
    /// The types of files to which it is written; by default, those from which it is read.
    static var writableContentTypes: [UTType] { get }
    /// The configuration with which a document is read.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The configuration with which a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Creates a document from a file.
    init(configuration: ReadConfiguration) throws
    /// Returns what of the document is written.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Returns the file of what is written.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types of files from which it is read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The configuration with which a document is read.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// The configuration with which a document is written.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file that was there before; `nil` for none.
    public let existingFile: FileWrapper?
}

extension View {
    /// Presents a sheet while a binding is `true`, in which people choose where a document is written.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the sheet is presented. It becomes `false` before the completion is called.
    ///   - document: The document. Without one, no sheet is presented.
    ///   - contentType: The type of the file, whose extension a name without one gets.
    ///   - defaultFilename: The name that the sheet proposes.
    ///   - onCompletion: A closure that receives the file, or the error for which it was not written.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(isPresented, contentType, defaultFilename, hasSubject: document != nil, onCompletion) {
            try document?.fileWrapper(configuration: $0)
        }
    }

    /// Presents a sheet while a binding is `true`, in which people choose where a document is written.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(isPresented, contentType, defaultFilename, hasSubject: document != nil, onCompletion) {
            guard let document else { return nil }
            let snapshot = try document.snapshot(contentType: $0.contentType)
            return try document.fileWrapper(snapshot: snapshot, configuration: $0)
        }
    }

    nonisolated private func fileExporter(
        _ isPresented: Binding<Bool>, _ type: UTType, _ name: String?, hasSubject: Bool,
        _ completion: @escaping (Result<URL, any Error>) -> Void,
        _ wrapper: @escaping (FileDocumentWriteConfiguration) throws -> FileWrapper?
    ) -> some View {
        func named(_ name: String) -> String {
            guard let suffix = type.preferredFilenameExtension, (name as NSString).pathExtension.isEmpty else {
                return name
            }
            return "\(name).\(suffix)"
        }
        return fileSheet(
            isPresented, .place(name: named(name ?? "Untitled")), "Save",
            { urls in
                guard let url = urls.first else { return }
                completion(
                    Result {
                        let existing = try? FileWrapper(url: url)
                        let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
                        try wrapper(configuration)?.write(to: url, options: .atomic, originalContentsURL: nil)
                        return url
                    })
            }, {}, hasSubject: hasSubject)
    }
}
