/// A result builder that combines representations. The first representation takes precedence.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Returns the representation of an expression unchanged.
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where Item == R.Item { content }

    /// Returns a representation by encoding and decoding unchanged.
    public static func buildExpression<Encoder, Decoder>(
        _ content: CodableRepresentation<Item, Encoder, Decoder>
    ) -> CodableRepresentation<Item, Encoder, Decoder> where Item: Codable { content }

    /// Returns the only representation of a block unchanged.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content { content }

    /// Returns a representation that combines several representations.
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        TupleTransferRepresentation(value: (repeat each content)) { path in
            var plan = TransferPlan<Item>()
            repeat plan.append((each content).planned(path))
            return plan
        }
    }
}
