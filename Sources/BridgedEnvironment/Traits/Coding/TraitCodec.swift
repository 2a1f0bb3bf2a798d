/// Encodes and decodes the values of one trait.
protocol TraitCodec: Sendable {
    func encode(_ entry: PropertyEntry, to encoder: any Encoder) throws
    func decode(from decoder: any Decoder) throws -> PropertyWrite
}

/// The codec of a trait; `Coded` is its value type, known to be `Codable`.
private struct TypedTraitCodec<T: UITraitDefinition, Coded: Codable>: TraitCodec {
    func encode(_ entry: PropertyEntry, to encoder: any Encoder) throws {
        // `Coded` and `T.Value` are one type, seen with and without its conformance.
        try (StoredWord<T.Value>.load(entry.word) as! Coded).encode(to: encoder)
    }

    func decode(from decoder: any Decoder) throws -> PropertyWrite {
        let value = try Coded(from: decoder)
        if let trait = T.self as? any SystemTrait.Type, !trait.acceptsDecoded(value) {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "\(value) is no value of \(T.name)."))
        }
        // As above.
        return PropertyWrite(T.self, in: .trait, value: value as! T.Value)
    }
}

/// The codec of a trait, or `nil` if its values are not `Codable`.
func makeTraitCodec<T: UITraitDefinition>(for trait: T.Type) -> (any TraitCodec)? {
    func typed<Coded: Codable>(_: Coded.Type) -> any TraitCodec { TypedTraitCodec<T, Coded>() }
    return (T.Value.self as? any Codable.Type).map { typed($0) }
}

/// The key of a trait in an archive: its identifier.
struct TraitCodingKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// A set of traits in which each identifier stands for one type.
struct TraitDirectory {
    private(set) var allDetails: [TraitDetails] = []
    private var byIdentifier: [String: TraitDetails] = [:]

    /// The system's traits and `traits`.
    ///
    /// Reported and left out: types that cannot be archived, and types whose identifier is taken.
    init(adding traits: [UITrait] = []) {
        for trait in SystemTraits.all { add(TraitDetails.of(trait)) }
        for trait in traits {
            let details = TraitDetails.of(trait)
            if details.archiveKey == nil {
                RuntimeIssue.report(
                    "trait-coding",
                    "\(trait) was given as a type to decode, but it has no identifier of its own or its value is not "
                        + "Codable. It is not looked for.")
            } else {
                add(details)
            }
        }
    }

    /// Adds a trait that can be archived. If another has its identifier, leaves it out and, if asked, reports that.
    /// Returns whether the trait is in.
    @discardableResult
    mutating func add(_ details: TraitDetails, reporting: Bool = true) -> Bool {
        guard let key = details.archiveKey else { return false }
        if let other = byIdentifier[key.stringValue] {
            if other === details { return true }
            guard reporting else { return false }
            RuntimeIssue.report(
                "trait-coding",
                "\(details.trait) and \(other.trait) have the same identifier, \"\(key.stringValue)\". Only the latter "
                    + "is archived under it; give each trait an identifier of its own.")
            return false
        }
        byIdentifier[key.stringValue] = details
        allDetails.append(details)
        return true
    }

    /// Whether an identifier belongs to a trait of this set.
    func contains(_ identifier: String) -> Bool { byIdentifier[identifier] != nil }
}
