import Foundation

extension View {
    /// Hides this view from assistive technologies, and from searches by label and text.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility(.hidden(hidden)) }

    /// Hides this view from assistive technologies, and from searches by label and text.
    ///
    /// - Parameters:
    ///   - hidden: Whether the view is hidden.
    ///   - isEnabled: Whether the modifier applies; otherwise, it does not hide the view.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibility(.hidden(hidden), isEnabled: isEnabled)
    }

    /// Makes this view an accessibility element, and sets how it treats its child elements. By default, they are
    /// ignored.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility(.children(children))
    }

    /// Adds accessibility traits to the view.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(.addedTraits(traits))
    }

    /// Removes accessibility traits from the view.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(.removedTraits(traits))
    }

    /// Sets the view's position in the reading order among its siblings. Higher priorities are read first; the
    /// default is 0. NaN counts as 0.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility(.sortPriority(sortPriority.isNaN ? 0 : sortPriority))
    }

    /// Sets the heading level of the view, which makes it a heading.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility(.heading(level))
    }

    /// Sets whether the view responds to user interaction. Assistive technologies still see a view that does not.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        accessibility(.response(respondsToUserInteraction))
    }

    /// Sets whether the view responds to user interaction, while a condition is `true`.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View {
        accessibility(.response(respondsToUserInteraction), isEnabled: isEnabled)
    }

    /// Replaces the accessibility elements of this view with those of another view. That view is not shown and
    /// receives no touches; its size is that of this view.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        modifier(AttachedViews(.representation, representation()))
    }

    /// Replaces the accessibility children of this view with those of other views. This view becomes their container;
    /// the other views are not shown.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(AttachedViews(.children, children()))
    }
}
