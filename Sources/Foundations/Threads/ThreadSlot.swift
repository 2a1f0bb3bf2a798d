import Foundation

/// A variable of which each thread has its own, which holds an object while it is set.
// Unchecked: a slot is only a key; its object belongs to the current thread.
package struct ThreadSlot<Value: AnyObject>: @unchecked Sendable {
    #if os(Windows) || os(WASI)
        private let name = "isthmus.\(Value.self)"

        package init() {}

        package var value: Value? { Thread.current.threadDictionary[name] as? Value }

        @discardableResult
        package func swap(_ new: Value?) -> Value? {
            let old = value
            Thread.current.threadDictionary[name] = new
            return old
        }
    #else
        // A thread-specific slot costs a few nanoseconds where the thread dictionary costs hundreds. It owns one
        // retain of its object; the destructor gives it back when a thread ends.
        private let key: pthread_key_t

        package init() {
            var key = pthread_key_t()
            let status = pthread_key_create(&key) { pointer in
                let held: UnsafeMutableRawPointer? = pointer
                // Gives back the slot's retain of the object that the thread has left there.
                if let held { Unmanaged<AnyObject>.fromOpaque(held).release() }
            }
            guard status == 0 else {
                fatalError("No thread-specific slot is left for \(Value.self) (error \(status)).")
            }
            self.key = key
        }

        package var value: Value? {
            // Only `swap` puts anything there, which is a `Value` that the slot retains.
            pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
        }

        @discardableResult
        package func swap(_ new: Value?) -> Value? {
            // The slot's retain of the old object passes to the result.
            let old = pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeRetainedValue() }
            // The slot's retain of the new one: `swap` or the destructor gives it back.
            pthread_setspecific(key, new.map { Unmanaged.passRetained($0).toOpaque() })
            return old
        }
    #endif
    /// The object, which is made if there is none.
    package func value(orMake make: () -> Value) -> Value {
        if let value { return value }
        let new = make()
        swap(new)
        return new
    }
}
