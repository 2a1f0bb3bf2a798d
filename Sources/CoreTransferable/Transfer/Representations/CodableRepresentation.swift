import Foundation

/// A representation of values by encoding and decoding.
///
/// Values are encoded with the encoders for JSON or for property lists.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
    /// A representation that is built in has no body.
    public typealias Body = Never
    private let contentType: UTType
    private let encode: @Sendable (Item) throws -> Data
    private let decode: @Sendable (Data) throws -> Item

    /// Creates a representation from the functions of an encoder and a decoder.
    private init(
        contentType: UTType, encode: @escaping @Sendable (Item) throws -> Data,
        decode: @escaping @Sendable (Data) throws -> Item
    ) { (self.contentType, self.encode, self.decode) = (contentType, encode, decode) }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Creates a representation as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(
            contentType: contentType, encode: { try JSONEncoder().encode($0) },
            decode: { try JSONDecoder().decode(Item.self, from: $0) })
    }

    /// Creates a representation as JSON, with an encoder and a decoder.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder) {
        self.init(
            contentType: contentType, encode: { try encoder.encode($0) },
            decode: { try decoder.decode(Item.self, from: $0) })
    }
}

extension CodableRepresentation where Encoder == PropertyListEncoder, Decoder == PropertyListDecoder {
    /// Creates a representation as a property list, with an encoder and a decoder.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: PropertyListEncoder,
        decoder: PropertyListDecoder
    ) {
        self.init(
            contentType: contentType, encode: { try encoder.encode($0) },
            decode: { try decoder.decode(Item.self, from: $0) })
    }
}

extension CodableRepresentation: PlannedRepresentation {
    func plan(_ path: PlanPath) -> TransferPlan<Item> {
        let (encode, decode) = (encode, decode)
        return TransferPlan(
            exports: [TransferExport(contentType: contentType) { .data(try encode($0)) }],
            imports: [TransferImport(contentType: contentType) { payload, _ in try decode(payload.data) }])
    }
}
