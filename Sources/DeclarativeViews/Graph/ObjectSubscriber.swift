/// A subscriber to the changes of an object.
@MainActor protocol ObjectSubscriber: AnyObject, Sendable {
    /// Called before the object changes. Returns whether this is the first change in this flush that happens during an
    /// update of the subscriber's tree.
    func objectWillChange() -> Bool
    /// Called after the object has changed on another thread.
    func objectDidChange()
}
