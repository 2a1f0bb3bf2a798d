import Foundations

extension ObservableObjectPublisher {
    /// The default publishers of objects, by object identifier.
    private struct Known: ~Copyable {
        var publishers: [ObjectIdentifier: ObservableObjectPublisher] = [:]
        /// The number of entries at which the publishers of freed objects are removed.
        var limit = 64
    }

    private static let known = Locked(Known())

    /// Returns the default publisher of an object.
    static func `default`(of object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        // Released after the lock, because a deinitializer may run code that calls this method again.
        var abandoned: [ObservableObjectPublisher] = []
        defer { abandoned = [] }
        return known.withLock { known in
            // Another object may have had this address before.
            if let publisher = known.publishers[id] {
                if publisher.isDefault(of: object) { return publisher }
                abandoned.append(publisher)
            }
            if known.publishers.count >= known.limit {
                for (id, publisher) in known.publishers where publisher.isAbandoned {
                    abandoned.append(publisher)
                    known.publishers[id] = nil
                }
                known.limit = Swift.max(64, known.publishers.count * 2)
            }
            let made = ObservableObjectPublisher(owner: object)
            known.publishers[id] = made
            return made
        }
    }
}
