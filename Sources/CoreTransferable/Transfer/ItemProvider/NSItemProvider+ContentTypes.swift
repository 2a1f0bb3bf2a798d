import Foundation

extension NSItemProvider {
    /// Returns whether there is a representation of a type that conforms to one of some types, given by their
    /// identifiers.
    package func hasItemConforming(toAnyOf typeIdentifiers: [String]) -> Bool {
        typeIdentifiers.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Creates an item provider with the contents of a file, as a type or as the type that its extension tells.
    ///
    /// The file is read when it is asked for. Coordination of the access has no effect.
    public convenience init(
        contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        registerFileRepresentation(for: type, visibility: visibility, openInPlace: openInPlace) { completion in
            completion(fileURL, coordinated, nil)
            return nil
        }
    }

    /// The types of all representations, in the order of their registration.
    public var registeredContentTypes: [UTType] { registrations.map(\.type) }

    /// The types of the representations whose files can be opened in place, in the order of their registration.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        registrations.filter { $0.fileOptions.contains(.openInPlace) }.map(\.type)
    }

    /// Returns the types of representations that conform to a type, in the order of their registration.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Registers a representation as data. A representation of the same type is replaced.
    ///
    /// The load handler is called when the data is asked for. It calls its argument once, at any time and on any
    /// thread; further calls have no effect.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers a representation as a file. A representation of the same type is replaced.
    ///
    /// The load handler is called when the file is asked for. It calls its argument once, at any time and on any
    /// thread, with a file that exists until that call returns; further calls have no effect.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility, loadHandler: loadHandler)
    }

    /// Loads the data of a type, or of a type that conforms to it. The handler is called on another queue.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads the file of a type, or of a type that conforms to it: the file itself if that is wanted and allowed, else
    /// a copy.
    ///
    /// The handler is called on another queue. It receives whether the file is the original. A copy is deleted when the
    /// handler returns.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        return load(
            contentType.identifier, transform: { try $1.file($0, inPlace: openInPlace, name: name) }
        ) { result in
            switch result {
            case .success(let file):
                completionHandler(file.url, file.copy == nil, nil)
                file.copy?.remove()
            case .failure(let error): completionHandler(nil, false, error)
            }
        }
    }
}
