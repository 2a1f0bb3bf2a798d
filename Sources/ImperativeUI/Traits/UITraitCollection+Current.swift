import Synchronization
import UnifiedStorage

extension UITraitCollection {
    /// The collection by which dynamic colours resolve on this thread.
    ///
    /// Nodes set it around drawing, layout and trait handlers. Before anything was set on the thread it is the base
    /// collection: a plain `UITraitCollection()` unless the running application has one.
    public final class var current: UITraitCollection {
        get { slotOfCurrent.value ?? baseOfCurrent.withLock { $0 } }
        set { slotOfCurrent.swap(newValue) }
    }

    /// Runs `actions` with this collection as the thread's `current`, then puts back what was there. Nests.
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

    /// Sets what `current` returns on threads where nothing was set.
    package final class func setBaseOfCurrent(_ base: UITraitCollection) {
        baseOfCurrent.withLock { $0 = base }
    }

    private static let slotOfCurrent = ThreadSlot<UITraitCollection>()
    private static let baseOfCurrent = Mutex(UITraitCollection())
}
