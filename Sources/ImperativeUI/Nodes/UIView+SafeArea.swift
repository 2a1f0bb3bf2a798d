import Foundation

/// Whether anything in the process has a safe area. Until something has, views look for none, and pay nothing.
@MainActor enum SafeAreas {
    static var areUsed = false
}

extension UIView {
    /// The insets as of the last layout: the default implementation of `safeAreaInsets`.
    final var safeAreaInsetsValue: UIEdgeInsets { appearance?.safeAreaInsets ?? .zero }

    /// Requests an update of the insets in the next layout, as the position or its surroundings may have changed.
    final func safeAreaMayHaveChanged() {
        if !SafeAreas.areUsed { return }
        flags.insert(.needsSafeArea)
        markAncestors()
    }

    /// Requests an update of the subviews' insets, as they lie elsewhere in these bounds.
    final func subviewsMayHaveOtherSafeAreas() {
        for view in subviewStorage { view.safeAreaMayHaveChanged() }
        appearance?.mask?.safeAreaMayHaveChanged()
    }
}
