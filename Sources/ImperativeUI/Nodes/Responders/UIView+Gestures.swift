import Foundation

extension UIView {
    /// The gesture recognisers attached to the view. Setting the property replaces all of them.
    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get { appearance?.gestureRecognizers.isEmpty == false ? appearance?.gestureRecognizers : nil }
        set {
            for recognizer in appearance?.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// The default implementation of the public member of this name.
    final func defaultAddGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer.view === self { return }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        madeAppearance.gestureRecognizers.append(gestureRecognizer)
        gestureRecognizer.view = self
    }

    /// The default implementation of the public member of this name.
    final func defaultRemoveGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        appearance?.gestureRecognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.leaveTouch()
        gestureRecognizer.view = nil
        // A touch that it took part in lets it start over.
        if gestureRecognizer.arena == nil { gestureRecognizer.startOver() }
    }
}

extension UIGestureRecognizer {
    /// Whether the delegate and every view from the one touched up to the recogniser's let it act.
    func mayBegin(on hit: UIView?) -> Bool {
        if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
        guard let hit else { return true }
        for here in hit.selfAndSuperviews {
            if !here.gestureRecognizerShouldBegin(self) { return false }
            if here === view { break }
        }
        return true
    }
}
