import Synchronization

extension ObservableObjectPublisher {
    /// The publishers of objects that bring none of their own, by address.
    private struct Known: ~Copyable {
        var publishers: [ObjectIdentifier: ObservableObjectPublisher] = [:]
        /// The number of entries at which those of objects that are gone are given up.
        var limit = 64
    }

    private static let known = Mutex(Known())

    /// The publisher of an object that brings none of its own.
    static func `default`(of object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        // Freed after the lock: their ends may run code that comes back here.
        var abandoned: [ObservableObjectPublisher] = []
        defer { abandoned = [] }
        return known.withLock { known in
            // An address may have had another object before.
            if let publisher = known.publishers[id] {
                if publisher.isDefault(of: object) { return publisher }
                abandoned.append(publisher)
            }
            if known.publishers.count >= known.limit {
                for (id, publisher) in known.publishers where publisher.isAbandoned {
                    abandoned.append(publisher)
                    known.publishers[id] = nil
                }
                known.limit = max(64, known.publishers.count * 2)
            }
            let made = ObservableObjectPublisher(owner: object)
            known.publishers[id] = made
            return made
        }
    }
}
