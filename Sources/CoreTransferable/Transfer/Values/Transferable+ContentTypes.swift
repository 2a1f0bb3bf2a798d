extension Transferable {
    /// Returns the types as which values can be exported, the most preferred first.
    ///
    /// The result contains the types that a receiver of a visibility may see.
    public static func exportedContentTypes(visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        plan.exports.filter { $0.visibility.includes(visibility) }.map(\.contentType).withoutRepetitions
    }

    /// Returns the types as which the value can be exported, the most preferred first.
    ///
    /// The result contains the types that a receiver of a visibility may see, and whose conditions the value fulfils.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.plan.exports.filter { $0.visibility.includes(visibility) && $0.condition(self) }.map(\.contentType)
            .withoutRepetitions
    }

    /// Returns the types from which values can be imported, the most preferred first.
    public static func importedContentTypes() -> [UTType] { plan.imports.map(\.contentType).withoutRepetitions }

    /// Returns the types from which values can be imported, the most preferred first.
    public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

    /// The name, with its extension, that is suggested for a file with the value; `nil` if none is suggested.
    public var suggestedFilename: String? {
        Self.plan.exports.lazy.filter { $0.condition(self) }.compactMap { $0.fileName(self) }.first
    }
}

extension [UTType] {
    /// The types in their order, each once.
    fileprivate var withoutRepetitions: [UTType] {
        var known = Set<UTType>()
        return filter { known.insert($0).inserted }
    }
}
