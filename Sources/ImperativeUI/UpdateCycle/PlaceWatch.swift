import Drawing
import UnifiedStorage

/// Lays out again the views that depend on their place in the window, once they or views around them have moved.
@MainActor package final class PlaceWatch: UpdateParticipant {
    package static let shared = PlaceWatch()

    private struct Entry {
        weak var view: UIView?
        var transform: CGAffineTransform
        /// The view that is laid out again; `nil` for the one that has moved.
        weak var dependent: UIView?
        var isForOther = false
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    package var queuedPhases = UpdateQueue.PhaseSet()

    /// The way from a view's coordinates to those of the topmost view. The view is laid out again when it is another.
    package func transform(of view: UIView) -> CGAffineTransform {
        let transform = view.transformToTop
        entries[ObjectIdentifier(view)] = Entry(view: view, transform: transform)
        UIView.placeObserver = Self.observer
        return transform
    }

    /// Has another view laid out again once this one has moved.
    func follow(_ view: UIView, for dependent: UIView) {
        entries[ObjectIdentifier(dependent)] = Entry(
            view: view, transform: view.transformToTop, dependent: dependent, isForOther: true)
        UIView.placeObserver = Self.observer
    }

    /// Has all places compared after the layouts, as some view has moved.
    private static let observer: () -> Void = { UpdateQueue.shared.enqueue(shared, in: .layout) }

    /// After the layouts of all views.
    package var updateDepth: Int { 1 << 20 }
    package var updateLabel: String { "places in windows" }

    package func performUpdate(in phase: UpdateQueue.Phase) {
        for (id, entry) in entries {
            guard let view = entry.view else {
                entries[id] = nil
                continue
            }
            let transform = view.transformToTop
            if transform == entry.transform { continue }
            // The view is entered again if its layout asks for its place again.
            entries[id] = nil
            if entry.isForOther { entry.dependent?.setNeedsLayout() } else { view.setNeedsLayout() }
        }
        if entries.isEmpty { UIView.placeObserver = nil }
    }

    package func abandonUpdate(in phase: UpdateQueue.Phase) {}
}
