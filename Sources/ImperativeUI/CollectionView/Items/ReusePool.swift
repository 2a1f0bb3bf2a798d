import Foundation

/// The key under which views are reused.
enum ReuseKey: Hashable {
    case identifier(String)
    case supplementary(kind: String, identifier: String)
    case registration(ObjectIdentifier)
}

/// Holds views that are out of sight until they show another item.
@MainActor final class ReusePool {
    private var views: [ReuseKey: [any ReusableView]] = [:]
    private var classes: [ReuseKey: any ReusableView.Type] = [:]
    /// Whether views are kept for reuse. Those that belong to their rows are not.
    var keepsViews = true
    private var makers: [ReuseKey: () -> (any ReusableView)?] = [:]
    /// The views handed out and not yet shown, by request.
    private var taken: [[any ReusableView]] = []

    func register(_ viewClass: (any ReusableView.Type)?, for key: ReuseKey) {
        classes[key] = viewClass
        makers[key] = nil
        views[key] = nil
    }

    /// Registers what makes the views of a key from an interface file.
    func register(for key: ReuseKey, maker: (() -> (any ReusableView)?)?) {
        makers[key] = maker
        classes[key] = nil
        views[key] = nil
    }

    /// Returns a new view of an interface file; `nil` if none is registered for a key.
    func make(_ key: ReuseKey) -> (any ReusableView)? { makers[key]?() }

    func registeredClass(for key: ReuseKey) -> (any ReusableView.Type)? { classes[key] }

    func put(_ view: any ReusableView) {
        view.reuseCount += 1
        if keepsViews, let key = view.reuseKey { views[key, default: []].append(view) }
    }

    /// Removes and returns a view, prepared for another item; `nil` if there is none.
    func take(_ key: ReuseKey) -> (any ReusableView)? {
        guard let view = views[key]?.popLast() else { return nil }
        note(view)
        return view
    }

    /// Records a view until it is known whether it is shown.
    func note(_ view: any ReusableView) {
        if !taken.isEmpty { taken[taken.count - 1].append(view) }
    }

    func beginTaking() { taken.append([]) }

    /// Forgets the views that were handed out and are around another one. Returns them.
    func keep(around view: UIView) -> [any ReusableView] {
        guard let last = taken.indices.last else { return [] }
        let around = taken[last].filter { view !== $0 && view.isDescendant(of: $0) }
        taken[last].removeAll { kept in around.contains { $0 === kept } }
        return around
    }

    /// Returns the views that were handed out but are not shown: neither `used`, nor views in it.
    func endTaking(using used: UIView?) -> [any ReusableView] {
        let unused = (taken.popLast() ?? []).filter { view in
            used.map { !view.isDescendant(of: $0) } ?? true
        }
        for view in unused { put(view) }
        return unused
    }
}
