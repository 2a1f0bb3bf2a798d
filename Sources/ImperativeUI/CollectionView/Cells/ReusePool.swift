import Foundation

/// Under which name views are used again.
enum ReuseKey: Hashable {
    case identifier(String)
    case supplementary(kind: String, identifier: String)
    case registration(ObjectIdentifier)
}

/// Views that are out of sight, until they show another item.
@MainActor final class ReusePool {
    private var views: [ReuseKey: [UICollectionReusableView]] = [:]
    private var classes: [ReuseKey: UICollectionReusableView.Type] = [:]
    /// The views handed out and not yet shown, by who asked.
    private var taken: [[UICollectionReusableView]] = []

    /// How many views wait.
    var count: Int { views.values.reduce(0) { $0 + $1.count } }

    func register(_ viewClass: UICollectionReusableView.Type?, for key: ReuseKey) {
        classes[key] = viewClass
        views[key] = nil
    }

    func registeredClass(for key: ReuseKey) -> UICollectionReusableView.Type? { classes[key] }

    func put(_ view: UICollectionReusableView) {
        if let key = view.reuseKey { views[key, default: []].append(view) }
    }

    /// A view that waits, ready for another item; `nil` if none does.
    func take(_ key: ReuseKey) -> UICollectionReusableView? {
        guard let view = views[key]?.popLast() else { return nil }
        note(view)
        return view
    }

    /// Remembers a view until it is known whether it is shown.
    func note(_ view: UICollectionReusableView) {
        if !taken.isEmpty { taken[taken.count - 1].append(view) }
    }

    func beginTaking() { taken.append([]) }

    /// Takes back what was handed out and is not shown.
    func endTaking(using used: UICollectionReusableView) -> [UICollectionReusableView] {
        let unused = (taken.popLast() ?? []).filter { $0 !== used }
        for view in unused { put(view) }
        return unused
    }
}
