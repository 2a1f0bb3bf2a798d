/// The effects that dropping items can have.
public enum DropOperation: Sendable {
    /// The items are not accepted, and the drag has no effect.
    case cancel
    /// The items could be accepted, but not here or not now.
    case forbidden
    /// The items are copied.
    case copy
    /// The items are moved from their source.
    case move
}

/// The effect that a drop at the current location would have.
public struct DropProposal: Sendable {
    /// The effect of a drop.
    public let operation: DropOperation

    /// Creates a proposal with the effect of a drop.
    public init(operation: DropOperation) { self.operation = operation }
}
