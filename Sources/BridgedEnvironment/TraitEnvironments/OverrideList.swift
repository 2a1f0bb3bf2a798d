/// The overrides of one node, as a value: the last write of each trait, in the order in which these came to be set.
///
/// Copies share a log of overrides set and removed, of which each copy knows the length of its own part. So one more
/// override costs the same at any size, and the difference between two copies is found from the end of the log.
package struct OverrideList {
    /// The log of overrides set and removed. Only a list that knows all of it adds to it.
    private final class Log {
        var entries: [Entry]
        /// The last entry of each trait, once there are many.
        var last: [KeyID: Int] = [:]

        init(_ entries: [Entry] = []) { self.entries = entries }
    }

    private struct Entry {
        let id: KeyID
        /// `nil` where the override was taken away.
        let write: PropertyWrite?
        /// The entry of the same trait before this one; -1 if there is none, or if traits are searched for one by one.
        var earlier = -1
    }

    /// `nil` while nothing was ever set.
    private var log: Log?
    /// How many of the log's entries belong to this list.
    private var length = 0
    /// How many traits are set.
    private(set) var count = 0

    /// Up to this many entries are searched one by one.
    private static let scanLimit = 12

    /// A list without overrides.
    package init() {}

    /// The override of a trait; `nil` if it has none.
    package func write(of id: KeyID) -> PropertyWrite? {
        guard let log else { return nil }
        if log.last.isEmpty {
            for index in stride(from: length - 1, through: 0, by: -1) where log.entries[index].id == id {
                return log.entries[index].write
            }
            return nil
        }
        var index = log.last[id] ?? -1
        while index >= length { index = log.entries[index].earlier }
        return index < 0 ? nil : log.entries[index].write
    }

    /// Sets an override, at its index if there is one.
    mutating func put(_ write: PropertyWrite) {
        if self.write(of: write.id) == nil { count += 1 }
        append(Entry(id: write.id, write: write))
    }

    /// Takes an override away, if there is one.
    mutating func remove(_ id: KeyID) {
        if write(of: id) == nil { return }
        count -= 1
        append(Entry(id: id, write: nil))
    }

    private mutating func append(_ entry: Entry) {
        if log == nil || log?.entries.count != length || length > 2 * (count + Self.scanLimit) {
            // Others have added to the log, or most of it does not count any more.
            let made = Log(writes.map { Entry(id: $0.id, write: $0) })
            length = made.entries.count
            log = made
            if length > Self.scanLimit { index(made) }
        }
        guard let log else { return }
        var entry = entry
        if !log.last.isEmpty {
            entry.earlier = log.last[entry.id] ?? -1
            log.last[entry.id] = length
        }
        log.entries.append(entry)
        length += 1
        if log.last.isEmpty, length > Self.scanLimit { index(log) }
    }

    private func index(_ log: Log) {
        for index in log.entries.indices {
            log.entries[index].earlier = log.last[log.entries[index].id] ?? -1
            log.last[log.entries[index].id] = index
        }
    }

    /// The last write of each trait that is set, in the order in which these came to be set.
    var writes: [PropertyWrite] {
        guard let log, count > 0 else { return [] }
        var result: [PropertyWrite?] = []
        var indices: [KeyID: Int] = [:]
        for entry in log.entries[..<length] {
            if let index = indices[entry.id] {
                result[index] = entry.write
                if entry.write == nil { indices[entry.id] = nil }
            } else if let write = entry.write {
                indices[entry.id] = result.count
                result.append(write)
            }
        }
        return result.compactMap { $0 }
    }

    /// The traits whose overrides differ from those of another list, or were made in another line of a program.
    func changes(from old: OverrideList) -> [KeyID] {
        if log === old.log, length == old.length { return [] }
        var ids = KeyList()
        if let log, log === old.log {
            for entry in log.entries[min(length, old.length)..<max(length, old.length)] { ids.add(entry.id) }
        } else {
            for write in old.writes { ids.add(write.id) }
            for write in writes { ids.add(write.id) }
        }
        return ids.keys.filter { id in
            switch (write(of: id), old.write(of: id)) {
            case (nil, nil): false
            case (let one?, let other?): !one.isSame(as: other)
            default: true
            }
        }
    }
}
