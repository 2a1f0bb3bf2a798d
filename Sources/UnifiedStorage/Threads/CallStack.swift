import Foundation

/// The room that the present thread has for calls. The stack grows towards lower addresses.
package enum CallStack {
    /// The addresses of the present thread's stack; `nil` where the platform does not tell.
    package static var bounds: Range<UInt>? { StackRecord.current?.bounds }

    /// Where on the stack the caller is.
    @inlinable
    @inline(__always)
    package static var position: UInt {
        var marker: UInt8 = 0
        return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }

    /// Whether calls may use a number of bytes more.
    package static func hasRoom(_ bytes: UInt) -> Bool {
        // Tools that keep local variables elsewhere hide where the stack is.
        guard let bounds, bounds.contains(position) else { return true }
        return position - bounds.lowerBound > bytes
    }

    /// Lets go of a value, for a deinitialiser of an object that may hold a long chain of others of its kind.
    ///
    /// Each object of the chain is freed by a call inside the one before. Where the stack does not hold further calls,
    /// the value is kept until those before have returned, and freed then on the same thread.
    package static func release<Value>(_ value: inout Value?) {
        guard let record = StackRecord.current else {
            value = nil
            return
        }
        if record.isReleasing {
            if position < record.releaseFloor { record.kept.append(KeptValue(value.take())) } else { value = nil }
            return
        }
        record.isReleasing = true
        value = nil
        while let next = record.kept.popLast() { _ = consume next }
        record.isReleasing = false
    }
}

private final class KeptValue<Value> {
    let value: Value?

    init(_ value: consuming Value?) { self.value = value }
}

/// What is known of one thread's stack.
private final class StackRecord {
    let bounds: Range<UInt>
    /// Below this, values that are released are kept for later.
    let releaseFloor: UInt
    var isReleasing = false
    var kept: [AnyObject] = []

    private init(_ bounds: Range<UInt>) {
        self.bounds = bounds
        releaseFloor = bounds.upperBound - UInt(bounds.count / 4 * 3)
    }

    #if os(Windows) || os(WASI)
        static var current: StackRecord? { nil }
    #else
        /// The present thread's record, made when it is first asked for and freed with the thread.
        static var current: StackRecord? {
            if let known = pthread_getspecific(key) {
                // Retained when it was stored.
                return Unmanaged<StackRecord>.fromOpaque(known).takeUnretainedValue()
            }
            guard let bounds = findBounds() else { return nil }
            let made = StackRecord(bounds)
            pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
            return made
        }

        private static let key: pthread_key_t = {
            var key = pthread_key_t()
            #if canImport(Darwin)
                pthread_key_create(&key) { Unmanaged<StackRecord>.fromOpaque($0).release() }
            #else
                pthread_key_create(&key) { if let record = $0 { Unmanaged<StackRecord>.fromOpaque(record).release() } }
            #endif
            return key
        }()

        #if !canImport(Darwin)
            /// `pthread_getattr_np`, which the headers declare for programs in C with extensions only.
            private static let getAttributes: GetAttributes? = {
                // The type is the one the C library declares.
                dlsym(nil, "pthread_getattr_np").map { unsafeBitCast($0, to: GetAttributes.self) }
            }()
            private typealias GetAttributes =
                @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
        #endif

        private static func findBounds() -> Range<UInt>? {
            #if canImport(Darwin)
                let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
                return top - UInt(pthread_get_stacksize_np(pthread_self()))..<top
            #else
                var attributes = pthread_attr_t()
                guard let getAttributes, getAttributes(pthread_self(), &attributes) == 0 else { return nil }
                defer { pthread_attr_destroy(&attributes) }
                var address: UnsafeMutableRawPointer?
                var size = 0
                if pthread_attr_getstack(&attributes, &address, &size) != 0 { return nil }
                let end = UInt(bitPattern: address)
                return end..<end + UInt(size)
            #endif
        }
    #endif
}
