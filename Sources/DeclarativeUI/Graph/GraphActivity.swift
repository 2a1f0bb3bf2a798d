import Synchronization

#if canImport(Dispatch)
    import Dispatch
#endif

/// What the threads of the process may know of running updates.
enum GraphActivity {
    private static let depth = Atomic<Int>(0)

    /// Whether a body of some graph is running.
    static var isUpdating: Bool { depth.load(ordering: .relaxed) > 0 }

    static func begin() { depth.add(1, ordering: .relaxed) }
    static func end() { depth.subtract(1, ordering: .relaxed) }

    #if canImport(Dispatch)
        /// A mark only the main queue bears. Asking for the main thread would not do: once a program has handed its main
        /// thread to the system, other threads serve the main queue in turn.
        private static let mark: DispatchSpecificKey<Bool> = {
            let key = DispatchSpecificKey<Bool>()
            DispatchQueue.main.setSpecific(key: key, value: true)
            return key
        }()

        /// Whether the caller runs on the main actor.
        static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
    #else
        /// Whether the caller runs on the main actor: always, where there is one thread.
        static var isOnMainActor: Bool { true }
    #endif
}
