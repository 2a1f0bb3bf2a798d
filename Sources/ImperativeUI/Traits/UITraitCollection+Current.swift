import Synchronization
import UnifiedStorage

extension UITraitCollection {
    /// The collection by which dynamic colours resolve on this thread.
    ///
    /// Nodes set it around drawing, layout and trait handlers. Before anything was set on the thread it answers the
    /// base collection: a plain `UITraitCollection()` unless the running application has one.
    public final class var current: UITraitCollection {
        get { CurrentTraits.value ?? baseOfCurrent.withLock { $0 } }
        set { CurrentTraits.swap(newValue) }
    }

    /// Runs `actions` with this collection as the thread's `current`, then puts back what was there. Nests.
    public final func performAsCurrent(_ actions: () -> Void) {
        let before = Self.swapCurrent(self)
        defer { Self.swapCurrent(before) }
        actions()
    }

    /// Sets the thread's own collection (`nil`: back to the base) and answers the one before, for use without a
    /// closure around code that is run very often. The caller puts the answer back.
    @discardableResult
    package final class func swapCurrent(_ new: UITraitCollection?) -> UITraitCollection? {
        CurrentTraits.swap(new)
    }

    /// Sets what `current` answers on threads where nothing was set.
    package final class func setBaseOfCurrent(_ base: UITraitCollection) {
        baseOfCurrent.withLock { $0 = base }
    }

    private static let baseOfCurrent = Mutex(UITraitCollection())
}

/// The slot of each thread that holds its current collection.
private enum CurrentTraits {
    #if os(Windows) || os(WASI)
        private static let slot = "isthmus.current-traits"

        static var value: UITraitCollection? { Thread.current.threadDictionary[slot] as? UITraitCollection }

        @discardableResult
        static func swap(_ new: UITraitCollection?) -> UITraitCollection? {
            let old = value
            Thread.current.threadDictionary[slot] = new
            return old
        }
    #else
        // A thread-specific slot costs a few nanoseconds where the thread dictionary costs hundreds. It owns one
        // retain of what it holds; the destructor gives it back when a thread ends.
        private static let slot: pthread_key_t = {
            var key = pthread_key_t()
            let status = pthread_key_create(&key) { pointer in
                let held: UnsafeMutableRawPointer? = pointer
                if let held { Unmanaged<UITraitCollection>.fromOpaque(held).release() }
            }
            guard status == 0 else {
                fatalError("No thread-specific slot is left for UITraitCollection.current (error \(status)).")
            }
            return key
        }()

        static var value: UITraitCollection? {
            pthread_getspecific(slot).map { Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue() }
        }

        @discardableResult
        static func swap(_ new: UITraitCollection?) -> UITraitCollection? {
            // The slot's retain of the old collection goes to the answer.
            let old = pthread_getspecific(slot).map { Unmanaged<UITraitCollection>.fromOpaque($0).takeRetainedValue() }
            pthread_setspecific(slot, new.map { Unmanaged.passRetained($0).toOpaque() })
            return old
        }
    #endif
}
