import Drawing
import BridgedEnvironment

/// Lays out again the views that depend on their position in the window, once they or views around them have moved.
@MainActor package final class PositionWatch: UpdateParticipant {
    package static let shared = PositionWatch()

    private struct Entry {
        weak var view: UIView?
        var transform: CGAffineTransform
        /// The view that is laid out again.
        weak var dependent: UIView?
    }

    /// The view that moves, and the one that is laid out again.
    private struct Pair: Hashable {
        let view: ObjectIdentifier
        let dependent: ObjectIdentifier
    }

    private var entries: [Pair: Entry] = [:]
    package var queuedPhases = UpdateQueue.PhaseSet()

    /// The way from a view's coordinates to those of the topmost view. The view is laid out again when it is another.
    package func transform(of view: UIView) -> CGAffineTransform {
        let transform = view.transformToTop
        enter(view, transform, for: view)
        return transform
    }

    /// Lays out another view again once this one has moved.
    package func follow(_ view: UIView, for dependent: UIView) { enter(view, view.transformToTop, for: dependent) }

    private func enter(_ view: UIView, _ transform: CGAffineTransform, for dependent: UIView) {
        let pair = Pair(view: ObjectIdentifier(view), dependent: ObjectIdentifier(dependent))
        entries[pair] = Entry(view: view, transform: transform, dependent: dependent)
        UIView.positionObserver = Self.observer
    }

    /// Compares all positions after the layouts, as some view has moved.
    private static let observer: () -> Void = { UpdateQueue.shared.enqueue(shared, in: .layout) }

    /// After the layouts of all views.
    package var updateDepth: Int { 1 << 20 }
    package var updateLabel: String { "places in windows" }

    package func performUpdate(in phase: UpdateQueue.Phase) {
        for (pair, entry) in entries {
            guard let view = entry.view, let dependent = entry.dependent else {
                entries[pair] = nil
                continue
            }
            let transform = view.transformToTop
            if transform == entry.transform { continue }
            // Those are entered again whose layout asks for the position again.
            entries[pair] = nil
            dependent.setNeedsLayout()
        }
        if entries.isEmpty { UIView.positionObserver = nil }
    }

    package func abandonUpdate(in phase: UpdateQueue.Phase) {}
}
