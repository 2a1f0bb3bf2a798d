import Foundation

extension UIPresentationController {
    /// The trait values this controller sets for what it presents.
    public final var traitOverrides: UITraitOverrides {
        get { overridesValue }
        set { overridesValue = newValue }
    }

    /// Traits for what is presented. Deprecated on Apple's systems since iOS 17 in favour of `traitOverrides`, which
    /// win over these.
    public final var overrideTraitCollection: UITraitCollection? {
        get { traitRecord?.parentOverrides }
        set {
            record.parentOverrides = newValue
            stageRecord()
        }
    }
}

extension UIView {
    /// Has a presentation that has not begun inherit its traits from this view instead of the window.
    package final func leadTraits(of presentation: UIPresentationController) {
        madeAppearance.ledPresentation = presentation
        presentation.inheritTraits(from: self)
    }
}
