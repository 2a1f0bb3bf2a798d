extension UIView {
    /// What the view shows, as far as that decides whether it is mirrored; nothing in particular by default.
    ///
    /// It holds for this view, and for how it lays out its subviews, but not for those: each has its own.
    public final var semanticContentAttribute: UISemanticContentAttribute {
        get { traitRecord?.semantics ?? .unspecified }
        set {
            if newValue == semanticContentAttribute { return }
            let before = isRightToLeft
            record.semantics = newValue
            if isRightToLeft != before { directionDidChange() }
        }
    }

    /// The way in which the view is laid out: what its ``semanticContentAttribute`` asks for, or else its
    /// `layoutDirection` trait.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    private func directionDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Returns the way in which a view with an attribute is laid out where the application is from left to right or
    /// from right to left.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Returns the way in which a view with an attribute is laid out where others are laid out in a way.
    public static func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }
}

extension UIApplication {
    /// The way in which the user interface is laid out: that of the scene in front, or of the host while there is none.
    public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let traits = life?.front?.traitCollection ?? life?.surroundings.traits
        return traits?.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
