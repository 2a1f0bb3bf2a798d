extension CodingUserInfoKey {
    /// The user-info key of the custom trait types that a decoder recognizes in addition to the system traits, as
    /// `[UITrait]`.
    public static let traitTypes = CodingUserInfoKey(stringLiteral: "isthmus.trait-types")

    private init(stringLiteral: String) {
        guard let key = CodingUserInfoKey(rawValue: stringLiteral) else {
            fatalError("\"\(stringLiteral)\" cannot be a user info key.")
        }
        self = key
    }
}

extension UITraitCollection {
    /// A trait collection in a form that any encoder can encode and any decoder can decode: the values by trait
    /// identifier.
    ///
    /// It contains the system traits, and custom traits that declare an `identifier` and have a `Codable` value. To
    /// decode custom traits, pass their types:
    ///
    /// ```swift
    /// decoder.userInfo[.traitTypes] = [ThemeTrait.self] as [UITrait]
    /// let archive = try decoder.decode(UITraitCollection.Archive.self, from: data)
    /// ```
    ///
    /// Decoding malformed input throws a `DecodingError` that names the trait.
    public struct Archive: Codable, Sendable {
        /// The archived trait collection.
        public let traitCollection: UITraitCollection
        /// The identifiers in the input that belong to unknown traits. Their values are not kept.
        public let unknownIdentifiers: [String]

        /// Creates an archive of a collection.
        public init(_ traitCollection: UITraitCollection) {
            self.traitCollection = traitCollection
            unknownIdentifiers = []
        }

        /// The traits of the collection that are not archived: those without an identifier of their own, those whose
        /// value is not `Codable`, and those whose identifier also belongs to another trait.
        public var omittedTraits: [UITrait] {
            var directory = TraitDirectory()
            return traitCollection.map.entries.compactMap { entry in
                guard let details = entry.traitDetails, !directory.add(details, reporting: false) else { return nil }
                return details.trait
            }
        }

        /// Encodes each value under its trait's identifier. Two traits with the same identifier are reported as a
        /// `RuntimeIssue`, and the one set first is encoded.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: TraitCodingKey.self)
            var directory = TraitDirectory()
            for entry in traitCollection.map.entries {
                guard let details = entry.traitDetails, directory.add(details) else { continue }
                guard let key = details.archiveKey, let codec = details.codec else { continue }
                try codec.encode(entry, to: container.superEncoder(forKey: key))
            }
        }

        /// Decodes the system traits, and those that the decoder's user info contains under `traitTypes`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: TraitCodingKey.self)
            let directory = TraitDirectory(adding: try Self.traitTypes(of: decoder))
            var writes: [PropertyWrite] = []
            for details in directory.allDetails {
                guard let key = details.archiveKey, let codec = details.codec, container.contains(key) else { continue }
                writes.append(try codec.decode(from: container.superDecoder(forKey: key)))
            }
            traitCollection = UITraitCollection(map: PropertyMap.empty.applying(writes))
            unknownIdentifiers = container.allKeys.map(\.stringValue).filter { !directory.contains($0) }.sorted()
        }

        private static func traitTypes(of decoder: any Decoder) throws -> [UITrait] {
            guard let given = decoder.userInfo[.traitTypes] else { return [] }
            guard let traits = given as? [UITrait] else {
                throw DecodingError.typeMismatch(
                    [UITrait].self,
                    DecodingError.Context(
                        codingPath: decoder.codingPath,
                        debugDescription:
                            "The user info under traitTypes must be a [UITrait]; it is a \(type(of: given))."
                    ))
            }
            return traits
        }
    }
}
