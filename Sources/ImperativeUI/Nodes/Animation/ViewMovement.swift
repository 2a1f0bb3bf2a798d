import Drawing
import Foundation
import LayoutEngine
import Motion
import BridgedEnvironment

/// The values of a view that are moving. Exists while any is.
@MainActor final class ViewMovement {
    var center: AnimatableAttribute<CGPoint.AnimatableData>?
    var bounds: AnimatableAttribute<CGRect.AnimatableData>?
    var transform: AnimatableAttribute<TransformParts.Data>?
    var alpha: AnimatableAttribute<CGFloat>?
    var background: AnimatableAttribute<ColorParts.Data>?
    var look: AnimatableAttribute<LayerLook.Data>?
    /// The view's look before a change that is shown as a whole.
    var transition: ViewTransition?

    private weak var view: UIView?
    /// The animations that moved the view and want no touches meanwhile.
    private var guards: [ViewAnimation] = []

    init(of view: UIView) { self.view = view }

    /// Whether there is still a view to be shown.
    var isOnScreen: Bool { view != nil }

    /// Whether the view takes no touches for as long as it moves.
    var refusesTouches: Bool { guards.contains { !$0.allowsTouches && $0.tracker.isRunning } }

    /// Makes a value that moves.
    ///
    /// - Parameter changesPicture: Whether the view itself looks different, and not only where it is.
    func makeValue<V>(
        _ value: V, at path: ReferenceWritableKeyPath<ViewMovement, AnimatableAttribute<V>?>, changesPicture: Bool
    ) -> AnimatableAttribute<V> {
        let attribute = AnimatableAttribute(value)
        attribute.onStep = { [weak self, unowned attribute] in
            // A view that is gone has nothing to show.
            guard let self, view != nil else { return attribute.stop() }
            didStep(path, changesPicture)
        }
        return attribute
    }

    /// Notes the animation that has moved the view.
    func note(_ animation: ViewAnimation) {
        guards.removeAll { !$0.tracker.isRunning }
        if animation.tracker.isRunning || animation.isCollecting, guards.last !== animation { guards.append(animation) }
    }

    /// Shows the view at its present position, and releases a value that is at rest.
    func didStep<V>(
        _ path: ReferenceWritableKeyPath<ViewMovement, AnimatableAttribute<V>?>, _ changesPicture: Bool
    ) {
        if self[keyPath: path]?.isIdle == true { self[keyPath: path] = nil }
        show(changesPicture)
        endIfAtRest()
    }

    /// Asks for a new picture of the view.
    func show(_ changesPicture: Bool) {
        if changesPicture { view?.displayListDidChange() }
        view?.shownDidChange()
        StepWatch.shared.pictureDidChange()
    }

    /// Is over where nothing is on its way.
    func endIfAtRest() {
        guard center == nil, bounds == nil, transform == nil, alpha == nil, background == nil, look == nil,
            transition == nil
        else { return }
        if view?.appearance?.movement === self { view?.appearance?.movement = nil }
    }

    /// Moves every value to its end. The animations that moved it are over.
    func stop() {
        center?.stop()
        bounds?.stop()
        transform?.stop()
        alpha?.stop()
        background?.stop()
        look?.stop()
        transition?.progress.stop()
        (center, bounds, transform, alpha, background, look, transition) = (nil, nil, nil, nil, nil, nil, nil)
        show(true)
        endIfAtRest()
    }
}

/// A view that is shown changing from one picture to another.
@MainActor final class ViewTransition {
    enum Style { case dissolve, flipAcross, flipOver, curlUp, curlDown }

    let style: Style
    /// The view's look before, in its own coordinates.
    let before: DisplayList
    /// Whether all of the view was opaque before and is now.
    let isOpaque: Bool
    /// From 0 to 1.
    let progress = AnimatableAttribute(0.0)

    init(_ style: Style, from before: DisplayList, isOpaque: Bool) {
        (self.style, self.before, self.isOpaque) = (style, before, isOpaque)
    }
}
