/// The representation of a type of Foundation or the standard library.
struct BaseRepresentation<Item: Transferable>: PlannedRepresentation {
    typealias Body = Never
    let exports: [TransferExport<Item>]
    let imports: [TransferImport<Item>]

    func plan(_ path: PlanPath) -> TransferPlan<Item> { TransferPlan(exports: exports, imports: imports) }
}

/// The representation of a type whose values do not leave, and do not come back.
struct NoRepresentation<Item: Transferable>: PlannedRepresentation {
    typealias Body = Never

    func plan(_ path: PlanPath) -> TransferPlan<Item> { TransferPlan() }
}
