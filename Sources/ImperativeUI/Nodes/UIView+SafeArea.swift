import Foundation

/// Whether anything in the process has a safe area. Until something has, views look for none, and pay nothing.
@MainActor enum SafeAreas {
    static var areUsed = false
}

extension UIView {
    /// The insets as of the last layout: what `safeAreaInsets` returns, unless it is overridden.
    final var safeAreaInsetsValue: UIEdgeInsets { appearance?.safeAreaInsets ?? .zero }

    /// Has the insets looked up in the next layout: the place, or what is around it, may be another.
    final func safeAreaMayHaveChanged() {
        if !SafeAreas.areUsed { return }
        flags.insert(.needsSafeArea)
        markAncestors()
    }

    /// Has the subviews look their insets up, as they lie elsewhere in these bounds.
    final func subviewsMayHaveOtherSafeAreas() {
        for view in subviewStorage { view.safeAreaMayHaveChanged() }
        appearance?.mask?.safeAreaMayHaveChanged()
    }
}
