/// The methods that decide about drops on a view, and take the dropped items.
@MainActor @preconcurrency public protocol DropDelegate {
    /// Returns whether the items are of interest; by default, `true` for items of the types that the view accepts.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes the dropped items. Returns whether it could.
    func performDrop(info: DropInfo) -> Bool
    /// Called when the drag comes over the view.
    func dropEntered(info: DropInfo)
    /// Returns the effect of a drop at the location of the drag, whenever it moves; `nil`, as by default, for the effect
    /// that was proposed last, which is a copy at first.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the drag leaves the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Returns `true`.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Returns `nil`.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}
