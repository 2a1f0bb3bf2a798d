/// The elements that had the focus on pages that something else is in front of, one a page.
///
/// The focus returns to an element once its page is in front again, unless something else has it by then.
struct FocusMemory {
    private struct Entry {
        let stop: FocusStop
        /// Whether the focus was marked there; otherwise, a pointer had pressed the element.
        let isMarked: Bool
        weak var page: UIViewController?
        /// Whether the page has been away.
        var wasAway = false
    }

    private var entries: [Entry] = []
    /// More pages than people go back through.
    private static let most = 32

    var isEmpty: Bool { entries.isEmpty }

    /// Remembers an element as the one of its page.
    @MainActor mutating func add(_ stop: FocusStop, isMarked: Bool = true) {
        let page = stop.view?.nearestViewController
        entries.removeAll { $0.stop.view == nil || $0.page === page }
        guard let page else { return }
        entries.append(Entry(stop: stop, isMarked: isMarked, page: page))
        if entries.count > Self.most { entries.removeFirst() }
    }

    /// Returns the element of the page that came in front last, and forgets it. If something has the focus, forgets the
    /// elements of all pages that are in front again.
    ///
    /// - Parameters:
    ///   - isAway: Whether the page of an element is away.
    ///   - isReached: Whether an element can have the focus.
    @MainActor mutating func take(
        hasFocus: Bool, isAway: (FocusStop) -> Bool, isReached: (FocusStop) -> Bool
    ) -> (stop: FocusStop, isMarked: Bool)? {
        var found: Int?
        for index in entries.indices {
            if isAway(entries[index].stop) {
                entries[index].wasAway = true
            } else if entries[index].wasAway, isReached(entries[index].stop) {
                found = index
            }
        }
        guard let found else { return nil }
        let entry = entries[found]
        entries.removeAll { $0.wasAway && ($0.stop.view == nil || isReached($0.stop)) }
        return hasFocus ? nil : (entry.stop, entry.isMarked)
    }
}
