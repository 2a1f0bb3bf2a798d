import Foundation

extension UIPresentationController {
    /// The trait values that this controller sets for the presented controller.
    public final var traitOverrides: UITraitOverrides {
        get { overridesValue }
        set { overridesValue = newValue }
    }

    /// The traits of the presented controller. Deprecated on Apple's systems since iOS 17 in favour of
    /// `traitOverrides`, which take precedence.
    public final var overrideTraitCollection: UITraitCollection? {
        get { traitRecord?.parentOverrides }
        set {
            record.parentOverrides = newValue
            stageRecord()
        }
    }
}

extension UIView {
    /// Makes a presentation that has not begun inherit its traits from this view instead of the window.
    package final func leadTraits(of presentation: UIPresentationController) {
        madeAppearance.ledPresentation = presentation
        presentation.inheritTraits(from: self)
    }
}
