extension UIView {
    /// The default implementation of the public member of this name.
    final var semanticContentAttributeValue: UISemanticContentAttribute {
        get { traitRecord?.semantics ?? .unspecified }
        set {
            if newValue == semanticContentAttribute { return }
            let before = isRightToLeft
            record.semantics = newValue
            if isRightToLeft != before {
                constraintDirectionDidChange()
                directionDidChange()
            }
        }
    }

    /// The direction in which the view is laid out: the one required by its ``semanticContentAttribute``, or else
    /// that of its `layoutDirection` trait.
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

    /// Returns the layout direction of a view with a semantic content attribute, relative to the application's
    /// direction.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// Returns the layout direction of a view with a semantic content attribute, relative to a direction.
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
    /// The layout direction of the user interface: that of the frontmost scene, or of the host without one.
    public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let traits = life?.front?.traitCollection ?? life?.surroundings.traits
        return traits?.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
