import Foundation
import Localization

extension View {
    /// Sets a label, the translation of a resource, that describes this view; see `accessibilityLabel(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets a label, the translation of a resource, while a condition holds; see `accessibilityLabel(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityLabel(
        _ label: LocalizedStringResource, isEnabled: Bool
    ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

    /// Sets what the view is said to be set to or to show, as the translation of a resource.
    @_disfavoredOverload nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource
    ) -> some View { accessibilityValue(Text(valueResource)) }

    /// Sets what the view is said to be set to or to show, as the translation of a resource, while a condition holds.
    @_disfavoredOverload nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool
    ) -> some View { accessibilityValue(Text(valueResource), isEnabled: isEnabled) }

    /// Sets what using the view does, as the translation of a resource.
    @_disfavoredOverload nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets what using the view does, as the translation of a resource, while a condition holds.
    @_disfavoredOverload nonisolated public func accessibilityHint(
        _ hint: LocalizedStringResource, isEnabled: Bool
    ) -> some View { accessibilityHint(Text(hint), isEnabled: isEnabled) }

    /// Adds an action with the translation of a resource as its name.
    @preconcurrency @_disfavoredOverload nonisolated public func accessibilityAction(
        named name: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
    ) -> some View { accessibilityAction(named: Text(name), handler) }
}
