import Drawing
import Foundation
import LayoutEngine
import Motion
import BridgedEnvironment

/// The effect of setting a value: under an animation, the value is shown on its way to the new one.
extension UIView {
    /// The animation that changes of this view are made under; `nil` for none.
    final var animationInForce: ViewAnimation? {
        guard let animation = ViewAnimation.current, ViewAnimation.areEnabled, windowStorage != nil,
            superviewStorage != nil, !PassingLayout.isInProgress
        else { return nil }
        return animation
    }

    private var mayMove: Bool { ViewAnimation.current != nil || appearance?.movement != nil }

    final var madeMovement: ViewMovement {
        let appearance = madeAppearance
        if let movement = appearance.movement { return movement }
        let made = ViewMovement(of: self)
        appearance.movement = made
        return made
    }

    /// The position and the size were set.
    final func geometryWasSet(from old: Geometry) {
        if !mayMove { return }
        follow(
            \.center, .center(old.center(at: anchor)), from: old.center(at: anchor).animatableData,
            to: geometry.center(at: anchor).animatableData, changesPicture: false)
        follow(
            \.bounds, .bounds(old.bounds), from: old.bounds.animatableData, to: geometry.bounds.animatableData,
            changesPicture: true)
    }

    /// The transform was set.
    final func transformWasSet(from old: CGAffineTransform) {
        if !mayMove { return }
        let before =
            appearance?.movement?.transform?.target ?? TransformParts.data(of: old, near: TransformParts.none)
        let isSame = old == transformValue
        follow(
            \.transform, .transform(old), from: before,
            to: isSame ? before : TransformParts.data(of: transformValue, near: before), changesPicture: false)
    }

    /// The opacity was set.
    final func alphaWasSet(from old: CGFloat) {
        if mayMove { follow(\.alpha, .alpha(old), from: old, to: alphaValue, changesPicture: false) }
    }

    /// Called after the look of the layer was set.
    final func lookWasSet(from old: LayerLook) {
        guard mayMove, let look = appearance?.layer?.look else { return }
        follow(\.look, .look(old), from: old.data, to: look.data, changesPicture: true)
    }

    /// The background was set.
    final func backgroundWasSet(from old: UIColor?) {
        if !mayMove || (animationInForce == nil && appearance?.movement?.background == nil) { return }
        let new = backgroundColorValue
        // Where another background is shown, this one does not move.
        if backgroundBehindContent != new {
            appearance?.movement?.background?.stop()
            appearance?.movement?.didStep(\.background, true)
            return
        }
        func parts(_ color: UIColor?) -> ColorParts.Data {
            ColorParts.data(of: color?.resolvedCGColor(with: traitCollection).value)
        }
        follow(
            \.background, .background(old), from: appearance?.movement?.background?.target ?? parts(old),
            to: parts(new), changesPicture: true)
    }

    /// The background was resolved for a display.
    final func backgroundWasResolved() {
        guard let background = appearance?.movement?.background else { return }
        background.shift(to: ColorParts.data(of: appearance?.resolvedBackground?.cgColor.value))
    }

    private func follow<V>(
        _ path: ReferenceWritableKeyPath<ViewMovement, AnimatableAttribute<V>?>, _ before: MovableValue, from old: V,
        to new: V, changesPicture: Bool
    ) {
        let moving = appearance?.movement?[keyPath: path]
        guard let animation = animationInForce else {
            moving?.shift(to: new)
            return
        }
        if old == new, moving == nil || !animation.replaces { return }
        let movement = madeMovement
        let value = moving ?? movement.makeValue(old, at: path, changesPicture: changesPicture)
        movement[keyPath: path] = value
        animation.move(value, to: new, of: self, from: before)
        animation.note(self)
        movement.note(animation)
        if !animation.isCollecting { movement.didStep(path, changesPicture) }
    }

    /// The view has left its window.
    final func endMovement() { appearance?.movement?.stop() }

    /// Whether touches reach the view and its descendants.
    package final var takesTouches: Bool {
        takesEvents && appearance?.movement?.refusesTouches != true
    }
}

/// The values with which the view is shown: the values set, unless an animation is on its way to them.
extension UIView {
    final var presentedBounds: CGRect { shownByLayer?.own.bounds ?? movingBounds }

    final var presentedCenter: CGPoint { shownByLayer?.own.position ?? movingCenter }

    /// The part within the plane.
    final var presentedTransform: CGAffineTransform { shownByLayer?.space.transform.affine ?? movingTransform }

    final var presentedAlpha: CGFloat { shownByLayer.map { min(max($0.own.opacity, 0), 1) } ?? movingAlpha }

    /// The colour behind the contents; `nil` for none.
    final var presentedBackground: ColorComponents? {
        guard let shown = shownByLayer else { return movingBackground }
        return shown.own.background?.value
    }

    /// The values as animations of the layer have them; `nil` without any.
    private var shownByLayer: CALayer? { appearance?.layer?.motion?.shown }

    // Without animations of the layer:

    final var movingBounds: CGRect {
        guard let bounds = appearance?.movement?.bounds else { return geometry.bounds }
        var shown = CGRect.zero
        shown.animatableData = bounds.presented
        // A spring may swing past nothing.
        shown.size = CGSize(width: max(0, shown.width), height: max(0, shown.height))
        return shown
    }

    final var movingCenter: CGPoint {
        guard let center = appearance?.movement?.center else { return geometry.center(at: anchor) }
        return CGPoint(x: center.presented.first, y: center.presented.second)
    }

    final var movingTransform: CGAffineTransform {
        guard let transform = appearance?.movement?.transform, transform.isAnimating else { return transformValue }
        return TransformParts.transform(of: transform.presented)
    }

    final var movingAlpha: CGFloat {
        guard let alpha = appearance?.movement?.alpha else { return appearance?.alpha ?? 1 }
        return min(max(alpha.presented, 0), 1)
    }

    final var movingBackground: ColorComponents? {
        guard let background = appearance?.movement?.background else {
            return appearance?.resolvedBackground?.cgColor.value
        }
        return ColorParts.color(of: background.presented)
    }

    /// Takes this view's coordinates to those of its superview, as it is shown.
    final var presentedTransformToSuperview: CGAffineTransform {
        let movement = appearance?.movement
        guard movement?.center != nil || movement?.bounds != nil || movement?.transform != nil || shownByLayer != nil
        else { return transformToSuperview }
        let (bounds, center) = (presentedBounds, presentedCenter)
        let pivot = (shownByLayer?.space.anchorPoint ?? anchor).location(in: bounds)
        return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
            .concatenating(presentedTransform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
