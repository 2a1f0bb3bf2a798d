import Drawing
import UnifiedStorage

/// Lays views out again that depend on where they are in their window, once they or views around them have moved.
@MainActor package final class PlaceWatch: UpdateParticipant {
    package static let shared = PlaceWatch()

    /// Whether there is anybody to be told.
    // Read by every move of a view: loaded and stored whole, so access need not be checked.
    @exclusivity(unchecked) static private(set) var isNeeded = false

    private struct Entry {
        weak var view: UIView?
        var transform: CGAffineTransform
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    package var queuedPhases = UpdateQueue.PhaseSet()

    /// The way from a view's coordinates to those of the topmost view. The view is laid out again when it is another.
    package func transform(of view: UIView) -> CGAffineTransform {
        let transform = view.transformToTop
        entries[ObjectIdentifier(view)] = Entry(view: view, transform: transform)
        Self.isNeeded = true
        return transform
    }

    /// Some view has another place.
    func placesDidChange() { UpdateQueue.shared.enqueue(self, in: .layout) }

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
            // It comes back if it still asks.
            entries[id] = nil
            view.setNeedsLayout()
        }
        Self.isNeeded = !entries.isEmpty
    }

    package func abandonUpdate(in phase: UpdateQueue.Phase) {}
}
