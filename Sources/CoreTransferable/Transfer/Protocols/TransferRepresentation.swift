/// A description of how values of a type leave the program and come back.
///
/// To describe a representation by other representations, implement `body`.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of the representation that describes this one.
    associatedtype Body: TransferRepresentation
    /// The representation that describes this one.
    @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// A representation that is not described by others.
protocol PlannedRepresentation<Item>: TransferRepresentation where Body == Never {
    func plan(_ path: PlanPath) -> TransferPlan<Item>
}

extension PlannedRepresentation {
    /// A representation that is built in has no body. Don't use this property.
    public var body: Never { fatalError("\(Self.self) has no body; its values leave and come back without one.") }
}
