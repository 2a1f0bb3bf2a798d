import Foundations

/// The types that are being planned. A type that is represented by itself, directly or through others, has no plan.
struct PlanPath: Sendable {
    private var types: Set<ObjectIdentifier> = []

    /// Returns the path through a type; `nil` if the path goes through it already, which is reported.
    func through(_ type: Any.Type) -> PlanPath? {
        var path = self
        if path.types.insert(ObjectIdentifier(type)).inserted { return path }
        RuntimeIssue.report(
            "transfer", "A transfer representation must not lead to itself, but \(type) does. It is left out.")
        return nil
    }
}

extension Transferable {
    /// How values leave and come back.
    static var plan: TransferPlan<Self> { planned(PlanPath()) }

    static func planned(_ path: PlanPath) -> TransferPlan<Self> {
        var plan = TransferPlan<Self>()
        if let path = path.through(Self.self) { plan.append(transferRepresentation.planned(path)) }
        return plan
    }
}

extension TransferRepresentation {
    func planned(_ path: PlanPath) -> TransferPlan<Item> {
        if let leaf = self as? any PlannedRepresentation<Item> { return leaf.plan(path) }
        var plan = TransferPlan<Item>()
        if let path = path.through(Self.self) { plan.append(body.planned(path)) }
        return plan
    }
}
