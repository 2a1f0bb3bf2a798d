import Foundation
import UnifiedStorage

extension UIView {
    /// What few views set.
    @MainActor final class Appearance {
        var tag = 0
        var backgroundColor: UIColor?
        var tintColor: UIColor?
        var isHidden = false
        var alpha: CGFloat = 1
        var clipsToBounds = false
        var isUserInteractionEnabled = true
        var accessibilityIdentifier: String?
        var contentSizeObserver: (() -> Void)?
        /// By axis: horizontal, vertical.
        var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
        var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
        var directionalLayoutMargins: NSDirectionalEdgeInsets?
        /// The colours the display pass resolved last.
        var resolvedBackground: UIColor?
    }

    final var madeAppearance: Appearance {
        if let appearance { return appearance }
        let made = Appearance()
        appearance = made
        return made
    }

    /// The colour behind the view's content; `nil`, the default, is none.
    ///
    /// A dynamic colour is kept as it is and resolved with this view's traits when the view is displayed.
    public final var backgroundColor: UIColor? {
        get { appearance?.backgroundColor }
        set {
            if newValue == backgroundColor { return }
            madeAppearance.backgroundColor = newValue
            setNeedsDisplay()
        }
    }

    /// The background colour as the last display resolved it with this view's traits; `nil` before the first.
    public final var displayedBackgroundColor: UIColor? { appearance?.resolvedBackground }

    /// The colour for what can be acted on: this view's own, or the nearest ancestor's, or the system's blue.
    /// Setting `nil` inherits again.
    public final var tintColor: UIColor! {
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
        UITraitCollection.withCurrent(traitCollection) { tintColorDidChange() }
    }

    /// Whether the view and everything below it is left out of display; false by default.
    public final var isHidden: Bool {
        get { appearance?.isHidden ?? false }
        set {
            if newValue == isHidden { return }
            madeAppearance.isHidden = newValue
            hiddenDidChange()
            superview?.setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// How opaque the view is, 0 to 1; 1 by default.
    public final var alpha: CGFloat {
        get { appearance?.alpha ?? 1 }
        set {
            if newValue == alpha { return }
            madeAppearance.alpha = newValue
            setNeedsDisplay()
        }
    }

    /// Whether what is below is cut at this view's bounds; false by default.
    public final var clipsToBounds: Bool {
        get { appearance?.clipsToBounds ?? false }
        set { madeAppearance.clipsToBounds = newValue }
    }

    /// Whether the view takes part in events; true by default.
    public final var isUserInteractionEnabled: Bool {
        get { appearance?.isUserInteractionEnabled ?? true }
        set { madeAppearance.isUserInteractionEnabled = newValue }
    }

    /// A name for tests and tools; `nil` by default.
    public final var accessibilityIdentifier: String? {
        get { appearance?.accessibilityIdentifier }
        set { madeAppearance.accessibilityIdentifier = newValue }
    }

    /// The space content keeps from the edges, in points, by reading direction; 8 on each side by default.
    public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            appearance?.directionalLayoutMargins
                ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        set {
            madeAppearance.directionalLayoutMargins = newValue
            setNeedsLayout()
        }
    }
}
