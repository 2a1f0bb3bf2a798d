import Foundation

extension UIView {
    /// The recognisers that watch the touches on this view; setting them replaces all.
    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get { appearance?.gestureRecognizers.isEmpty == false ? appearance?.gestureRecognizers : nil }
        set {
            for recognizer in appearance?.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Lets a recogniser watch the touches on this view and on those below it. It leaves the view it watched before.
    public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer.view === self { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        madeAppearance.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// Takes a recogniser off this view, and cancels a gesture that goes on. One that is not on it is left alone.
    public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        appearance?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.leaveTouch()
        gestureRecognizer.view = nil
        // A touch that it took part in lets it start over.
        if gestureRecognizer.arena == nil { gestureRecognizer.startOver() }
    }
}
