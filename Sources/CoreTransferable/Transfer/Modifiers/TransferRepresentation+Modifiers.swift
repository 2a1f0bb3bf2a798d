extension TransferRepresentation {
    /// Limits the programs that may see the representation.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(content: self) { $0.visibility = visibility }
    }

    /// Suggests a name, with its extension, for a file with the value.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(content: self) { $0.fileName = { _ in fileName } }
    }

    /// Suggests a name, with its extension, for a file with the value; `nil` suggests no name.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ModifiedTransferRepresentation(content: self) { $0.fileName = fileName }
    }

    /// Exports only values that fulfil a condition. The condition should not take long.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> _ConditionalTransferRepresentation<Self> {
        _ConditionalTransferRepresentation(content: self, condition: condition)
    }
}
