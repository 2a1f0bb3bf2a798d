import Foundation

/// Whether any view in the process follows the margins of its superview. Until one does, views look for none.
@MainActor enum FollowedMargins {
    static var areUsed = false
}

extension UIView {
    /// The margins of the guide: those of the view, inside of the safe area and of the margins that it follows.
    final var marginInsets: UIEdgeInsets {
        var insets = insetsLayoutMarginsFromSafeArea ? layoutMargins.adding(safeAreaInsets) : layoutMargins
        guard preservesSuperviewLayoutMargins, let superviewStorage else { return insets }
        let (outer, frame) = (superviewStorage.bounds.inset(by: superviewStorage.marginInsets), geometry.frame)
        insets.top = max(insets.top, outer.minY - frame.minY)
        insets.left = max(insets.left, outer.minX - frame.minX)
        insets.bottom = max(insets.bottom, frame.maxY - outer.maxY)
        insets.right = max(insets.right, frame.maxX - outer.maxX)
        return insets
    }

    /// The default implementation of the public member of this name.
    final var preservesSuperviewLayoutMarginsValue: Bool {
        get { constraintRecord?.preservesMargins ?? false }
        set {
            if newValue == preservesSuperviewLayoutMarginsValue { return }
            madeConstraintRecord.preservesMargins = newValue
            if newValue { FollowedMargins.areUsed = true }
            marginsDidChange()
        }
    }

    /// The margins are others: tells the view, and the views inside that follow them.
    final func marginsDidChange() {
        ownGuidesMayHaveChanged()
        setNeedsLayout()
        layoutMarginsDidChange()
        if flags.contains(.ownedByController) { viewController?.viewLayoutMarginsDidChange() }
        followedMarginsMayHaveChanged()
    }

    /// The margins, or the edges that they are at, are others for the views inside that follow them.
    final func followedMarginsMayHaveChanged() {
        if !FollowedMargins.areUsed { return }
        for view in subviewStorage where view.constraintRecord?.preservesMargins == true { view.marginsDidChange() }
    }

    /// The view has moved in its superview, whose margins it may follow.
    final func placeInMarginsDidChange() {
        if FollowedMargins.areUsed, constraintRecord?.preservesMargins == true { marginsDidChange() }
    }
}
