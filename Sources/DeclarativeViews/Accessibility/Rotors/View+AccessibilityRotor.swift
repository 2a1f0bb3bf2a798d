import Foundation
import Localization

extension View {
    /// Adds a rotor to the view, with which the user moves between its entries and skips other elements.
    ///
    /// The entries are created when the user opens the rotor.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibility(.rotor(RotorFact(.named(label), entries))) }

    /// Adds a rotor with a label from a localised string key; see `accessibilityRotor(_:entries:)`.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }

    /// Adds a rotor with a label from a string resource; see `accessibilityRotor(_:entries:)`.
    @_disfavoredOverload nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(label), entries: entries) }

    /// Adds a rotor with a label from a string; see `accessibilityRotor(_:entries:)`.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<
        L: StringProtocol, Content: AccessibilityRotorContent
    >(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(Text(label), entries: entries) }

    /// Replaces a rotor of the system; see `accessibilityRotor(_:entries:)`.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibility(.rotor(RotorFact(.system(systemRotor), entries))) }

    /// Identifies the view in a namespace, for rotor entries that lead to it.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibility(.rotorEntry(RotorEntryName(id: AnyHashable(id), namespace: namespace)))
    }
}
