extension UITraitCollection {
    /// The collection under which dynamic colours resolve on this thread.
    ///
    /// Nodes set it around drawing, layout and trait handlers. Before it is set on the thread, it is the base
    /// collection: a plain `UITraitCollection()`, unless the running application has another one.
    public final class var current: UITraitCollection {
        get { slotOfCurrent.value ?? baseOfCurrent.withLock { $0 } }
        set { slotOfCurrent.swap(newValue) }
    }

    /// Calls `actions` with this collection as the thread's `current` collection, and restores the previous one
    /// afterwards. Calls can be nested.
    public final func performAsCurrent(_ actions: () -> Void) {
        let before = Self.swapCurrent(self)
        defer { Self.swapCurrent(before) }
        actions()
    }

    /// Sets the thread's own collection (`nil`: back to the base) and returns the one before, which the caller puts
    /// back. Saves a closure around code that is run very often.
    @discardableResult
    package final class func swapCurrent(_ new: UITraitCollection?) -> UITraitCollection? {
        slotOfCurrent.swap(new)
    }

    /// Sets the value of `current` on threads where none was set.
    package final class func setBaseOfCurrent(_ base: UITraitCollection) {
        baseOfCurrent.withLock { $0 = base }
    }

    private static let slotOfCurrent = ThreadSlot<UITraitCollection>()
    private static let baseOfCurrent = Locked(UITraitCollection())
}
