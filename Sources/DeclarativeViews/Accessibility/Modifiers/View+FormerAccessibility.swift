import Foundation

extension View {
    /// The former name of `accessibilityLabel(_:)`.
    @available(*, deprecated, renamed: "accessibilityLabel(_:)")
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// The former name of `accessibilityValue(_:)`.
    @available(*, deprecated, renamed: "accessibilityValue(_:)")
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// The former name of `accessibilityHint(_:)`.
    @available(*, deprecated, renamed: "accessibilityHint(_:)")
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// The former name of `accessibilityHidden(_:)`.
    @available(*, deprecated, renamed: "accessibilityHidden(_:)")
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// The former name of `accessibilityIdentifier(_:)`.
    @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// The former name of `accessibilityInputLabels(_:)`.
    @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

    /// The former name of `accessibilityAddTraits(_:)`.
    @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// The former name of `accessibilityRemoveTraits(_:)`.
    @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// The former name of `accessibilitySortPriority(_:)`.
    @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }
}
