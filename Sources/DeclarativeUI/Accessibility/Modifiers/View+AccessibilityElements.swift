import Foundation

extension View {
    /// Says whether this view is left out where views are spoken of, and found by their labels and texts.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility(.hidden(hidden)) }

    /// Says whether this view is left out where views are spoken of, and found by their labels and texts.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is left out.
    ///   - isEnabled: Whether that counts; otherwise the view is not left out by this modifier.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibility(.hidden(hidden), isEnabled: isEnabled)
    }

    /// Makes an element of this view, and says what becomes of the elements in it; by default nothing is told of them.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility(.children(children))
    }

    /// Adds traits to what the view says it is and does.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(.addedTraits(traits))
    }

    /// Takes traits away from what the view says it is and does.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility(.removedTraits(traits))
    }

    /// Says how early the view is told of among those beside it: the larger the number, the earlier; 0 by default. A
    /// number that is none counts as 0.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessibility(.sortPriority(sortPriority.isNaN ? 0 : sortPriority))
    }

    /// Makes the view a heading of a level.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility(.heading(level))
    }

    /// Says whether the view responds to somebody who uses it. What does not is still told of.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        accessibility(.response(respondsToUserInteraction))
    }

    /// Says whether the view responds to somebody who uses it, while a condition holds.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View {
        accessibility(.response(respondsToUserInteraction), isEnabled: isEnabled)
    }

    /// Has another view stand for this one: of that, and not of this, is told. It is not shown, and takes no touches;
    /// its size is this view's.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        modifier(AttachedViews(.representation, representation()))
    }

    /// Has other views stand for what this view is made of, which stays an element around them. They are not shown.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(AttachedViews(.children, children()))
    }
}
