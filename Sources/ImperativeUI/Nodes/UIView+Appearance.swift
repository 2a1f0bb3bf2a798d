import Drawing
import Foundation
import BridgedEnvironment

extension UIView {
    /// The properties that few views set.
    @MainActor final class Appearance {
        var tag = 0
        var backgroundColor: UIColor?
        var tintColor: UIColor?
        var isHidden = false
        var alpha: CGFloat = 1
        var clipsToBounds = false
        /// The bits of the autoresizing mask.
        var autoresizing: UInt8 = 0
        var autoresizesSubviews = true
        var layer: CALayer?
        /// The view's mask, whose superview is the view.
        // Used on the main actor, but for the moment in which the view's last reference goes.
        nonisolated(unsafe) var mask: UIView?
        var isUserInteractionEnabled = true
        var accessibility: AccessibilityRecord?
        var gestureRecognizers: [UIGestureRecognizer] = []
        var interactions: [any UIInteraction] = []
        /// In a window only.
        weak var firstResponder: UIResponder?
        var contentSizeObserver: (() -> Void)?
        /// By axis: horizontal, vertical; `nil` for that of the class.
        var hugging: [UILayoutPriority?] = [nil, nil]
        var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
        var directionalLayoutMargins: NSDirectionalEdgeInsets?
        /// The view's part in constraints.
        var constraints: ViewConstraints?
        var safeAreaInsets = UIEdgeInsets.zero
        var contentMode = ContentMode.scaleToFill
        /// The colours the display pass resolved last.
        var resolvedBackground: UIColor?
        var transform = CGAffineTransform.identity
        /// The movements on their way to the values that were set.
        var movement: ViewMovement?
        var drawContents: ((inout DrawingContext) -> Void)?
        /// Told when the view's display list must be put together again.
        var displayListObserver: (() -> Void)?
        /// Says whether an area of the view can be seen where the other world shows the view.
        var isShownByOtherWorld: ((CGRect?) -> Bool)?
        weak var contents: (any ViewContents)?
        /// A presentation that inherits from the view.
        weak var ledPresentation: UIPresentationController?
        /// The last drawing of `draw(_:)`.
        var drawn: DisplayGroup?
        /// The picture of the view and all its descendants, in its own coordinates; only if it has been asked for.
        var displayList: DisplayList?
        /// The picture as the superview shows it.
        var placed: DisplayGroup?
        /// The pictures of the subviews, if these are many.
        var sections: SubviewSections?
    }

    final var madeAppearance: Appearance {
        if let appearance { return appearance }
        let made = Appearance()
        appearance = made
        return made
    }

    /// The default implementation of the public member of this name.
    final var backgroundColorValue: UIColor? {
        get { appearance?.backgroundColor }
        set {
            let old = appearance?.backgroundColor
            if newValue == backgroundColor { return backgroundWasSet(from: old) }
            madeAppearance.backgroundColor = newValue
            setNeedsDisplay()
            backgroundWasSet(from: old)
        }
    }

    /// The background colour as last displayed, resolved with the view's traits; `nil` before the first display.
    public final var displayedBackgroundColor: UIColor? { appearance?.resolvedBackground }

    /// The default implementation of the public member of this name.
    final var tintColorValue: UIColor! {
        get {
            var view: UIView? = self
            while let here = view {
                if let color = here.appearance?.tintColor { return color }
                view = here.superviewStorage
            }
            return .systemBlue
        }
        set {
            if newValue == appearance?.tintColor { return }
            madeAppearance.tintColor = newValue
            forEachInSubtree { view in
                if view === self || view.appearance?.tintColor == nil { view.tintColorChanged() }
            }
        }
    }

    private func tintColorChanged() {
        setNeedsDisplay()
        traitCollection.performAsCurrent { tintColorDidChange() }
    }

    /// The default implementation of the public member of this name.
    final var isHiddenValue: Bool {
        get { appearance?.isHidden ?? false }
        set {
            if newValue == isHidden { return }
            madeAppearance.isHidden = newValue
            hiddenDidChange()
            superview?.setNeedsLayout()
            setNeedsDisplay()
            positionDidChange()
        }
    }

    /// The default implementation of the public member of this name.
    final var alphaValue: CGFloat {
        get { appearance?.alpha ?? 1 }
        set {
            let old = alphaValue
            if newValue == alpha { return alphaWasSet(from: old) }
            madeAppearance.alpha = newValue
            positionDidChange()
            alphaWasSet(from: old)
        }
    }

    /// The default implementation of the public member of this name.
    final var clipsToBoundsValue: Bool {
        get { appearance?.clipsToBounds ?? false }
        set {
            if newValue == clipsToBounds { return }
            madeAppearance.clipsToBounds = newValue
            positionDidChange()
        }
    }

    /// The default implementation of the public member of this name.
    final var isUserInteractionEnabledValue: Bool {
        get { appearance?.isUserInteractionEnabled ?? true }
        set { madeAppearance.isUserInteractionEnabled = newValue }
    }

    /// The default implementation of the public member of this name.
    final var directionalLayoutMarginsValue: NSDirectionalEdgeInsets {
        get {
            appearance?.directionalLayoutMargins
                ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        set {
            if newValue == directionalLayoutMarginsValue { return }
            madeAppearance.directionalLayoutMargins = newValue
            marginsDidChange()
        }
    }
}
