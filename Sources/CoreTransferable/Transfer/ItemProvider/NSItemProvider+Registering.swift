import Foundation

extension NSItemProvider {
    /// Creates an item provider with the contents of a file. Its type is the one that the extension tells.
    ///
    /// Returns `nil` if the URL is not that of a file, or if there is no such file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let url: URL = fileURL, url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            return nil
        }
        self.init(contentsOf: url, contentType: nil)
    }

    /// Registers a representation as data. A representation of the same type is replaced.
    ///
    /// The load handler is called when the data is asked for. It calls its argument once, at any time and on any
    /// thread; further calls have no effect.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(ItemRegistration(typeIdentifier: typeIdentifier, visibility: visibility, content: .data(loadHandler)))
    }

    /// Registers a representation as a file. A representation of the same type is replaced.
    ///
    /// The load handler is called when the file is asked for. It calls its argument once, at any time and on any
    /// thread, with a file that exists until that call returns; further calls have no effect.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            ItemRegistration(
                typeIdentifier: typeIdentifier, visibility: visibility, fileOptions: fileOptions,
                content: .file(loadHandler)))
    }
}
