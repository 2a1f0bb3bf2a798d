/// Windows, held weakly, in the order in which they were added last.
@MainActor struct WindowList {
    private struct Entry { weak var window: UIWindow? }

    private var entries: [Entry] = []
    /// The indices of the windows in that list.
    private var indices: [ObjectIdentifier: Int] = [:]
    /// How long the list may get before windows are looked for that are gone.
    private var limit = smallestLimit
    private static let smallestLimit = 16

    /// The windows that still exist, in order.
    var windows: [UIWindow] {
        var windows: [UIWindow] = []
        for entry in entries { if let window = entry.window { windows.append(window) } }
        return windows
    }

    /// Adds a window as the last one; one that is there goes to the end.
    mutating func add(_ window: UIWindow) {
        if entries.last?.window === window { return }
        remove(window)
        if entries.count >= limit { removeGone() }
        indices[ObjectIdentifier(window)] = entries.count
        entries.append(Entry(window: window))
    }

    /// Removes a window, if it is there.
    mutating func remove(_ window: UIWindow) {
        // A window that is gone may have had the same address.
        guard let index = indices.removeValue(forKey: ObjectIdentifier(window)), entries[index].window === window else {
            return
        }
        entries[index].window = nil
    }

    /// Only once there are twice as many as the last time, so that each entry is looked at a few times at most.
    private mutating func removeGone() {
        entries.removeAll { $0.window == nil }
        indices = [:]
        for (index, entry) in entries.enumerated() {
            if let window = entry.window { indices[ObjectIdentifier(window)] = index }
        }
        limit = max(Self.smallestLimit, 2 * entries.count)
    }
}
