import Foundation

/// The record of one thread's stack.
final class StackRecord {
    /// The stack in use: the thread's own, or a further one.
    var bounds: Range<UInt>
    /// How much of the stack in use is to stay free where a further one can be had; 0 where it cannot.
    var reserve: UInt
    /// How many further stacks are in use.
    var furtherCount = 0
    /// The work to run on the further stack that is being entered.
    var job: (() -> Void)?
    var isReleasing = false
    var kept: [AnyObject] = []

    private init(_ bounds: Range<UInt>) {
        self.bounds = bounds
        reserve = UInt(bounds.count) / 2
    }

    /// Whether values that are released are kept for later: little is left, or this is not the thread's own stack.
    func isBelowReleaseFloor(_ position: UInt) -> Bool {
        position &- bounds.lowerBound < UInt(bounds.count) / 4
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
