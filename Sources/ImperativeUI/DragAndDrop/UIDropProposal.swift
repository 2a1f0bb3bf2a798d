import Foundation

/// The effect that a drop at the current location would have.
@MainActor @preconcurrency open class UIDropProposal: NSObject {
    /// The effect of a drop.
    public final let operation: UIDropOperation
    /// A Boolean value that indicates whether the precise location within the view matters.
    open var isPrecise = false

    /// Creates a proposal with the effect of a drop.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
