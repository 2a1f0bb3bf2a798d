/// The effects that dropping items can have.
public enum UIDropOperation: UInt, Sendable {
    /// The items are not accepted, and the drag has no effect.
    case cancel = 0
    /// The items could be accepted, but not here or not now.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved from their source.
    case move = 3

    /// Whether a drop has an effect.
    package var accepts: Bool { self == .copy || self == .move }
}
