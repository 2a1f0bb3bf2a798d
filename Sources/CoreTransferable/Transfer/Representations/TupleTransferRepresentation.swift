/// A representation that combines the representations in a tuple.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
    /// A representation that is built in has no body.
    public typealias Body = Never
    let value: Value
    let combined: @Sendable (PlanPath) -> TransferPlan<Item>

    init(value: Value, combined: @escaping @Sendable (PlanPath) -> TransferPlan<Item>) {
        self.value = value
        self.combined = combined
    }
}

extension TupleTransferRepresentation: PlannedRepresentation {
    func plan(_ path: PlanPath) -> TransferPlan<Item> { combined(path) }
}
