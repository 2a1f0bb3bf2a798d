/// A representation with changed exports.
struct ModifiedTransferRepresentation<Content: TransferRepresentation>: PlannedRepresentation {
    typealias Item = Content.Item
    typealias Body = Never
    let content: Content
    let change: @Sendable (inout TransferExport<Content.Item>) -> Void

    func plan(_ path: PlanPath) -> TransferPlan<Content.Item> {
        var plan = content.planned(path)
        for index in plan.exports.indices { change(&plan.exports[index]) }
        return plan
    }
}

/// A representation that exports only values that fulfil a condition.
public struct _ConditionalTransferRepresentation<Content: TransferRepresentation>: TransferRepresentation {
    /// The type of the values.
    public typealias Item = Content.Item
    /// A representation that is built in has no body.
    public typealias Body = Never
    let content: Content
    let condition: @Sendable (Content.Item) -> Bool
}

extension _ConditionalTransferRepresentation: PlannedRepresentation {
    func plan(_ path: PlanPath) -> TransferPlan<Content.Item> {
        let condition = condition
        return ModifiedTransferRepresentation(content: content) { export in
            let inner = export.condition
            export.condition = { item in condition(item) && inner(item) }
        }
        .plan(path)
    }
}
