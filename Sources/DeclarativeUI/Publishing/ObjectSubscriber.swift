/// Whoever is to show what becomes of an object.
@MainActor protocol ObjectSubscriber: AnyObject, Sendable {
    /// The object is about to change. Returns whether that happens during an update of the subscriber's tree, for the
    /// first time in this flush.
    func objectWillChange() -> Bool
    /// The object has changed, on another thread.
    func objectDidChange()
}
