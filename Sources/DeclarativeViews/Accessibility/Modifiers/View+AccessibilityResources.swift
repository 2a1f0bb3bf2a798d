import Foundation
import Localization

extension View {
    /// Sets an accessibility label from a string resource; see `accessibilityLabel(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets an accessibility label from a string resource while a condition is `true`; see `accessibilityLabel(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityLabel(
        _ label: LocalizedStringResource, isEnabled: Bool
    ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

    /// Sets an accessibility value from a string resource; see `accessibilityValue(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource
    ) -> some View { accessibilityValue(Text(valueResource)) }

    /// Sets an accessibility value from a string resource while a condition is `true`; see `accessibilityValue(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool
    ) -> some View { accessibilityValue(Text(valueResource), isEnabled: isEnabled) }

    /// Sets an accessibility hint from a string resource; see `accessibilityHint(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets an accessibility hint from a string resource while a condition is `true`; see `accessibilityHint(_:)`.
    @_disfavoredOverload nonisolated public func accessibilityHint(
        _ hint: LocalizedStringResource, isEnabled: Bool
    ) -> some View { accessibilityHint(Text(hint), isEnabled: isEnabled) }

    /// Adds an accessibility action with a name from a string resource.
    @preconcurrency @_disfavoredOverload nonisolated public func accessibilityAction(
        named name: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
    ) -> some View { accessibilityAction(named: Text(name), handler) }
}
